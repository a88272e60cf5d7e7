import { expect, test } from "vitest";
import { scrollStep } from "../../src/dom/autoscroll";

const PANE = { left: 10, right: 310, top: 100, bottom: 400 };

test("what is held near an edge pulls the table towards that edge", () => {
  expect(scrollStep(PANE, 160, 250)).toEqual({ left: 0, top: 0 });
  expect(scrollStep(PANE, 20, 250)).toEqual({ left: -7, top: 0 });
  expect(scrollStep(PANE, 305, 395)).toEqual({ left: 7, top: 7 });
  expect(scrollStep(PANE, 160, 101)).toEqual({ left: 0, top: -7 });
});

test("what is held outside does not", () => {
  expect(scrollStep(PANE, 160, 405)).toEqual({ left: 0, top: 0 });
  expect(scrollStep(PANE, 5, 110)).toEqual({ left: 0, top: 0 });
});
