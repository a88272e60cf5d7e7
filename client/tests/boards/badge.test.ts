import { expect, test } from "vitest";
import { badgeAt } from "../../src/boards/badge";

const TEXT = "15 → +3";
const TABLE = { x: 0, y: 0, width: 400, height: 600 };

test("what a tile has won is told above it", () => {
  const badge = badgeAt({ x: 200, y: 300 }, TEXT, 30, TABLE);
  expect(badge.x).toBe(200);
  expect(badge.y + badge.size).toBeLessThan(300 - 30 / 2);
});

test("at the upper edge it is told below", () => {
  const badge = badgeAt({ x: 200, y: 20 }, TEXT, 30, TABLE);
  expect(badge.y - badge.size).toBeGreaterThan(20 + 30 / 2);
});

test.each([0, 5, 395, 400])("it stays within a table of 400 although the tile lies at %i", (x) => {
  const { x: middle, width } = badgeAt({ x, y: 300 }, TEXT, 30, TABLE);
  expect(middle - width / 2).toBeGreaterThanOrEqual(0);
  expect(middle + width / 2).toBeLessThanOrEqual(400);
});

test.each([[4, 14], [30, 18], [90, 22]])("on tiles of %i its letters are %i high, so that they can be read", (unit, size) => {
  expect(badgeAt({ x: 200, y: 300 }, TEXT, unit, TABLE).size).toBe(size);
});

test("it stays within the part of a table that is seen", () => {
  const badge = badgeAt({ x: 110, y: 260 }, TEXT, 30, { x: 100, y: 230, width: 200, height: 100 });
  expect(badge.x - badge.width / 2).toBeGreaterThanOrEqual(100);
  expect(badge.y - badge.size).toBeGreaterThanOrEqual(230);
});
