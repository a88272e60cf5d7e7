import fc from "../chance";
import { describe, expect, test } from "vitest";
import { away, freeCorner, nearest, sees, type Window } from "../../src/geometry/look";

const WINDOW: Window = { x: 100, y: 200, width: 300, height: 250 };
const MIDDLE = { x: 250, y: 325 };
const points = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });

test("a spot is seen if it lies well inside the window", () => {
  expect(sees(WINDOW, MIDDLE, 28)).toBe(true);
  expect(sees(WINDOW, { x: 128, y: 422 }, 28)).toBe(true);
  for (const spot of [{ x: 127, y: 325 }, { x: 373, y: 325 }, { x: 250, y: 227 }, { x: 250, y: 423 }]) {
    expect(sees(WINDOW, spot, 28)).toBe(false);
  }
});

describe("where to go", () => {
  test("nowhere while one of the spots is seen, and nowhere if there is none", () => {
    expect(away(WINDOW, [{ x: 0, y: 0 }, MIDDLE], 28)).toBeNull();
    expect(away(WINDOW, [], 28)).toBeNull();
  });

  test("else to the nearest of them", () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 1 }), (spots) => {
        const goal = away(WINDOW, spots, 28);
        const far = spots.map(({ x, y }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y));
        if (spots.some((spot) => sees(WINDOW, spot, 28))) expect(goal).toBeNull();
        else expect(goal).toBe(spots[far.indexOf(Math.min(...far))]);
      }),
    );
  });

  test("there is no nearest of none", () => {
    expect(nearest(MIDDLE, [])).toBeNull();
  });
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
