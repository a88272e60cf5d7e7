/** The score table of dominance: totals, the windows in which they take a row, and what an entry would do. */

import type { Seat, TileText } from "../wire/types";
import { halves, other } from "../words/text";

interface Entry {
  tile: TileText;
  row: number;
}

/** The table. */
export interface Ledger {
  left: TileText[];
  columns: Entry[][];
  mover: Seat;
  turn: Seat[];
}

/** How two totals in a row stand, as the owner of the first one sees it. */
export type Standing = "takes" | "taken" | "equal" | "beyond" | "below" | "alone" | "empty";

export interface Consequence {
  own: number;
  other: number;
  how: Standing;
  points: number;
}

/** All tiles of the game, in order, whether they are left or entered. */
export function tilesOf({ left, columns }: Ledger): TileText[] {
  return [...left, ...columns.flat().map((entry) => entry.tile)].toSorted();
}

/** The numbers of the rows: all that stand on the tiles. */
export function rowsOf(ledger: Ledger): number[] {
  return [...new Set(tilesOf(ledger).flatMap(halves))].toSorted((one, other) => one - other);
}

/** The total of a seat in a row. */
export function totalOf(ledger: Ledger, seat: Seat, row: number): number {
  const entries = (ledger.columns[seat] ?? []).filter((entry) => entry.row === row);
  return entries.reduce((sum, { tile }) => sum + other(tile, row), 0);
}

/** How a total stands against the other's in the same row. */
export function standing(own: number, against: number): Standing {
  if (!own || !against) return own ? "alone" : "empty";
  if (own === against) return "equal";
  if (own > against) return own <= 2 * against ? "takes" : "beyond";
  return against <= 2 * own ? "taken" : "below";
}

/** The points that change hands where totals stand so: the lower one's. */
export function points(own: number, against: number): number {
  return ["takes", "taken"].includes(standing(own, against)) ? Math.min(own, against) : 0;
}

/** The totals that take this one, from and to; null if it is empty. */
export function windowOf(against: number): [number, number] | null {
  return against ? [Math.min(against + 1, 2 * against), 2 * against] : null;
}

/** What a row would be if the player to move had this tile there. */
export function consequence(ledger: Ledger, tile: TileText, row: number): Consequence {
  const own = totalOf(ledger, ledger.mover, row) + other(tile, row);
  const against = totalOf(ledger, 1 - ledger.mover, row);
  return { own, other: against, how: standing(own, against), points: points(own, against) };
}

/** What a seat takes as the rows stand now. */
export function taking(ledger: Ledger, seat: Seat): number {
  const totals = rowsOf(ledger).map((row) => [totalOf(ledger, seat, row), totalOf(ledger, 1 - seat, row)] as const);
  return totals.reduce((sum, [own, against]) => sum + (standing(own, against) === "takes" ? against : 0), 0);
}
