/** Unfinished games that somebody does not want to be reminded of, on this device. */

import { read, write, type Store } from "./local";

const KEY = "boneyard.dismissed";
const MOST = 50; // tables that are remembered: the server forgets old ones too

/** The tables that were dismissed. */
export function dismissed(store?: Store): string[] {
  return read(KEY, isTables, store) ?? [];
}

/** Dismiss a table; gives all that are. */
export function dismiss(table: string, store?: Store): string[] {
  const tables = [...dismissed(store).filter((one) => one !== table), table].slice(-MOST);
  write(KEY, tables, store);
  return tables;
}

function isTables(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
