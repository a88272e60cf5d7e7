import { describe, expect, test } from "vitest";
import { addressOf, fromOutside, handsAt, moved, sentences, shownAt, positionOf, totalAt } from "../../src/replay/replay";
import type { Replay } from "../../src/wire/api";
import type { Chair, Hand, Value } from "../../src/wire/types";
import { load } from "../../src/words/languages";
import { board, hand as running } from "../words/hands";

const layout = { is: "Layout", joints: [], ends: [] };
const hand = (hands: string[][] | undefined, totals: number[] | null): Hand => ({
  ...running,
  hand: 2,
  table: { is: "State", layout, ...(hands ? { hands } : {}) },
  totals,
});
const passed: Value = { is: "Passed", seat: 1, numbers: [2, 6] };
const replay: Replay = {
  by_bot: [],
  game: "block",
  players: 2,
  options: {},
  edition: { names: ["s9"], changed: false },
  board: board(),
  names: ["Ann", "easy"],
  daily: null,
  onward: null,
  hands: 3,
  hand: 2,
  steps: [
    { seat: null, action: "", events: [], hand: hand([["1-2"], ["3-4"]], [5, 7]) },
    { seat: 1, action: "pass", events: [passed], hand: hand(undefined, null) },
  ],
};
const seats: Chair[] = ["Ann", "Ben"].map((name) => ({ name, bot: null, person: true, robot: false, ready: false, face: "", why: "", temperament: "", stand_in: "" }));

describe("a step", async () => {
  const words = (await load("en")).seated(["Ann", "Ben"]);

  test("is shown with nothing to do", () => {
    const shown = shownAt(replay, seats, 1, words);
    expect([shown.hand, shown.last, shown.actions, shown.you]).toEqual([replay.steps[1]!.hand, [passed], [], null]);
    expect(shownAt(replay, seats, 9, words).hand).toBeNull();
  });

  test("is shown through the eyes of whoever reads", () => {
    const shown = shownAt(replay, seats, 1, words.seated(["Ann", "Ben"], 1));
    expect([shown.you, shown.yourTurn, shown.actions, shown.choices]).toEqual([1, false, [], []]);
  });

  test("tells oneself what one did, and shows no rack beside everybody's tiles", () => {
    const own = words.seated(["Ann", "Ben"], 1);
    expect(sentences(replay, seats, own)[1]).toMatch(/^You /);
    expect(fromOutside(shownAt(replay, seats, 1, own)).you).toBeNull();
  });

  test("is told with the names of the players", () => {
    const [deal, pass] = sentences(replay, seats, words);
    expect(deal).toBe("");
    expect(pass).toMatch(/^Ben /);
  });

  test("says where a bot stood in for somebody", () => {
    const stoodIn = { ...replay, by_bot: [1] };
    expect(sentences(stoodIn, seats, words)[1]).toMatch(/^A bot for Ben passes/);
    expect(sentences(stoodIn, seats, words.seated(["Ann", "Ben"], 1))[1]).toMatch(/^A bot for you passes/);
  });

  test("shows hands and totals where there are any", () => {
    expect(handsAt(replay, 0)).toEqual([["1-2"], ["3-4"]]);
    expect(handsAt(replay, 1)).toEqual([]);
    expect([totalAt(replay, 0, 1), totalAt(replay, 1, 1)]).toEqual([7, null]);
  });
});

describe("going through a match", () => {
  test("goes from step to step and from hand to hand", () => {
    expect(moved({ hand: 2, step: 0 }, 1, replay)).toEqual({ hand: 2, step: 1 });
    expect(moved({ hand: 2, step: 1 }, 1, replay)).toEqual({ hand: 3, step: 0 });
    expect(moved({ hand: 2, step: 0 }, -1, replay)).toEqual({ hand: 1, step: Infinity });
  });

  test("ends at either end", () => {
    expect(moved({ hand: 3, step: 1 }, 1, replay)).toBeNull();
    expect(moved({ hand: 1, step: 0 }, -1, replay)).toBeNull();
  });
});

test("a position has an address", () => {
  expect(positionOf("?hand=2&step=14")).toEqual({ hand: 2, step: 14 });
  expect(addressOf("abc", { hand: 2, step: 14 })).toBe("/replay/abc?hand=2&step=14");
  for (const text of ["", "?hand=0&step=-1", "?hand=x&step=1e9"]) expect(positionOf(text)).toEqual({ hand: 1, step: 0 });
});
