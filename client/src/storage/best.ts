/** How far somebody came in games for one, on this device. */

import { read, write, type Store } from "./local";

/** The best result of a game: at which table, and what was the best before it; null for the first one. */
export interface Best {
  table: string;
  done: number;
  before: number | null;
}

const KEY = "boneyard.best";
const MOST = 50; // games with their options that are remembered

/** The name of a game with its options, and how much of it there is to reach. */
export function kindOf(game: string, options: object, whole: number): string {
  const agreed = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [game, ...agreed.map(([name, value]) => `${name}=${String(value)}`), whole].join(" ");
}

/** Keep how far somebody came at a table. Gives the best before, if that was less; and whether it is told for the first time. */
export function reach(kind: string, table: string, done: number, store?: Store): { before: number; first: boolean } | null {
  const all = read(KEY, isBests, store) ?? {};
  const old = all[kind];
  if (old && old.done >= done) return old.table === table && old.done === done ? beaten(old, false) : null;
  const best = { table, done, before: old?.done ?? null };
  const { [kind]: _, ...others } = all;
  write(KEY, Object.fromEntries([...Object.entries(others), [kind, best]].slice(-MOST)), store);
  return beaten(best, true);
}

function beaten({ before }: Best, first: boolean): { before: number; first: boolean } | null {
  return before === null ? null : { before, first };
}

function isBests(value: unknown): value is Record<string, Best> {
  return typeof value === "object" && value !== null && Object.values(value).every(isBest);
}

function isBest(value: unknown): value is Best {
  const { table, done, before } = (value ?? {}) as Partial<Best>;
  return typeof table === "string" && typeof done === "number" && (before === null || typeof before === "number");
}
