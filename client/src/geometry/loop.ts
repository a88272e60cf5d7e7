/** A closed way over the table, in rows to and fro and back along the left side: both arms of a line run along it, towards each other. */

import type { Point } from "./lattice";

const LANE = 6; // cells from the middle of a row to that of the next one: doubles lie across, with air between them
const EDGE = 2; // cells from the middle of a row to its side

/** The corners in turn, in cells, the first one at the upper left. */
export interface Loop {
  corners: Point[];
  length: number;
}

/** The longest loop in a box that reaches so many cells from its middle; undefined if there is not even room for two rows. */
export function loopIn(reachX: number, reachY: number): Loop | undefined {
  const rows = 2 * Math.floor((reachY - EDGE + LANE / 2) / LANE);
  const [left, right] = [EDGE - reachX, reachX - EDGE];
  if (rows < 2 || right - left < 3 * LANE) return undefined;
  const corners = Array.from({ length: rows }, (_, row) => endsOf(row, rows, left, right)).flat();
  return { corners, length: lengthOf(corners) };
}

/** Where a row begins and ends: the first and the last one meet on the left, those between leave room for the way back. */
function endsOf(row: number, rows: number, left: number, right: number): Point[] {
  const y = LANE * (row - rows / 2) + LANE / 2;
  const inner = row === 0 || row === rows - 1 ? left : left + LANE;
  const [begin, end] = row % 2 === 0 ? [inner, right] : [right, inner];
  return [{ x: begin, y }, { x: end, y }];
}

function lengthOf(corners: Point[]): number {
  const next = (at: number): Point => corners[(at + 1) % corners.length] as Point;
  return corners.reduce((sum, { x, y }, at) => sum + Math.abs(next(at).x - x) + Math.abs(next(at).y - y), 0);
}
