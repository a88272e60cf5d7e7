import { describe, expect, test } from "vitest";
import { cellsFor, cellsOf, chainWorth, landing, levelAt, spotOf, topsOf, waysOf, worth } from "../../src/boards/walls";
import type { Brick, Walls } from "../../src/boards/walls";
import { choices } from "../../src/input/choices";

const bricks: Brick[] = [
  { tile: "2-5", spot: { x: 0, y: 0, way: "r" }, level: 1, seat: -1 },
  { tile: "3-5", spot: { x: 3, y: 0, way: "l" }, level: 1, seat: 0 },
  { tile: "4-6", spot: { x: 1, y: 0, way: "r" }, level: 2, seat: 0 },
];
const walls: Walls = { hands: [[], []], stock: [], bricks, chain: 2, giver: null };

describe("bricks", () => {
  test("the low half lies on the spot, the high half the way it points", () => {
    expect(cellsOf({ x: 3, y: 0, way: "l" }).map(({ name }) => name)).toEqual(["3,0", "2,0"]);
    expect(cellsOf({ x: 0, y: 0, way: "u" })[1]).toEqual({ name: "0,-1", row: -1, column: 0 });
  });

  test("what was laid last shows on top", () => {
    const tops = topsOf(bricks);
    const seen = [...tops].map(([cell, { number, height }]) => `${cell}:${number}^${height}`);
    expect(seen.toSorted()).toEqual(["0,0:2^1", "1,0:4^2", "2,0:6^2", "3,0:3^1"]);
    expect(levelAt(tops, { x: 1, y: 0, way: "r" })).toBe(3);
    expect(levelAt(tops, { x: 5, y: 0, way: "r" })).toBe(1);
  });
});

describe("choices", () => {
  const offered = choices(["1-6@-1,2r", "1-6@0,2l", "1-6@4,0d+"]);

  test("a spot is read from an action, in a chain too", () => {
    expect(offered.map(spotOf)).toEqual([
      { x: -1, y: 2, way: "r" },
      { x: 0, y: 2, way: "l" },
      { x: 4, y: 0, way: "d" },
    ]);
  });

  test("a tapped cell takes the low half, or else the high one", () => {
    const cell = { name: "0,2", row: 2, column: 0 };
    expect(landing(offered, "l", cell)?.action).toBe("1-6@0,2l");
    expect(landing(offered, "r", cell)?.action).toBe("1-6@-1,2r");
    expect(landing(offered, "u", cell)).toBeNull();
  });

  test("every cell is named once", () => {
    expect(cellsFor(offered).map(({ name }) => name)).toEqual(["4,0", "4,1", "-1,2", "0,2"]);
  });

  test("a double has two ways, another tile four", () => {
    expect([waysOf("4-4").length, waysOf("4-5").length]).toEqual([2, 4]);
  });
});

describe("points", () => {
  test("they are those of the level", () => {
    expect([1, 2, 3, 4, 5, 7].map((level) => worth(level, 1, {}))).toEqual([1, 3, 3, 10, 15, 15]);
    expect(worth(3, 1, { fort_level3: 6 })).toBe(6);
    expect(worth(3, 2, { fort_levels: "relative" })).toBe(3);
    expect(worth(1, 3, { fort_levels: "relative" })).toBe(1);
  });

  test("a chain is worth all its tiles", () => {
    expect(chainWorth(walls, {})).toBe(4);
    expect(chainWorth({ ...walls, chain: 0 }, {})).toBe(0);
  });
});
