/** A line on a loop: its arms share all the room there is, so it never has to move again, whichever way it grows. */

import type { Knot } from "./knots";
import { RIGHT, type Lattice, type Point } from "./lattice";
import { lattice, middle, type Task } from "./laying";
import { loopIn, type Loop } from "./loop";
import type { Box } from "./place";
import { portsOfMiddle, type Spot } from "./ports";
import type { Laid } from "./stops";
import { units } from "./units";
import { cornerOf, walk, type Walker } from "./walk";

const APART = 14; // cells between the ends of a line on a loop, for their slots and some air
const SMALLEST = 12; // pixels of a tile's short side, below which nobody can read it

/** The largest tiles with which a loop holds a line of so many cells; undefined if there are none. */
export function unitOfLoop(box: Box, cells: number): number | undefined {
  const most = units(box, 1, true)[0] ?? 1;
  const sizes = Array.from({ length: Math.max(0, most - SMALLEST + 1) }, (_, less) => most - less);
  return sizes.find((unit) => (loopOf(box, unit)?.length ?? 0) >= cells + APART);
}

/** How many cells a line will take that may have so many tiles. */
export function cellsOf(knots: Knot[], most: number): number {
  const doubles = knots.filter(({ double }) => double).length;
  return 4 * Math.max(most, knots.length) - 2 * doubles;
}

/** The line on the loop with tiles of this size, its lead where the others move least; undefined if there is no room. */
export function onLoop(task: Task, unit: number, was?: Laid): Laid | undefined {
  const loop = loopOf(task.box, unit);
  const ways = loop ? leads(loop).flatMap((lead) => fromLead(task, unit, lead) ?? []) : [];
  const unrest = new Map(ways.map((laid) => [laid, was ? farFrom(was, laid) : fromMiddle(laid)]));
  return ways.toSorted((one, other) => unrest.get(one)! - unrest.get(other)!)[0];
}

/** The line on the loop with its lead at this place. */
export function fromLead({ knots, box }: Task, unit: number, lead: Lead): Laid | undefined {
  const [loop, table] = [loopOf(box, unit), lattice(box, unit)];
  const tiles = [middle(lead, knots[0]?.double ?? false)];
  const slots = new Map<string, Spot>();
  if (!loop) return undefined;
  for (const [at, walker] of walkers(tiles[0] as Spot, lead, knots, loop).entries()) lay(walker, at, { knots, loop, tiles, slots });
  return fits({ knots, tiles, slots }, table) ? { unit, bending: "far", apart: false, tiles, slots, lead } : undefined;
}

/** The place of the first tile, and the corner at the right end of its row. */
export interface Lead extends Point {
  corner: number;
}

function loopOf(box: Box, unit: number): Loop | undefined {
  const { reachX, reachY } = lattice(box, unit);
  return loopIn(reachX, reachY);
}

/** All places in the rows that are far enough from the corners. */
function leads({ corners }: Loop): Lead[] {
  return corners.flatMap(({ x, y }, corner) => {
    const others = [corners.at(corner - 1), corners[(corner + 1) % corners.length]] as Point[];
    const left = Math.min(...others.filter((other) => other.y === y).map((other) => other.x));
    return Array.from({ length: Math.max(0, x - left - 11) }, (_, more) => ({ x: left + 6 + more, y, corner }));
  });
}

/** Those who lay the arms of the lead: to the left and to the right. */
function walkers(spot: Spot, { corner }: Lead, knots: Knot[], loop: Loop): Walker[] {
  const step = cornerOf(loop, corner - 1).y === cornerOf(loop, corner).y ? 1 : -1;
  return portsOfMiddle(spot, knots[0]?.branches.length ?? 0, false).map((port): Walker => {
    const right = port.way === RIGHT;
    return { port, corner: right ? corner : corner - step, step: right === step > 0 ? 1 : -1, double: knots[0]?.double ?? false };
  });
}

interface Line extends Pick<Laid, "tiles" | "slots"> {
  knots: Knot[];
  loop: Loop;
}

/** Lay an arm of the lead, and the slot at its end. */
function lay(walker: Walker, arm: number, { knots, loop, tiles, slots }: Line): void {
  let [branch, next] = [knots[0]?.branches[arm], walker];
  for (; branch && branch.child >= 0; branch = knots[branch.child]?.branches[0]) {
    const laid = walk(next, knots[branch.child]?.double ?? false, loop);
    [tiles[branch.child], next] = [laid.spot, laid.walker];
  }
  if (branch) slots.set(branch.name, walk(next, false, loop).spot);
}

/** Whether everything lies apart and inside. */
function fits({ knots, tiles, slots }: Omit<Line, "loop">, table: Lattice): boolean {
  const joined = new Map(knots.flatMap(({ branches }, on) => branches.map(({ name, child }) => [child < 0 ? name : child, on + 1])));
  const put = (spot: Spot, on: number, who: number): boolean => table.fits(spot, on) && (table.put(spot, who), true);
  return (
    knots.every((_, at) => put(tiles[at] as Spot, joined.get(at) ?? 0, at + 1)) &&
    [...slots].every(([name, spot]) => put(spot, joined.get(name) ?? 0, -1))
  );
}

/** How far the tiles would have to move, in pixels, squared. */
function farFrom(was: Laid, now: Laid): number {
  return was.tiles.reduce((sum, { x, y }, at) => {
    const to = now.tiles[at];
    return to ? sum + (x * was.unit - to.x * now.unit) ** 2 + (y * was.unit - to.y * now.unit) ** 2 : sum;
  }, 0);
}

function fromMiddle({ tiles }: Laid): number {
  return Math.hypot(tiles[0]?.x ?? 0, tiles[0]?.y ?? 0);
}
