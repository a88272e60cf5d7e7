import fc from "../chance";
import { describe, expect, test } from "vitest";
import { place, type Lying, type Placement, type Shape } from "../../src/geometry/place";
import type { Layout } from "../../src/wire/types";
import { histories, longest, type Game } from "./layouts";
import { along, axis, BOXES, distance, expectApart, expectComplete, from, halves, isDouble, type Point } from "./seen";

const LINE: Game = { tiles: 6, equal: true, lead: "any", arms: 2, later: "none" };
const STAR: Game = { tiles: 9, equal: true, lead: "double", arms: 8, later: "none" };
const FEET: Game = { tiles: 9, equal: true, lead: "any", arms: 2, later: "feet" };

const GAMES: [string, Shape, Game][] = [
  ["a line of the double six", "line", LINE],
  ["a line of the double nine", "line", { ...LINE, tiles: 9 }],
  ["a line in which anything touches", "line", { ...LINE, tiles: 9, equal: false }],
  ["a line with one end", "line", { ...LINE, arms: 1 }],
  ["a cross", "star", { ...STAR, tiles: 6, arms: 4 }],
  ["a star of eight", "star", STAR],
  ["a star of nine", "star", { ...STAR, arms: 9 }],
  ["a star in which anything touches", "star", { ...STAR, equal: false }],
  ["a line with a spinner", "star", { ...LINE, tiles: 9, later: "spinner" }],
  ["feet", "feet", FEET],
  ["feet around six arms", "feet", { ...FEET, lead: "double", arms: 6 }],
  ["feet in which anything touches", "feet", { ...FEET, equal: false }],
];

/** How many tiles there are. */
function whole({ tiles }: Game): number {
  return ((tiles + 1) * (tiles + 2)) / 2;
}

/** The tile's joint with the one before it: the two halves that touch, or the middles of doubles lying across. */
function joint(placement: Placement, layout: Layout, at: number): [Point, Point] {
  const { unit } = placement;
  const { on } = layout.joints[at] as Layout["joints"][number];
  const [tile, before] = [placement.tiles[at] as Lying, placement.tiles[on] as Lying];
  const inner = isDouble(tile) ? tile : halves(tile, unit)[0];
  const touched = isDouble(before) ? [before, ...halves(before, unit)] : [openHalf(placement, layout, at)];
  return [touched.toSorted((one, other) => distance(one, inner) - distance(other, inner))[0] as Point, inner];
}

function openHalf({ tiles, unit }: Placement, layout: Layout, at: number): Point {
  return halves(tiles[layout.joints[at]?.on ?? -1] as Lying, unit)[side(layout, at)];
}

/** Which half of the tile before was open: the lead has its first one at the end a, unless that is its only end. */
function side({ joints, ends }: Layout, at: number): 0 | 1 {
  const single = !joints.some(({ end }) => end > "a") && !ends.some(({ name }) => name > "a");
  return joints[at]?.on === 0 && joints[at].end === "a" && !single ? 0 : 1;
}

/** The halves that touch show equal numbers, if the game wants it so. */
function expectEqual({ tiles }: Placement, layout: Layout): void {
  for (const [at, { on }] of layout.joints.entries()) {
    if (on >= 0) expect(tiles[at]?.halves[0], `tile ${at}`).toBe(tiles[on]?.halves[side(layout, at)]);
  }
}

/** The arms at the corners of a star leave the hub with a little distance. */
function atCorner({ joints, ends }: Layout, at: number): boolean {
  const arms = joints.filter(({ on }) => on === 0).length + ends.filter(({ joint }) => joint === 0).length;
  return joints[at]?.on === 0 && arms > 4;
}

/** Arms at any angle touch with a corner or a side. */
function expectNear({ tiles, unit }: Placement, { joints }: Layout): void {
  for (const [at, { on }] of joints.entries()) {
    if (on <= 0) continue;
    const [tile, before] = [tiles[at] as Lying, tiles[on] as Lying];
    const inner = isDouble(tile) ? tile : halves(tile, unit)[0];
    const outer = isDouble(before) ? before : halves(before, unit)[1];
    expect(distance(outer, inner) / unit, `tile ${at} is near`).toBeLessThan(1.31);
    expect(distance(outer, inner) / unit).toBeGreaterThan(0.9);
  }
}

/** Only feet can grow so close together that there is no room for all of them where they join. */
function joined(placement: Placement, shape: Shape): boolean {
  if (placement.memory.star) return false;
  if (shape !== "feet") expect(placement.memory.laid?.apart).toBe(false);
  return !placement.memory.laid?.apart;
}

/** What is joined touches; a double lies across, and if it is neat, the line goes straight on before and behind it. */
function expectJoined(placement: Placement, layout: Layout, shape: Shape, neat: boolean): void {
  for (const [at, { on, end }] of layout.joints.entries()) {
    const [tile, before] = [placement.tiles[at] as Lying, placement.tiles[on]];
    if (!before || atCorner(layout, at)) continue;
    const [touched, inner] = joint(placement, layout, at);
    const way = from(touched, inner);
    expect(distance(touched, inner), `tile ${at} touches`).toBeCloseTo(placement.unit);
    if (isDouble(tile)) expect(along(axis(tile), way), `double ${at} lies across`).toBe(false);
    if (on === 0 || !neat) continue;
    if (isDouble(tile) && !isDouble(before)) expect(along(axis(before), way), `no corner before ${at}`).toBe(true);
    const straight = shape !== "feet" && layout.joints[on]?.end === end;
    if (isDouble(before) && straight) expect(along(axis(before), way), `no corner behind ${on}`).toBe(false);
  }
}

describe.each(GAMES)("%s", { timeout: 60_000 }, (_, shape, game) => {
  test("lies apart and inside the box, touches where it is joined, has doubles across and, while it may move, no corner at them", () => {
    fc.assert(
      fc.property(histories(game), fc.constantFrom(...BOXES), fc.constantFrom(0, whole(game)), (history, box, most) => {
        let placement: Placement | undefined;
        for (const layout of history) {
          placement = place(layout, shape, box, placement, most);
          expectComplete(placement, layout);
          expectApart(placement, box);
          if (game.equal) expectEqual(placement, layout);
          if (joined(placement, shape)) expectJoined(placement, layout, shape, !most); // where it must not move again, a double may lie in a corner
          else if (placement.memory.star) expectNear(placement, layout);
        }
      }),
      { numRuns: 8 },
    );
  });

  test("is the same every time, fresh or grown, and stays when a tile is taken back", () => {
    fc.assert(
      fc.property(histories(game, 20), fc.constantFrom(...BOXES), (history, box) => {
        const [last, previous] = [history.at(-1), history.at(-2)] as [Layout, Layout | undefined];
        const placement = place(last, shape, box);
        expect(place(last, shape, box)).toEqual(placement);
        expect(place(last, shape, box, placement).tiles).toEqual(placement.tiles);
        if (!previous) return;
        const back = place(previous, shape, box, placement);
        expect(back.tiles).toEqual(placement.tiles.slice(0, -1));
        expectComplete(back, previous);
        expectApart(back, box);
      }),
      { numRuns: 12 },
    );
  });

  test("fits however long it gets, and in a smaller box after a larger one", () => {
    fc.assert(
      fc.property(longest(game), (history) => {
        const last = history.at(-1) as Layout;
        let before: Placement | undefined;
        for (const box of [...BOXES.toReversed(), { width: 160, height: 120 }]) {
          before = place(last, shape, box, before);
          expectComplete(before, last);
          expectApart(before, box);
        }
      }),
      { numRuns: 8 },
    );
  });
});
