/** How large tiles are in a hand: as large as is comfortable at first, later so that all that may come have room. */

import type { Arms } from "./laying";
import { unitOfLoop } from "./line";
import type { Box } from "./place";
import { units } from "./units";

const ROOM: Record<Arms | "rays", number> = { line: 11, star: 12, feet: 16, rays: 18 }; // squares of the unit for every tile of a whole hand
const CELLS = 3.7; // cells of a line for every tile, as long as nobody knows which are doubles
const COMFORTABLE = 34; // pixels of a tile's short side with which one also likes to begin

const SMALLEST = 12; // pixels of it, below which tiles are only drawn if there are more than anybody expects

/** The size for all tiles of a hand. */
export function lastUnit(shape: keyof typeof ROOM, box: Box, most: number): number {
  if (shape === "line" && most) return unitOfLoop(box, CELLS * most) ?? SMALLEST;
  const ample = Math.sqrt((box.width * box.height) / ROOM[shape] / Math.max(1, most));
  return Math.min(Math.max(SMALLEST, Math.floor(ample)), units(box, 1)[0] ?? 1);
}

/** The size with which a hand begins: the last one, too, if it is comfortable, so that nothing has to move. */
export function firstUnit(shape: keyof typeof ROOM, box: Box, most: number): number {
  const last = lastUnit(shape, box, most);
  return last >= COMFORTABLE ? last : (units(box, 1, shape === "line")[0] ?? 1);
}

/** The size to go on with when tiles of this size have no room: the last one at once, so that they have to move only once. */
export function nextUnit(shape: keyof typeof ROOM, box: Box, most: number, now: number): number {
  return Math.min(now, lastUnit(shape, box, most));
}
