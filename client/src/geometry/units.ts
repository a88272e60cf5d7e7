/** The sizes of the tiles: the unit is the short side in pixels. */

import type { Box } from "./place";

const UNITS = [56, 52, 48, 44, 40, 36, 32, 28, 25, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CROWDED = 4.5; // squares of the unit that a tile needs at the very least, with the air around it

/** The units to try for so many tiles, the largest first; a line needs less height than what grows in all directions. */
export function units({ width, height }: Box, tiles: number, line = false): number[] {
  const most = Math.min(width / 9, height / (line ? 5.2 : 7), Math.sqrt((width * height) / CROWDED / Math.max(1, tiles)));
  return UNITS.filter((unit) => unit <= most);
}
