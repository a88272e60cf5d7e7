import { readdirSync, readFileSync } from "node:fs";
import { parse, type Message, type Resource } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { GROUPS } from "../../src/words/groups";
import { languages, load, prefer } from "../../src/words/languages";

const LOCALES = new URL("../../../src/boneyard/locales/", import.meta.url);

/** What only the server and the terminal say. */
const ELSEWHERE = GROUPS.never.map((name) => `${name}.ftl`);

/** The keys of all the messages that a language has for the browser, or only elsewhere, with their parts. */
function keys(lang: string, elsewhere = false): string[] {
  const folder = new URL(`${lang}/`, LOCALES);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && ELSEWHERE.includes(file) === elsewhere);
  const resources = files.map((file): Resource => parse(readFileSync(new URL(file, folder), "utf-8"), {}));
  const messages = resources.flatMap((resource) => resource.body.filter((entry) => entry.type === "Message"));
  return (messages as Message[]).flatMap((message) => [
    ...(message.value ? [message.id.name] : []),
    ...message.attributes.map((part) => `${message.id.name}.${part.id.name}`),
  ]);
}

test("English comes first", () => {
  expect(languages[0]).toBe("en");
  expect(languages.slice(1)).toEqual(languages.slice(1).toSorted());
});

test("nothing is said that only the server and the terminal can say", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const text = sources.map((file) => readFileSync(`src/${file}`, "utf-8")).join("\n");
  const said = new Set([...text.matchAll(/\b(?:say|has)\(\s*"([\w.-]+)"/g)].map(([, key]) => key));
  expect(said.size).toBeGreaterThan(100);
  expect(keys("en", true).filter((key) => said.has(key))).toEqual([]);
});

test("every language that has words for the browser is offered", () => {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const speaking = folders.filter(({ name }) => readdirSync(new URL(`${name}/`, LOCALES)).includes("client.ftl"));
  expect(languages).toEqual(expect.arrayContaining(speaking.map(({ name }) => name)));
});

describe.each(languages)("in %s", (lang) => {
  test("nothing is missing that there is in English", async () => {
    const words = await load(lang);
    expect(keys("en").length).toBeGreaterThan(300);
    expect(keys("en").filter((key) => !words.has(key))).toEqual([]);
  });
});

test("every message that the client names is there", async () => {
  const sources = new URL("../../src/", import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: "utf-8" });
  const code = files.filter((file) => /\.(ts|svelte)$/.test(file));
  const texts = code.map((file) => readFileSync(new URL(file, sources), "utf-8"));
  const named = texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([a-z0-9.-]+)"/g)].map(([, key]) => key ?? ""));
  const words = await load("en");
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((key) => !words.has(key))).toEqual([]);
});

test("a language that nobody speaks is refused", async () => {
  await expect(load("xx")).rejects.toThrow("xx");
});

test("the browser's first language that we speak is taken, whatever its country", () => {
  expect(prefer(["de-CH", "en"])).toBe("de");
  expect(prefer(["ja", "DE"])).toBe("de");
  expect(prefer(["ja-JP", "xx"])).toBe("en");
  expect(prefer(["fr-CA", "xx"])).toBe("fr");
  expect(prefer([])).toBe("en");
});
