/** The options of a game: which of them apply, and which differ from the rulebook. */

import type { Option, Page } from "../wire/api";
import type { OptionValue } from "../wire/types";

export type OptionChoices = Record<string, OptionValue>;

/** An option that some host games do not have. */
type Hosted = Option & { hosts?: readonly string[] };

/** The options that apply, as the host game has them where there is one. */
export function options(page: Page, pages: readonly Page[], choices: OptionChoices): Option[] {
  const host = hostOf(page, choices);
  const ofHost = pages.find((known) => known.id === host)?.options ?? [];
  return page.options
    .filter(({ hosts = [] }: Hosted) => !hosts.length || (host !== null && hosts.includes(host)))
    .map((option) => ofHost.find((same) => same.name === option.name) ?? option);
}

/** What is chosen: the choice if there is one, else the default. */
export function chosen(option: Option, choices: OptionChoices): OptionValue {
  return choices[option.name] ?? option.default;
}

/** The choices that apply and differ from the default: what a new table is told. */
export function given(page: Page, pages: readonly Page[], choices: OptionChoices): OptionChoices {
  const differing = options(page, pages, choices).filter((option) => chosen(option, choices) !== option.default);
  return Object.fromEntries(differing.map((option) => [option.name, chosen(option, choices)]));
}

/** How many can play: a game that is added to a host takes as many as the host. */
export function playersOf(page: Page, pages: readonly Page[], choices: OptionChoices): number[] {
  const host = hostOf(page, choices);
  return pages.find((known) => known.id === host)?.players ?? page.players;
}

/** Whether a number is one that the option takes. */
export function takes(option: Option, value: OptionValue): boolean {
  if (option.kind !== "number") return true;
  const number = Number(value);
  return Number.isInteger(number) && number >= (option.least ?? 0) && number <= (option.most ?? Infinity);
}

function hostOf(page: Page, choices: OptionChoices): string | null {
  const host = page.options.find((option) => option.name === "host");
  return host ? String(chosen(host, choices)) : null;
}
