import { describe, expect, test } from "vitest";
import { holder, numberOf, shortest, SINGLES, spread, worth, type Race } from "../../src/boards/hectic";

const hands = [["2-3"], ["3-4"]];
const race: Race = { doubles: ["?-?"], double: ["4-4"], pool: ["0-1"], hands, won: [[], []], aside: [], turn: [0, 1] };

describe("the middle", () => {
  test("all 45 singles lie there once", () => {
    expect(new Set(SINGLES).size).toBe(45);
    expect(SINGLES.every((tile) => Number(tile[0]) < Number(tile[2]))).toBe(true);
  });

  test.each([true, false])("no two share a place (wide: %s)", (wide) => {
    const places = spread(wide);
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(45);
    expect(Math.max(...places.map(({ row }) => row))).toBe(wide ? 4 : 8);
  });

  test("the tiles of one low half lie in one line", () => {
    const column = spread(false).filter(({ name }) => name.startsWith("3-")).map((place) => place.column);
    expect(new Set(column).size).toBe(1);
  });
});

test("who holds a tile, and what is played for", () => {
  expect(holder(race, "3-4")).toBe(1);
  expect(holder(race, "0-1")).toBeNull();
  expect(numberOf(race)).toBe(4);
  expect(numberOf({ ...race, double: [] })).toBe(-1);
});

test("a chain is as long as the number, and never shorter than three", () => {
  expect([0, 3, 4, 9].map(shortest)).toEqual([3, 3, 4, 9]);
  expect(Array.from({ length: 10 }, (_, number) => worth(number)).reduce((sum, points) => sum + points)).toBe(39);
});
