/** Finding games: by kind, by rulebook, by what somebody types. */

import type { Page } from "../wire/api";
import type { Kind } from "./kinds";

export interface Wanted {
  kind: Kind | "all";
  edition: string;
  text: string;
}

/** How games are called in the language of the page. */
export interface Names {
  game(id: string): string;
  summary(id: string): string;
}

export const EVERYTHING: Wanted = { kind: "all", edition: "all", text: "" };

/** The games that somebody may mean, in the order of the catalogue. */
export function find(pages: readonly Page[], wanted: Wanted, names: Names): Page[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    if (wanted.kind !== "all" && page.kind !== wanted.kind) return false;
    if (wanted.edition !== "all" && !page.editions.includes(wanted.edition)) return false;
    const called = [page.id, names.game(page.id), names.summary(page.id), ...page.aliases];
    const known = plain(called.join(" "));
    return words.every((word) => known.includes(word));
  });
}

/** The rulebooks of the catalogue, in the order in which they appear. */
export function editions(pages: readonly Page[]): string[] {
  return [...new Set(pages.flatMap((page) => page.editions))];
}

/** A text in small letters without accents, so that "huhner" finds "Hühner". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
