import { describe, expect, test } from "vitest";
import type { Board } from "../../src/wire/types";
import { about, side, upstairs } from "../../src/words/about";
import { parse } from "../../src/words/actions";
import { board, end, hand, joint, layout, line, table } from "./hands";

const known = (part: Partial<Board>, text: string) => about(board(part), table(line), hand, parse(board(part), text));

describe("an end", () => {
  test("of a line is on the left or on the right", () => {
    expect([side(line, "a"), side(line, "b"), side(line, "")]).toEqual(["left", "right", "lead"]);
  });

  test("of anything else is the end of an arm", () => {
    expect(side(layout(line.joints, [...line.ends, end("c", 3)]), "a")).toBe("arm");
    expect(side(layout([joint("3-5", "")], [end("b", 5)]), "b")).toBe("arm");
  });

  test("of a wall changes its storey with every tile", () => {
    expect([upstairs(line, "a"), upstairs(line, "b")]).toEqual([false, true]);
  });
});

describe("the words of an action know", () => {
  test("where a tile is laid, and on which number", () => {
    expect(known({}, "1-6@b")).toEqual({ at: "right", number: 6 });
    expect(known({}, "1-1")).toEqual({ at: "lead" });
    expect(known({ shape: "storeys" }, "1-6@b")).toEqual({ at: "under-right", number: 6 });
    expect(known({ shape: "storeys" }, "1-3@a")).toEqual({ at: "over-left", number: 3 });
  });

  test("what a row will total, and what it did when a tile was laid", () => {
    expect(known({ shape: "row" }, "1-6@b")).toEqual({ at: "row", total: 26 });
    expect(about(board({ shape: "row" }), table(line), hand, { is: "Placed", seat: 0, tile: "5-6", end: "b", outer: 6 })).toEqual({
      at: "row",
      total: 19,
    });
    expect(about(board({ shape: "row" }), table(line), hand, { is: "Placed", seat: 0, tile: "3-5", end: "", outer: 5 }).total).toBe(8);
  });

  test("how many tiles are drawn", () => {
    expect(known({}, "draw")).toEqual({ count: 2 });
    expect(about(board({ name: "walls" }), table(line), { ...hand, draws: null }, { is: "Draw" })).toEqual({ count: 1 });
  });

  test("what an entry brings", () => {
    expect([known({ name: "ledger" }, "3-5@5"), known({ name: "ledger" }, "4-4@4!")]).toEqual([{ points: 3 }, { points: 4 }]);
  });

  test("the cells of a spot", () => {
    expect(known({ name: "walls" }, "3-5@2,0u+")).toEqual({ cell: "2,0", way: "u", high: "2,-1" });
  });

  test("nothing more where nothing more is to be known", () => {
    expect([known({}, "pass"), known({ name: "field" }, "b5")]).toEqual([{}, {}]);
  });
});

test("points are penalties where the lowest total wins", () => {
  const scored = { is: "Scored", seats: [0], points: 5, why: "pips", of: 0 };
  const lowest = { ...hand, target: { ...hand.target, lowest: true } };
  expect(about(board(), table(line), hand, scored)).toEqual({});
  expect(about(board({ shape: "star" }), table(line), lowest, scored)).toEqual({ sign: "penalty" });
  expect(about(board({ shape: "star" }), table(line), lowest, { ...scored, points: -5 })).toEqual({});
});
