/** The kinds of games: by what one does at the table. */

import type { Page } from "../wire/rest";

export const KINDS = ["lines", "counting", "stars", "special", "alone"] as const;

export type Kind = (typeof KINDS)[number];

const OF: Partial<Record<Kind, readonly string[]>> = {
  counting: ["all-fives", "muggins", "fives-and-threes", "all-sevens", "matador", "bergen", "italian"],
  stars: ["sebastopol", "sebastopol-pairs", "cyprus", "chicken-foot"],
  special: ["french", "fortress", "dominance", "concentration", "hectic"],
};

/** The kind of a game; a game of which nothing is known is laid in a line. */
export function kindOf(page: Pick<Page, "id" | "players">): Kind {
  if (alone(page)) return "alone";
  return KINDS.find((kind) => OF[kind]?.includes(page.id)) ?? "lines";
}

/** Whether a game is for one person only. */
export function alone(page: Pick<Page, "players">): boolean {
  return page.players.every((players) => players === 1);
}
