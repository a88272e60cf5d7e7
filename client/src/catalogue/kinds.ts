/** The kinds of games: by what one does at the table. */

import type { Page } from "../wire/api";

export type Kind = Page["kind"];

export const KINDS: readonly Kind[] = ["lines", "counting", "stars", "special", "alone"];

/** Whether a game is for one person only. */
export function alone(page: Pick<Page, "players">): boolean {
  return page.players.every((players) => players === 1);
}
