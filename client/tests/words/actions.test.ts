import { describe, expect, test } from "vitest";
import { namesPoints, parse, tileOf } from "../../src/words/actions";

describe("an action is read on its board", () => {
  test.each([
    ["laying", "6-6", { is: "Place", tile: "6-6", end: "", leaves: null }],
    ["laying", "5-6@b", { is: "Place", tile: "5-6", end: "b", leaves: null }],
    ["laying", "3-4@b>3", { is: "Place", tile: "3-4", end: "b", leaves: 3 }],
    ["laying", "3-4>3", { is: "Place", tile: "3-4", end: "", leaves: 3 }],
    ["laying", "5-5@a!", { is: "Close", tile: "5-5", end: "a" }],
    ["laying", "draw", { is: "Draw" }],
    ["laying", "pass", { is: "Pass" }],
    ["laying", "stop", { is: "Stop" }],
    ["laying", "claim-2", { is: "ClaimPoints", points: 2 }],
    ["laying", "call-0", { is: "CallPoints", points: 0 }],
    ["field", "b11", { is: "Turn", cell: "b11" }],
    ["ledger", "3-5@5", { is: "Enter", tile: "3-5", row: 5 }],
    ["ledger", "3-5@5!", { is: "Dictate", tile: "3-5", row: 5 }],
    ["ledger", "decline", { is: "Decline" }],
    ["walls", "5-6@-2,0r", { is: "Attach", tile: "5-6", spot: { is: "Spot", x: -2, y: 0, way: "r" } }],
    ["walls", "5-6@2,-10u+", { is: "Build", tile: "5-6", spot: { is: "Spot", x: 2, y: -10, way: "u" } }],
    ["walls", "pick-2", { is: "Pick", number: 2 }],
    ["walls", "draw", { is: "Draw" }],
    ["race", "+3-5", { is: "Grab", tile: "3-5" }],
    ["race", "-3-5", { is: "PutBack", tile: "3-5" }],
    ["race", "claim", { is: "Claim" }],
    ["race", "give-up", { is: "GiveUp" }],
    ["trick", "lift", { is: "LiftLast" }],
    ["trick", "hide@2-5", { is: "Hide", tile: "2-5" }],
    ["trick", "say@2-5", { is: "Announce", one: 2, other: 5 }],
    ["trick", "3-5@a", { is: "Place", tile: "3-5", end: "a", leaves: null }],
    ["frame", "3-1@a6h", { is: "Lay", one: 3, other: 1, cell: { is: "Cell", row: 0, column: 5 }, way: "h" }],
    ["frame", "9-0@l12v", { is: "Lay", one: 9, other: 0, cell: { is: "Cell", row: 11, column: 11 }, way: "v" }],
    ["frame", "lift@c10", { is: "Lift", cell: { is: "Cell", row: 2, column: 9 } }],
    ["frame", "lift@c2", { is: "Lift", cell: { is: "Cell", row: 2, column: 1 } }],
    ["frame", "stop", { is: "Stop" }],
    ["frame", "ready", { is: "Ready" }],
  ] as const)("%s: %s", (name, text, value) => {
    expect(parse({ name }, text)).toEqual(value);
  });

  test.each([
    ["laying", "5-6@"],
    ["laying", "lift"],
    ["laying", "claim"],
    ["ledger", "3-5@b"],
    ["walls", "5-6@2,0x"],
    ["race", "3-5"],
    ["frame", "3-1@a6"],
  ] as const)("but not %s: %s", (name, text) => {
    expect(() => parse({ name }, text)).toThrow(text);
  });
});

test("actions that only name points are known", () => {
  expect(["claim-0", "call-12", "claim", "3-5@a", "draw", "pick-2"].filter(namesPoints)).toEqual(["claim-0", "call-12"]);
});

test("the tile of an action is known", () => {
  expect(tileOf(parse({ name: "laying" }, "5-6@b"))).toBe("5-6");
  expect(tileOf(parse({ name: "frame" }, "3-1@a6h"))).toBe("1-3");
  expect(tileOf(parse({ name: "race" }, "+3-5"))).toBe("3-5");
  expect(tileOf(parse({ name: "laying" }, "draw"))).toBeNull();
});
