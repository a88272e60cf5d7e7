import { describe, expect, test } from "vitest";
import { asPrinted, followed } from "../../src/catalogue/editions";
import type { Page } from "../../src/wire/api";
import { PAGES, pageOf } from "./pages";

const block: Page = {
  ...pageOf("block"),
  printed: [
    { names: ["s9", "cl"], options: {} },
    { names: ["s9-fr"], options: { secret_score: false } },
  ],
  options: [...pageOf("block").options, ...pageOf("peruvian").options.filter(({ name }) => name === "secret_score")],
  fewer: { s9: [2] },
};

const said = (choices = {}, players = 2) => followed(block, PAGES, choices, players);

describe("the edition that is followed", () => {
  test("is the first by default", () => expect(said()).toEqual({ names: ["s9", "cl"], changed: false }));

  test("is that whose options are chosen", () =>
    expect(said({ secret_score: false })).toEqual({ names: ["s9-fr"], changed: false }));

  test("is not changed by what is left to the players", () => expect(said({ target: 50 }).changed).toBe(false));

  test("is changed by any other rule", () =>
    expect(said({ secret_score: false, set: 9 })).toEqual({ names: ["s9-fr"], changed: true }));

  test("is not one that prints fewer players", () => expect(said({}, 3)).toEqual({ names: ["cl"], changed: false }));

  test("is still named if nobody prints so many players", () => {
    const only = { ...block, fewer: { s9: [2], cl: [2] } };
    expect(followed(only, PAGES, {}, 3)).toEqual({ names: ["s9", "cl"], changed: true });
  });
});

describe("choosing an edition", () => {
  test("sets its options and keeps what is left to the players", () =>
    expect(asPrinted(block.printed[1]!, block, { target: 50, set: 9 })).toEqual({ secret_score: false, target: 50 }));
});
