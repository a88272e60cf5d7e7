/** The tiles of concentration on the table, and how long a tile is seen that was turned up. */

import type { Place } from "../dom/grid";
import type { TileText, Value } from "../wire/types";

/** The table: in every cell a pile of one tile or of none. */
export interface Field {
  shape: { rows: number; columns: number; total: number };
  cells: TileText[][];
}

/** A cell, and the tile that lies there: "?-?" face down, null if it was taken. */
export interface Cell extends Place {
  tile: TileText | null;
}

/** A tile that is still shown although it is face down again, or gone. */
export interface Kept {
  cell: string;
  tile: TileText;
  taken: boolean;
  until: number;
}

export interface Fit {
  unit: number;
  across: boolean;
}

export const BACK = "?-?";

/** The cells by name, row by row. */
export function cells({ shape, cells }: Field): Cell[] {
  return cells.map(([tile], at) => {
    const [row, column] = [Math.floor(at / shape.columns), at % shape.columns];
    return { name: `${String.fromCharCode(97 + row)}${column + 1}`, row, column, tile: tile ?? null };
  });
}

/** The cells whose tiles lie face up. */
export function up(field: Field): Cell[] {
  return cells(field).filter(({ tile }) => tile !== null && tile !== BACK);
}

/** What goes on being shown after a move: tiles lie open for so many milliseconds, whoever turns up the next one. */
export function keeping(before: readonly Kept[], field: Field, events: readonly Value[], now: number, shown: number): Kept[] {
  if (!events.length) return []; // a new layout
  const until = now + shown;
  const open = up(field).map(({ name, tile }) => ({ cell: name, tile: tile ?? BACK, taken: false, until }));
  const fresh = [...open, ...took(events, until)];
  const old = before.filter(({ cell, until }) => until > now && !fresh.some((kept) => kept.cell === cell));
  return [...old, ...fresh];
}

/** Whether the last move turned up two tiles that do not match. */
export function missed(events: readonly Value[]): boolean {
  return events.findLastIndex(({ is }) => is === "MissedPair") > events.findLastIndex(({ is }) => is === "TurnedUp");
}

/** The pair that the last move took. */
function took(events: readonly Value[], until: number): Kept[] {
  const last = events.findLastIndex((event) => event.is === "TurnedUp");
  const pair = events.slice(last + 1).find((event) => event.is === "TookPair");
  const tiles = (pair?.tiles ?? []) as TileText[];
  return ((pair?.cells ?? []) as string[]).map((cell, at) => ({
    cell,
    tile: tiles[at] ?? BACK,
    taken: true,
    until,
  }));
}

/** How large the tiles can be, upright or across: whichever is larger. */
export function fit(width: number, height: number, { rows, columns }: Field["shape"]): Fit {
  const across = Math.min(width / columns / 2, height / rows);
  const upright = Math.min(width / columns, height / rows / 2);
  return { unit: Math.max(across, upright), across: across > upright };
}
