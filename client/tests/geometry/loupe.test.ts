import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeFortress, type Brick, type Fortress } from "../../src/geometry/fortress";
import { enlarge, isCrowded, type Enlarged } from "../../src/geometry/loupe";
import { place, type Box, type Placement, type Shape } from "../../src/geometry/place";
import type { Layout } from "../../src/wire/types";
import { longest, type Game } from "./layouts";
import { BOXES, expectApart, expectComplete } from "./seen";

const LINE: Game = { tiles: 9, equal: true, lead: "any", arms: 2, later: "none" };
const FEET: Game = { ...LINE, later: "feet" };
const GAMES: [string, Shape, Game][] = [
  ["a line", "line", LINE],
  ["a line in which anything touches", "line", { ...LINE, equal: false }],
  ["a star", "star", { ...LINE, lead: "double", arms: 8 }],
  ["feet", "feet", FEET],
  ["feet around six arms", "feet", { ...FEET, lead: "double", arms: 6 }],
  ["a wall", "storeys", { ...LINE, tiles: 6 }],
  ["a row", "row", { ...LINE, equal: false, arms: 1 }],
];
const PHONE = BOXES[0] as Box;
const VIEWS: Box[] = [PHONE, { width: 344, height: 130 }, { width: 620, height: 150 }];

function placing(layout: Layout, shape: Shape): (box: Box, before?: Placement) => Placement {
  return (box, before) => place(layout, shape, box, before);
}

test("a table is crowded when its tiles cannot be read, and stays so until there is ample room", () => {
  expect([15, 16].map((unit) => isCrowded(unit, false))).toEqual([true, false]);
  expect([16, 19, 20].map((unit) => isCrowded(unit, true))).toEqual([true, true, false]);
});

describe.each(GAMES)("%s through the loupe", { timeout: 60_000 }, (_, shape, game) => {
  test("has comfortable tiles, apart and inside its box, in any view", () => {
    fc.assert(
      fc.property(longest(game), fc.constantFrom(...VIEWS), (history, view) => {
        const layout = history.at(-1) as Layout;
        const { unit } = place(layout, shape, view);
        const { box, placed } = enlarge(view, unit, placing(layout, shape));
        expect(placed.memory.box).toEqual(box);
        expect(placed.unit).toBeGreaterThanOrEqual(26);
        expectComplete(placed, layout);
        expectApart(placed, box);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  test("grows with comfortable tiles, in a larger box only when it must", () => {
    fc.assert(
      fc.property(longest(game), (history) => {
        let before: Enlarged<Placement> | undefined;
        for (const layout of history.slice(20)) {
          const { unit } = place(layout, shape, PHONE);
          const large = enlarge(PHONE, unit, placing(layout, shape), before);
          expect(large.placed.unit).toBeGreaterThanOrEqual(22);
          expectComplete(large.placed, layout);
          if (before) expect(large.box === before.box || area(large.box) > area(before.box)).toBe(true);
          before = large;
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});

function area({ width, height }: Box): number {
  return width * height;
}

test("a box that is scrolled up and down alone is preferred if it is not much larger", () => {
  const byArea = (box: Box) => ({ unit: Math.sqrt(area(box)) / 20 });
  const byWidth = ({ width }: Box) => ({ unit: width / 25 });
  expect(enlarge(PHONE, 15, byArea).box).toEqual({ width: 328, height: 284 * 3 });
  expect(enlarge(PHONE, 14, byWidth).box).toEqual({ width: 328 * 2, height: 284 });
});

test("a table that needs more room than that gets it", () => {
  const stubborn = ({ width }: Box) => ({ unit: width > 5000 ? 26 : 2 });
  const { box, placed } = enlarge(PHONE, 2, stubborn);
  expect(placed.unit).toBe(26);
  expect(box.width / box.height).toBeCloseTo(328 / 284);
});

test("a fortress is enlarged as well, in the directions in which it is large", () => {
  const bricks: Brick[] = Array.from({ length: 20 }, (_, at) => ({
    tile: "0-1",
    spot: { x: 2 * at, y: 0, way: "r" },
    level: 1,
  }));
  const placeIn = (box: Box, before?: Fortress): Fortress => placeFortress(bricks, box, before);
  const small = placeIn(PHONE);
  const { box, placed } = enlarge(PHONE, small.unit, placeIn);
  expect(small.unit).toBeLessThan(8);
  expect(placed.unit).toBeGreaterThanOrEqual(26);
  expect(box.width / PHONE.width).toBeGreaterThan(3);
  expect(box.height / PHONE.height).toBeLessThan(2);
});
