/** A table that is only looked at: nothing will be laid any more, so the tiles fill the picture. */

import type { Point } from "./lattice";
import type { Window } from "./look";
import type { Box } from "./place";

const LARGEST = 40; // pixels of a tile's short side, so that few tiles do not look like a poster
const READABLE = 20; // pixels from which a layout is drawn with as few bends as it can have
const TIMES = [4, 3, 2, 1.5, 1]; // the boxes to try, in sizes of the view: the larger, the fewer bends
const MARGIN = 0.4; // units around the tiles

/** The middle of something on the table; a tile has a turn, anything else is a mere point. */
export interface Spot extends Point {
  turn?: number;
}

/** The part of a table in which these spots lie, in the shape of the view. */
export function closeUp(view: Box, unit: number, spots: readonly Spot[]): Window {
  const half = ({ turn }: Spot, end: number): number => (turn === undefined ? 0 : turn % 180 === end ? unit / 2 : unit);
  const xs = spots.flatMap((spot) => around(spot.x, half(spot, 90)));
  const ys = spots.flatMap((spot) => around(spot.y, half(spot, 0)));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = 2 * MARGIN * unit;
  const scale = Math.min(view.width / (right - left + margin), view.height / (bottom - top + margin), LARGEST / unit);
  const [width, height] = [view.width / scale, view.height / scale];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Place a layout in the largest box in which its tiles can still be read; else where they are largest. */
export function placeStill<Placed extends { unit: number }>(
  view: Box,
  placeIn: (box: Box) => Placed,
  spotsOf: (placed: Placed) => readonly Spot[],
): Placed {
  const [first, ...others] = TIMES.map((times) => placeIn({ width: times * view.width, height: times * view.height }));
  const size = (placed: Placed) => (placed.unit * view.width) / closeUp(view, placed.unit, spotsOf(placed)).width;
  const tried = [first!, ...others];
  return tried.find((placed) => size(placed) >= READABLE) ?? tried.reduce((best, one) => (size(one) > size(best) ? one : best));
}

function around(middle: number, half: number): [number, number] {
  return [middle - half, middle + half];
}
