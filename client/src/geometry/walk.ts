/** Walking along a loop: every tile of an arm behind the one before, and around the corners. */

import type { Loop } from "./loop";
import { STEP_X, STEP_Y, type Point, type Way } from "./lattice";
import { ahead, port, type Port, type Spot } from "./ports";

/** Somebody who lays an arm along a loop. */
export interface Walker {
  port: Port;
  corner: number; // the one ahead
  step: 1 | -1; // to the corner behind it
  double: boolean; // whether the last tile was one
}

const BESIDE = -1; // around the corner at the side of the last half
const BEFORE = 1; // around the corner in front of it

/** The place of the next tile, and the walker behind it. */
export function walk(walker: Walker, double: boolean, loop: Loop): { spot: Spot; walker: Walker } {
  const { corner, step } = walker;
  const far = distance(walker.port, cornerOf(loop, corner));
  const straight = far > (double && !walker.double ? 0 : 2);
  const spot = ahead(straight ? walker.port : turned(walker, double ? 0 : far, loop), double);
  return { spot, walker: { port: spot.beyond, corner: straight ? corner : corner + step, step, double } };
}

/** Around the corner: at the side of the last half, in front of it if that is nearer to the corner, or from the end of a double that lies in it. */
function turned({ port: from, corner, step, double }: Walker, far: number, loop: Loop): Port {
  const way = wayFrom(cornerOf(loop, corner), cornerOf(loop, corner + step));
  const beside = far > 0 ? BEFORE : BESIDE;
  if (double && far <= 0) return port(from.x - STEP_X[from.way] + 2 * STEP_X[way], from.y - STEP_Y[from.way] + 2 * STEP_Y[way], way);
  const [x, y] = [STEP_X[from.way] - STEP_X[way], STEP_Y[from.way] - STEP_Y[way]];
  return port(from.x + beside * x, from.y + beside * y, way);
}

/** How far ahead a point is. */
function distance({ x, y, way }: Port, to: Point): number {
  return (to.x - x) * STEP_X[way] + (to.y - y) * STEP_Y[way];
}

export function cornerOf({ corners }: Loop, at: number): Point {
  const count = corners.length;
  return corners[((at % count) + count) % count] as Point;
}

function wayFrom(one: Point, other: Point): Way {
  if (one.y === other.y) return other.x > one.x ? 0 : 2;
  return other.y > one.y ? 1 : 3;
}
