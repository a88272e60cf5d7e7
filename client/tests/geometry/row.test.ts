import fc from "../chance";
import { expect, test } from "vitest";
import { place, type Placement } from "../../src/geometry/place";
import type { Layout } from "../../src/wire/types";
import { histories, longest, type Game } from "./layouts";
import { BOXES, expectApart, expectComplete } from "./seen";

const ROW: Game = { tiles: 9, equal: false, lead: "any", arms: 1, later: "none" };

test("a row lies inside the box without overlap, from left to right and from the top down", () => {
  fc.assert(
    fc.property(histories(ROW), fc.constantFrom(...BOXES), (history, box) => {
      let before: Placement | undefined;
      for (const layout of history) {
        const placement = place(layout, "row", box, before);
        expectComplete(placement, layout);
        expectApart(placement, box);
        const order = [...placement.tiles, ...placement.slots].map(({ x, y }) => y * 10000 + x);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        if (before?.unit === placement.unit) expect(placement.tiles.slice(0, -1)).toEqual(before.tiles);
        before = placement;
      }
    }),
    { numRuns: 30 },
  );
});

test("the tiles of a row are large, show their low half first, and stay when one is taken back", () => {
  fc.assert(
    fc.property(longest(ROW), fc.constantFrom(...BOXES), (history, box) => {
      const [last, previous] = [history.at(-1), history.at(-2)] as [Layout, Layout];
      const placement = place(last, "row", box);
      expect(placement.unit).toBeGreaterThanOrEqual(18);
      expect(place(previous, "row", box, placement).tiles).toEqual(placement.tiles.slice(0, -1));
      expect(placement.tiles[0]?.halves.join("-")).toBe(last.joints[0]?.tile);
    }),
    { numRuns: 30 },
  );
});
