import { expect, test } from "vitest";
import { shrunk } from "../../src/dom/beside";

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
