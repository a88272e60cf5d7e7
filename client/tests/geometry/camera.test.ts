import fc from "../chance";
import { describe, expect, test } from "vitest";
import { around, framed, isCrowded, nearer, roomy, steady, together, within, type Steady } from "../../src/geometry/camera";
import { sees } from "../../src/geometry/look";

const VIEW = { width: 378, height: 475 };
const points = fc.record({ x: fc.integer({ min: 20, max: 358 }), y: fc.integer({ min: 20, max: 455 }) });

test("a table is crowded when its tiles cannot be read, and stays so until there is ample room", () => {
  expect([15, 16].map((unit) => isCrowded(unit, false))).toEqual([true, false]);
  expect([16, 19, 20].map((unit) => isCrowded(unit, true))).toEqual([true, true, false]);
});

test("tiles are laid where what may come below the felt does not move them", () => {
  expect(roomy(VIEW)).toEqual({ width: 378, height: 475 - 475 * 0.11 });
  expect(roomy(VIEW, 398)).toEqual({ width: 378, height: 398 });
  expect(roomy(VIEW, 600)).toEqual(VIEW);
  expect(roomy({ width: 600, height: 150 }).height).toBeGreaterThan(130);
});

test("the room for tiles stays for a whole hand, unless the felt gets lower or the screen is another one", () => {
  const [before, now] = [398, 450].map((height) => ({ width: 378, height, board: 660, hand: 1 })) as [Steady, Steady];
  for (const height of [398, 475, 527]) expect(steady(before, now, { ...VIEW, height })).toBe(true);
  expect(steady(before, now, { ...VIEW, height: 397 })).toBe(false);
  for (const other of [{ hand: 2 }, { width: 700 }, { board: 400 }]) expect(steady(before, { ...now, ...other }, VIEW)).toBe(false);
});

describe("the camera", () => {
  test("sees the first spots and whatever it wants to see together with them, with tiles that a finger meets", () => {
    fc.assert(
      fc.property(points, fc.array(points), fc.integer({ min: 8, max: 15 }), (last, goals, unit) => {
        const spots = together(VIEW, unit, [last], goals);
        const window = framed(VIEW, VIEW, unit, spots);
        expect(spots[0]).toBe(last);
        for (const spot of spots) expect(sees(window, spot, Math.min(unit, spot.x, spot.y))).toBe(true);
        expect((unit * VIEW.width) / window.width).toBeGreaterThanOrEqual(24);
        expect((unit * VIEW.width) / window.width).toBeLessThanOrEqual(30.01);
      }),
    );
  });

  test("leaves out what is too far away, and prefers what is near", () => {
    const [last, near, far] = [{ x: 40, y: 40 }, { x: 90, y: 60 }, { x: 340, y: 440 }];
    expect(together(VIEW, 10, [last], [far, near])).toEqual([last, near]);
    expect(together(VIEW, 10, [], [far, near])).toEqual([far]);
    expect(together(VIEW, 10, [], [])).toEqual([]);
  });

  test("does not look beyond the table, and a pinch goes neither too near nor too far away", () => {
    expect(around(VIEW, VIEW, { x: 0, y: 470 }, 2)).toEqual({ x: 0, y: 237.5, width: 189, height: 237.5 });
    expect([0.5, 2, 20].map((zoom) => within(zoom, 16))).toEqual([1, 2, 4]);
    expect([nearer(10), nearer(40)]).toEqual([3, 1.6]);
  });
});
