import { describe, expect, test } from "vitest";
import { wonAtOnce, wonBy } from "../../src/state/won";

const placed = { is: "Placed", seat: 0, tile: "5-6", end: "b", outer: 6 };
const ends = { is: "Scored", seats: [0, 2], points: 3, why: "ends-15", of: null };
const double = { is: "Scored", seats: [1], points: 2, why: "double", of: null };
const ended = { is: "Ended", how: "out", seat: 0 };
const pips = { is: "Scored", seats: [0, 2], points: 8, why: "counted-37 rounded-40 divided-5", of: null };

describe("what a tile wins at once", () => {
  test("is told with the number that brought it", () => expect(wonAtOnce([placed, ends])).toEqual({ points: 3, number: 15 }));

  test("has no number where none brought it", () => expect(wonAtOnce([placed, double])).toEqual({ points: 2, number: null }));

  test("is nothing where nothing was scored", () => expect(wonAtOnce([placed])).toBeNull());

  test("is not what the hand is worth in the end", () => {
    expect(wonAtOnce([placed, ended, pips])).toBeNull();
    expect(wonAtOnce([placed, ends, ended, pips])).toEqual({ points: 3, number: 15 });
  });

  test("is for everybody on the side that laid it", () => {
    expect([0, 1, 2].map((seat) => wonBy([placed, ends], seat))).toEqual([3, 0, 3]);
  });
});
