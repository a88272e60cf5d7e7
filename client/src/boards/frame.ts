/** A frame of cells into which tiles are laid: its cells, what they show, and where a tile could lie. */

import type { Place } from "../dom/grid";
import type { TileText, Value } from "../wire/types";
import { halves } from "../words/text";

/** A tile in the frame: one half on a cell, the other to its right ("h") or below it ("v"). */
export interface Lay {
  one: number;
  other: number;
  cell: { row: number; column: number };
  way: "h" | "v";
}

/** How a tile is held: its halves in their order, across or upright. */
export type Held = Pick<Lay, "one" | "other" | "way">;

const IN_A_ROW: Record<number, number> = { 6: 2, 10: 2, 15: 3, 21: 3, 28: 4 };
const SET: readonly TileText[] = [0, 1, 2, 3, 4, 5, 6].flatMap((low) =>
  Array.from({ length: 7 - low }, (_, more) => `${low}-${low + more}`),
);

/** The name of a cell: the letter is the row. */
export function named(row: number, column: number): string {
  return `${String.fromCharCode(97 + row)}${column + 1}`;
}

/** The cells of the frame of squares: four rows of eight, and between them four rows of six. */
export function squaresFrame(): Place[] {
  return rectangle(8, 8).filter(({ row, column }) => row < 2 || row > 5 || (column > 0 && column < 7));
}

/** The cells of a picture of so many tiles. */
export function pictureFrame(tiles: number): Place[] {
  const columns = 2 * (IN_A_ROW[tiles] ?? 4);
  return rectangle((2 * tiles) / columns, columns);
}

/** The picture: every tile flat, its lower half on the left. */
export function picture(tiles: readonly TileText[]): Lay[] {
  const columns = 2 * (IN_A_ROW[tiles.length] ?? 4);
  return tiles.map((tile, at) => {
    const [one, other] = halves(tile);
    return { one, other, cell: { row: Math.floor((2 * at) / columns), column: (2 * at) % columns }, way: "h" };
  });
}

/** The tiles of the set that are neither out of play nor laid. */
export function toLay(out: readonly TileText[], laid: readonly Lay[]): TileText[] {
  const gone = new Set([...out, ...laid.map(tileOf)]);
  return SET.filter((tile) => !gone.has(tile));
}

/** The tiles that are used at all. */
export function inPlay(out: readonly TileText[]): TileText[] {
  return SET.filter((tile) => !out.includes(tile));
}

export function tileOf({ one, other }: Held): TileText {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** The names of the two cells of a tile. */
export function cellsOf({ cell: { row, column }, way }: Lay): [string, string] {
  return [named(row, column), way === "h" ? named(row, column + 1) : named(row + 1, column)];
}

/** The number that each covered cell shows. */
export function numbers(lays: readonly Lay[]): Map<string, number> {
  return new Map(
    lays.flatMap((lay) => {
      const [one, other] = cellsOf(lay);
      return [[one, lay.one] as const, [other, lay.other] as const];
    }),
  );
}

/** The cells that do not show what the picture shows. */
export function wrong(wanted: readonly Lay[], built: readonly Lay[]): Set<string> {
  const shown = numbers(built);
  return new Set([...numbers(wanted)].filter(([cell, number]) => shown.get(cell) !== number).map(([cell]) => cell));
}

/** The ways to hold a tile, in the order in which turning goes; a double has only two. */
export function holds(tile: TileText): Held[] {
  const [low, high] = halves(tile);
  const ways: Held[] = [
    { one: low, other: high, way: "h" },
    { one: low, other: high, way: "v" },
    { one: high, other: low, way: "h" },
    { one: high, other: low, way: "v" },
  ];
  return low === high ? ways.slice(0, 2) : ways;
}

/** The action that lays a tile with its first half on this cell. */
export function laying({ one, other, way }: Held, cell: string): string {
  return `${one}-${other}@${cell}${way}`;
}

/** The action that a tap on this cell means: the first half lies there, or else the other one. */
export function landing(allowed: ReadonlySet<string>, held: Held, { row, column, name }: Place): string | null {
  const before = held.way === "h" ? named(row, column - 1) : named(row - 1, column);
  return [laying(held, name), laying(held, before)].find((action) => allowed.has(action)) ?? null;
}

/** Where an action would lay its tile. */
export function asLay(action: string): Lay | null {
  const [, one, other, letter, number, way] = /^(\d)-(\d)@([a-z])(\d)([hv])$/.exec(action) ?? [];
  if (!letter) return null;
  const cell = { row: letter.charCodeAt(0) - 97, column: Number(number) - 1 };
  return { one: Number(one), other: Number(other), cell, way: way === "h" ? "h" : "v" };
}

/** The cell of the tile that was laid last, if the last thing that happened is that. */
export function lastLaid(events: readonly Value[]): string | null {
  const event = events.findLast(({ is }) => is === "Laid" || is === "Lifted");
  if (event?.is !== "Laid") return null;
  const { row, column } = event.cell as Lay["cell"];
  return named(row, column);
}

function rectangle(rows: number, columns: number): Place[] {
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return { name: named(row, column), row, column };
  });
}
