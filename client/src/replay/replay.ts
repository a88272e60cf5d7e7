/** A match that is over, step by step, as a board can show it. */

import { attributed } from "../state/fold";
import { NO_GAINS } from "../state/gains";
import type { TableView } from "../state/view";
import type { Replay } from "../wire/api";
import type { Chair, Seat, TileText } from "../wire/types";
import { describeEvent } from "../words/sentences";
import type { Words } from "../words/words";

/** A position in a match: the hand from 1 on, the step from 0 on. */
export interface Position {
  hand: number;
  step: number;
}

/** A hand step by step: of a match that is over, or on the page of a game. */
type Steps = Pick<Replay, "game" | "players" | "options" | "board" | "steps"> & Partial<Pick<Replay, "by_bot">>;

/** The table at a step, with nothing to do but look; through the eyes of the seat whose words they are. */
export function shownAt(replay: Steps, seats: Chair[], step: number, words: Words): TableView {
  const { hand = null, events = [] } = replay.steps[step] ?? {};
  const idle = { you: words.you, yourTurn: false, actions: [], choices: [], chosen: null, hinted: null, gains: NO_GAINS };
  const last = replay.by_bot?.includes(step) ? attributed(events, [...events.keys()]) : events;
  return { about: replay, hand, seats, last, words, ...idle, play: () => undefined };
}

/** The same without a rack of one's own: everybody's tiles are shown elsewhere. */
export function fromOutside(shown: TableView): TableView {
  return { ...shown, you: null };
}

/** What happened at every step, in words; "" for the deal. */
export function sentences(replay: Steps, seats: Chair[], words: Words): string[] {
  return replay.steps.map((_, step) => {
    const shown = shownAt(replay, seats, step, words);
    return shown.last.map((event) => describeEvent(shown, event)).join(" ");
  });
}

/** The tiles that everybody holds at a step, where hands are held. */
export function handsAt(replay: Replay, step: number): TileText[][] {
  const hands = replay.steps[step]?.hand.table.hands;
  return Array.isArray(hands) ? (hands as TileText[][]) : [];
}

/** What everybody has scored before and in this hand up to a step; null while it is secret. */
export function totalAt(replay: Replay, step: number, seat: Seat): number | null {
  return replay.steps[step]?.hand.totals?.[seat] ?? null;
}

/** The next position forwards or backwards, from hand to hand; null at either end of the match. */
export function moved({ hand, step }: Position, by: 1 | -1, replay: Replay): Position | null {
  const next = step + by;
  if (next >= 0 && next < replay.steps.length) return { hand, step: next };
  if (by > 0) return hand < replay.hands ? { hand: hand + 1, step: 0 } : null;
  return hand > 1 ? { hand: hand - 1, step: Infinity } : null;
}

/** The position that an address means: "?hand=2&step=14". */
export function positionOf(search: string): Position {
  const asked = new URLSearchParams(search);
  return { hand: number(asked.get("hand"), 1), step: number(asked.get("step"), 0) };
}

/** The address of a position. */
export function addressOf(table: string, { hand, step }: Position): string {
  return `/replay/${encodeURIComponent(table)}?hand=${hand}&step=${step}`;
}

function number(text: string | null, least: number): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.max(least, Number(text)) : least;
}
