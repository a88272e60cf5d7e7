/** What it means to tap a tile in hand, or a place on the table. */

import type { Choice } from "./choices";
import type { TileText } from "../wire/types";

export type Taken =
  | { play: string }
  | { choose: TileText | null }
  | { ask: Choice[] }
  | { refuse: TileText };

/** A tile was tapped: lay it if there is one way, take it up if there are several places, else say why not. */
export function tapTile(choices: Choice[], chosen: TileText | null, tile: TileText): Taken {
  if (chosen === tile) return { choose: null };
  const ways = choices.filter((choice) => choice.tile === tile);
  const [only] = ways;
  if (!only) return { refuse: tile };
  if (ways.length === 1) return { play: only.action };
  return new Set(ways.map((way) => way.end)).size === 1 ? { ask: ways } : { choose: tile };
}

/** A place was tapped, or a tile was dropped there. */
export function tapEnd(choices: Choice[], tile: TileText | null, end: string): Taken {
  const ways = choices.filter((choice) => choice.end === end && choice.tile !== null && (!tile || choice.tile === tile));
  const [only] = ways;
  if (!only) return tile ? { refuse: tile } : { choose: null };
  return ways.length === 1 ? { play: only.action } : { ask: ways };
}

/** The places where this tile may go. */
export function places(choices: Choice[], tile: TileText | null): Set<string> {
  return new Set(choices.filter((choice) => choice.tile !== null && choice.tile === tile).map((choice) => choice.end));
}
