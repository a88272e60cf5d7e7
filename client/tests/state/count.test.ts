import { describe, expect, test } from "vitest";
import { countTiles } from "../../src/state/count";
import { line, table } from "../words/hands";

const SIX = [0, 1, 2, 3, 4, 5, 6];
const seen = (more: Record<string, unknown>, numbers = SIX) => countTiles(table(line, more), numbers).map((count) => count.seen);

describe("the tiles of a number", () => {
  test("are seen on the table and in one's own hand, a double once", () => {
    const hands = [["0-5", "6-6"], ["?-?", "?-?"]];
    expect(seen({ hands })).toEqual([1, 0, 0, 1, 0, 3, 2]); // 3-5 and 5-6 lie on the table
  });

  test("are seen where tiles were turned up, and wherever else they lie", () => {
    const bricks = [{ is: "Brick", tile: "1-2" }];
    expect(seen({ bricks, hands: [[], []], stock: ["?-?"], order: [0, 1] })).toEqual([0, 1, 1, 1, 0, 2, 1]);
  });

  test("are unseen otherwise: as many as there are numbers show each", () => {
    const counts = countTiles(table(line, { hands: [[], ["?-?"]] }), [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(counts.find(({ number }) => number === 5)).toEqual({ number: 5, seen: 2, unseen: 6 });
    expect(counts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("are not counted where every tile that is held or can be drawn lies open", () => {
    expect(seen({ hands: [["0-5"], ["1-1"]], stock: [] })).toEqual([]);
    expect(seen({ hands: [["0-5"], ["1-1"]], doubles: ["?-?"] })).toEqual([]);
  });

  test("are not counted where nobody else holds any", () => {
    expect(seen({ cells: [["?-?"], ["?-?"]] })).toEqual([]);
    expect(seen({ hands: [["0-5"]], stock: ["?-?"] })).toEqual([]);
  });
});
