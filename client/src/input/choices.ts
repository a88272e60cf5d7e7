/** What one may do, taken apart: with which tile, and where. */

import type { TileText } from "../wire/types";

export interface Choice {
  action: string;
  /** The tile that is used, or null for draw, pass and the like. */
  tile: TileText | null;
  /** Where it goes: what follows the "@"; "" for a lead. */
  where: string;
  /** The name of the end alone: "b" of "b>3" and of "b!". */
  end: string;
}

const TILE = /^[+-]?(\d+)-(\d+)(?:@(.*))?$/;

/** The actions taken apart; a tile is named with its low half first. */
export function choices(actions: string[]): Choice[] {
  return actions.map((action) => {
    const found = TILE.exec(action);
    if (!found) return { action, tile: null, where: "", end: "" };
    const [low, high] = [Number(found[1]), Number(found[2])].sort((one, other) => one - other);
    const where = found[3] ?? "";
    return { action, tile: `${low}-${high}`, where, end: where.replace(/[>!].*$/, "") };
  });
}
