/** The loupe: a crowded table is laid in a larger box, of which one sees a part. */

import type { Box } from "./place";

const READABLE = 16; // pixels of a tile's short side, below which pips run together on a phone
const ROOMY = 20; // pixels from which a table is no longer crowded: a row of buttons less must not make it so
const COMFORTABLE = 26; // pixels it has at least when a table is enlarged
const ENOUGH = 22; // pixels down to which an enlarged table stays as large as it is
const BAR = 16; // pixels for a scroll bar
const TIMES = [1, 1.5, 2, 2.5, 3, 4, 6];
const MORE = [1.1, 1.5, 2, 3, 4, 6];
const ACROSS = 1.25; // what a box seems larger that is also scrolled across: wheels and thumbs go up and down
const PROMISING = 0.3; // of the room that the same tiles would need in the same order

/** A layout in a box that is larger than what one sees. */
export interface Enlarged<Placed> {
  box: Box;
  placed: Placed;
}

/** Whether the tiles are too small to be read; a table that was crowded stays so until there is ample room. */
export function isCrowded(unit: number, before: boolean): boolean {
  return unit < (before ? ROOMY : READABLE);
}

/** Place a layout that has this unit in the view; the box stays while its tiles are large enough. */
export function enlarge<Placed extends { unit: number }>(
  view: Box,
  unit: number,
  placeIn: (box: Box, before?: Placed) => Placed,
  before?: Enlarged<Placed>,
): Enlarged<Placed> {
  const kept = before && { box: before.box, placed: placeIn(before.box, before.placed) };
  if (kept && kept.placed.unit >= ENOUGH) return kept;
  const least = Math.max(before ? area(before.box) + 1 : 0, PROMISING * area(scaled(view, COMFORTABLE / unit)));
  const [first = view, ...others] = boxes(view, unit).filter((box) => area(box) >= least);
  let large = { box: first, placed: placeIn(first) };
  for (const box of others) {
    if (large.placed.unit >= COMFORTABLE) break;
    large = { box, placed: placeIn(box) };
  }
  return large;
}

/** Boxes to try: the smallest first, and at last some that have the shape of the view and room for anything. */
function boxes({ width, height }: Box, unit: number): Box[] {
  const view = { width: width - BAR, height: height - BAR };
  const all = TIMES.flatMap((across) => TIMES.map((down) => scaled(view, across, down)));
  const size = (box: Box): number => area(box) * (box.width > view.width ? ACROSS : 1);
  const larger = MORE.map((more) => scaled(view, (more * COMFORTABLE) / unit));
  return [...all.slice(1).toSorted((one, other) => size(one) - size(other)), ...larger];
}

function area({ width, height }: Box): number {
  return width * height;
}

function scaled({ width, height }: Box, across: number, down = across): Box {
  return { width: width * across, height: height * down };
}
