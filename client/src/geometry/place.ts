/** Where the tiles of a layout lie on the table, and where the next ones would. */

import type { Board, Layout } from "../wire/types";
import { placeArms } from "./arms";
import { placeRays, type Star } from "./rays";
import { placeRow } from "./row";
import type { Laid } from "./stops";
import { placeStoreys } from "./storeys";
import { units } from "./units";

export type Shape = Board["shape"];
export type Rotation = 0 | 90 | 180 | 270;

/** The room for the table in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** A laid tile: its middle in pixels; unturned it lies with its first half left, and it turns clockwise. */
export interface Lying {
  x: number;
  y: number;
  turn: number;
  halves: [number, number];
}

/** Where a tile laid at this end would lie; the slot of the lead has no name and the number -1. */
export interface Slot {
  name: string;
  number: number;
  first: boolean;
  side: boolean;
  x: number;
  y: number;
  turn: number;
}

/** From the middle of a tile to the middle of another that belongs to it and does not touch it. */
export interface Link {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** What the next placement needs to know so that the tiles stay where they are. */
export interface Memory {
  shape: Shape;
  box: Box;
  keys: string[]; // by joint
  laid: Laid | null; // of arms
  star?: Star; // of many arms
  lead: number; // of storeys: the place of the first tile in the wall
}

/** Everything on the table; the unit is the short side of a tile in pixels, the long one is twice as long. */
export interface Placement {
  unit: number;
  tiles: Lying[];
  slots: Slot[];
  lead: Slot | null;
  links: Link[];
  memory: Memory;
}

/** Place a layout in a box; tiles that were placed before stay where they are while there is room, for so many at the most. */
export function place(layout: Layout, shape: Shape, box: Box, before?: Placement, most?: number): Placement {
  if (shape === "row") return placeRow(layout, box, before);
  if (shape === "storeys") return placeStoreys(layout, box, before, most);
  const rays = shape === "star" && isStar(layout) ? placeRays(layout, box, before, most) : undefined;
  return rays ?? placeArms(layout, shape, box, before, most);
}

/** Whether more arms leave the first tile than there are sides. */
function isStar({ joints, ends }: Layout): boolean {
  const arms = joints.filter(({ on }) => on === 0).length + ends.filter(({ joint }) => joint === 0).length;
  return arms > 4;
}

/** An empty table: the first tile will lie in the middle. */
export function leading(shape: Shape, box: Box, unit = units(box, 1)[0] ?? 1): Placement {
  const lead: Slot = { name: "", number: -1, first: false, side: false, x: box.width / 2, y: box.height / 2, turn: 0 };
  const memory = { shape, box, keys: [], laid: null, lead: 0 };
  return { unit, tiles: [], slots: [], lead, links: [], memory };
}

/** Whether this was placed in the same box. */
export function sameBox(before: Placement, shape: Shape, box: Box): boolean {
  return asWide(before, shape, box) && before.memory.box.height === box.height;
}

/** Whether this was placed in a box of the same width. */
export function asWide({ memory }: Placement, shape: Shape, box: Box): boolean {
  return memory.shape === shape && memory.box.width === box.width;
}
