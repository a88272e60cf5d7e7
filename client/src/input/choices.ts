/** What one may do, taken apart: with which tile, and where; and what a tap on a tile or a place chooses. */

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

const TILE = /^(?:[+-]|hide@)?(\d+)-(\d+)(?:@(.*))?$/;

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

/** Play this action, take this tile up (or put it down), ask which of several ways, or say why not. */
export type Tap = { play: string } | { choose: TileText | null } | { ask: Choice[] } | { refuse: TileText };

/** A tile was tapped: lay it if there is one way, take it up if there are several places, else say why not. */
export function tapTile(choices: Choice[], chosen: TileText | null, tile: TileText): Tap {
  if (chosen === tile) return { choose: null };
  const ways = choices.filter((choice) => choice.tile === tile);
  const [only] = ways;
  if (!only) return { refuse: tile };
  if (ways.length === 1) return { play: only.action };
  return new Set(ways.map((way) => way.end)).size === 1 ? { ask: ways } : { choose: tile };
}

/** A place was tapped, or a tile was dropped there. */
export function tapEnd(choices: Choice[], tile: TileText | null, end: string): Tap {
  const ways = choices.filter((choice) => choice.end === end && choice.tile !== null && (!tile || choice.tile === tile));
  const [only] = ways;
  if (!only) return tile ? { refuse: tile } : { choose: null };
  return ways.length === 1 ? { play: only.action } : { ask: ways };
}

/** The places where this tile may go. */
export function places(choices: Choice[], tile: TileText | null): Set<string> {
  return new Set(choices.filter((choice) => choice.tile !== null && choice.tile === tile).map((choice) => choice.end));
}
