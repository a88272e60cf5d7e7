import { expect, test } from "vitest";
import { columns, rows } from "../../src/state/sheet";
import { hand } from "../words/hands";

const pairs = { ...hand, sides: [[0, 2], [1, 3]] };

test("partners who have had the same points in every hand share a column", () => {
  expect(columns({ ...pairs, sheet: [[5, 0, 5, 0], [0, 7, 0, 7]] })).toEqual([[0, 2], [1, 3]]);
});

test("partners of one hand have each their own, in the order of the seats", () => {
  expect(columns({ ...pairs, sheet: [[5, 0, 0, 5], [0, 7, 0, 7]] })).toEqual([[0], [1], [2], [3]]);
});

test("the hand that is played has a row as soon as it has brought something", () => {
  const played = { ...pairs, over: false, dealing: false, sheet: [[5, 0, 5, 0]] };
  expect(rows({ ...played, result: [0, 0, 0, 0] })).toEqual([[5, 0, 5, 0]]);
  expect(rows({ ...played, result: [0, 3, 0, 3] })).toEqual([[5, 0, 5, 0], [0, 3, 0, 3]]);
  expect(rows({ ...played, dealing: true, result: [5, 0, 5, 0] })).toEqual([[5, 0, 5, 0]]);
  expect(rows({ ...played, sheet: null, result: null })).toEqual([]);
});
