/** Where it is told what a tile has won: beside the tile, and within the table. */

import type { Window } from "../geometry/look";

export interface Badge {
  x: number;
  y: number;
  width: number;
  /** Of the letters. */
  size: number;
}

/** The badge of a tile that lies at a point: above it, or below where there is no room, and never beyond an edge. */
export function badgeAt(point: { x: number; y: number }, text: string, unit: number, table: Window): Badge {
  const size = Math.min(22, Math.max(14, unit * 0.6));
  const away = unit + size; // so that the pips of the tile can be counted
  const width = size * (0.62 * text.length + 0.9);
  const y = point.y - away - table.y < size ? point.y + away : point.y - away;
  const [left, right] = [table.x + width / 2, table.x + table.width - width / 2];
  return { x: Math.max(left, Math.min(point.x, right)), y, width, size };
}
