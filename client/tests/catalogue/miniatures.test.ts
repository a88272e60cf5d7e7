import { describe, expect, test } from "vitest";
import { drawingOf } from "../../src/catalogue/miniatures";
import { arm, at, boxOf, lying, type Small } from "../../src/catalogue/small";

const GAMES = [
  "block peruvian team-block tiddle-wink hungarian french barricade sebastopol all-fives all-sevens matador bergen",
  "italian cyprus chicken-foot concentration hectic fortress dominance solo-1 solo-2 squares fortune-teller memory",
  "colour-block plain-block draw muggins fives-and-threes sebastopol-pairs netz",
].flatMap((line) => line.split(" "));

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

describe.each(GAMES)("the drawing of %s", (game) => {
  const { tiles } = drawingOf(game);

  test("is its own", () => {
    const same = GAMES.filter((other) => JSON.stringify(drawingOf(other)) === JSON.stringify(drawingOf(game)));
    expect(same).toEqual([game]);
  });

  test("has no tile over another one on the same level", () => {
    const level = (tile: Small) => tile.level ?? 0;
    const beside = (one: Small) => tiles.filter((other) => one !== other && level(one) === level(other));
    const hidden = (one: Small) => beside(one).some((other) => corners(one).some((spot) => covers(other, spot)));
    expect(tiles.filter(hidden)).toEqual([]);
  });

  test("shows no tile twice", () => {
    const faces = tiles.filter((tile) => !tile.down).map((tile) => tile.halves.toSorted().join("-"));
    expect(new Set(faces).size).toBe(faces.length);
  });

  test("fits its box", () => {
    const box = boxOf(drawingOf(game), 0.5);
    for (const [x, y] of tiles.flatMap(corners)) {
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
  });
});

test("an arm is laid end to end, doubles across", () => {
  expect(arm(0, 0, "r", "1-4 4-4 4-6")).toEqual([at(1, 0, 0, "1-4"), at(2.5, 0, 90, "4-4"), at(4, 0, 0, "4-6")]);
  expect(arm(1, 2, "u", "3-5")).toEqual([at(1, 1, 270, "3-5")]);
});

test("tiles lie where the text says", () => {
  expect(lying("1 -2 0 2-3, 0.5 1 90 4-4 2")).toEqual([at(1, -2, 0, "2-3"), at(0.5, 1, 90, "4-4", 2)]);
});

test("a game that is not known is drawn as a line", () => expect(drawingOf("new-game")).toBe(drawingOf("block")));
