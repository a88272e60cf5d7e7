/** Where the bricks of a fortress lie: cells seen from above, and higher levels shifted upwards so that they show. */

import type { TileText } from "../wire/types";
import type { Box, Lying, Rotation } from "./place";

/** A cell: so many to the right of the low half of the first tile, and so many downwards. */
export interface Cell {
  x: number;
  y: number;
}

/** Where a tile lies: the cell of its low half, and the way to its high half: right, down, left or up. */
export interface Spot extends Cell {
  way: string;
}

/** A laid tile as the table tells it; the lowest level is 1. */
export interface Brick {
  tile: TileText;
  spot: Spot;
  level: number;
}

/** A brick on the screen; what lies on a higher level is to be drawn later, with a longer shadow. */
export interface Standing extends Lying {
  level: number;
  lift: number; // pixels by which it is shifted upwards
}

/** All the bricks, and the middle of the cell 0,0 on the lowest level; the unit is the side of a cell in pixels. */
export interface Fortress {
  unit: number;
  bricks: Standing[];
  origin: Cell;
  box: Box;
}

const LARGEST = 52;
const FEWEST = { width: 12, height: 10 }; // cells that are shown at the very least
const BORDER = 2; // cells around all bricks, where one more can be attached
const SPARE = 1; // cells more than that when the bricks are moved, so that they are not moved again at once
const LIFT = 0.14; // units from level to level
const TURNS: Record<string, Rotation> = { r: 0, d: 90, l: 180, u: 270 };

/** Place a fortress; the bricks stay where they are while there is room for another one on every side. */
export function placeFortress(bricks: Brick[], box: Box, before?: Fortress): Fortress {
  const cells = bricks.flatMap(({ spot }) => [spot, highCell(spot)]);
  const { unit, origin } = before && holds(before, box, cells) ? before : anew(cells, box);
  const empty: Fortress = { unit, origin, box, bricks: [] };
  return { ...empty, bricks: bricks.map((brick) => standing(empty, brick)) };
}

/** The cell of the high half. */
export function highCell({ x, y, way }: Spot): Cell {
  const right = { r: 1, l: -1 }[way] ?? 0;
  const down = { d: 1, u: -1 }[way] ?? 0;
  return { x: x + right, y: y + down };
}

/** The middle of a cell on a level, in pixels. */
export function cellAt({ unit, origin }: Fortress, { x, y }: Cell, level = 1): Cell {
  return { x: origin.x + x * unit, y: origin.y + y * unit - lift(unit, level) };
}

/** The middle of a tile that lies or would lie on a spot, in pixels, and how it is turned. */
export function spotAt(fortress: Fortress, spot: Spot, level = 1): Cell & { turn: Rotation } {
  const [low, high] = [cellAt(fortress, spot, level), cellAt(fortress, highCell(spot), level)];
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, turn: TURNS[spot.way] ?? 0 };
}

function standing(fortress: Fortress, { tile, spot, level }: Brick): Standing {
  const [low = 0, high = 0] = tile.split("-").map(Number);
  return { ...spotAt(fortress, spot, level), halves: [low, high], level, lift: lift(fortress.unit, level) };
}

function lift(unit: number, level: number): number {
  return (level - 1) * LIFT * unit;
}

function holds({ unit, origin, box }: Fortress, { width, height }: Box, cells: Cell[]): boolean {
  const room = (BORDER + 0.5) * unit;
  const inside = (at: number, size: number): boolean => at - room >= 0 && at + room <= size;
  const fits = ({ x, y }: Cell): boolean => inside(origin.x + x * unit, width) && inside(origin.y + y * unit, height);
  return box.width === width && box.height === height && cells.every(fits);
}

/** The bricks in the middle of the box, as large as there is room. */
function anew(cells: Cell[], box: Box): { unit: number; origin: Cell } {
  const across = span(cells.map(({ x }) => x));
  const down = span(cells.map(({ y }) => y));
  const columns = Math.max(FEWEST.width, across.count + 2 * (BORDER + SPARE));
  const rows = Math.max(FEWEST.height, down.count + 2 * (BORDER + SPARE));
  const unit = Math.min(LARGEST, box.width / columns, box.height / rows);
  return { unit, origin: { x: box.width / 2 - across.middle * unit, y: box.height / 2 - down.middle * unit } };
}

function span(places: number[]): { count: number; middle: number } {
  const [first, last] = [Math.min(0, ...places), Math.max(0, ...places)];
  return { count: last - first + 1, middle: (first + last) / 2 };
}
