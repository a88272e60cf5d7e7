import { expect, test } from "vitest";
import { longest } from "../../src/state/longest";
import type { Hand } from "../../src/wire/types";

const LAYOUT = { joints: [{}, {}], ends: [] };

function most(table: object, draw = false, reserve = 0): number {
  return longest({ draw, reserve, table } as unknown as Hand);
}

test("a line may get as long as all that is laid, held, in rows to take from or can be drawn", () => {
  expect(most({ layout: LAYOUT, hands: [["0-1"], ["0-2", "0-3"]] })).toBe(5);
  expect(most({ layout: LAYOUT, rows: [["0-1"], ["0-2", "0-3"]] })).toBe(5);
  expect(most({ layout: LAYOUT, stock: ["0-1", "0-2", "0-3"] })).toBe(2);
  expect(most({ layout: LAYOUT, stock: ["0-1", "0-2", "0-3"] }, true, 2)).toBe(3);
});
