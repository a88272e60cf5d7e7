/** Editions: the printed texts of a game, and which of them the chosen options follow. */

import type { Page } from "../wire/api";
import type { Followed } from "../wire/types";
import { chosen, options, type OptionChoices } from "./options";

type Edition = Page["printed"][number];

/** The edition that has the fewest differences from what is chosen, besides what is left to the players. */
export function followed(page: Page, pages: readonly Page[], choices: OptionChoices, players: number): Followed {
  const known = page.printed.map((edition) => ({ edition, count: differences(edition, page, pages, choices) }));
  const fewest = Math.min(...known.map(({ count }) => count));
  const near = known.filter(({ count }) => count === fewest).map(({ edition }) => edition.names);
  const nearest = fewest ? (near[0] ?? []) : near.flat(); // on some hosts the texts say the same
  const right = nearest.filter((name) => (page.fewer[name] ?? [players]).includes(players));
  return { names: right.length ? right : nearest, changed: fewest > 0 || !right.length };
}

/** The choices as an edition prints them; what is left to the players stays. */
export function asPrinted(edition: Edition, page: Page, choices: OptionChoices): OptionChoices {
  const agreed = page.options.filter((option) => option.agreed && option.name in choices);
  return { ...edition.options, ...Object.fromEntries(agreed.map(({ name }) => [name, choices[name]!])) };
}

function differences(edition: Edition, page: Page, pages: readonly Page[], choices: OptionChoices): number {
  const rules = options(page, pages, choices).filter((option) => !option.agreed);
  return rules.filter((option) => chosen(option, choices) !== chosen(option, edition.options)).length;
}
