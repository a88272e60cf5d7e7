/** The puzzles of the day: which of them were begun and done on this device. */

import type { Mine } from "../wire/api";
import { read, write, type Store } from "./local";

/** A day, and the tables where its puzzles were begun; a mark stays when the server has forgotten the table. */
export interface Day {
  date: string;
  tables: Record<string, string>;
  done: string[];
}

const KEY = "boneyard.daily";

/** What is known of this day. */
export function today(date: string, store?: Store): Day {
  const kept = read(KEY, isDay, store);
  return kept?.date === date ? kept : { date, tables: {}, done: [] };
}

/** The day after a puzzle was begun. */
export function begun(day: Day, game: string, table: string): Day {
  return { ...day, tables: { ...day.tables, [game]: table } };
}

/** The day with the puzzles marked as done that are solved; those that were lost can be begun anew. */
export function marked(day: Day, mine: readonly Mine[]): Day {
  const over = new Map(mine.filter((own) => own.status === "over").map((own) => [own.table, own.won]));
  const begun = Object.entries(day.tables);
  const done = begun.filter(([, table]) => over.get(table)).map(([game]) => game);
  const tables = Object.fromEntries(begun.filter(([, table]) => over.get(table) !== false));
  return { ...day, tables, done: [...new Set([...day.done, ...done])] };
}

/** Remember a day. */
export function keepDay(day: Day, store?: Store): void {
  write(KEY, day, store);
}

function isDay(value: unknown): value is Day {
  const { date, tables, done } = (value ?? {}) as Partial<Day>;
  return typeof date === "string" && typeof tables === "object" && tables !== null && Array.isArray(done);
}
