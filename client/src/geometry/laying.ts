/** Laying arms on the lattice: beside what lies there already, or all anew with the largest tiles that have room. */

import type { End } from "../wire/types";
import type { Knot } from "./knots";
import { Lattice, RIGHT, type Point } from "./lattice";
import type { Box, Shape } from "./place";
import { port, type Spot } from "./ports";
import { Search } from "./search";
import { withoutSpare, withSpare } from "./spare";
import { starts } from "./starts";
import type { Laid, Manner } from "./stops";
import { units } from "./units";

const EFFORT = 500; // spots to try in one manner with one size of the tiles
const FAVOURS = 3; // how often a chain that got stuck is sent ahead of the others
const AMPLE = 40; // squares of the unit for every tile on a table where nothing is in the way

const SMALLER = 0.8; // by which tiles become smaller at least, so that they do not have to again soon
const SMALLEST = 12; // pixels of a tile's short side, below which tiles rather bend anew

/** What is to be laid where. */
export interface Task {
  knots: Knot[];
  ends: End[];
  shape: Arms;
  box: Box;
}

export type Arms = Exclude<Shape, "row" | "storeys">;

/** The first tiles where they were, the others in their slots or beside them; undefined if there is no room. */
export function beside(was: Laid, kept: number, { knots, ends, shape, box }: Task, cares = CARE): Laid | undefined {
  const staying = new Set(ends.filter(({ joint }) => joint < kept).map(({ name }) => name));
  const table = lattice(box, was.unit);
  if (!was.tiles.slice(0, kept).every((spot) => table.holds(spot))) return undefined;
  const inside = new Map([...was.slots].filter(([, spot]) => table.holds(spot)));
  for (const slots of [inside, new Map<string, Spot>()]) {
    for (const care of cares) {
      const manner = { ...care, bending: was.bending, feet: shape === "feet", apart: false };
      const search = new Search(knots, lattice(box, was.unit), manner, slots);
      was.tiles.slice(0, kept).forEach((spot, at) => search.keepTile(at, spot));
      slots.forEach((spot, name) => staying.has(name) && search.keepSlot(name, spot));
      const grown = knots.slice(0, kept).flatMap((_, on) => search.growing(on));
      const stops = grown.filter(({ name, child }) => (child < 0 ? !search.slots.has(name) : child >= kept));
      if (search.pass(stops)) return { ...was, tiles: search.tiles, slots: search.slots };
    }
  }
  return undefined;
}

/** How to lay beside what lies there, the best first. */
type Care = Pick<Manner, "spacious" | "corners">;
const CARE: Care[] = [
  { spacious: "all", corners: false },
  { spacious: "no", corners: false },
];
/** With doubles in corners, so that nothing has to move. */
export const CORNERS: Care[] = [
  { spacious: "all", corners: false },
  { spacious: "most", corners: false },
  { spacious: "no", corners: false },
  { spacious: "most", corners: true },
];

/** The first tiles joined as they were, but in the middle, and smaller if need be; with room for some more, if possible. */
export function further(was: Laid, kept: number, task: Task, most: number): Laid | undefined {
  const middle = shifted(was, centred(was.tiles.slice(0, kept)));
  for (const knots of [withSpare(task.knots), task.knots]) {
    for (let unit = Math.min(was.unit, most); unit >= SMALLEST; unit = Math.floor(SMALLER * unit)) {
      const laid = beside({ ...middle, unit }, kept, { ...task, knots, ends: [] });
      if (laid) return withoutSpare(laid, task.knots, knots);
    }
  }
  return undefined;
}

/** All the tiles, as large as there is room; the larger half of the sizes is ruled out by one that does not fit. */
export function anew(task: Task, most = Infinity): Laid {
  const { knots, shape, box } = task;
  const lean = shape === "line" ? { x: 0, y: 0 } : leaning(task);
  for (const manners of [MANNERS[shape], [APART]]) {
    const ample = manners[0] === APART ? Math.sqrt((box.width * box.height) / knots.length / AMPLE) : most;
    let sizes = units(box, knots.length, shape === "line").filter((unit) => unit <= ample);
    let best: Laid | undefined;
    while (sizes.length > 0) {
      const half = Math.floor(sizes.length / 2);
      const laid = laidWith(manners, sizes[half] ?? 1, task, lean);
      sizes = laid ? sizes.slice(0, half) : sizes.slice(half + 1);
      best = laid ?? best;
    }
    if (best) return best;
  }
  throw new Error(`no room for ${knots.length} tiles in ${box.width} x ${box.height}`);
}

/** All the tiles of this size, in the first manner and from the first start that has room for them. */
function laidWith(manners: Manner[], unit: number, { knots, shape, box }: Task, lean: Point): Laid | undefined {
  const table = (): Lattice => lattice(box, unit);
  for (const manner of manners) {
    const effort = { left: EFFORT };
    for (const start of starts(knots, shape, table(), lean)) {
      const laid = laidFrom(start, knots, table, { ...manner, feet: shape === "feet" }, effort);
      if (laid) return { unit, ...laid };
    }
  }
  return undefined;
}

/** All the tiles, with room for some more, so that not every further tile moves the others again. */
export function anewWithRoom(task: Task, most: number): Laid {
  const knots = withSpare(task.knots);
  return withoutSpare(anew({ ...task, knots }, most), task.knots, knots);
}

const LOOSE: Manner = { bending: "round", spacious: "no", feet: false, corners: false, apart: false };
const MANNERS: Record<Arms, Manner[]> = {
  line: [
    { ...LOOSE, bending: "far", spacious: "all" },
    { ...LOOSE, bending: "near", spacious: "all" },
    { ...LOOSE, bending: "near" },
  ],
  star: [{ ...LOOSE, spacious: "all" }, LOOSE, { ...LOOSE, bending: "counter" }],
  feet: [LOOSE],
};
const APART: Manner = { ...LOOSE, apart: true };

interface Effort {
  left: number; // spots to try before a manner is given up
}

type Found = Pick<Laid, "bending" | "apart" | "tiles" | "slots">;

/** The lead at this place and all others around it; a chain that gets stuck goes before the others next time. */
function laidFrom(at: Point, knots: Knot[], table: () => Lattice, manner: Manner, effort: Effort): Found | undefined {
  let favoured: number[] = [];
  for (let favours = 0; favours <= FAVOURS && effort.left > 0; favours++) {
    const search = new Search(knots, table(), manner, new Map(), favoured);
    search.keepTile(0, middle(at, knots[0]?.double ?? false));
    if (search.pass(search.growing(0))) return { ...manner, tiles: search.tiles, slots: search.slots };
    effort.left -= search.tried;
    if (search.stuck < 0) break;
    favoured = [search.stuck, ...favoured.filter((chain) => chain !== search.stuck)];
  }
  return undefined;
}

/** How far from the lead the middle of the layout would be on a table where it has twice the room it needs. */
function leaning({ knots, shape, box: { width, height } }: Task): Point {
  const unit = Math.sqrt((width * height) / knots.length / AMPLE);
  const manner = { ...LOOSE, feet: shape === "feet" };
  const laid = laidFrom({ x: 0, y: 0 }, knots, () => lattice({ width, height }, unit), manner, { left: EFFORT });
  const middleOf = (places: number[]): number => Math.round((Math.min(...places) + Math.max(...places)) / 2);
  const spots = laid ? [...laid.tiles, ...laid.slots.values()] : [];
  return laid ? { x: middleOf(spots.map(({ x }) => x)), y: middleOf(spots.map(({ y }) => y)) } : { x: 0, y: 0 };
}

/** The tile in the middle: a double stands across the line from left to right. */
export function middle({ x, y }: Point, double: boolean): Spot {
  return { x, y, flat: !double, way: RIGHT, beyond: port(x, y, RIGHT) };
}

/** How far the tiles are from the middle of the box, all together. */
function centred(spots: readonly Spot[]): Point {
  const middleOf = (places: number[]): number => Math.round((Math.min(...places) + Math.max(...places)) / 2);
  return { x: -middleOf(spots.map(({ x }) => x)), y: -middleOf(spots.map(({ y }) => y)) };
}

/** The same layout at another place. */
function shifted(laid: Laid, by: Point): Laid {
  const move = (spot: Spot): Spot => ({ ...spot, ...plus(spot, by), beyond: { ...spot.beyond, ...plus(spot.beyond, by) } });
  return { ...laid, tiles: laid.tiles.map(move), slots: new Map([...laid.slots].map(([name, spot]) => [name, move(spot)])) };
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

export function lattice({ width, height }: Box, unit: number): Lattice {
  return new Lattice(Math.floor(width / unit), Math.floor(height / unit));
}
