/** The names of those who have played at this device besides its owner, in the order of their seats. */

import { read, write, type Store } from "./local";

const KEY = "boneyard.company";

/** Who played here last time. */
export function company(store?: Store): string[] {
  return read(KEY, isNames, store) ?? [];
}

/** Remember who plays here; those who sat further on last time are kept. */
export function keepCompany(names: readonly string[], store?: Store): void {
  write(KEY, [...names, ...company(store).slice(names.length)].slice(0, 16), store);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}
