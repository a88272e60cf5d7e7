/** Values in the local storage of the browser, which may refuse to store anything. */

/** The part of a Storage that is used; tests bring their own. */
export type Store = Pick<Storage, "getItem" | "setItem">;

/** The value of a key, if it has the right shape. */
export function read<T>(key: string, shaped: (value: unknown) => value is T, store?: Store): T | null {
  try {
    const value: unknown = JSON.parse((store ?? localStorage).getItem(key) ?? "null");
    return shaped(value) ? value : null;
  } catch {
    return null; // storage is forbidden, or somebody else wrote there
  }
}

/** Store a value. */
export function write(key: string, value: unknown, store?: Store): void {
  try {
    (store ?? localStorage).setItem(key, JSON.stringify(value));
  } catch {
    return; // a device that remembers nothing can still play
  }
}
