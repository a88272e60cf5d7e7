/** Lines, stars and feet: arms that grow from the tile in the middle and bend where they meet an edge. */

import type { Layout } from "../wire/types";
import { knots, type Knot } from "./knots";
import type { Point } from "./lattice";
import { cellsOf, fromLead, onLoop, unitOfLoop } from "./line";
import { anew, anewWithRoom, beside, CORNERS, further, type Arms, type Task } from "./laying";
import { asWide, leading, sameBox, type Box, type Placement, type Rotation } from "./place";
import { firstUnit, lastUnit, nextUnit } from "./plan";
import type { Spot } from "./ports";
import type { Laid } from "./stops";

const JOINED = 4; // cells between the middles of two tiles that touch, at the most

/** Place a line, a star or feet of which there will be so many tiles at the most, if that is known. */
export function placeArms(layout: Layout, shape: Arms, box: Box, before?: Placement, most = 0): Placement {
  const task = { knots: knots(layout), ends: layout.ends, shape, box };
  const first = firstUnit(shape, box, most);
  if (task.knots.length === 0) return leading(shape, box, first);
  const was = before && lain(task, before);
  return drawn((most && shape === "line" && line(task, most, first, was)) || arms(task, most, first, was), task);
}

/** What lay there before: how many of its tiles are still there, and whether they have to move, as they do into a higher box. */
interface Lain {
  laid: Laid;
  kept: number;
  moves: boolean;
}

function lain(task: Task, before: Placement): Lain | undefined {
  const { laid, box } = before.memory;
  const kept = inCommon(task, before);
  const lead = sameBox(before, task.shape, task.box) ? laid?.lead : undefined;
  return laid && kept ? { laid: { ...laid, lead }, kept, moves: task.box.height > box.height } : undefined;
}

/** A line: as large as at first as long as there is room, then on a loop; if it has to move, it goes there at once. */
function line(task: Task, most: number, first: number, was?: Lain): Laid | undefined {
  const same = was?.laid.lead && fromLead(task, was.laid.unit, was.laid.lead);
  if (same) return same;
  const last = unitOfLoop(task.box, cellsOf(task.knots, most)) ?? 0;
  const fresh = !was && last < first ? anew(task, first) : undefined;
  const free = was && !was.moves ? beside(was.laid, was.kept, task) : fresh;
  if (free && (was || free.unit >= first)) return { ...free, lead: undefined };
  return last ? onLoop(task, Math.min(last, was?.laid.unit ?? last), was?.laid) : undefined;
}

/** Anything else: joined to what lay there. If there is no room, all of it moves, to the last size at once. */
function arms(task: Task, most: number, first: number, was?: Lain): Laid {
  const { shape, box } = task;
  if (!was) return fresh(task, first, most && lastUnit(shape, box, most));
  const { laid, kept } = was;
  const next = nextUnit(shape, box, most, laid.unit);
  return beside(laid, kept, task, most ? CORNERS : undefined) ?? further(laid, kept, task, next) ?? anewWithRoom(task, next);
}

/** As large as at first, if there is room; else as large as in the end. */
function fresh(task: Task, first: number, last: number): Laid {
  const laid = anew(task, first);
  return last && laid.unit < first ? anewWithRoom(task, last) : laid;
}

/** How many tiles lay there before, if the layout has only grown or shrunk since; a row of buttons more makes a box lower. */
function inCommon({ knots, shape, box }: Task, before: Placement): number {
  const { keys, laid } = before.memory;
  const kept = Math.min(knots.length, keys.length);
  const same = knots.slice(0, kept).every(({ key }, at) => key === keys[at]);
  return laid && same && asWide(before, shape, box) ? kept : 0;
}

function drawn(laid: Laid, { knots, ends, shape, box }: Task): Placement {
  const { unit } = laid;
  const at = ({ x, y }: Point): Point => ({ x: (box.width + x * unit) / 2, y: (box.height + y * unit) / 2 });
  const tiles = knots.map(({ halves, double }, index) => {
    const spot = laid.tiles[index] as Spot;
    return { ...at(spot), turn: double ? across(spot) : along(spot), halves };
  });
  const slots = ends.map(({ name, number, first, side }) => {
    const spot = laid.slots.get(name) as Spot;
    return { name, number, first, side, ...at(spot), turn: along(spot) };
  });
  const links = gaps(laid, knots).map(([from, to]) => ({ from: at(from), to: at(to) }));
  const memory = { shape, box, keys: knots.map(({ key }) => key), laid, lead: 0 };
  return { unit, tiles, slots, lead: null, links, memory };
}

/** The tiles and slots that do not touch what they are joined to. */
function gaps({ tiles, slots }: Laid, knots: Knot[]): [Spot, Spot][] {
  const pairs = knots.flatMap(({ branches }, on) =>
    branches.map(({ name, child }) => [tiles[on], tiles[child] ?? slots.get(name)] as [Spot, Spot]),
  );
  return pairs.filter(([from, to]) => Math.hypot(from.x - to.x, from.y - to.y) > JOINED);
}

function along({ way }: Spot): Rotation {
  return (way * 90) as Rotation;
}

/** A double looks the same from both sides. */
function across({ flat }: Spot): Rotation {
  return flat ? 0 : 90;
}
