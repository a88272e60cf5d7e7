import { expect, test } from "vitest";
import { curve, decisionAt, grades, marks, shareOf } from "../../src/replay/analysis";
import type { Analysis, Decision } from "../../src/wire/types";

const idea = (points: number) => ({ action: "1-2@a", points, wins: 0.5, reasons: [] });
const decision = (hand: number, move: number, seat: number, grade: Decision["grade"]): Decision => {
  return { hand, move, seat, grade, lost: 2, done: idea(move - 2), best: idea(move) };
};
const analysis: Analysis = {
  ungraded: "",
  decisions: [decision(1, 2, 0, "best"), decision(1, 3, 1, "loose"), decision(1, 6, 0, "blunder"), decision(2, 1, 0, "fine")],
  shares: [{ hand: 1, seat: 0, expected: 2, lost: 4, luck: 7, result: 5, decided: "luck" }],
};

test("what could have been better is marked, hand by hand", () => {
  expect(marks(analysis, 1)).toEqual([{ step: 3, grade: "loose" }, { step: 6, grade: "blunder" }]);
  expect(marks(analysis, 2)).toEqual([]);
});

test("a step knows the decision that led to it", () => {
  expect(decisionAt(analysis, 1, 6)?.grade).toBe("blunder");
  expect([decisionAt(analysis, 1, 1), decisionAt(analysis, 2, 6)]).toEqual([null, null]);
});

test("a curve goes through what a seat could expect before each of its decisions, to the result", () => {
  expect(curve(analysis, 1, 0, 9)).toEqual([{ step: 2, points: 2 }, { step: 6, points: 6 }, { step: 9, points: 5 }]);
  expect(curve(analysis, 2, 0, 4)).toEqual([{ step: 1, points: 1 }]);
});

test("a seat has its share of a hand, and its grades of all hands", () => {
  expect(shareOf(analysis, 1, 0)?.luck).toBe(7);
  expect(shareOf(analysis, 1, 1)).toBeNull();
  expect(grades(analysis, 0)).toEqual({ best: 1, fine: 1, loose: 0, blunder: 1 });
});
