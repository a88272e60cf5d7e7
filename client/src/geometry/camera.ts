/** The camera over a table: how near one looks at a crowded one, and where. */

import type { Point } from "./lattice";
import type { Window } from "./look";
import type { Box } from "./place";

const READABLE = 16; // pixels of a tile's short side, below which pips run together on a phone
const ROOMY = 20; // pixels from which a table is no longer crowded: a row of buttons less must not make it so
const ENOUGH = 24; // pixels it has at least when one looks nearer, so that a finger meets it
const COMFORTABLE = 30; // pixels it has at the most unless one wants more
const LARGEST = 64; // pixels that are never of any use to exceed
const AROUND = 1.6; // units around the middle of a tile that belong to the picture
const ROW = 53; // pixels of a row of buttons
const SHARE = 0.11; // of a low felt that is left for it at the most
const SLACK = 0.28; // of the board by which it may get higher or lower without anything being moved
const LOWEST = 96; // pixels that a felt always has

/** Whether the tiles are too small to be read; a table that was crowded stays so until there is ample room. */
export function isCrowded(unit: number, before: boolean): boolean {
  return unit < (before ? ROOMY : READABLE);
}

/** A box in which tiles are laid, the height of the board on which it was chosen, and for which hand. */
export interface Steady extends Box {
  board: number;
  hand: number;
}

/** The box in which tiles are laid: it leaves room for what may come below the felt, at least for a row of buttons. */
export function roomy(felt: Box, height = felt.height - Math.min(ROW, felt.height * SHARE)): Box {
  return { width: felt.width, height: Math.max(LOWEST, Math.min(height, felt.height)) };
}

/** Whether tiles can stay in the box where they are: in the same hand, on the same screen, while the felt is not lower. */
export function steady(before: Steady, now: Steady, felt: Box): boolean {
  const same = before.hand === now.hand && before.width === now.width && before.height <= felt.height;
  return same && Math.abs(before.board - now.board) < SLACK * now.board;
}

/** How near one may look at tiles of this size. */
export function within(zoom: number, unit: number): number {
  return Math.max(1, Math.min(zoom, LARGEST / unit));
}

/** How near one looks at tiles of this size to see them well. */
export function nearer(unit: number): number {
  return within(Math.max(COMFORTABLE / unit, 1.6), unit);
}

/** The first spots, and as many of the others, the nearest first, as can be seen together with tiles that are large enough. */
export function together(view: Box, unit: number, first: readonly Point[], others: readonly Point[]): Point[] {
  const [start, ...more] = first.length ? [first, ...others] : [others.slice(0, 1), ...others.slice(1)];
  return byDistance(start, more).reduce<Point[]>((spots, spot) => {
    const all = [...spots, spot];
    return reach(view, unit, all) >= ENOUGH / unit ? all : spots;
  }, [...start]);
}

/** What to look at to see all these spots, not nearer than is comfortable. */
export function framed(view: Box, box: Box, unit: number, spots: readonly Point[]): Window {
  const zoom = Math.max(ENOUGH / unit, Math.min(reach(view, unit, spots), COMFORTABLE / unit));
  return around(view, box, middle(spots), within(zoom, unit));
}

/** What one sees at this zoom with this spot in the middle, no further out than the table goes. */
export function around(view: Box, box: Box, spot: Point, zoom: number): Window {
  const [width, height] = [view.width / zoom, view.height / zoom];
  const inside = (at: number, size: number, all: number): number => Math.max(0, Math.min(at - size / 2, all - size));
  return { x: inside(spot.x, width, box.width), y: inside(spot.y, height, box.height), width, height };
}

/** How near one can look and still see all these tiles. */
function reach(view: Box, unit: number, spots: readonly Point[]): number {
  const span = (places: number[]): number => Math.max(...places) - Math.min(...places) + 2 * AROUND * unit;
  return Math.min(view.width / span(spots.map(({ x }) => x)), view.height / span(spots.map(({ y }) => y)));
}

function middle(spots: readonly Point[]): Point {
  const half = (places: number[]): number => (Math.min(...places) + Math.max(...places)) / 2;
  return { x: half(spots.map(({ x }) => x)), y: half(spots.map(({ y }) => y)) };
}

function byDistance(from: readonly Point[], spots: readonly Point[]): Point[] {
  const far = (spot: Point): number => Math.min(...from.map(({ x, y }) => Math.hypot(spot.x - x, spot.y - y)));
  return spots.toSorted((one, other) => far(one) - far(other));
}
