import { expect, test } from "vitest";
import { lasting } from "../../src/words/duration";

test.each([
  [0, "s", 1],
  [59.9, "s", 59],
  [104, "min", 1],
  [3_599, "min", 59],
  [7_300, "h", 2],
  [200_000, "d", 2],
] as const)("%d seconds are shown in %s", (seconds, unit, count) => {
  expect(lasting(seconds)).toEqual({ unit, count });
});
