import { describe, expect, test } from "vitest";
import { choices, forced, places, tapEnd, tapTile } from "../../src/input/choices";

describe("choices", () => {
  test("know the tile and the place of an action", () => {
    expect(choices(["5-6@b", "6-1@a3h", "3-4@b>3", "5-5@a!", "draw", "6-6", "+0-3", "0-5@-6,-3r", "hide@2-5", "say@2-5"])).toEqual([
      { action: "5-6@b", tile: "5-6", where: "b", end: "b" },
      { action: "6-1@a3h", tile: "1-6", where: "a3h", end: "a3h" },
      { action: "3-4@b>3", tile: "3-4", where: "b>3", end: "b" },
      { action: "5-5@a!", tile: "5-5", where: "a!", end: "a" },
      { action: "draw", tile: null, where: "", end: "" },
      { action: "6-6", tile: "6-6", where: "", end: "" },
      { action: "+0-3", tile: "0-3", where: "", end: "" },
      { action: "0-5@-6,-3r", tile: "0-5", where: "-6,-3r", end: "-6,-3r" },
      { action: "hide@2-5", tile: "2-5", where: "", end: "" },
      { action: "say@2-5", tile: null, where: "", end: "" },
    ]);
  });
});

describe("a tap on a tile", () => {
  const some = choices(["1-3@a", "1-3@b", "3-4@a", "5-5@b", "5-5@b!", "draw"]);

  test("lays it where it fits in one place only", () => expect(tapTile(some, null, "3-4")).toEqual({ play: "3-4@a" }));
  test("takes it up where it fits in two", () => expect(tapTile(some, null, "1-3")).toEqual({ choose: "1-3" }));
  test("puts it back the second time", () => expect(tapTile(some, "1-3", "1-3")).toEqual({ choose: null }));
  test("asks where one place leaves a choice", () =>
    expect(tapTile(some, null, "5-5")).toEqual({ ask: choices(["5-5@b", "5-5@b!"]) }));
  test("says why not where it fits nowhere", () => expect(tapTile(some, null, "0-0")).toEqual({ refuse: "0-0" }));
});

describe("a tap of somebody who confirms moves", () => {
  const some = choices(["1-3@a", "1-3@b", "3-4@a"]);

  test("takes a tile up that fits in one place only", () =>
    expect(tapTile(some, null, "3-4", true)).toEqual({ choose: "3-4" }));
  test("lays it the second time", () => expect(tapTile(some, "3-4", "3-4", true)).toEqual({ play: "3-4@a" }));
  test("puts one back that fits in two places", () => expect(tapTile(some, "1-3", "1-3", true)).toEqual({ choose: null }));
});

describe("what happens by itself", () => {
  test("is drawing or passing where nothing else is possible", () =>
    expect([["draw"], ["pass"]].map(forced)).toEqual(["draw", "pass"]));
  test("is nothing where there is a choice, and nothing that lays a tile or ends a game", () =>
    expect([[], ["draw", "pass"], ["3-4@a"], ["stop"]].map(forced)).toEqual([null, null, null, null]));
});

describe("a tap on a place", () => {
  const some = choices(["1-3@a", "1-3@b", "3-4@b>3", "3-4@b>4"]);

  test("lays the tile there", () => expect(tapEnd(some, "1-3", "b")).toEqual({ play: "1-3@b" }));
  test("asks which half stays open", () => expect(tapEnd(some, "3-4", "b")).toEqual({ ask: choices(["3-4@b>3", "3-4@b>4"]) }));
  test("refuses a tile that does not fit there", () => expect(tapEnd(some, "3-4", "a")).toEqual({ refuse: "3-4" }));
  test("is one of those that shine", () => expect(places(some, "1-3")).toEqual(new Set(["a", "b"])));
  test("shines for no tile when none is taken up", () => expect(places(some, null).size).toBe(0));
});
