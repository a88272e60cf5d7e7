/** Where on the lattice the tile in the middle may lie so that all its arms have room. */

import type { Knot } from "./knots";
import type { Lattice, Point } from "./lattice";
import type { Shape } from "./place";

const ROW = 6; // cells from row to row of a snake
const SHIFTS = [0, -2, 2, -4, 4];

/** The middle of the box first if the arms are equally long; otherwise the lead lies nearer to the edge. */
export function starts(knots: Knot[], shape: Shape, lattice: Lattice, lean: Point): Point[] {
  return shape === "line" ? ofLine(knots, lattice) : ofStar(lattice, lean);
}

function ofStar({ reachX, reachY }: Lattice, lean: Point): Point[] {
  const within = (place: number, reach: number): number => Math.max(4 - reach, Math.min(reach - 4, place));
  const moved = [0, 1, 0.5].map((part) => ({ x: within(-part * lean.x, reachX), y: within(-part * lean.y, reachY) }));
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function ofLine(knots: Knot[], { reachX, reachY }: Lattice): Point[] {
  const [left, right] = lengths(knots);
  if (left + right + MARGIN < 2 * reachX) return [{ x: Math.round((left - right) / 2), y: 0 }];
  const rows = (length: number): number => (ROW * Math.max(0, length - reachX)) / (2 * reachX);
  const y = Math.round((rows(left) - rows(right)) / 2);
  const within = (shift: number): number => Math.max(2 - reachY, Math.min(reachY - 2, y + shift));
  return [...new Set(SHIFTS.map(within))].map((y) => ({ x: 0, y }));
}

const MARGIN = 16; // the lead, and a slot with room for a double at either side

/** How far the arms to the left and to the right would reach in one row. */
function lengths(knots: Knot[]): [number, number] {
  const arms = knots[0]?.branches ?? [];
  const [left, right] = arms.length === 1 ? [undefined, arms[0]] : arms;
  return [length(knots, left?.child ?? -1), length(knots, right?.child ?? -1)];
}

function length(knots: Knot[], from: number): number {
  let cells = 0;
  for (let at = from; at >= 0; at = knots[at]?.branches[0]?.child ?? -1) cells += knots[at]?.double ? 2 : 4;
  return cells;
}
