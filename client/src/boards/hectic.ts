/** The race of hectic: where every tile lies in the middle, who holds it, and what is played for. */

import type { Place } from "../dom/grid";
import type { Seat, TileText } from "../wire/types";

/** The table. */
export interface Race {
  doubles: TileText[];
  double: TileText[];
  pool: TileText[];
  hands: TileText[][];
  won: TileText[][];
  aside: TileText[];
  turn: Seat[];
}

export const ROUNDS = 10;
const HIGHEST = 9;

/** The singles row by row: a row for 0, one for 1 and 8, one for 2 and 7 ..., nine in each. */
export const SINGLES: readonly TileText[] = Array.from({ length: 5 }, (_, row) => [
  ...above(row),
  ...(row ? above(HIGHEST - row) : []),
]).flat();

/** The places of the singles: nine columns where there is room, nine rows where the table is narrow. */
export function spread(wide: boolean): Place[] {
  return SINGLES.map((name, at) => {
    const [line, along] = [Math.floor(at / HIGHEST), at % HIGHEST];
    return wide ? { name, row: line, column: along } : { name, row: along, column: line };
  });
}

/** The number of the double that is played for; -1 when all are played. */
export function numberOf({ double }: Race): number {
  return Number(double[0]?.split("-")[1] ?? -1);
}

/** How many tiles a chain needs. */
export function shortest(number: number): number {
  return Math.max(3, number);
}

/** The points for a double. */
export function worth(number: number): number {
  return number <= 3 ? 3 : number <= 6 ? 4 : 5;
}

/** Who holds a tile; null if it is free. */
export function holder({ hands }: Race, tile: TileText): Seat | null {
  const seat = hands.findIndex((held) => held.includes(tile));
  return seat < 0 ? null : seat;
}

function above(low: number): TileText[] {
  return Array.from({ length: HIGHEST - low }, (_, at) => `${low}-${low + at + 1}`);
}
