import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { KINDS } from "../../src/catalogue/kinds";
import { boxOf, drawing, lifted, type Small } from "../../src/catalogue/small";
import type { Page } from "../../src/wire/api";

/** The catalogue as the server sends it. */
function pages(): Page[] {
  const file = process.env.BONEYARD_SAMPLES;
  if (!file) throw new Error("BONEYARD_SAMPLES must name the file that `python -m tests.browser.samples FILE` wrote.");
  return (JSON.parse(readFileSync(file, "utf8")) as { pages: Page[] }).pages;
}

const PAGES = pages();

/** The corners of a tile, a little within its edges. */
function corners({ x, y, turn }: Small): [number, number][] {
  const angle = (turn * Math.PI) / 180;
  return [[-0.95, -0.45], [0.95, -0.45], [0.95, 0.45], [-0.95, 0.45], [0, 0]].map(([across = 0, along = 0]) => [
    x + across * Math.cos(angle) - along * Math.sin(angle),
    y + across * Math.sin(angle) + along * Math.cos(angle),
  ]);
}

function covers({ x, y, turn }: Small, [px, py]: [number, number]): boolean {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [px - x, py - y];
  const [across, along] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  return Math.abs(across) < 0.99 && Math.abs(along) < 0.49;
}

describe.each(PAGES)("the picture of $id", ({ sample, kind }) => {
  const drawn = drawing(sample);
  const { tiles } = drawn;

  test("is its own, and stands on a shelf", () => {
    expect(PAGES.filter((other) => other.sample === sample)).toHaveLength(1);
    expect(KINDS).toContain(kind);
  });

  test("has no tile over another one on the same level", () => {
    const beside = (one: Small) => tiles.filter((other) => one !== other && one.level === other.level);
    const hidden = (one: Small) => beside(one).some((other) => corners(one).some((spot) => covers(other, spot)));
    expect(tiles.filter(hidden)).toEqual([]);
  });

  test("shows whole tiles, and none twice", () => {
    const faces = tiles.filter((tile) => !tile.down).map((tile) => tile.halves.toSorted().join("-"));
    expect(new Set(faces).size).toBe(faces.length);
    expect(faces.filter((face) => !/^\d-\d$/.test(face))).toEqual([]);
    expect(tiles.length).toBeGreaterThan(3);
  });

  test("fits its box", () => {
    const box = boxOf(drawn, 0.5);
    const spots = tiles.flatMap((tile) => {
      const [x, y] = lifted(tile);
      return corners({ ...tile, x, y });
    });
    for (const [x, y] of spots) {
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
  });
});

describe("the words of a picture", () => {
  const lie = (sample: string) => drawing(sample).tiles.map(({ x, y, turn, halves }) => [x, y, turn, halves.join("-")]);

  test("lay tiles end to end, doubles across", () => {
    expect(lie("1-4 4-4 4-6")).toEqual([[1, 0, 0, "1-4"], [2.5, 0, 90, "4-4"], [4, 0, 0, "4-6"]]);
  });

  test("go around corners", () => {
    expect(lie("1-4 d 4-2 l 2-5")).toEqual([[1, 0, 0, "1-4"], [1.5, 1.5, 90, "4-2"], [0, 2, 180, "2-5"]]);
  });

  test("go on elsewhere, or put a tile where it lies alone", () => {
    expect(lie("1,2u 3-5 5-6")).toEqual([[1, 1, 270, "3-5"], [1, -1, 270, "5-6"]]);
    expect(lie("0.5,-1@30 4-4")).toEqual([[0.5, -1, 30, "4-4"]]);
  });

  test("turn tiles down, and pile them up", () => {
    const [down, up, higher] = drawing("?-? ^ 0,0 1-2 ^ 0,0 2-3").tiles;
    expect([down?.down, up?.down]).toEqual([true, false]);
    expect([down?.level, up?.level, higher?.level]).toEqual([0, 1, 2]);
    expect(lifted(higher!)[1]).toBeLessThan(lifted(up!)[1]);
  });

  test("count points, bar the line, rule a grid, and show colours", () => {
    expect(drawing("1-4 4-6 =10").badges).toEqual([{ x: 2, y: -1.4, text: "10" }]);
    expect(drawing("1-4 |").lines).toEqual([[2.55, -1.4, 2.55, 1.4]]);
    expect(drawing("#0,0,2,1,3,4").lines).toEqual([[0, 0, 0, 4], [3, 0, 3, 4], [6, 0, 6, 4], [0, 0, 6, 0], [0, 4, 6, 4]]);
    expect([drawing("1-4").colours, drawing("colours 1-4").colours]).toEqual([false, true]);
  });
});
