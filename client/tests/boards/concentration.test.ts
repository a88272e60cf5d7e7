import { describe, expect, test } from "vitest";
import { cells, fit, keeping, missed, up, type Field } from "../../src/boards/concentration";
import type { Value } from "../../src/wire/types";

const shape = { rows: 2, columns: 3, total: 12 };
const field: Field = { shape, cells: [["?-?"], ["3-3"], [], ["?-?"], ["1-3"], ["?-?"]] };
const turned: Value = { is: "TurnedUp", seat: 0, cell: "b2", tile: ["1-3"] };
const took: Value = { is: "TookPair", seat: 0, tiles: ["1-6", "2-3"], cells: ["a3", "b1"] };

describe("cells", () => {
  test("they are named by row and column, and a taken tile leaves nothing", () => {
    expect(cells(field).map(({ name }) => name)).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
    expect(cells(field)[2]?.tile).toBeNull();
    expect(up(field).map(({ name }) => name)).toEqual(["a2", "b2"]);
  });
});

describe("a pair that does not match", () => {
  const miss: Value = { is: "MissedPair", seat: 0, total: 10, wanted: 12 };
  test("is one until somebody turns up the next tile", () => {
    expect(missed([turned, turned, miss])).toBe(true);
    expect(missed([turned, turned, miss, turned])).toBe(false);
    expect(missed([turned, took])).toBe(false);
    expect(missed([])).toBe(false);
  });
});

describe("keeping", () => {
  test("what lies face up goes on being shown after it is turned down", () => {
    const open = keeping([], field, [turned], 1_000, 1_200);
    const down: Field = { shape, cells: field.cells.map((pile) => (pile.length ? ["?-?"] : [])) };
    const after = keeping(open, down, [{ ...turned, cell: "a1" }], 1_500, 1_200);
    expect(after.map(({ cell, tile }) => `${cell} ${tile}`)).toEqual(["a2 3-3", "b2 1-3"]);
    expect(keeping(open, down, [turned], 2_201, 1_200)).toEqual([]);
  });

  test("a pair is shown although it is taken", () => {
    const gone: Field = { shape, cells: field.cells.map(() => []) };
    const kept = keeping([], gone, [{ ...turned, cell: "b1" }, took], 0, 1_200);
    expect(kept.map(({ cell, tile, taken }) => `${cell} ${tile} ${taken}`)).toEqual(["a3 1-6 true", "b1 2-3 true"]);
  });

  test("a pair of an earlier move is not shown again", () => {
    expect(keeping([], field, [turned, took, turned], 0, 1_200).some(({ taken }) => taken)).toBe(false);
  });

  test("a new layout shows nothing of the old one", () => {
    expect(keeping(keeping([], field, [turned], 0, 1_200), field, [], 10, 1_200)).toEqual([]);
  });
});

describe("fit", () => {
  test("tiles stand on a phone and lie on a wide screen", () => {
    expect(fit(360, 400, { rows: 4, columns: 7, total: 12 }).across).toBe(false);
    expect(fit(1200, 500, { rows: 4, columns: 7, total: 12 }).across).toBe(true);
  });

  test("all of them fit into the room", () => {
    for (const [width, height] of [[360, 400], [1200, 500], [300, 900]] as const) {
      const { unit, across } = fit(width, height, { rows: 5, columns: 11, total: 18 });
      expect(11 * (across ? 2 : 1) * unit).toBeLessThanOrEqual(width + 1e-9);
      expect(5 * (across ? 1 : 2) * unit).toBeLessThanOrEqual(height + 1e-9);
    }
  });
});
