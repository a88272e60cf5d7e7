import { expect, test } from "vitest";
import { footOf } from "../../src/boards/foot";

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const ASIDE = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };

test("what stands below the felt gets higher only where a hand may take a second row", () => {
  for (const window of [PHONE, SMALL, ASIDE, DESK]) {
    const heights = [1, 8, 9, 28, 40].map((tiles) => footOf(window, 360, tiles, false));
    expect(heights[1]).toBe(heights[0]);
    expect(heights[2]).toBeGreaterThan(heights[1]!);
    expect(new Set(heights.slice(2)).size).toBe(1);
  }
});

test("nobody who only watches has a hand or buttons below the felt", () => {
  for (const window of [PHONE, SMALL, DESK]) expect(footOf(window, 360, 0, false)).toBeLessThan(60);
  expect(footOf(ASIDE, 672, 0, false)).toBe(0);
});

test("many open ends take a second line on a phone only", () => {
  const more = (window: typeof PHONE): number => footOf(window, 360, 7, true) - footOf(window, 360, 7, false);
  expect([PHONE, SMALL, ASIDE, DESK].map((window) => more(window) > 0)).toEqual([true, true, false, false]);
});
