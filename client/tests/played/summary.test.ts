import { describe, expect, test } from "vitest";
import { length, outcome, score, spent } from "../../src/played/summary";
import type { Played } from "../../src/wire/types";
import { load } from "../../src/words/languages";

const MATCH: Played = {
  table: "t",
  game: "block",
  players: 3,
  daily: null,
  at: 1,
  hands: 4,
  seconds: 725,
  mine: [1],
  partners: [1],
  names: ["Ann", "Bob", ""],
  faces: [],
  bots: [null, null, null],
  people: ["a", null, null],
  totals: [10, 20, 5],
  winners: [1],
  outcome: "won",
  moves: 9,
  taken_back: 0,
  reached: null,
};

describe("a match that is over", async () => {
  const [en, de] = [await load("en"), await load("de")];

  test("tells its score, oneself first, and whoever is gone is somebody", () => {
    expect(score(en, MATCH)).toBe("You 20, Ann 10, Somebody 5".replaceAll(/ (?=\d)/g, "\u00a0"));
    expect(score(de, MATCH)).toContain("Jemand");
  });

  test("tells the score of partners once", () => {
    const pairs = { ...MATCH, players: 4, names: ["Ann", "Bob", "Cid", "Dee"], partners: [1, 3], totals: [7, 30, 7, 30] };
    expect(score(en, pairs)).toBe("You and Dee\u00a030, Ann and Cid\u00a07");
  });

  test("tells several seats of one person by their names", () => {
    const shared = { ...MATCH, mine: [0, 1], partners: [0, 1], outcome: "shared" as const };
    expect(score(en, shared)).toBe("Ann\u00a010, Bob\u00a020, Somebody\u00a05");
    expect(outcome(shared)).toBe("played-shared");
  });

  test("of one player is solved or not, and tells how far it went", () => {
    const alone = { ...MATCH, players: 1, mine: [0], names: ["Ann"], totals: [0], outcome: "lost" as const, reached: [17, 28] };
    expect([outcome(alone), score(en, alone)]).toEqual(["played-unsolved", "17 of 28"]);
    expect(outcome({ ...alone, outcome: "left" })).toBe("played-left");
  });

  test("tells how long it was", () => {
    expect(length(en, MATCH)).toBe("4 hands, 12 min");
    expect(length(en, { ...MATCH, hands: 1, daily: "2026-11-03" })).toBe("Puzzle of Nov 3, 2026, 12 min");
    expect([48, 5400, 11_100].map((seconds) => spent(en, seconds))).toEqual(["48 s", "1 h 30 min", "3 h 5 min"]);
  });
});
