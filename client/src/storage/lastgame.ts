/** The game that was played last: the big button plays it again. */

import { suggested } from "../catalogue/lengths";
import { given, playersOf, type OptionChoices } from "../catalogue/options";
import type { Page } from "../wire/api";
import { read, write, type Store } from "./local";

export interface Last {
  game: string;
  players: number;
  level: string;
  options: OptionChoices;
}

/** How well bots play for somebody who has not chosen. */
export const LEVEL = "medium";

const KEY = "boneyard.last";

/** What was played last; null for somebody who has never played. */
export function last(store?: Store): Last | null {
  return read(KEY, isLast, store) ?? null;
}

export function remember(played: Last, store?: Store): void {
  write(KEY, played, store);
}

/** The last game as the catalogue has it now; the first game, as it is suggested, if there is none to be played again. */
export function playable(played: Last | null, pages: readonly Page[]): Last | null {
  if (!pages.length) return played;
  const page = pages.find((known) => known.id === played?.game);
  const right = played && page?.levels.includes(played.level) && playersOf(page, pages, played.options).includes(played.players);
  return page && right ? { ...played, options: given(page, pages, played.options) } : first(pages);
}

/** The game that the catalogue has for somebody who has never played. */
function first(pages: readonly Page[]): Last | null {
  const page = pages.find((known) => known.first);
  return page ? { game: page.id, players: page.usual, level: LEVEL, options: suggested(page, page.usual) } : null;
}

function isLast(value: unknown): value is Last {
  const { game, players, level, options } = (value ?? {}) as Partial<Last>;
  const named = typeof game === "string" && typeof level === "string" && typeof players === "number";
  return named && typeof options === "object" && options !== null;
}
