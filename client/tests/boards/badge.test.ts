import { expect, test } from "vitest";
import { badgeAt } from "../../src/boards/badge";

const TEXT = "15 → +3";

test("what a tile has won is told above it", () => {
  const badge = badgeAt({ x: 200, y: 300 }, TEXT, 30, 400);
  expect(badge.x).toBe(200);
  expect(badge.y + badge.size).toBeLessThan(300 - 30 / 2);
});

test("at the upper edge it is told below", () => {
  const badge = badgeAt({ x: 200, y: 20 }, TEXT, 30, 400);
  expect(badge.y - badge.size).toBeGreaterThan(20 + 30 / 2);
});

test.each([0, 5, 395, 400])("it stays within a table of 400 although the tile lies at %i", (x) => {
  const { x: middle, width } = badgeAt({ x, y: 300 }, TEXT, 30, 400);
  expect(middle - width / 2).toBeGreaterThanOrEqual(0);
  expect(middle + width / 2).toBeLessThanOrEqual(400);
});

test.each([[4, 14], [30, 18], [90, 22]])("on tiles of %i its letters are %i high, so that they can be read", (unit, size) => {
  expect(badgeAt({ x: 200, y: 300 }, TEXT, unit, 400).size).toBe(size);
});
