import fc from "../chance";
import { describe, expect, test } from "vitest";
import type { Point } from "../../src/geometry/lattice";
import { loopIn, type Loop } from "../../src/geometry/loop";
import { place, type Box, type Lying, type Placement } from "../../src/geometry/place";
import { cornerOf, walk, type Walker } from "../../src/geometry/walk";
import { port } from "../../src/geometry/ports";
import type { Layout } from "../../src/wire/types";
import { histories, type Game } from "./layouts";
import { expectApart, expectComplete, halves, isDouble } from "./seen";

const LINE: Game = { tiles: 6, equal: true, lead: "any", arms: 2, later: "none" };
const WHOLE = 28; // tiles of the set
const BOXES: Box[] = [
  { width: 348, height: 228 },
  { width: 378, height: 408 },
  { width: 672, height: 167 },
  { width: 1128, height: 538 },
];

const reaches = fc.tuple(fc.integer({ min: 11, max: 60 }), fc.integer({ min: 5, max: 40 }));

describe("a loop", () => {
  test("is closed, has right angles, and its rows keep apart from each other and from the sides", () => {
    fc.assert(
      fc.property(reaches, ([reachX, reachY]) => {
        const { corners } = loopIn(reachX, reachY) as Loop;
        corners.forEach((corner, at) => expect(isStraight(corner, corners[(at + 1) % corners.length]!)).toBe(true));
        for (const { x, y } of corners) expect(Math.max(Math.abs(x) - reachX, Math.abs(y) - reachY)).toBeLessThanOrEqual(-2);
        const rows = [...new Set(corners.map(({ y }) => y))];
        expect(rows.length % 2).toBe(0);
        rows.slice(1).forEach((y, at) => expect(y - rows[at]!).toBe(6));
      }),
    );
  });

  test("is not laid where there is no room for two rows", () => {
    expect(loopIn(30, 4)).toBeUndefined();
    expect(loopIn(10, 30)).toBeUndefined();
  });
});

function isStraight(one: Point, other: Point): boolean {
  return (one.x === other.x) !== (one.y === other.y);
}

test("whoever walks along a loop passes its corners in turn and leaves it by no more than a cell", () => {
  fc.assert(
    fc.property(reaches, fc.array(fc.boolean(), { minLength: 8, maxLength: 40 }), ([reachX, reachY], doubles) => {
      const loop = loopIn(reachX, reachY) as Loop;
      const { x, y } = cornerOf(loop, 0);
      let walker: Walker = { port: port(x + 4, y, 0), corner: 1, step: 1, double: false };
      for (const double of doubles.map((one, at) => one && !doubles[at - 1])) {
        const next = walk(walker, double, loop);
        expect(next.walker.corner - walker.corner).toBeOneOf([0, 1]);
        expect(awayFrom(loop, next.spot)).toBeLessThanOrEqual(1);
        walker = next.walker;
      }
    }),
  );
});

/** How far a point is from the nearest side of the loop, in cells. */
function awayFrom(loop: Loop, { x, y }: Point): number {
  const sides = loop.corners.map((one, at) => [one, cornerOf(loop, at + 1)] as const);
  const off = (value: number, one: number, other: number): number => Math.max(0, Math.min(one, other) - value, value - Math.max(one, other));
  return Math.min(...sides.map(([one, other]) => Math.max(off(x, one.x, other.x), off(y, one.y, other.y))));
}

describe("a line of a hand", { timeout: 60_000 }, () => {
  test.each(BOXES)("moves once at most in $width x $height, however it goes on, and is always joined", (box) => {
    fc.assert(
      fc.property(histories(LINE, WHOLE), (history) => {
        let [before, moves] = [undefined as Placement | undefined, 0];
        for (const layout of history) {
          const now = place(layout, "line", box, before, WHOLE);
          expectComplete(now, layout);
          expectApart(now, box);
          expectJoined(now, layout);
          if (before?.tiles.some((tile, at) => isElsewhere(tile, now.tiles[at]!))) moves++;
          before = now;
        }
        expect(moves).toBeLessThanOrEqual(1);
      }),
      { numRuns: 6 },
    );
  });
});

function isElsewhere(one: Lying, other: Lying): boolean {
  return one.x !== other.x || one.y !== other.y || one.turn !== other.turn;
}

/** Some half of every tile touches some half of the one before, or the middle of a double. */
function expectJoined({ tiles, unit, links }: Placement, { joints }: Layout): void {
  expect(links).toEqual([]);
  const parts = (tile: Lying): Point[] => (isDouble(tile) ? [tile, ...halves(tile, unit)] : halves(tile, unit));
  for (const [at, { on }] of joints.entries()) {
    if (on < 0) continue;
    const far = parts(tiles[at]!).flatMap((one) => parts(tiles[on]!).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    expect(Math.min(...far), `tile ${at} touches`).toBeCloseTo(unit);
  }
}

test("a line that a higher box moves goes onto the loop at once, and never has to move again", () => {
  const [lower, higher] = [{ width: 348, height: 236 }, { width: 348, height: 274 }];
  fc.assert(
    fc.property(histories(LINE), (history) => {
      const start = history[2] ?? history.at(-1)!;
      let before = place(start, "line", higher, place(start, "line", lower, undefined, WHOLE), WHOLE);
      for (const layout of history.slice(3)) {
        const after = place(layout, "line", higher, before, WHOLE);
        expect(after.tiles.slice(0, before.tiles.length)).toEqual(before.tiles);
        before = after;
      }
    }),
    { numRuns: 10 },
  );
});
