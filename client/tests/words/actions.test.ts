import { describe, expect, test } from "vitest";
import { host, parse, tileOf } from "../../src/words/actions";

describe("an action is read", () => {
  test.each([
    ["block", "6-6", { is: "Place", tile: "6-6", end: "", leaves: null }],
    ["block", "5-6@b", { is: "Place", tile: "5-6", end: "b", leaves: null }],
    ["matador", "3-4@b>3", { is: "Place", tile: "3-4", end: "b", leaves: 3 }],
    ["italian", "3-4>3", { is: "Place", tile: "3-4", end: "", leaves: 3 }],
    ["block", "5-5@a!", { is: "Close", tile: "5-5", end: "a" }],
    ["draw", "draw", { is: "Draw" }],
    ["block", "pass", { is: "Pass" }],
    ["hungarian", "stop", { is: "Stop" }],
    ["concentration", "b11", { is: "Turn", cell: "b11" }],
    ["dominance", "3-5@5", { is: "Enter", tile: "3-5", row: 5 }],
    ["dominance", "3-5@5!", { is: "Dictate", tile: "3-5", row: 5 }],
    ["dominance", "decline", { is: "Decline" }],
    ["fortress", "5-6@-2,0r", { is: "Attach", tile: "5-6", spot: { is: "Spot", x: -2, y: 0, way: "r" } }],
    ["fortress", "5-6@2,-10u+", { is: "Build", tile: "5-6", spot: { is: "Spot", x: 2, y: -10, way: "u" } }],
    ["fortress", "pick-2", { is: "Pick", number: 2 }],
    ["fortress", "draw", { is: "Draw" }],
    ["hectic", "+3-5", { is: "Grab", tile: "3-5" }],
    ["hectic", "-3-5", { is: "PutBack", tile: "3-5" }],
    ["hectic", "claim", { is: "Claim" }],
    ["hectic", "give-up", { is: "GiveUp" }],
    ["fortune-teller", "lift", { is: "LiftLast" }],
    ["fortune-teller", "3-5@a", { is: "Place", tile: "3-5", end: "a", leaves: null }],
    ["squares", "3-1@a6h", { is: "Lay", one: 3, other: 1, cell: { is: "Cell", row: 0, column: 5 }, way: "h" }],
    ["squares", "lift@c2", { is: "Lift", cell: { is: "Cell", row: 2, column: 1 } }],
    ["squares", "stop", { is: "Stop" }],
    ["memory", "ready", { is: "Ready" }],
  ])("%s: %s", (game, text, value) => {
    expect(parse(game, text)).toEqual(value);
  });

  test.each([
    ["block", "5-6@"],
    ["block", "lift"],
    ["dominance", "3-5@b"],
    ["fortress", "5-6@2,0x"],
    ["hectic", "3-5"],
    ["memory", "3-1@a6"],
  ])("but not %s: %s", (game, text) => {
    expect(() => parse(game, text)).toThrow(text);
  });
});

test("the tile of an action is known", () => {
  expect(tileOf(parse("block", "5-6@b"))).toBe("5-6");
  expect(tileOf(parse("squares", "3-1@a6h"))).toBe("1-3");
  expect(tileOf(parse("hectic", "+3-5"))).toBe("3-5");
  expect(tileOf(parse("block", "draw"))).toBeNull();
});

test("a barricade has the table of its host", () => {
  expect(host("barricade", { host: "french" })).toBe("french");
  expect(host("barricade", {})).toBe("block");
  expect(host("french", { host: "block" })).toBe("french");
});
