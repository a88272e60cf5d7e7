/** The fourteen squares of the frame: which show one number, and which are spoiled by a second one. */

import { named, numbers, type Lay } from "./frame";

export interface Square {
  /** Its upper left cell. */
  row: number;
  column: number;
  state: "open" | "done" | "spoiled";
}

const CORNERS = [0, 2, 4, 6].flatMap((row) =>
  (row === 2 || row === 4 ? [1, 3, 5] : [0, 2, 4, 6]).map((column) => ({ row, column })),
);

/** The squares as they stand. */
export function squares(lays: readonly Lay[]): Square[] {
  const shown = numbers(lays);
  return CORNERS.map(({ row, column }) => {
    const cells = [named(row, column), named(row, column + 1), named(row + 1, column), named(row + 1, column + 1)];
    const seen = cells.flatMap((cell) => shown.get(cell) ?? []);
    const kinds = new Set(seen).size;
    return { row, column, state: kinds > 1 ? "spoiled" : seen.length === 4 ? "done" : "open" };
  });
}
