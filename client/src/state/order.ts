/** In which order one's own tiles lie. */

import type { Settings } from "../storage/settings";
import type { TileText } from "../wire/types";
import { pips, sorted } from "../words/text";

/** The tiles of a hand as somebody wants them: as dealt, by number, or the heaviest first; from the right for the left hand. */
export function ordered(tiles: readonly TileText[], { sort, handed }: Pick<Settings, "sort" | "handed">): TileText[] {
  const lying = sort === "dealt" ? [...tiles] : sort === "number" ? sorted(tiles) : heaviestFirst(tiles);
  return handed === "left" ? lying.reverse() : lying;
}

function heaviestFirst(tiles: readonly TileText[]): TileText[] {
  return sorted(tiles).toSorted((one, other) => pips([other]) - pips([one]));
}
