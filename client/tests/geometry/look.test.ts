import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { away, drift, freeCorner, nearest, sees, type Window } from "../../src/geometry/look";

const WINDOW: Window = { x: 100, y: 200, width: 300, height: 250 };
const MIDDLE = { x: 250, y: 325 };
const points = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });

test("a spot is seen if it lies well inside the window", () => {
  expect(sees(WINDOW, MIDDLE)).toBe(true);
  expect(sees(WINDOW, { x: 128, y: 422 })).toBe(true);
  for (const spot of [{ x: 127, y: 325 }, { x: 373, y: 325 }, { x: 250, y: 227 }, { x: 250, y: 423 }]) {
    expect(sees(WINDOW, spot)).toBe(false);
  }
});

describe("where to go", () => {
  test("nowhere while one of the spots is seen, and nowhere if there is none", () => {
    expect(away(WINDOW, [{ x: 0, y: 0 }, MIDDLE])).toBeNull();
    expect(away(WINDOW, [])).toBeNull();
  });

  test("else to the nearest of them", () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 1 }), (spots) => {
        const goal = away(WINDOW, spots);
        const far = spots.map(({ x, y }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y));
        if (spots.some((spot) => sees(WINDOW, spot))) expect(goal).toBeNull();
        else expect(goal).toBe(spots[far.indexOf(Math.min(...far))]);
      }),
    );
  });

  test("there is no nearest of none", () => {
    expect(nearest(MIDDLE, [])).toBeNull();
  });
});

test("a table moves as the tile does that lay in the middle of the window", () => {
  const before = [{ x: 0, y: 0 }, MIDDLE, { x: 800, y: 800 }];
  const after = [{ x: 5, y: 5 }, { x: 260, y: 305 }, { x: 0, y: 0 }, { x: 9, y: 9 }];
  expect(drift(WINDOW, before, after)).toEqual({ x: 10, y: -20 });
  expect(drift(WINDOW, before, before.slice(0, 2))).toEqual({ x: 0, y: 0 });
  expect(drift(WINDOW, before, [])).toEqual({ x: 0, y: 0 });
  expect(drift(WINDOW, [], after)).toEqual({ x: 0, y: 0 });
});

describe("the button", () => {
  const BOX = { width: 300, height: 200 };
  const [right, left] = [{ x: 290, y: 190 }, { x: 10, y: 190 }];

  test("lies at the bottom right if nothing is there", () => {
    expect(freeCorner(BOX, [], [{ x: 150, y: 100 }])).toBe("bottom right");
  });

  test("goes out of the way of tiles, and of slots even more", () => {
    expect(freeCorner(BOX, [], [right])).toBe("bottom left");
    expect(freeCorner(BOX, [], [right, left])).toBe("top right");
    expect(freeCorner(BOX, [], [right, left, { x: 280, y: 20 }])).toBe("top left");
    const top = [{ x: 290, y: 10 }, { x: 10, y: 10 }];
    expect(freeCorner(BOX, [right, ...top], [left, left])).toBe("bottom left");
  });
});
