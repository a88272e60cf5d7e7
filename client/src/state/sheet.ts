/** The score sheet: a column for everybody, or for those who have had the same points in every hand. */

import type { Hand, Seat } from "../wire/types";

export function columns({ sides, sheet }: Hand): Seat[][] {
  const together = sides.every((side) => (sheet ?? []).every((result) => side.every((seat) => result[seat] === result[side[0] ?? 0])));
  return together ? sides : sides.flat().toSorted((one, other) => one - other).map((seat) => [seat]);
}

/** What each hand brought; with the one that is played, if it has brought something already. */
export function rows({ sheet, result, over, dealing }: Hand): number[][] {
  const running = !over && !dealing && result?.some((points) => points !== 0);
  return [...(sheet ?? []), ...(running ? [result ?? []] : [])];
}
