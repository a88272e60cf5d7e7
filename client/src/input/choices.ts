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

/**
 * A tile was tapped: lay it if there is one way, take it up if there are several places, else say why not.
 * Somebody who wants to confirm takes a tile with one way up first, and lays it with a second tap.
 */
export function tapTile(choices: Choice[], chosen: TileText | null, tile: TileText, confirm = false): Tap {
  const ways = choices.filter((choice) => choice.tile === tile);
  const [only] = ways;
  const one = ways.length === 1 && only;
  if (chosen === tile) return confirm && one ? { play: one.action } : { choose: null };
  if (!only) return { refuse: tile };
  if (one) return confirm ? { choose: tile } : { play: one.action };
  return new Set(ways.map((way) => way.end)).size === 1 ? { ask: ways } : { choose: tile };
}

/** A place was tapped, or a tile was dropped there; both take a tile first, so nothing is left to be confirmed. */
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

/** Drawing or passing, if it is all that may be done. Ending a game of one's own is not: one could take a move back. */
export function forced(actions: readonly string[]): string | null {
  const [only] = actions;
  return actions.length === 1 && (only === "draw" || only === "pass") ? only : null;
}
