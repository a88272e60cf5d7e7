/** Room for a finger around small places. */

import type { Point } from "./lattice";

const FINGER = 44; // pixels

/** The side of the square around a place that belongs to it alone: no other place's square begins within it. */
export function fingerRoom(place: Point, places: readonly Point[]): number {
  const others = places.filter((other) => other !== place);
  return Math.min(FINGER, ...others.map(({ x, y }) => Math.max(Math.abs(x - place.x), Math.abs(y - place.y))));
}
