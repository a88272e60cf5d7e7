/** A star of many arms: they leave the double in the middle in all directions, straight on as long as there is room. */

import type { Joint, Layout } from "../wire/types";
import { knots } from "./knots";
import type { Point } from "./lattice";
import { asWide, type Box, type Lying, type Placement } from "./place";
import { firstUnit, lastUnit, nextUnit } from "./plan";
import { apart, corners, moved, onwards, straight, type Bending, type Pose } from "./poses";

const AIR = 0.12; // units between tiles that are not joined
const SMALLER = 0.85; // by which the tiles become smaller when there is no room
const LARGEST = 44; // pixels of a tile's short side, so that the first arms do not have to move soon
const LEAST = 0.5; // of the size that they should have in the end, below which the arms bend on a lattice instead
const SMALLEST = 11; // pixels of it, below which they do so, too
const ROOMY = 3; // tiles behind a slot that make it good enough
const EIGHT = [180, 0, 270, 90, 225, 45, 315, 135]; // the directions of eight arms, opposite ones in turn

/** Where the tile at an end would lie, and the joint of that end. */
interface Open extends Pose {
  on: number;
}

/** All tiles and slots of a star, in units from its middle. */
export interface Star {
  unit: number;
  tiles: Pose[];
  slots: Map<string, Open>;
}

/** Place a star; undefined if that takes tiles which are too small. */
export function placeRays(layout: Layout, box: Box, before?: Placement, most = 0): Placement | undefined {
  const keys = knots(layout).map(({ key }) => key);
  const [first, last] = [Math.min(LARGEST, firstUnit("rays", box, most)), lastUnit("rays", box, most)];
  if (before?.memory.laid && before.memory.keys[0] === keys[0]) return undefined; // it lies on a lattice already
  const was = before && known(before, keys, box);
  const bending = (from?: Star): Bending => (from ? "anyhow" : "neatly"); // a bent double is better than tiles that move
  const grow = (unit: number, from?: Star): Star | undefined => new Growing(layout, box, unit, unit > last ? "never" : bending(from), from).star();
  const now = was?.unit ?? first;
  const units = [nextUnit("rays", box, most, now), ...smaller(Math.min(now, last), last)];
  const star = grow(now, was) ?? (was && firstOf(units, (unit) => grow(unit, was))) ?? firstOf(units, (unit) => grow(unit));
  return star && drawn(star, layout, box, keys);
}

function firstOf<One, Other>(all: One[], make: (one: One) => Other | undefined): Other | undefined {
  return all.reduce<Other | undefined>((found, one) => found ?? make(one), undefined);
}

function smaller(from: number, last: number): number[] {
  const units = [];
  for (let unit = from; unit >= Math.max(SMALLEST, LEAST * last); unit = Math.floor(SMALLER * unit)) units.push(unit);
  return units;
}

/** The tiles that lay there, if there are only more or fewer now. */
function known(before: Placement, keys: string[], box: Box): Star | undefined {
  const { star, keys: had } = before.memory;
  const kept = Math.min(keys.length, had.length);
  const same = star && asWide(before, "star", box) && keys.slice(0, kept).every((key, at) => key === had[at]);
  return same ? { ...star, tiles: star.tiles.slice(0, kept) } : undefined;
}

/** A star that grows tile by tile, each where its slot was. */
class Growing {
  private readonly tiles: Pose[];
  private readonly slots = new Map<string, Open>();
  private readonly names: string[];
  private readonly reach: Point;

  constructor(
    private readonly layout: Layout,
    { width, height }: Box,
    private readonly unit: number,
    private readonly bending: Bending,
    private readonly was?: Star,
  ) {
    const { joints, ends } = layout;
    this.tiles = was?.tiles.slice() ?? [{ x: 0, y: 0, way: 0, double: true }];
    this.names = [...new Set([...joints.slice(1).map(({ end }) => end), ...ends.map(({ name }) => name)])].sort();
    this.reach = { x: width / 2 / unit, y: height / 2 / unit };
  }

  /** The whole star; undefined if there is no room for it. */
  star(): Star | undefined {
    const { unit, tiles, slots, layout } = this;
    if (!tiles.every((tile) => this.inside(tile))) return undefined;
    this.names.forEach((name) => this.keep(name));
    if (!this.names.every((name) => slots.has(name) || this.open(name, this.lastOf(name)))) return undefined;
    return layout.joints.slice(tiles.length).every((joint) => this.lay(joint)) ? { unit, tiles, slots } : undefined;
  }

  /** Keep the slot of an end where nothing was laid or taken back. */
  private keep(name: string): void {
    const slot = this.was?.slots.get(name);
    if (slot?.on === this.lastOf(name) && this.inside(slot)) this.slots.set(name, slot);
  }

  private lastOf(name: string): number {
    return Math.max(0, this.layout.joints.slice(0, this.tiles.length).findLastIndex(({ end }) => end === name));
  }

  private lay({ tile, on, end }: Joint): boolean {
    const [low, high] = tile.split("-");
    const poses = low === high ? onwards(this.tiles[on] as Pose, true, this.bending) : [this.slots.get(end) as Pose];
    const pose = poses.find((one) => this.free(one, on, end));
    if (!pose) return false;
    this.slots.delete(end);
    this.tiles.push(pose);
    return this.open(end, this.tiles.length - 1);
  }

  /** Find a slot behind a tile, with room behind it if possible. */
  private open(name: string, on: number): boolean {
    const neat = this.waysOn(name, on, this.bending === "never" ? "never" : "neatly");
    const ways = neat.length || this.bending !== "anyhow" ? neat : this.waysOn(name, on, "anyhow");
    const free = ways.map((way) => ({ ...way, on, room: this.room(way, on, name) }));
    const best = free.reduce<(typeof free)[number] | undefined>((one, other) => (one && one.room >= other.room ? one : other), undefined);
    if (best) this.slots.set(name, best);
    return best !== undefined;
  }

  /** The free places behind a tile. */
  private waysOn(name: string, on: number, bending: Bending): Pose[] {
    const ways = on ? onwards(this.tiles[on] as Pose, false, bending) : [beginning(this.names.indexOf(name), this.names.length)];
    return ways.filter((way) => this.free(way, on, name));
  }

  /** How many tiles fit behind a tile, up to some, straight on and the first a double. */
  private room(pose: Pose, on: number, end: string): number {
    let [count, last] = [0, straight(pose, true)];
    for (; count < ROOMY && this.free(last, on, end); count++) last = straight(last, false);
    return count;
  }

  private free(pose: Pose, on: number, end: string): boolean {
    const away = (other: Pose): boolean => apart(other, pose, AIR);
    const fromTiles = this.inside(pose) && this.tiles.every((tile, at) => at === on || away(tile));
    return fromTiles && [...this.slots].every(([name, slot]) => name === end || away(slot));
  }

  private inside(pose: Pose): boolean {
    return corners(pose).every(({ x, y }) => Math.abs(x) <= this.reach.x && Math.abs(y) <= this.reach.y);
  }
}

/** Where the first tile of an arm lies, as near to the middle as its neighbours allow. */
function beginning(at: number, arms: number): Pose {
  const way = arms === EIGHT.length ? (EIGHT[at] as number) : 180 + (at * 360) / arms;
  const far = Math.max(1.2, (0.5 + AIR) / Math.tan(Math.PI / arms)) + 1;
  return { ...moved({ x: 0, y: 0 }, way, far), way, double: false };
}

function drawn(star: Star, layout: Layout, box: Box, keys: string[]): Placement {
  const { unit } = star;
  const all = knots(layout);
  const at = ({ x, y, way, double }: Pose): Omit<Lying, "halves"> => ({
    x: box.width / 2 + x * unit,
    y: box.height / 2 + y * unit,
    turn: (way + (double ? 90 : 0) + 360) % 360,
  });
  return {
    unit,
    tiles: all.map(({ halves }, index) => ({ ...at(star.tiles[index] as Pose), halves })),
    slots: layout.ends.map(({ name, number, first, side }) => ({ name, number, first, side, ...at(star.slots.get(name) as Pose) })),
    lead: null,
    links: [],
    memory: { shape: "star", box, keys, laid: null, star, lead: 0 },
  };
}
