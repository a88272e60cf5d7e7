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

/** What is offered to somebody who has never played. */
export const FIRST: Last = { game: "block", players: 2, level: "medium", options: {} };

const KEY = "boneyard.last";

export function last(store?: Store): Last {
  return read(KEY, isLast, store) ?? FIRST;
}

export function remember(played: Last, store?: Store): void {
  write(KEY, played, store);
}

/** The last game as the catalogue has it now; the first game, as it is suggested, if there is none to be played again. */
export function playable(played: Last, pages: readonly Page[]): Last {
  if (!pages.length) return played;
  if (played === FIRST) return first(pages);
  const page = pages.find((known) => known.id === played.game);
  const right = page?.levels.includes(played.level) && playersOf(page, pages, played.options).includes(played.players);
  return page && right ? { ...played, options: given(page, pages, played.options) } : first(pages);
}

function first(pages: readonly Page[]): Last {
  const page = pages.find((known) => known.id === FIRST.game);
  return { ...FIRST, options: suggested(page, FIRST.players) };
}

function isLast(value: unknown): value is Last {
  const { game, players, level, options } = (value ?? {}) as Partial<Last>;
  const named = typeof game === "string" && typeof level === "string" && typeof players === "number";
  return named && typeof options === "object" && options !== null;
}
