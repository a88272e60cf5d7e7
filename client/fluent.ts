/** Messages are parsed while the client is built: a phone would take as long to parse them as to draw the page. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { arrives, FETCHED, type Group } from "./src/words/groups.ts";
import { pack } from "./src/words/packing.ts";

const LOCALES = resolve(import.meta.dirname, "../src/boneyard/locales");
const NEEDED = "client.ftl"; // a language without it is spoken by the server and the terminal only
const LIST = "virtual:messages";
const ONE = /^virtual:messages\/(\w+)-(\w+)$/;

/** `virtual:messages` fetches the messages of a language and a group, each of which is a module. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    resolveId(id) {
      return id.startsWith(LIST) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${LIST}`) return `export default {${languages().map(fetching).join()}};`;
      const [, lang = "", group = ""] = ONE.exec(id.slice(1)) ?? [];
      if (!group) return null;
      const files = filesOf(lang, group as Group);
      files.forEach((file) => this.addWatchFile(file));
      return program(files);
    },
  };
}

function languages(): string[] {
  return readdirSync(LOCALES).filter((lang) => readdirSync(join(LOCALES, lang)).includes(NEEDED));
}

/** The functions that fetch what a language says, by groups. */
function fetching(lang: string): string {
  return `${lang}:{${FETCHED.map((group) => `${group}:()=>import("${LIST}/${lang}-${group}")`).join()}}`;
}

function filesOf(lang: string, group: Group): string[] {
  const files = readdirSync(join(LOCALES, lang)).filter((file) => file.endsWith(".ftl"));
  return files.filter((file) => arrives(file.slice(0, -".ftl".length), group)).map((file) => join(LOCALES, lang, file));
}

/** The module that exports what these files say; a browser reads JSON faster than the same values written as a program. */
function program(files: string[]): string {
  const parsed = files.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(pack(parsed)))});`;
}
