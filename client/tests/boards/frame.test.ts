import { describe, expect, test } from "vitest";
import { asLay, cellsOf, holds, inPlay, landing, lastLaid, laying, picture } from "../../src/boards/frame";
import { pictureFrame, squaresFrame, tileOf, toLay, wrong, type Lay } from "../../src/boards/frame";

const flat: Lay = { one: 3, other: 1, cell: { row: 0, column: 5 }, way: "h" };
const upright: Lay = { one: 6, other: 6, cell: { row: 2, column: 1 }, way: "v" };

describe("frames", () => {
  test("the frame of squares has 56 cells, and its middle rows are set in", () => {
    const cells = squaresFrame();
    expect(cells).toHaveLength(56);
    expect(cells.filter(({ row }) => row === 3).map(({ name }) => name)).toEqual(["d2", "d3", "d4", "d5", "d6", "d7"]);
  });

  test.each([
    [6, 3, 4],
    [10, 5, 4],
    [15, 5, 6],
    [21, 7, 6],
    [28, 7, 8],
  ])("a picture of %i tiles has %i rows of %i cells", (tiles, rows, columns) => {
    const cells = pictureFrame(tiles);
    expect(cells).toHaveLength(rows * columns);
    expect(cells.at(-1)).toMatchObject({ row: rows - 1, column: columns - 1 });
  });

  test("every tile of a picture lies flat, row by row", () => {
    const lays = picture(["1-6", "0-4", "2-5", "2-3", "1-4", "5-5"]);
    expect(lays.map((lay) => cellsOf(lay).join(" "))).toEqual(["a1 a2", "a3 a4", "b1 b2", "b3 b4", "c1 c2", "c3 c4"]);
  });
});

describe("tiles", () => {
  test("what is laid or out of play is not in hand", () => {
    expect(toLay([], [])).toHaveLength(28);
    expect(toLay(["0-0"], [flat])).toHaveLength(26);
    expect(inPlay(["0-0"])).not.toContain("0-0");
    expect(tileOf(flat)).toBe("1-3");
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

describe("reading", () => {
  test("an action is read as it was written", () => {
    expect(asLay("3-1@a6h")).toEqual(flat);
    expect(asLay(laying(upright, "c2"))).toEqual(upright);
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
