/** How long a match takes, and what is suggested to somebody who just wants to play. */

import type { Page } from "../wire/api";
import { chosen, options, type OptionChoices } from "./options";

export interface Length {
  hands: number;
  /** Whether it is just so many hands, and not about so many. */
  exact: "yes" | "no";
  minutes: number;
}

/** The options that make a match of a sensible length for so many players. */
export function suggested(page: Page | null | undefined, players: number): OptionChoices {
  return page?.suggested.find((one) => one.players === players)?.options ?? {};
}

/** About how long a match takes if so many of its players are people; null where nobody has measured it. */
export function lengthOf(
  page: Page,
  pages: readonly Page[],
  choices: OptionChoices,
  players: number,
  people = 1,
): Length | null {
  const values = new Map(options(page, pages, choices).map((option) => [option.name, chosen(option, choices)]));
  const fits = page.lengths.filter(
    (row) => row.players === players && Object.entries(row.options).every(([name, value]) => values.get(name) === value),
  );
  const row = fits.toSorted((one, other) => size(other.options) - size(one.options))[0];
  if (!row) return null;
  const [agreed, target] = [Number(values.get("hands") ?? 0), Number(values.get("target") ?? 0)];
  const hands = agreed || (target && row.points ? (row.hands * target) / row.points : row.hands);
  const seconds = row.deal + people * row.person + (players - people) * row.bot;
  return { hands: whole(hands), exact: agreed || hands === 1 ? "yes" : "no", minutes: whole((hands * seconds) / 60) };
}

function size(choices: OptionChoices): number {
  return Object.keys(choices).length;
}

function whole(number: number): number {
  return Math.max(1, Math.round(number));
}
