/** Where to look on a table of which one sees a part, and where a button is least in the way. */

import type { Point } from "./lattice";
import type { Box } from "./place";

/** What one sees: its upper left corner on the table, and its size. */
export interface Window extends Point, Box {}

/** A window as an SVG wants to be told it. */
export function viewBox({ x, y, width, height }: Window): string {
  return `${x} ${y} ${width} ${height}`;
}

export type Corner = "bottom right" | "bottom left" | "top right" | "top left";

const BUTTON = 58; // pixels that a button in a corner takes up, with half a small tile

/** Whether one sees this spot, so far from the edge. */
export function sees({ x, y, width, height }: Window, spot: Point, edge: number): boolean {
  const [right, down] = [spot.x - x, spot.y - y];
  return right >= edge && right <= width - edge && down >= edge && down <= height - edge;
}

/** The spot to go to: the nearest one, if none of them is seen. */
export function away(window: Window, spots: readonly Point[], edge: number): Point | null {
  if (spots.some((spot) => sees(window, spot, edge))) return null;
  return nearest(middle(window), spots);
}

/** The spot that is nearest to a point. */
export function nearest<Spot extends Point>(to: Point, spots: readonly Spot[]): Spot | null {
  const far = ({ x, y }: Point): number => Math.hypot(x - to.x, y - to.y);
  return spots.reduce<Spot | null>((best, spot) => (best && far(best) <= far(spot) ? best : spot), null);
}

/** The corner in which a button hides the fewest slots, and then the fewest tiles. */
export function freeCorner({ width, height }: Box, slots: readonly Point[], tiles: readonly Point[]): Corner {
  const hidden = (corner: Corner, spots: readonly Point[]): number =>
    spots.filter(({ x, y }) => {
      const down = corner.startsWith("top") ? y : height - y;
      return Math.max(down, corner.endsWith("left") ? x : width - x) < BUTTON;
    }).length;
  const cost = (corner: Corner): number => hidden(corner, slots) * (tiles.length + 1) + hidden(corner, tiles);
  return CORNERS.toSorted((one, other) => cost(one) - cost(other))[0] ?? "bottom right";
}

const CORNERS: Corner[] = ["bottom right", "bottom left", "top right", "top left"];

function middle({ x, y, width, height }: Window): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
