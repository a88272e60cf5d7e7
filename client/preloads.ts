/** Which files each screen needs besides the first ones, for the server's pages: a browser asks for all of them at once. */

import type { Plugin, Rolldown } from "vite";
import { FETCHED, FIRST, type Group } from "./src/words/groups.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const FILE = "preloads.json";
const SCREEN = /\/src\/screens\/(\w+)\.svelte$/;
const WORDS = /virtual:messages\/(\w+)-(\w+)$/;

/** Writes `preloads.json`: the files of each screen in each language. */
export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    enforce: "post", // when the styles of each file are known
    generateBundle(_options, bundle) {
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(listed(bundle)) });
    },
  };
}

/** The files by screens and languages. */
function listed(bundle: Bundle): Record<string, Record<string, string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = (pattern: RegExp) => chunks.flatMap((chunk) => chunk.moduleIds.flatMap((id) => matched(id, pattern, chunk)));
  const [screens, words] = [found(SCREEN), found(WORDS)];
  const first = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => needed(bundle, chunk)));
  const files = (screen: string, chunk: Chunk, lang: string) => {
    const said = words.filter(({ parts: [spoken, group] }) => spoken === lang && (FIRST[screen] ?? FETCHED).includes(group as Group));
    const all = [chunk, ...said.map((one) => one.chunk)].flatMap((one) => needed(bundle, one));
    return [...new Set(all)].filter((file) => !first.has(file));
  };
  const inEach = (screen: string, chunk: Chunk) => Object.fromEntries(words.map(({ parts: [lang = ""] }) => [lang, files(screen, chunk, lang)]));
  return Object.fromEntries(screens.map(({ parts: [name = ""], chunk }) => [kebab(name), inEach(kebab(name), chunk)]));
}

/** The file that a module is in, with the parts of the module's name. */
function matched(id: string, pattern: RegExp, chunk: Chunk): { parts: string[]; chunk: Chunk }[] {
  const found = pattern.exec(id.replaceAll("\\", "/"));
  return found ? [{ parts: found.slice(1), chunk }] : [];
}

/** "NotFound" is the screen "not-found". */
function kebab(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}

/** A file, what it imports, and their styles. */
function needed(bundle: Bundle, chunk: Chunk): string[] {
  const all = new Set([chunk.fileName]);
  for (const name of all) (bundle[name] as Chunk).imports.forEach((one) => all.add(one)); // a set goes on as it grows
  return [...all].flatMap((name) => [name, ...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])]);
}
