import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { Words } from "./words";

/** The parsed files of messages of a language, by their paths. */
export type Messages = Record<string, FluentResource["body"]>;

const SOURCE = "en";
const tongues = import.meta.glob<Messages>("./tongues/*.ts", { import: "messages" });
const further = import.meta.glob<Messages>("./further/*.ts", { import: "messages" });

/** The languages that the client speaks, English first. */
export const languages: string[] = Object.keys(tongues)
  .map((path) => path.slice("./tongues/".length, -".ts".length))
  .toSorted()
  .toSorted((one, other) => Number(other === SOURCE) - Number(one === SOURCE));

/** All words of a language. */
export async function load(lang: string): Promise<Words> {
  const words = await loadFirst(lang);
  await complete(words);
  return words;
}

/** The words of a language for the first screen, lessons and tables; they arrive as one file. */
export async function loadFirst(lang: string): Promise<Words> {
  const tongue = tongues[`./tongues/${lang}.ts`];
  if (!tongue) throw new RangeError(`no language ${lang}`);
  return spoken(lang, await tongue());
}

/** The words that these messages make. */
export function spoken(lang: string, messages: Messages): Words {
  const words = new Words(lang, new FluentBundle(lang, { useIsolating: false }));
  words.learn(messages);
  return words;
}

/** Fetch what further screens say. */
export async function complete(words: Words): Promise<void> {
  words.learn(await further[`./further/${words.lang}.ts`]!());
}

/** The first of the wanted languages ("de-CH" is German) that the client speaks; else English. */
export function prefer(wanted: readonly string[]): string {
  const named = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return named.find((lang) => languages.includes(lang)) ?? SOURCE;
}
