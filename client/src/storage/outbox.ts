/** Moves that wait for an answer, kept for as long as the tab lives: a reload does not lose them. */

import type { Move } from "../wire/connection";

const name = (table: string) => `boneyard-moves-${table}`;

export function waiting(table: string): Move[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name(table)) ?? "[]");
    return Array.isArray(kept) ? (kept as Move[]) : [];
  } catch {
    return [];
  }
}

export function keepWaiting(table: string, moves: Move[]): void {
  try {
    if (moves.length) sessionStorage.setItem(name(table), JSON.stringify(moves));
    else sessionStorage.removeItem(name(table));
  } catch {
    // a browser that keeps nothing still sends them while the page is open
  }
}
