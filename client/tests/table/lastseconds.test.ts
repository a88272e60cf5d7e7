import { expect, test } from "vitest";
import { spokenAt } from "../../src/table/lastseconds";

const spoken = (given: number) => Array.from({ length: 12 }, (_, at) => 11 - at).filter((left) => spokenAt(left, given));

test("the last seconds are spoken of twice", () => {
  expect(spoken(30)).toEqual([10, 5]);
});

test("where a turn has no more than ten seconds, its beginning is not talked over", () => {
  expect(spoken(10)).toEqual([5]);
  expect(spoken(5)).toEqual([]);
});
