/** A row in which nothing matches: the tiles as they were laid, from left to right, in as many rows as it needs. */

import type { Layout } from "../wire/types";
import { knots } from "./knots";
import { leading, sameBox, type Box, type Placement } from "./place";
import { units } from "./units";

const ACROSS = 2.5; // units from tile to tile
const DOWN = 1.5; // units from row to row

/** Place a row. */
export function placeRow(layout: Layout, box: Box, before?: Placement): Placement {
  const laid = knots(layout);
  if (laid.length === 0) return leading("row", box);
  const places = laid.length + layout.ends.length;
  const unit = units(box, 1).find((unit) => unit <= sizeBefore(box, before) && holds(box, unit) >= places) ?? 1;
  const at = (index: number) => ({ ...spot(index, box, unit), turn: 0 as const });
  const tiles = laid.map(({ halves }, index) => ({ ...at(index), halves }));
  const slots = layout.ends.map(({ name, number, first, side }) => ({ name, number, first, side, ...at(laid.length) }));
  const memory = { shape: "row" as const, box, keys: laid.map(({ key }) => key), laid: null, lead: 0 };
  return { unit, tiles, slots, lead: null, links: [], memory };
}

/** Tiles do not grow again while a row goes on. */
function sizeBefore(box: Box, before?: Placement): number {
  return before && before.tiles.length > 0 && sameBox(before, "row", box) ? before.unit : Infinity;
}

function columns({ width }: Box, unit: number): number {
  return Math.max(1, Math.floor((width / unit + ACROSS - 2) / ACROSS));
}

function rows({ height }: Box, unit: number): number {
  return Math.floor((height / unit + DOWN - 1) / DOWN);
}

function holds(box: Box, unit: number): number {
  return columns(box, unit) * rows(box, unit);
}

/** The rows stand in the middle of the box as a block as wide and high as there is room. */
function spot(index: number, box: Box, unit: number): { x: number; y: number } {
  const [wide, high] = [columns(box, unit), rows(box, unit)];
  const column = index % wide;
  const row = Math.floor(index / wide);
  return {
    x: box.width / 2 + (column - (wide - 1) / 2) * ACROSS * unit,
    y: box.height / 2 + (row - (high - 1) / 2) * DOWN * unit,
  };
}
