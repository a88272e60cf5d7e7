import { describe, expect, test } from "vitest";
import { closeUp, placeStill } from "../../src/geometry/still";

const VIEW = { width: 300, height: 150 };
const tile = (x: number, y: number, turn = 0) => ({ x, y, turn });

describe("a close-up", () => {
  test("holds all the tiles, in the middle and in the shape of the view", () => {
    const seen = closeUp(VIEW, 20, [tile(100, 100), tile(700, 160, 90)]);
    expect(seen.width / seen.height).toBeCloseTo(2);
    expect(seen.x).toBeLessThan(100 - 20);
    expect(seen.x + seen.width).toBeGreaterThan(700 + 10);
    expect(seen.x + seen.width / 2).toBeCloseTo((80 + 710) / 2);
    expect(seen.y + seen.height / 2).toBeCloseTo((90 + 180) / 2);
  });

  test("holds what is no tile too, up to its point", () => {
    const [without, within] = [closeUp(VIEW, 20, [tile(0, 0)]), closeUp(VIEW, 20, [tile(0, 0), { x: 400, y: 0 }])];
    expect(within.x + within.width).toBeCloseTo(400 + 8);
    expect(without.width).toBeLessThan(within.width);
  });

  test("does not make a poster of a single tile", () => {
    expect((20 * VIEW.width) / closeUp(VIEW, 20, [tile(0, 0)]).width).toBeCloseTo(40);
  });
});

describe("a still table", () => {
  /** A line of so many tiles that bends where a box is too narrow for it. */
  const lay = (count: number) => (box: { width: number }) => {
    const row = Math.max(1, Math.floor(box.width / 40));
    const tiles = Array.from({ length: count }, (_, at) => tile(20 + 40 * (at % row), 20 + 40 * Math.floor(at / row)));
    return { unit: 20, tiles, rows: Math.ceil(count / row) };
  };

  test("has no bends while its tiles can be read", () => {
    expect(placeStill(VIEW, lay(7), ({ tiles }) => tiles).rows).toBe(1);
  });

  test("bends where the tiles would get too small", () => {
    expect(placeStill(VIEW, lay(24), ({ tiles }) => tiles).rows).toBeGreaterThan(1);
  });
});
