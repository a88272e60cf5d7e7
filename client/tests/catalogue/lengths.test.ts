import { describe, expect, test } from "vitest";
import { lengthOf, suggested } from "../../src/catalogue/lengths";
import type { Page } from "../../src/wire/api";
import { PAGES, pageOf } from "./pages";

const row = { players: 2, options: {}, hands: 10, points: 100, person: 40, bot: 10, deal: 10 };
const block: Page = {
  ...pageOf("block"),
  suggested: [{ players: 2, options: { hands: 4 } }],
  lengths: [row, { ...row, options: { set: 9 }, hands: 5 }],
};

const about = (choices = {}, people = 1) => lengthOf(block, PAGES, choices, 2, people);

describe("the length of a match", () => {
  test("is what was measured", () => expect(about()).toEqual({ hands: 10, exact: "no", minutes: 10 }));
  test("is longer among people", () => expect(about({}, 2)).toEqual({ hands: 10, exact: "no", minutes: 15 }));
  test("is the agreed number of hands", () => expect(about({ hands: 4 })).toEqual({ hands: 4, exact: "yes", minutes: 4 }));
  test("goes with the target", () => expect(about({ target: 50 })).toEqual({ hands: 5, exact: "no", minutes: 5 }));
  test("is that of the chosen set", () => expect(about({ set: 9 })).toEqual({ hands: 5, exact: "no", minutes: 5 }));
  test("is never nothing", () => expect(about({ target: 1 })).toEqual({ hands: 1, exact: "no", minutes: 1 }));
  test("is unknown where nobody has measured it", () => expect(lengthOf(block, PAGES, {}, 3)).toBeNull());
});

describe("what is suggested", () => {
  test("depends on the number of players", () => {
    expect(suggested(block, 2)).toEqual({ hands: 4 });
    expect(suggested(block, 3)).toEqual({});
    expect(suggested(undefined, 2)).toEqual({});
  });
});
