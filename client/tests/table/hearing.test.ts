import { describe, expect, test } from "vitest";
import { soundsOf } from "../../src/table/hearing";

const event = (is: string) => ({ is, seat: 1 });

describe("a tile that is laid", () => {
  test("is heard when it lands, and so is what follows", () => {
    expect(soundsOf([event("Placed"), event("Scored")], false, true, 200)).toEqual([
      { name: "lay", after: 200 },
      { name: "score", after: 200 },
      { name: "turn", after: 200 },
    ]);
  });

  test("is heard at once where nothing moves", () => {
    expect(soundsOf([event("Placed")], false, false, 0)).toEqual([{ name: "lay", after: 0 }]);
  });
});

test("what does not travel is heard at once", () => {
  expect(soundsOf([event("TurnedUp")], false, false, 200)).toEqual([{ name: "lay", after: 0 }]);
  expect(soundsOf([event("Passed")], false, true, 200)).toEqual([
    { name: "pass", after: 0 },
    { name: "turn", after: 0 },
  ]);
});

test("a draw is heard while the tile slides, also after something laid", () => {
  expect(soundsOf([event("Placed"), event("Drew")], false, false, 200)).toContainEqual({ name: "draw", after: 0 });
});

test("every sound is heard once, and a win sounds like one", () => {
  expect(soundsOf([event("Drew"), event("Drew")], false, false, 0)).toEqual([{ name: "draw", after: 0 }]);
  expect(soundsOf([event("Ended")], true, false, 0)).toEqual([{ name: "won", after: 0 }]);
  expect(soundsOf([event("Ended")], false, false, 0)).toEqual([{ name: "handOver", after: 0 }]);
  expect(soundsOf([event("Nothing")], false, false, 0)).toEqual([]);
});
