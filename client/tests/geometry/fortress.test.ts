import fc from "../chance";
import { expect, test } from "vitest";
import { cellAt, highCell, placeFortress, spotAt } from "../../src/geometry/fortress";
import type { Brick, Fortress, Spot } from "../../src/geometry/fortress";
import type { Box } from "../../src/geometry/place";
import { BOXES, distance, halves } from "./seen";

const WAYS = ["r", "d", "l", "u"];

/** Bricks laid by chance beside each other, and some on top. */
const step = fc.record({ on: fc.nat(), side: fc.nat(3), way: fc.nat(3), climb: fc.boolean() });
const walls = fc.array(step, { maxLength: 54 }).map((steps) => {
  const bricks: Brick[] = [{ tile: "3-5", spot: { x: 0, y: 0, way: "r" }, level: 1 }];
  for (const { on, side, way, climb } of steps) {
    const below = bricks[on % bricks.length] as Brick;
    const cell = climb ? below.spot : highCell({ ...highCell(below.spot), way: WAYS[side] as string });
    bricks.push({ tile: "1-2", spot: { ...cell, way: WAYS[way] as string }, level: climb ? below.level + 1 : 1 });
  }
  return bricks;
});

const boxes = fc.constantFrom(...BOXES);

test("all bricks lie inside the box, with room around them for one more", () => {
  fc.assert(
    fc.property(walls, boxes, (bricks, box) => {
      let before: Fortress | undefined;
      for (let count = 1; count <= bricks.length; count++) {
        const fortress = placeFortress(bricks.slice(0, count), box, before);
        const cells = bricks.slice(0, count).flatMap(({ spot }) => [spot, highCell(spot)]);
        for (const { x, y } of cells) {
          for (const [right, down] of [[2, 0], [-2, 0], [0, 2], [0, -2]] as const) {
            const at = cellAt(fortress, { x: x + right, y: y + down });
            const half = fortress.unit / 2 - 1e-6;
            expect(Math.min(at.x, at.y, box.width - at.x, box.height - at.y)).toBeGreaterThanOrEqual(half);
          }
        }
        if (before && before.unit === fortress.unit && before.origin === fortress.origin) {
          expect(fortress.bricks.slice(0, -1)).toEqual(before.bricks);
        }
        before = fortress;
      }
    }),
    { numRuns: 30 },
  );
});

test("the halves of a brick lie on its cells, and higher levels are lifted", () => {
  fc.assert(
    fc.property(walls, boxes, (bricks, box) => {
      const fortress = placeFortress(bricks, box);
      bricks.forEach(({ spot, level, tile }, at) => {
        const brick = fortress.bricks[at] as Fortress["bricks"][number];
        const [low, high] = halves(brick, fortress.unit);
        expect(distance(low, cellAt(fortress, spot, level))).toBeCloseTo(0);
        expect(distance(high, cellAt(fortress, highCell(spot), level))).toBeCloseTo(0);
        expect(brick.halves.join("-")).toBe(tile);
        expect(brick.lift).toBeCloseTo(cellAt(fortress, spot).y - cellAt(fortress, spot, level).y);
        expect(brick.lift > 0).toBe(level > 1);
      });
    }),
    { numRuns: 30 },
  );
});

test("a spot has its middle half a unit from its cell", () => {
  const place = fc.integer({ min: -9, max: 9 });
  const spots = fc.record<Spot>({ x: place, y: place, way: fc.constantFrom(...WAYS) });
  fc.assert(
    fc.property(walls, boxes, spots, (bricks, box, spot) => {
      const fortress = placeFortress(bricks, box);
      const { x, y } = cellAt(fortress, spot);
      const middle = spotAt(fortress, spot);
      expect(distance(middle, { x, y })).toBeCloseTo(fortress.unit / 2);
    }),
    { numRuns: 50 },
  );
});

test("the first bricks are large, and stay where they are on a wide screen", () => {
  const row = (count: number): Brick[] =>
    Array.from({ length: count }, (_, at) => ({ tile: "0-1", spot: { x: 2 * at, y: 0, way: "r" }, level: 1 }));
  const [phone, , wide] = BOXES as [Box, Box, Box];
  const first = placeFortress(row(1), wide);
  const later = placeFortress(row(5), wide, first);
  expect(first.unit).toBe(52);
  expect(later.bricks[0]).toEqual(first.bricks[0]);
  expect(placeFortress(row(1), phone).unit).toBeGreaterThan(25);
});
