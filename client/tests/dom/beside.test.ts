import { expect, test } from "vitest";
import { overlaps, shrunk } from "../../src/dom/beside";

test("a board shrinks away from a panel at its left or right", () => {
  expect(shrunk({ left: 100, right: 800 }, { left: 0, right: 240 })).toEqual({ scale: 0.8, to: "right" });
  expect(shrunk({ left: 0, right: 500 }, { left: 300, right: 500 })).toEqual({ scale: 0.6, to: "left" });
});

test("a board keeps its size beside a panel that covers none of it", () => {
  expect(shrunk({ left: 0, right: 1140 }, { left: 1140, right: 1440 })?.scale).toBe(1);
});

test("a panel as wide as the board lies below it", () => {
  expect(shrunk({ left: 0, right: 360 }, { left: 0, right: 360 })).toBeNull();
});

test("what lies beside something or below it does not hide it", () => {
  const tile = { left: 100, right: 140, top: 110, bottom: 130 };
  expect(overlaps({ left: 80, right: 120, top: 100, bottom: 140 }, tile)).toBe(true);
  expect(overlaps({ left: 140, right: 180, top: 100, bottom: 140 }, tile)).toBe(false);
  expect(overlaps({ left: 80, right: 120, top: 60, bottom: 110 }, tile)).toBe(false);
});
