import fc from "../chance";
import { expect, test } from "vitest";
import { place, type Lying, type Placement, type Slot } from "../../src/geometry/place";
import type { Layout } from "../../src/wire/types";
import { histories, longest, type Game } from "./layouts";
import { BOXES, distance, expectApart, expectComplete, halves } from "./seen";

const WHOLE = 28; // tiles of the set
const WALL: Game = { tiles: 6, equal: true, lead: "any", arms: 2, later: "none" };

/** The halves of two tiles that lie one above the other. */
function superposed(one: Lying | Slot, other: Lying | Slot, unit: number): [number, number] | undefined {
  for (const [first, upper] of halves(one, unit).entries()) {
    for (const [second, lower] of halves(other, unit).entries()) {
      if (Math.abs(distance(upper, lower) - unit) < 1e-6 && Math.abs(upper.x - lower.x) < 1e-6) return [first, second];
    }
  }
  return undefined;
}

test("a wall lies inside the box without overlap, and equal halves lie one above the other", () => {
  fc.assert(
    fc.property(histories(WALL), fc.constantFrom(...BOXES), fc.constantFrom(0, WHOLE), (history, box, most) => {
      let before: Placement | undefined;
      for (const layout of history) {
        const placement = place(layout, "storeys", box, before, most);
        expectComplete(placement, layout);
        expectApart(placement, box);
        expectEndsApart(placement, layout);
        expect(cuts(placement, layout)).toBeLessThan(4);
        if (before && most) expect(placement.tiles.slice(0, before.tiles.length)).toEqual(before.tiles);
        before = placement;
      }
    }),
    { numRuns: 30 },
  );
});

/** Where the wall goes round, nothing at one end covers what is at the other one as if they were joined. */
function expectEndsApart({ slots, unit }: Placement, { joints }: Layout): void {
  if (slots.length < 2 || joints.length < 3) return;
  const [one, other] = slots as [Slot, Slot];
  expect(superposed(one, other, unit)).toBeUndefined();
}

/** How many neighbours are in different strips; those in the same strip are checked. */
function cuts({ tiles, unit }: Placement, { joints }: Layout): number {
  let count = 0;
  for (const [at, { on }] of joints.entries()) {
    const [tile, before] = [tiles[at] as Lying, tiles[on]];
    if (!before) continue;
    const both = superposed(tile, before, unit);
    if (both) expect(tile.halves[both[0]]).toBe(before.halves[both[1]]);
    else count++;
  }
  return count;
}

test("a wall is not cut while it is short, is large on a phone, and stays when a tile is laid or taken back", () => {
  fc.assert(
    fc.property(longest(WALL), (history) => {
      const [last, previous] = [history.at(-1), history.at(-2)] as [Layout, Layout | undefined];
      for (const box of BOXES) {
        const short = place(history.slice(0, 5).at(-1) as Layout, "storeys", box);
        expect(cuts(short, history.slice(0, 5).at(-1) as Layout)).toBe(0);
        const placement = place(last, "storeys", box);
        expect(placement.unit).toBeGreaterThanOrEqual(28);
        if (previous) expect(place(previous, "storeys", box, placement).tiles).toEqual(placement.tiles.slice(0, -1));
      }
    }),
    { numRuns: 30 },
  );
});
