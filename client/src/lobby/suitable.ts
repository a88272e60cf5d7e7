/** Which of the open tables suits somebody who looks for company. */

import type { Listed } from "../wire/types";
import { freeSeats } from "./summary";

/** Where somebody is and waits for company in this game: as many players as wanted first, then the fewest free seats, then the oldest. */
export function suitable(tables: readonly Listed[], game: string, players: number): Listed[] {
  const found = tables.filter((table) => table.game === game && table.here);
  const far = (table: Listed) => [Number(table.players !== players), freeSeats(table), table.created];
  return found.toSorted((one, other) => compare(far(one), far(other)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
