/** Whether tiles that lay on the table lie still when another one is laid. */

import type { Brick } from "../../src/geometry/fortress";
import type { Placement } from "../../src/geometry/place";
import type { Hand as Told, Layout, TileText } from "../../src/wire/types";

/** What a seat is told, as far as it is on the table. */
export interface Hand extends Pick<Told, "draw" | "reserve"> {
  table: Told["table"] & { layout?: Layout; bricks?: Brick[]; hands?: TileText[][]; stock?: TileText[] };
}

const HAIR = 0.01;

/** Whether tiles lie otherwise to each other than before. */
export function bent(before: Placement, after: Placement): boolean {
  const from = ({ tiles, unit }: Placement, at: number): number[] => {
    const [lead, tile] = [tiles[0]!, tiles[at]!];
    return [(tile.x - lead.x) / unit, (tile.y - lead.y) / unit, tile.turn];
  };
  return before.tiles.some((_, at) => from(before, at).some((value, axis) => Math.abs(value - from(after, at)[axis]!) > HAIR));
}

/** Whether all of them lie elsewhere, or are smaller. */
export function shifted(before: Placement, after: Placement): boolean {
  return before.unit !== after.unit || before.tiles[0]!.x !== after.tiles[0]!.x || before.tiles[0]!.y !== after.tiles[0]!.y;
}
