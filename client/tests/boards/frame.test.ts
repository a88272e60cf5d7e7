import { describe, expect, test } from "vitest";
import { asLay, holds, inPlay, joining, landing, lastLaid, laying, near } from "../../src/boards/frame";
import { sheetFrame, squaresFrame, tileOf, toLay, written, wrong, type Lay } from "../../src/boards/frame";

const flat: Lay = { one: 3, other: 1, cell: { row: 0, column: 5 }, way: "h" };
const upright: Lay = { one: 6, other: 6, cell: { row: 2, column: 1 }, way: "v" };

describe("frames", () => {
  test("the frame of squares has 56 cells, and its middle rows are set in", () => {
    const cells = squaresFrame();
    expect(cells).toHaveLength(56);
    expect(cells.filter(({ row }) => row === 3).map(({ name }) => name)).toEqual(["d2", "d3", "d4", "d5", "d6", "d7"]);
  });

  test("a sheet has all its cells, row by row", () => {
    const cells = sheetFrame({ rows: 12, columns: 12 });
    expect(cells).toHaveLength(144);
    expect(cells.at(-1)).toEqual({ name: "l12", row: 11, column: 11 });
  });
});

describe("tiles", () => {
  test("what is laid or out of play is not in hand", () => {
    expect(inPlay(28, [])).toHaveLength(28);
    expect(inPlay(27, ["0-0"])).toEqual(inPlay(28, []).filter((tile) => tile !== "0-0"));
    expect(toLay(inPlay(27, ["0-0"]), [flat])).toHaveLength(26);
    expect(tileOf(flat)).toBe("1-3");
  });

  test("the big set has 55 tiles, in order", () => {
    const tiles = inPlay(55, []);
    expect(new Set(tiles).size).toBe(55);
    expect([tiles[0], tiles[9], tiles[10], tiles.at(-1)]).toEqual(["0-0", "0-9", "1-1", "9-9"]);
  });

  test("a double is held in two ways, another tile in four", () => {
    expect(holds("3-3")).toHaveLength(2);
    expect(new Set(holds("1-3").map((held) => laying(held, "a1"))).size).toBe(4);
  });
});

describe("landing", () => {
  const [held] = holds("1-3");
  const place = { name: "b2", row: 1, column: 1 };

  test("the first half lies on the cell, if it can", () => {
    expect(landing(new Set(["1-3@b2h", "1-3@b1h"]), held!, place)).toBe("1-3@b2h");
  });

  test("else the other half does", () => {
    expect(landing(new Set(["1-3@b1h"]), held!, place)).toBe("1-3@b1h");
    expect(landing(new Set(["3-1@b2h", "1-3@b2v"]), held!, place)).toBeNull();
  });
});

describe("paper", () => {
  const paper = written([
    [null, 3],
    [1, 4],
  ]);
  const [a1, a2, b1, b2] = sheetFrame({ rows: 2, columns: 2 }) as [Cell, Cell, Cell, Cell];
  type Cell = ReturnType<typeof sheetFrame>[number];

  test("numbers are known by their cells, and where there is none there is no cell", () => {
    expect([...paper]).toEqual([
      ["a2", 3],
      ["b1", 1],
      ["b2", 4],
    ]);
  });

  test("two neighbours are joined in either order, if that is allowed", () => {
    const allowed = new Set(["3-4@a2v"]);
    expect(joining(allowed, paper, a2, b2)).toBe("3-4@a2v");
    expect(joining(allowed, paper, b2, a2)).toBe("3-4@a2v");
    expect(joining(allowed, paper, b1, b2)).toBeNull();
    expect(joining(new Set(["3-1@a2v"]), paper, a2, b1)).toBeNull();
  });

  test("cells are neighbours if they share a side", () => {
    expect([near(a1, a2), near(a1, b1), near(a1, b2), near(a1, a1)]).toEqual([true, true, false, false]);
  });
});

describe("reading", () => {
  test("an action is read as it was written", () => {
    expect(asLay("3-1@a6h")).toEqual(flat);
    expect(asLay(laying(upright, "c2"))).toEqual(upright);
    expect(asLay("9-0@l12v")).toEqual({ one: 9, other: 0, cell: { row: 11, column: 11 }, way: "v" });
    expect(asLay("lift@a6")).toBeNull();
  });

  test("the tile that was laid last is known until one is lifted", () => {
    const laid = { is: "Laid", seat: 0, ...flat };
    expect(lastLaid([laid])).toBe("a6");
    expect(lastLaid([laid, { is: "Lifted", seat: 0, tile: "1-3", place: "a6" }])).toBeNull();
  });
});

describe("wrong", () => {
  test("only the numbers count, not where the tiles are cut", () => {
    const wanted: Lay[] = [
      { one: 0, other: 0, cell: { row: 0, column: 0 }, way: "h" },
      { one: 0, other: 1, cell: { row: 1, column: 0 }, way: "h" },
    ];
    const built: Lay[] = [
      { one: 0, other: 0, cell: { row: 0, column: 0 }, way: "v" },
      { one: 0, other: 1, cell: { row: 0, column: 1 }, way: "v" },
    ];
    expect(wrong(wanted, built).size).toBe(0);
    expect([...wrong(wanted, built.slice(0, 1))]).toEqual(["a2", "b2"]);
  });
});
