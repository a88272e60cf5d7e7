/** Moves that are not acknowledged yet, kept for as long as the tab lives: a reload does not lose them. */

import type { MoveFrame, Outbox } from "../wire/connection";

/** The outbox of a table. */
export function outboxOf(table: string): Outbox {
  const key = `boneyard-moves-${table}`;
  return { load: () => load(key), save: (moves) => save(key, moves) };
}

function load(key: string): MoveFrame[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as MoveFrame[]) : [];
  } catch {
    return [];
  }
}

function save(key: string, moves: MoveFrame[]): void {
  try {
    if (moves.length) sessionStorage.setItem(key, JSON.stringify(moves));
    else sessionStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing still sends them while the page is open
  }
}
