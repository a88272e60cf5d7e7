import { FluentBundle } from "@fluent/bundle";
import messages from "virtual:messages";
import type { Group } from "./groups";
import { capital, Words } from "./words";

const SOURCE = "en";

/** The languages that the client speaks, English first. */
export const languages: string[] = Object.keys(messages)
  .toSorted()
  .toSorted((one, other) => Number(other === SOURCE) - Number(one === SOURCE));

/** What a language calls itself. */
export function ownName(lang: string): string {
  return capital(new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang);
}

/** A language of which nothing is known yet. */
export function silent(lang: string): Words {
  return new Words(lang, new FluentBundle(lang, { useIsolating: false }));
}

/** The words of a language: of some groups, or all of them. */
export async function load(lang: string, groups?: readonly Group[]): Promise<Words> {
  const words = silent(lang);
  await more(words, groups);
  return words;
}

/** Fetch further groups of words, or all of them. */
export async function more(words: Words, groups?: readonly Group[]): Promise<void> {
  const tongue = messages[words.lang];
  if (!tongue) throw new RangeError(`no language ${words.lang}`);
  const named = groups ?? (Object.keys(tongue) as Group[]);
  for (const { default: packed } of await Promise.all(named.map((group) => tongue[group]()))) words.learn(packed);
}

/** The first of the wanted languages ("de-CH" is German) that the client speaks; else English. */
export function prefer(wanted: readonly string[]): string {
  const named = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return named.find((lang) => languages.includes(lang)) ?? SOURCE;
}
