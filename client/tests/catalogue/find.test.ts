import { describe, expect, test } from "vitest";
import { EVERYTHING, editions, find, plain } from "../../src/catalogue/find";
import { alone } from "../../src/catalogue/kinds";
import { subjects } from "../../src/catalogue/subjects";
import { PAGES } from "./pages";

const names = {
  game: (id: string) => ({ "chicken-foot": "Hühnerfuß", block: "Blockspiel" })[id] ?? id,
  summary: (id: string) => (id === "memory" ? "Präg dir ein Bild ein" : ""),
};
const ids = (wanted: object) => find(PAGES, { ...EVERYTHING, ...wanted }, names).map((page) => page.id);

test("a game for one is for nobody else", () => {
  expect(PAGES.filter(alone).map((page) => page.id)).toEqual(["memory"]);
  expect(alone({ players: [1, 2] })).toBe(false);
});

describe("finding", () => {
  test("shows everything at first", () => expect(ids({})).toEqual(PAGES.map((page) => page.id)));

  test("goes by kind and by rulebook at once", () => {
    expect(ids({ kind: "stars" })).toEqual(["cyprus", "chicken-foot"]);
    expect(ids({ kind: "stars", edition: "S9" })).toEqual(["cyprus"]);
    expect(ids({ kind: "alone", edition: "T5" })).toEqual([]);
  });

  test("reads names and summaries without accents and capitals, and every word must be there", () => {
    expect(ids({ text: "HUHNER" })).toEqual(["chicken-foot"]);
    expect(ids({ text: "bild prag" })).toEqual(["memory"]);
    expect(ids({ text: "bild huhn" })).toEqual([]);
    expect(ids({ text: "  " })).toHaveLength(PAGES.length);
  });

  test("goes by the other names of a game", () => {
    expect(ids({ text: "mexican" })).toEqual(["cyprus"]);
    expect(ids({ text: "trein" })).toEqual(["cyprus"]);
  });

  test("knows the English name, too", () => expect(ids({ text: "chicken" })).toEqual(["chicken-foot"]));
});

describe("the pages about all games", () => {
  const said: Record<string, string> = {
    "subject-basics": "Grundlagen",
    "subject-basics.words": "Wörter hilfe",
    "subject-misprints": "Druckfehler",
  };
  const about = (text: string) => subjects(text, (key) => said[key] ?? "");

  test("are found by their names and by what they are about", () => {
    expect(about("grund")).toEqual(["basics"]);
    expect(about("WORTER hilfe")).toEqual(["basics"]);
    expect(about("druck hilfe")).toEqual([]);
  });

  test("are not in the way of somebody who searches for nothing", () => expect(about("  ")).toEqual([]));
});

test("the rulebooks are listed once, in order", () => expect(editions(PAGES)).toEqual(["S9", "CL", "T5"]));

test("plain text has no accents", () => expect(plain("Hühner Àé")).toBe("huhner ae"));
