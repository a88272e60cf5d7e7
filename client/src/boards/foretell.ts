/** Whether a line of the fortune-teller can still be finished. */

import type { Layout, TileText } from "../wire/types";
import { halves, other } from "../words/text";

/**
 * The tiles that can never be laid if the line shows these ends. Every number stands on an even count of tiles but for
 * the two of the hidden one, so whatever can be reached from the ends over the tiles that are left can also be laid.
 */
export function stranded(tiles: readonly TileText[], ends: readonly number[]): TileText[] {
  const seen = new Set(ends);
  for (const number of seen) {
    for (const pair of tiles.map(halves)) if (pair.includes(number)) pair.forEach((half) => seen.add(half));
  }
  return tiles.filter((tile) => !halves(tile).some((half) => seen.has(half)));
}

/** The numbers at the ends of the line after a tile is laid at one of them, or leads. */
export function endsAfter(layout: Layout, tile: TileText, end: string): number[] {
  if (!layout.ends.length) return halves(tile);
  return layout.ends.map(({ name, number }) => (name === end ? other(tile, number) : number));
}
