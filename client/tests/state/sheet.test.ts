import { expect, test } from "vitest";
import { columns } from "../../src/state/sheet";
import { hand } from "../words/hands";

const pairs = { ...hand, sides: [[0, 2], [1, 3]] };

test("partners who have had the same points in every hand share a column", () => {
  expect(columns({ ...pairs, sheet: [[5, 0, 5, 0], [0, 7, 0, 7]] })).toEqual([[0, 2], [1, 3]]);
});

test("partners of one hand have each their own, in the order of the seats", () => {
  expect(columns({ ...pairs, sheet: [[5, 0, 0, 5], [0, 7, 0, 7]] })).toEqual([[0], [1], [2], [3]]);
});
