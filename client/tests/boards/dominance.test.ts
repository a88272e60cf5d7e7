import { describe, expect, test } from "vitest";
import { consequence, points, rowsOf, standing, taking, tilesOf, totalOf, windowOf } from "../../src/boards/dominance";
import type { Ledger } from "../../src/boards/dominance";

const ledger: Ledger = {
  left: ["1-2", "3-5"],
  columns: [
    [{ tile: "1-5", row: 1 }, { tile: "1-6", row: 1 }],
    [{ tile: "1-7", row: 1 }, { tile: "4-4", row: 4 }],
  ],
  mover: 1,
  turn: [1],
};

describe("the table", () => {
  test("rows and tiles are all that stand on it", () => {
    expect(tilesOf(ledger)).toEqual(["1-2", "1-5", "1-6", "1-7", "3-5", "4-4"]);
    expect(rowsOf(ledger)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("a box holds the halves that are not the row", () => {
    expect(totalOf(ledger, 0, 1)).toBe(11);
    expect(totalOf(ledger, 1, 4)).toBe(4);
    expect(totalOf(ledger, 1, 2)).toBe(0);
  });

  test("what is taken as it stands", () => {
    expect([taking(ledger, 0), taking(ledger, 1)]).toEqual([7, 0]);
  });
});

describe("standing", () => {
  test.each([
    [10, 5, "takes", 5],
    [11, 5, "beyond", 0],
    [5, 10, "taken", 5],
    [5, 11, "below", 0],
    [9, 9, "equal", 0],
    [6, 0, "alone", 0],
    [0, 6, "empty", 0],
  ] as const)("%i against %i: %s", (own, other, how, won) => {
    expect(standing(own, other)).toBe(how);
    expect(points(own, other)).toBe(won);
  });

  test("every total in the window takes the row, and none beside it", () => {
    for (const against of [1, 2, 5, 12]) {
      const [from, to] = windowOf(against)!;
      for (let own = 1; own < 30; own++) expect(standing(own, against) === "takes").toBe(own >= from && own <= to);
    }
    expect(windowOf(0)).toBeNull();
  });
});

test("an entry adds to the box of the player to move, also when it is dictated", () => {
  expect(consequence(ledger, "1-2", 1)).toEqual({ own: 9, other: 11, how: "taken", points: 9 });
  expect(consequence(ledger, "3-5", 3)).toEqual({ own: 5, other: 0, how: "alone", points: 0 });
});
