/** The walls of a fortress: where tiles lie, what shows on top, and where the next one could lie. */

import type { Place } from "../dom/grid";
import { highCell } from "../geometry/fortress";
import type { Choice } from "../input/choices";
import type { OptionValue, Seat, TileText } from "../wire/types";
import { halves } from "../words/text";

/** The way from the low half to the high half: right, down, left or up. */
export type Way = "r" | "d" | "l" | "u";

/** The cell of the low half, and the way to the high half. */
export interface Spot {
  x: number;
  y: number;
  way: Way;
}

export interface Brick {
  tile: TileText;
  spot: Spot;
  level: number;
  seat: Seat;
}

/** The table. */
export interface Walls {
  hands: TileText[][];
  stock: TileText[];
  bricks: Brick[];
  chain: number;
  giver: Seat | null;
}

/** What shows on top of a cell. */
export interface Top {
  number: number;
  height: number;
}

export const TURNS: Record<Way, number> = { r: 0, d: 90, l: 180, u: 270 };

/** The ways a tile can be turned; a double looks the same after half a turn. */
export function waysOf(tile: TileText): Way[] {
  const [low, high] = halves(tile);
  return low === high ? ["r", "d"] : ["r", "d", "l", "u"];
}

/** The cells of the low half and of the high half. */
export function cellsOf(spot: Spot): [Place, Place] {
  const high = highCell(spot);
  return [at(spot.x, spot.y), at(high.x, high.y)];
}

/** What shows on top of every cell that is built on. */
export function topsOf(bricks: readonly Brick[]): Map<string, Top> {
  return new Map(
    bricks.flatMap(({ tile, spot, level }) =>
      cellsOf(spot).map(({ name }, half) => [name, { number: halves(tile)[half] ?? 0, height: level }] as const),
    ),
  );
}

/** The spot that a choice means. */
export function spotOf({ where }: Choice): Spot | null {
  const [, x, y, way] = /^(-?\d+),(-?\d+)([rdlu])\+?$/.exec(where) ?? [];
  return way ? { x: Number(x), y: Number(y), way: way as Way } : null;
}

/** The choice that a tap on a cell means with a tile turned this way: the low half lies there, or else the high one. */
export function landing(choices: readonly Choice[], way: Way, cell: Place): Choice | null {
  const spots = choices.map((choice) => ({ choice, spot: spotOf(choice) })).filter(({ spot }) => spot?.way === way);
  for (const half of [0, 1]) {
    const found = spots.find(({ spot }) => spot && cellsOf(spot)[half]?.name === cell.name);
    if (found) return found.choice;
  }
  return null;
}

/** All cells where a tile could lie in one way or another. */
export function cellsFor(choices: readonly Choice[]): Place[] {
  const cells = choices.flatMap((choice) => {
    const spot = spotOf(choice);
    return spot ? cellsOf(spot) : [];
  });
  return [...new Map(cells.map((cell) => [cell.name, cell])).values()].toSorted(
    (one, other) => one.row - other.row || one.column - other.column,
  );
}

/** The level on which a tile would lie. */
export function levelAt(tops: ReadonlyMap<string, Top>, spot: Spot): number {
  return (tops.get(cellsOf(spot)[0].name)?.height ?? 0) + 1;
}

/** What a tile of a chain brings on a level, when the chain began on the first; below that one it is level 1. */
export function worth(level: number, first: number, options: Record<string, OptionValue>): number {
  const counted = options.fort_levels === "relative" ? Math.max(1, level - first + 1) : level;
  return [1, 3, Number(options.fort_level3 ?? 3), 10, 15][Math.min(counted, 5) - 1] ?? 0;
}

/** What the running chain has brought so far. */
export function chainWorth({ bricks, chain }: Walls, options: Record<string, OptionValue>): number {
  const links = chain ? bricks.slice(-chain) : [];
  return links.reduce((sum, { level }) => sum + worth(level, links[0]?.level ?? level, options), 0);
}

function at(x: number, y: number): Place {
  return { name: `${x},${y}`, row: y, column: x };
}
