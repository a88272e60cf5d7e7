/** A wall of two storeys seen from the front: every tile covers half of its neighbour in the other storey. */

import type { Layout } from "../wire/types";
import { knots, type Knot } from "./knots";
import { leading, sameBox, type Box, type Placement } from "./place";
import { units } from "./units";

const SLOTS = 2; // places for tiles at both ends
const GAP = 1; // places that stay free between them, where the wall goes round and would cover its other end
const AIR = 0.75; // units between two strips of the wall

/** The wall is cut into strips, one below the other; a place is counted from the left of the uppermost, which follows the lowest again. */
interface Strips {
  unit: number;
  wide: number; // places in a strip
  high: number; // strips
}

/** Place a wall of which there will be so many tiles at the most, if that is known. */
export function placeStoreys(layout: Layout, box: Box, before?: Placement, most = 0): Placement {
  const laid = knots(layout);
  if (laid.length === 0) return leading("storeys", box);
  const steps = stepsFromLead(layout);
  const slots = layout.ends.map((end) => ({ end, step: (steps[end.joint] ?? 0) + (end.name === "a" ? -1 : 1) }));
  const all = [...steps, ...slots.map(({ step }) => step)];
  const reach: Reach = { first: Math.min(...all), last: Math.max(...all) };
  const { strips, lead } = stayed(reach, box, before) ?? anew(reach, box, most);
  const at = (step: number) => ({ ...spot(step, lead, strips, box), turn: 0 as const });
  return {
    unit: strips.unit,
    tiles: laid.map((knot, index) => ({ ...at(steps[index] ?? 0), halves: halves(knot, steps[index] ?? 0) })),
    slots: slots.map(({ end: { name, number, first, side }, step }) => ({ name, number, first, side, ...at(step) })),
    lead: null,
    links: [],
    memory: { shape: "storeys", box, keys: laid.map(({ key }) => key), laid: null, lead },
  };
}

/** The steps of the leftmost and the rightmost place. */
interface Reach {
  first: number;
  last: number;
}

/** How many tiles to the right of the lead every tile lies. */
function stepsFromLead({ joints }: Layout): number[] {
  const steps: number[] = [];
  for (const { on, end } of joints) steps.push(on < 0 ? 0 : (steps[on] ?? 0) + (end === "a" ? -1 : 1));
  return steps;
}

/** The same strips with the lead at the same place, as long as both ends of the wall have not met. */
function stayed({ first, last }: Reach, box: Box, before?: Placement): { strips: Strips; lead: number } | undefined {
  if (!before || before.tiles.length === 0 || !sameBox(before, "storeys", box)) return undefined;
  const strips = stripsOf(box, before.unit);
  return last - first + 1 + GAP <= places(strips) ? { strips, lead: before.memory.lead } : undefined;
}

/** The largest tiles of which there is room for all that may come, and the wall in the middle; it is not cut without need. */
function anew({ first, last }: Reach, box: Box, most: number): { strips: Strips; lead: number } {
  const length = last - first + 1;
  const needed = Math.max(length, most && most + SLOTS) + GAP;
  const unit = units(box, 1).find((unit) => places(stripsOf(box, unit)) >= needed) ?? 1;
  const strips = stripsOf(box, unit);
  const { wide, high } = strips;
  const left = length <= wide ? Math.floor(high / 2) * wide + (wide - length) / 2 : (wide * high - length) / 2;
  return { strips, lead: Math.floor(left) - first };
}

function stripsOf({ width, height }: Box, unit: number): Strips {
  return { unit, wide: Math.floor(width / unit) - 1, high: Math.floor((height / unit + AIR) / (2 + AIR)) };
}

function places({ wide, high }: Strips): number {
  return wide * high;
}

/** The lead lies in the lower storey, and every tile changes the storey. */
function spot(step: number, lead: number, { unit, wide, high }: Strips, box: Box): { x: number; y: number } {
  const place = (lead + step + wide * high) % (wide * high);
  const strip = Math.floor(place / wide);
  const storey = step % 2 === 0 ? 0.5 : -0.5;
  return {
    x: box.width / 2 + ((place % wide) - (wide - 1) / 2) * unit,
    y: box.height / 2 + ((strip - (high - 1) / 2) * (2 + AIR) + storey) * unit,
  };
}

function halves({ halves: [inner, outer] }: Knot, step: number): [number, number] {
  return step < 0 ? [outer, inner] : [inner, outer];
}
