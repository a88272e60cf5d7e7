import fc from "../chance";
import { describe, expect, test } from "vitest";
import { place, type Box, type Placement, type Shape } from "../../src/geometry/place";
import type { Layout } from "../../src/wire/types";
import { histories, longest, type Game } from "./layouts";
import { BOXES, expectApart, expectComplete } from "./seen";
import { bent } from "./steady";

const [PHONE, TABLET, WIDE] = BOXES as [Box, Box, Box];
const LINE: Game = { tiles: 6, equal: true, lead: "any", arms: 2, later: "none" };
const CROSS: Game = { ...LINE, lead: "double", arms: 4 };
const STAR: Game = { tiles: 9, equal: true, lead: "double", arms: 8, later: "none" };
const FEET: Game = { tiles: 9, equal: true, lead: "any", arms: 2, later: "feet" };
const EMPTY: Layout = { is: "Layout", joints: [], ends: [] };

function moved(before: Placement, after: Placement): boolean {
  const same = before.tiles.every(({ x, y, turn }, at) => {
    const now = after.tiles[at];
    return now?.x === x && now.y === y && now.turn === turn;
  });
  return !same || before.unit !== after.unit;
}

/** How often the tiles were moved while a layout grew, of which there could be a whole double six. */
function moves(history: Layout[], shape: Shape, box: Box): number {
  let before: Placement | undefined;
  let count = 0;
  for (const layout of history) {
    const placement = place(layout, shape, box, before, 28);
    if (before && moved(before, placement)) count++;
    before = placement;
  }
  return count;
}

/** Whether all that is placed would lie inside a box with the same middle. */
function isInside({ tiles, slots, unit, memory }: Placement, { height }: Box): boolean {
  const high = (turn: number): number => (turn % 180 === 0 ? unit / 2 : unit);
  return [...tiles, ...slots].every(({ y, turn }) => Math.abs(y - memory.box.height / 2) + high(turn) <= height / 2);
}

/** Whether nothing has moved but the middle of the box, with all tiles at once. */
function glided(before: Placement, after: Placement): boolean {
  return before.unit === after.unit && !bent(before, after);
}

describe("an empty table", () => {
  test.each<Shape>(["line", "row", "star", "feet", "storeys"])("of %s has a slot for the lead", (shape) => {
    const { lead, slots, tiles, unit } = place(EMPTY, shape, PHONE);
    expect(lead).toMatchObject({ name: "", x: PHONE.width / 2, y: PHONE.height / 2, turn: 0 });
    expect([...slots, ...tiles]).toEqual([]);
    expect(unit).toBeGreaterThanOrEqual(30);
  });
});

describe("tiles stay where they are", () => {
  test.each([
    [7, 0],
    [10, 1], // two doubles with one tile between them may meet an edge, and no line turns behind a double
  ])("on a wide table: a line of %i tiles is moved at most %i times", (tiles, most) => {
    const stay = (history: Layout[]): void => {
      expect(moves(history, "line", WIDE)).toBeLessThanOrEqual(most);
    };
    fc.assert(fc.property(histories(LINE, tiles), stay), { numRuns: 40 });
  });

  test("and are moved once at most while a line fills a phone", () => {
    const once = (history: Layout[]): void => {
      expect(moves(history, "line", PHONE)).toBeLessThanOrEqual(1);
    };
    fc.assert(fc.property(histories(LINE), once), { numRuns: 40 });
  });

  test("and a tile that is no double lies where its slot was", () => {
    fc.assert(
      fc.property(histories(LINE, 28), fc.constantFrom(...BOXES), (history, box) => {
        let before: Placement | undefined;
        for (const layout of history) {
          const placement = place(layout, "line", box, before);
          const { end, tile } = layout.joints.at(-1) as Layout["joints"][number];
          const slot = before?.slots.find(({ name }) => name === end);
          const double = tile[0] === tile[2];
          if (before && slot && !double && !moved(before, placement)) {
            expect(placement.tiles.at(-1)).toMatchObject({ x: slot.x, y: slot.y });
          }
          before = placement;
        }
      }),
      { numRuns: 40 },
    );
  });

  test("in a lower box, too, while they and their slots have room in it; else once at most, and never again however the line goes on", () => {
    const heights = fc.integer({ min: 240, max: WIDE.height });
    fc.assert(
      fc.property(longest(LINE), fc.nat(27), heights, (history, at, height) => {
        const [lower, whole] = [{ ...WIDE, height }, history.length];
        const before = history.slice(0, at + 1).reduce<Placement | undefined>((was, layout) => place(layout, "line", WIDE, was, 28), undefined)!;
        let [now, moves] = [before, 0];
        for (const layout of history.slice(Math.min(at, whole - 1))) {
          const next = place(layout, "line", lower, now, 28);
          expectApart(next, lower);
          if (now === before && isInside(before, lower)) expect(glided(before, next)).toBe(true);
          if (!glided(now, next)) moves++;
          now = next;
        }
        expect(moves).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  test("but another layout or another box is laid anew", () => {
    fc.assert(
      fc.property(histories(LINE, 12), histories(LINE, 12), (one, other) => {
        const [first, second] = [one.at(-1), other.at(-1)] as [Layout, Layout];
        const before = place(first, "line", TABLET);
        const placements = [place(second, "line", TABLET, before), place(second, "line", PHONE, before)];
        placements.forEach((placement, at) => {
          expectComplete(placement, second);
          expectApart(placement, at === 0 ? TABLET : PHONE);
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe("tiles are as large as a hand needs", { timeout: 60_000 }, () => {
  test.each<[string, Game, Shape, Box, number, number]>([
    ["a line of the double six on a phone", LINE, "line", PHONE, 15, 20],
    ["a line of the double six on a tablet", LINE, "line", TABLET, 20, 32],
    ["a line of the double six on a wide screen", LINE, "line", WIDE, 36, 44],
    ["a line of the double nine on a phone", { ...LINE, tiles: 9 }, "line", PHONE, 11, 15],
    ["a line of the double nine on a wide screen", { ...LINE, tiles: 9 }, "line", WIDE, 28, 36],
    ["a cross on a phone", CROSS, "star", PHONE, 11, 20],
    ["a star on a phone", STAR, "star", PHONE, 10, 14],
    ["a star on a wide screen", STAR, "star", WIDE, 20, 30],
    ["feet on a phone", FEET, "feet", PHONE, 4, 8],
    ["feet on a wide screen", FEET, "feet", WIDE, 11, 20],
  ])("in %s", (_, game, shape, box, least, usual) => {
    const hands = fc.sample(longest(game), { numRuns: 16, seed: 28 });
    const units = hands.map((history) => place(history.at(-1) as Layout, shape, box).unit);
    units.sort((one, other) => one - other);
    expect(units[0]).toBeGreaterThanOrEqual(least);
    expect(units[8]).toBeGreaterThanOrEqual(usual);
  });

  test("of the first tiles", () => {
    const [history] = fc.sample(histories(LINE, 3), { numRuns: 1, seed: 1 }) as [Layout[]];
    expect(place(history[0] as Layout, "line", WIDE).unit).toBe(56);
    expect(place(history[0] as Layout, "line", PHONE).unit).toBe(36);
  });
});

describe("a star", () => {
  test("has its arms in all directions, each begun near the middle, and no links", () => {
    for (const arms of [8, 9]) {
      const [history] = fc.sample(histories({ ...STAR, arms }, 1), { numRuns: 1, seed: 3 }) as [Layout[]];
      const { slots, tiles, links, unit } = place(history[0] as Layout, "star", WIDE, undefined, 55);
      const ways = slots.map(({ x, y }) => (Math.atan2(y - tiles[0]!.y, x - tiles[0]!.x) * 180) / Math.PI);
      expect(links).toEqual([]);
      for (const [at, { x, y, turn }] of slots.entries()) {
        expect(Math.hypot(x - tiles[0]!.x, y - tiles[0]!.y) / unit).toBeLessThan(3);
        expect(Math.cos(((turn - ways[at]!) * Math.PI) / 180)).toBeCloseTo(1);
        const gaps = ways.filter((_, other) => other !== at).map((way) => Math.abs(((way - ways[at]! + 540) % 360) - 180));
        expect(Math.min(...gaps)).toBeCloseTo(360 / arms);
      }
    }
  });

  test("keeps its middle and its arms while it grows, and is still a star when it is long", () => {
    const hands = fc.sample(histories({ ...STAR, arms: 8 }, 40), { numRuns: 10, seed: 8 });
    for (const history of hands) {
      let before: Placement | undefined;
      for (const layout of history) before = place(layout, "star", WIDE, before, 55);
      expect(before?.memory.star).toBeDefined();
      expect(before?.tiles[0]).toMatchObject({ x: WIDE.width / 2, y: WIDE.height / 2 });
    }
  });
});

describe("the search", () => {
  test("is fast enough to follow a finger", () => {
    const [history] = fc.sample(longest({ ...LINE, tiles: 9, equal: false }), { numRuns: 1, seed: 1 }) as [Layout[]];
    const [all, butOne] = [history.at(-1), history.at(-2)] as [Layout, Layout];
    const before = place(butOne, "line", PHONE);
    const times = Array.from({ length: 30 }, () => {
      const start = performance.now();
      place(all, "line", PHONE, before);
      return performance.now() - start;
    });
    expect(all.joints.length).toBe(55);
    expect(Math.min(...times)).toBeLessThan(5);
  });
});
