import { expect, test } from "vitest";
import { pipPath } from "../../src/drawing/pips";

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])("a half shows %i pips, each in a place of its own", (number) => {
  const spots = pipPath(number, 0, 0, 40).match(/M[-\d.]+ [-\d.]+/g) ?? [];
  expect(spots).toHaveLength(number);
  expect(new Set(spots).size).toBe(number);
});
