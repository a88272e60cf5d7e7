import { describe, expect, test } from "vitest";
import { shownAt } from "../../src/replay/replay";
import { gainsOf, NO_GAINS, written } from "../../src/state/gains";
import type { TableView } from "../../src/state/view";
import type { Replay } from "../../src/wire/api";
import { load } from "../../src/words/languages";
import { describeAction, describeOffer } from "../../src/words/sentences";
import { brings } from "../../src/words/spoken";
import { board, hand } from "../words/hands";

const en = await load("en");
const de = await load("de");

describe("points beside the moves", () => {
  test("are those that the server sends, where it sends a figure", () => {
    const sent = gainsOf({ actions: ["3-6@a", "3-6@b", "draw"], points: [0, 3, null] });
    expect([...sent]).toEqual([["3-6@a", 0], ["3-6@b", 3]]);
    expect(gainsOf({ actions: ["3-6@a"] })).toEqual(NO_GAINS);
  });

  test.each([
    [[], ""],
    [[0, 0], ""],
    [[3, 3], "+3"],
    [[0, 3], "0/+3"],
    [[3, 0, 3], "+3/0"],
    [[0, 5, 15, 10], "…+15"],
  ])("%j are written in few signs", (points, text) => {
    expect(written(points)).toBe(text);
  });

  test("are said after what a tile can do", () => {
    expect([brings(en, []), brings(en, [0, 0])]).toEqual([[], []]);
    expect([brings(en, [1, 1]), brings(de, [1])]).toEqual([["brings 1 point"], ["bringt 1 Punkt"]]);
    expect([brings(en, [0, 1]), brings(de, [3, 5])]).toEqual([["brings 0 and 1 points"], ["bringt 3 und 5 Punkte"]]);
  });

  test("are said with an offer, and nothing where there are none", () => {
    const replay = { game: "muggins", players: 2, options: {}, board: board(), steps: [{ hand, events: [] }] };
    const shown: TableView = { ...shownAt(replay as unknown as Replay, [], 0, en), gains: new Map([["3-6@a", 1], ["3-6@b", 0]]) };
    expect(describeOffer(shown, "3-6@a")).toBe(`${describeAction(shown, "3-6@a")}, 1 point`);
    expect(describeOffer(shown, "3-6@b")).toBe(describeAction(shown, "3-6@b"));
  });
});
