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
  return keep([...recall(table, store), table].slice(-MOST), store);
}

/** Take that back; gives all that are still dismissed. */
export function recall(table: string, store?: Store): string[] {
  return keep(dismissed(store).filter((one) => one !== table), store);
}

function keep(tables: string[], store?: Store): string[] {
  write(KEY, tables, store);
  return tables;
}

function isTables(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
