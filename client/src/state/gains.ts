/** What moves would write at once, as the server says it beside them. */

import type { Hand } from "../wire/types";

/** The points of the actions by their texts; none where the game counts nothing so, or at a table without aids. */
export type Gains = ReadonlyMap<string, number>;

export const NO_GAINS: Gains = new Map();

/** The points of those actions that have a figure. */
export function gainsOf({ actions, points }: Pick<Hand, "actions" | "points">): Gains {
  return new Map(actions.flatMap((action, at) => (typeof points?.[at] === "number" ? [[action, points[at]] as const] : [])));
}

/** What a tile could bring, in few signs: "+3", by the ends "0/+3", of many "…+15"; "" if that is nothing anywhere. */
export function written(points: readonly number[]): string {
  const most = Math.max(0, ...points);
  if (!most) return "";
  const different = [...new Set(points)];
  return different.length > 2 ? `…${signed(most)}` : different.map(signed).join("/");
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
