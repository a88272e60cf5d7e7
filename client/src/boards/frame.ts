/** A frame of cells into which tiles are laid: its cells, what they show, and where a tile could lie. */

import type { Place } from "../dom/grid";
import type { TileText, Value } from "../wire/types";
import { halves, sorted } from "../words/text";

/** A tile in the frame: one half on a cell, the other to its right ("h") or below it ("v"). */
export interface Lay {
  one: number;
  other: number;
  cell: { row: number; column: number };
  way: "h" | "v";
}

/** How a tile is held: its halves in their order, across or upright. */
export type Held = Pick<Lay, "one" | "other" | "way">;

/** So many cells of squared paper. */
export interface Sheet {
  rows: number;
  columns: number;
}

/** The tiles of a set, by how many there are. */
function setOf(count: number): TileText[] {
  const tiles: TileText[] = [];
  for (let high = 0; tiles.length < count; high++) for (let low = 0; low <= high; low++) tiles.push(`${low}-${high}`);
  return sorted(tiles);
}

/** The name of a cell: the letter is the row. */
export function named(row: number, column: number): string {
  return `${String.fromCharCode(97 + row)}${column + 1}`;
}

/** The cells of the frame of squares: four rows of eight, and between them four rows of six. */
export function squaresFrame(): Place[] {
  return rectangle(8, 8).filter(({ row, column }) => row < 2 || row > 5 || (column > 0 && column < 7));
}

/** The cells of a sheet. */
export function sheetFrame({ rows, columns }: Sheet): Place[] {
  return rectangle(rows, columns);
}

/** The numbers that are written on a sheet, by the names of their cells. */
export function written(rows: readonly (readonly (number | null)[])[]): Map<string, number> {
  const cells = rows.flatMap((line, row) => line.map((number, column) => [named(row, column), number] as const));
  return new Map(cells.flatMap(([name, number]) => (number === null ? [] : [[name, number]])));
}

/** The tiles that are used at all: those of the set that are not out of play. */
export function inPlay(count: number, out: readonly TileText[]): TileText[] {
  return setOf(count + out.length).filter((tile) => !out.includes(tile));
}

/** Those of the tiles that are not laid. */
export function toLay(tiles: readonly TileText[], laid: readonly Lay[]): TileText[] {
  const gone = new Set(laid.map(tileOf));
  return tiles.filter((tile) => !gone.has(tile));
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

/** The action that joins two neighbours whose numbers are written; null if they are none, or it is not allowed. */
export function joining(allowed: ReadonlySet<string>, paper: ReadonlyMap<string, number>, one: Place, other: Place) {
  const [first, second] = one.row < other.row || one.column < other.column ? [one, other] : [other, one];
  const way = first.row === second.row ? "h" : "v";
  const tile = { one: paper.get(first.name) ?? 0, other: paper.get(second.name) ?? 0, way } as const;
  const action = laying(tile, first.name);
  return near(one, other) && allowed.has(action) ? action : null;
}

/** Whether two cells lie side by side. */
export function near(one: Place, other: Place): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}

/** Where an action would lay its tile. */
export function asLay(action: string): Lay | null {
  const [, one, other, letter, number, way] = /^(\d)-(\d)@([a-z])(\d+)([hv])$/.exec(action) ?? [];
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
