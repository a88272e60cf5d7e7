/** What a device keeps of somebody, and forgets with them. */

const OURS = /^boneyard[.-]/;

/** Forget all that was kept here of games and tables; the settings of the device stay. */
export function forgetDevice(store: Storage = localStorage): void {
  try {
    const kept = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
    kept.filter((key) => OURS.test(key)).forEach((key) => store.removeItem(key));
  } catch {
    return; // a device that keeps nothing has nothing to forget
  }
}
