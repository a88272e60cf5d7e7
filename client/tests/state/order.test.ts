import { describe, expect, test } from "vitest";
import { ordered } from "../../src/state/order";

describe("the tiles of a hand", () => {
  const dealt = ["3-5", "0-6", "4-4", "0-1"];

  test("lie as they were dealt", () => expect(ordered(dealt, { sort: "dealt", handed: "right" })).toEqual(dealt));
  test("lie by number", () =>
    expect(ordered(dealt, { sort: "number", handed: "right" })).toEqual(["0-1", "0-6", "3-5", "4-4"]));
  test("lie by weight, the heaviest first, and equal ones by number", () =>
    expect(ordered(dealt, { sort: "weight", handed: "right" })).toEqual(["3-5", "4-4", "0-6", "0-1"]));
  test("lie from the right for the left hand", () => {
    expect(ordered(dealt, { sort: "number", handed: "left" })).toEqual(["4-4", "3-5", "0-6", "0-1"]);
    expect(dealt).toEqual(["3-5", "0-6", "4-4", "0-1"]);
  });
});
