/** Lines, stars and feet: arms that grow from the tile in the middle and bend where they meet an edge. */

import type { Layout } from "../wire/types";
import { knots, type Knot } from "./knots";
import type { Point } from "./lattice";
import { anew, anewWithRoom, beside, type Arms, type Task } from "./laying";
import { leading, sameBox, type Box, type Placement, type Rotation } from "./place";
import type { Spot } from "./ports";
import type { Laid } from "./stops";

const JOINED = 4; // cells between the middles of two tiles that touch, at the most

/** Place a line, a star or feet. */
export function placeArms(layout: Layout, shape: Arms, box: Box, before?: Placement): Placement {
  const task = { knots: knots(layout), ends: layout.ends, shape, box };
  if (task.knots.length === 0) return leading(shape, box);
  if (!before || before.tiles.length === 0) return drawn(anew(task), task);
  return drawn(stayed(task, before) ?? anewWithRoom(task, before.unit), task);
}

/** Beside what lay there, if the layout has only grown or shrunk since. */
function stayed(task: Task, before: Placement): Laid | undefined {
  const { keys, laid } = before.memory;
  if (!laid || !sameBox(before, task.shape, task.box)) return undefined;
  const kept = Math.min(task.knots.length, keys.length);
  const same = task.knots.slice(0, kept).every(({ key }, at) => key === keys[at]);
  return same ? beside(laid, kept, task) : undefined;
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
