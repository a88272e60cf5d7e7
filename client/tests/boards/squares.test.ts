import { describe, expect, test } from "vitest";
import { squaresFrame, type Lay } from "../../src/boards/frame";
import { squares } from "../../src/boards/squares";

function lay(one: number, other: number, row: number, column: number, way: "h" | "v"): Lay {
  return { one, other, cell: { row, column }, way };
}

describe("squares", () => {
  test("fourteen squares cover the frame, each cell once", () => {
    const covered = squares([]).flatMap(({ row, column }) =>
      [0, 1].flatMap((down) => [0, 1].map((right) => `${row + down} ${column + right}`)),
    );
    expect(covered.toSorted()).toEqual(squaresFrame().map(({ row, column }) => `${row} ${column}`).toSorted());
  });

  test("a square is done when all four cells show one number", () => {
    const three = [lay(2, 2, 0, 0, "h"), lay(2, 5, 1, 0, "v")];
    expect(squares(three)[0]?.state).toBe("open");
    expect(squares([...three, lay(2, 3, 1, 1, "h")])[0]?.state).toBe("done");
  });

  test("a second number spoils it", () => {
    expect(squares([lay(2, 3, 0, 0, "h")])[0]?.state).toBe("spoiled");
    expect(squares([lay(2, 3, 0, 1, "h")]).slice(0, 2).map(({ state }) => state)).toEqual(["open", "open"]);
  });
});
