import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parse, type Message } from "@fluent/syntax";
import { expect, test } from "vitest";
import { arrives, FIRST, GROUPS, type Group } from "../../src/words/groups";
import { OWN } from "./own";

const LOCALE = new URL("../../../src/boneyard/locales/en/", import.meta.url);
const names = readdirSync(LOCALE).filter((file) => file.endsWith(".ftl")).map((file) => file.slice(0, -".ftl".length));

/** The keys of a file of messages. */
function keys(name: string): string[] {
  const { body } = parse(readFileSync(new URL(`${name}.ftl`, LOCALE), "utf-8"), {});
  return (body.filter((entry) => entry.type === "Message") as Message[]).map(({ id }) => id.name);
}

/** The modules that come with this one: what waits for all words (`app.part`) and boards of their own bring theirs. */
function imported(file: string): string[] {
  const text = readFileSync(join("src", file), "utf-8");
  const at = [...text.matchAll(/^\s*import (?!type )[^;"]*?"(\.[^"]+)"/gm)];
  const later = file === "boards/kinds.ts" ? [] : [...text.matchAll(/(?<!app\.part\()\bimport\("(\.[^"]+)"\)/g)];
  return [...at, ...later].map(([, name = ""]) => found(normalize(join(dirname(file), name))));
}

function found(path: string): string {
  return ["", ".ts", ".svelte.ts"].map((ending) => path + ending).find((file) => /\.(ts|svelte|css)$/.test(file) && existsSync(join("src", file)))!;
}

/** Every module that comes with some of them. */
function closure(roots: string[]): Set<string> {
  const reached = new Set(roots);
  for (const file of reached) if (!file.endsWith(".css")) imported(file).forEach((one) => reached.add(one)); // a set goes on as it grows
  return reached;
}

/** What these modules name that is in none of these groups: keys in quotes, and one word only where it is said. The words themselves say what they are asked for. */
function unknown(files: Set<string>, groups: readonly Group[]): string[] {
  const text = [...files].filter((file) => file !== "words/words.ts").map((file) => readFileSync(join("src", file), "utf-8")).join("\n");
  const late = names.filter((name) => !groups.some((group) => arrives(name, group))).flatMap(keys);
  return late.filter((key) => text.includes(key.includes("-") ? `"${key}"` : `say("${key}"`));
}

test.each([
  ["home", ["screens/Home.svelte"], FIRST.home!],
  ["a table", ["screens/Table.svelte"], FIRST.table!],
  ["a table with a board of its own", ["screens/Table.svelte", ...OWN.values()], [...FIRST.table!, "boards"] as const],
])("%s says nothing that comes with other words", (_, screens, groups) => {
  const files = closure(["main.ts", ...screens]);
  expect(files.size).toBeGreaterThan(50);
  expect(OWN.size).toBeGreaterThan(5);
  expect(unknown(files, groups)).toEqual([]);
});

test("every file that a group names is there", () => {
  expect(Object.values(GROUPS).flat().filter((name) => !names.includes(name))).toEqual([]);
});
