/** Tiles at any angle: where they lie, what grows from them, and whether they lie apart. */

import type { Point } from "./lattice";

/** A tile: its middle in units, and the direction in which its arm runs, clockwise from the right; a double lies across. */
export interface Pose extends Point {
  way: number;
  double: boolean;
}

/** The longer and the shorter half of a tile, in units. */
const LONG = 1;
const SHORT = 0.5;
/** How far an arm bends: rather a little than much. */
const BENDS = [30, -30, 45, -45, 90, -90];

/** The tile straight ahead of another one. */
export function straight(from: Pose, double: boolean): Pose {
  const far = (from.double ? SHORT : LONG) + (double ? SHORT : LONG);
  return { ...moved(from, from.way, far), way: from.way, double };
}

/** Where an arm may bend: nowhere, not at a double, or there, too. */
export type Bending = "never" | "neatly" | "anyhow";

/** The ways to go on with a tile: straight, and if it may be around a bend, but not behind or with a double unless there is no other way. */
export function onwards(from: Pose, double: boolean, bending: Bending): Pose[] {
  const doubles = Number(from.double) + Number(double); // two of them lie side by side and never touch around a bend
  const bends = bending !== "never" && doubles <= (bending === "anyhow" ? 1 : 0) ? BENDS : [];
  return [straight(from, double), ...bends.map((bend) => bentBy(from, bend, double))];
}

/** A tile that touches a corner of the last half, the middle of a double, or after a right angle its side; a double lies across the way there, too. */
function bentBy(from: Pose, bend: number, double: boolean): Pose {
  const [way, side] = [from.way + bend, Math.sign(bend) * 90];
  const long = double ? SHORT : LONG;
  if (Math.abs(bend) === 90 && !from.double) return { ...moved(moved(from, from.way, SHORT), way, SHORT + long), way, double };
  const corner = moved(moved(from, from.way, from.double ? SHORT : LONG), from.way + side, from.double ? 0 : SHORT);
  return { ...moved(moved(corner, way - side, SHORT), way, long), way, double };
}

/** Whether two tiles lie apart, with so much air between them: there is a line between them along one of their sides. */
export function apart(one: Pose, other: Pose, air: number): boolean {
  if (Math.abs(one.x - other.x) > 3 || Math.abs(one.y - other.y) > 3) return true;
  return [one.way, one.way + 90, other.way, other.way + 90].some((way) => {
    const [first, second] = [shadow(one, way), shadow(other, way)];
    return first[1] + air <= second[0] + HAIR || second[1] + air <= first[0] + HAIR;
  });
}

const HAIR = 1e-9;

/** How far a tile reaches along a direction, from where to where. */
function shadow(pose: Pose, way: number): [number, number] {
  const [x, y] = unitVector(way);
  const places = corners(pose).map((corner) => corner.x * x + corner.y * y);
  return [Math.min(...places), Math.max(...places)];
}

export function corners(pose: Pose): Point[] {
  const [deep, wide] = pose.double ? [SHORT, LONG] : [LONG, SHORT];
  return [-deep, deep].flatMap((along) => [-wide, wide].map((across) => moved(moved(pose, pose.way, along), pose.way + 90, across)));
}

/** A point so far away in a direction. */
export function moved({ x, y }: Point, way: number, far: number): Point {
  const [right, down] = unitVector(way);
  return { x: x + right * far, y: y + down * far };
}

function unitVector(way: number): [number, number] {
  return [Math.cos(radians(way)), Math.sin(radians(way))];
}

function radians(way: number): number {
  return (way * Math.PI) / 180;
}
