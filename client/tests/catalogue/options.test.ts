import { describe, expect, test } from "vitest";
import { chosen, given, options, playersOf, takes } from "../../src/catalogue/options";
import { PAGES, pageOf } from "./pages";

const shown = (id: string, choices = {}) => options(pageOf(id), PAGES, choices).map((option) => option.name);

describe("options", () => {
  test("of a game are all there", () => expect(shown("block")).toEqual(["set", "target", "hands"]));

  test("of an added game are those of its host", () => {
    expect(shown("barricade")).toEqual(["host", "set", "target", "hands"]);
    expect(shown("barricade", { host: "peruvian" })).toEqual(["host", "hands", "secret_score"]);
  });

  test("have the default of the host", () => {
    const defaults = (choices: Record<string, string>) =>
      options(pageOf("barricade"), PAGES, choices).find((option) => option.name === "hands")!.default;
    expect([defaults({}), defaults({ host: "peruvian" })]).toEqual([0, 7]);
  });
});

describe("what a new table is told", () => {
  test("is only what differs", () => {
    expect(given(pageOf("block"), PAGES, { set: 6, target: 50 })).toEqual({ target: 50 });
    expect(given(pageOf("block"), PAGES, {})).toEqual({});
  });

  test("is nothing that the host does not have", () => {
    const choices = { host: "peruvian", set: 9, secret_score: false };
    expect(given(pageOf("barricade"), PAGES, choices)).toEqual({ host: "peruvian", secret_score: false });
  });

  test("can be nothing at all for zero and no", () => {
    const [secret] = pageOf("peruvian").options;
    expect([chosen(secret!, {}), chosen(secret!, { secret_score: false })]).toEqual([true, false]);
  });
});

test("an added game takes as many as its host", () => {
  expect(playersOf(pageOf("barricade"), PAGES, {})).toEqual([2, 3, 4]);
  expect(playersOf(pageOf("barricade"), PAGES, { host: "peruvian" })).toEqual([4]);
  expect(playersOf(pageOf("memory"), PAGES, {})).toEqual([1]);
});

test("numbers must be whole and within their bounds", () => {
  const [, target] = pageOf("block").options;
  expect([1, 100, 10_000].map((value) => takes(target!, value))).toEqual([true, true, true]);
  expect([0, 1.5, 10_001, "", "many"].filter((value) => takes(target!, value))).toEqual([]);
  expect(takes(pageOf("block").options[0]!, 9)).toBe(true);
});
