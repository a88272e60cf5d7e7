import { describe, expect, test } from "vitest";
import { arrivalOf, networkOf, newsOf, noteOf, resultOf, unfolded, type Told } from "../../src/table/telling";
import { told as everything } from "../../src/table/told";
import type { Value } from "../../src/wire/types";
import { load } from "../../src/words/languages";
import { board, hand, layout, table } from "../words/hands";

const words = (await load("en")).seated(["Ann", "Ben"], 0);
const BEGINS: Value = { is: "Begins", seat: 1, by: "lot" };
const PASSED: Value = { is: "Passed", seat: 1, numbers: [3] };

/** A table at which these things have happened, with the turn of one seat. */
function told(turn: number, events: Value[] = [], more: Partial<Told> = {}): Told {
  const dealt = { ...hand, turn: [turn], table: table(layout([], [])) };
  const about = { game: "block", players: 2, options: {}, board: board() };
  return { about, hand: dealt, words, yourTurn: turn === 0, last: events, table: { story: [{ seq: 1, events }] }, ...more };
}

describe("a deal", () => {
  test("is announced with whoever begins", () => {
    expect(newsOf(told(1), { seq: 2, kind: "dealt", events: [BEGINS] })).toBe("Hand 1 is dealt. By lot, Ben begins. Ben to play.");
    expect(newsOf(told(0), { seq: 2, kind: "dealt", events: [] })).toBe("Hand 1 is dealt. Your turn.");
  });

  test("has nobody's turn in a race", () => {
    const about = { ...told(0).about, board: board({ race: true }) };
    expect(newsOf(told(0, [], { about }), { seq: 2, kind: "dealt", events: [] })).toBe("Hand 1 is dealt.");
  });
});

test("a move is announced, and only one's own turn after it", () => {
  expect(newsOf(told(0), { seq: 3, kind: "moved", events: [PASSED] })).toBe("Ben passes; open: 3. Your turn.");
  expect(newsOf(told(1), { seq: 3, kind: "moved", events: [PASSED] })).toBe("Ben passes; open: 3.");
  expect(newsOf(told(0), { seq: 3, kind: "sat", events: [] })).toBe("");
});

describe("whoever comes to a table", () => {
  test("is told of the deal before the first move", () => {
    expect(arrivalOf(told(1, [BEGINS]))).toBe("Hand 1 is dealt. By lot, Ben begins. Ben to play.");
    expect(arrivalOf(told(0))).toBe("Hand 1 is dealt. Your turn.");
  });

  test("is told later what happened last", () => {
    expect(arrivalOf(told(0, [PASSED]))).toBe("Ben passes; open: 3. Your turn.");
  });

  test("is told nothing of a hand that is over: its result speaks", () => {
    expect(arrivalOf(told(0, [PASSED], { hand: { ...hand, dealing: true } }))).toBe("");
    expect(arrivalOf(told(0, [], { hand: null }))).toBe("");
  });
});

test("the result is told by its title, the points of the hand and the totals", () => {
  const over = { ...hand, result: [0, 8] };
  expect(resultOf(words, over, "Hand 1 is over").replaceAll("\u00a0", " ")).toMatch(/^Hand 1 is over\. This hand: you 0, Ben 8\. .*you 5, Ben 8/);
  expect(resultOf(words, hand, "You win the match!")).toMatch(/^You win the match! /);
  expect(resultOf(words, hand, "You win the match!")).not.toContain("This hand");
});

test("the network is told of when it goes and when it comes back, and not in between", () => {
  expect([networkOf(false, "on"), networkOf(false, "waiting"), networkOf(true, "connecting"), networkOf(true, "on")]).toEqual([
    null,
    "connection-lost",
    null,
    "connection-back",
  ]);
});

describe("people", () => {
  const note = { key: "bot-took-over", seat: 1, name: "", why: "move", after: 1 };

  test("are told of by name, and oneself as you", () => {
    expect(noteOf(words, note)).toBe("Time is up: a bot plays this turn for Ben.");
    expect(noteOf(words, { ...note, seat: 0, why: "time" })).toBe("You were too late three times in a row: a bot plays until you are back.");
    expect(noteOf(words, { ...note, key: "looks-on", seat: null, name: "Eve" })).toBe("Eve looks on.");
  });

  test("stand among the moves where it happened", () => {
    const table = { ...told(0, [PASSED, { ...PASSED, seat: 0 }]), notes: [note, { ...note, key: "went-away", after: 0 }] };
    const lines = everything(table);
    expect(lines.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(["Ben is", "Ben passes;", "Time is", "You pass;"]);
  });
});

test("points are told one by one, but folded where there are more than one wants to read", () => {
  const scored = (count: number) => Array.from({ length: count }, () => ({ is: "Scored" }) as Value);
  expect([unfolded(scored(1)), unfolded(scored(6)), unfolded(scored(7))]).toEqual([true, true, false]);
});
