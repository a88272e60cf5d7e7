import fc from "../chance";
import { describe, expect, test } from "vitest";
import { closes, threads } from "../../src/boards/chain";

const single = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }))
  .filter(([low, high]) => low < high)
  .map(([low, high]) => `${low}-${high}`);
const hand = fc.uniqueArray(single, { maxLength: 14 });
const number = fc.integer({ min: 0, max: 9 });

describe("threads", () => {
  test("a chain is one thread from the number back to it, in whatever order the tiles were taken", () => {
    const [only, ...others] = threads(["1-5", "3-5", "1-3"], 3);
    expect(others).toEqual([]);
    expect(closes(only!, 3)).toBe(true);
    expect(only!.map((link) => link.halves.join("|"))).toHaveLength(3);
  });

  test("tiles that do not touch are threads of their own, the one at the number first", () => {
    const made = threads(["0-8", "4-5", "5-9"], 4);
    expect(made.map((thread) => thread.map(({ halves }) => halves.join("")).join(" "))).toEqual(["45 59", "08"]);
  });

  test("a fork is cut, never joined wrongly", () => {
    expect(threads(["0-1", "0-2", "0-3"], 9).flat()).toHaveLength(3);
  });

  test("every tile lies in exactly one thread, and equal numbers touch", () => {
    fc.assert(
      fc.property(hand, number, (tiles, wanted) => {
        const made = threads(tiles, wanted);
        expect(made.flat().map((link) => link.tile).toSorted()).toEqual(tiles.toSorted());
        for (const thread of made) {
          for (const [at, link] of thread.entries()) {
            expect(link.halves.toSorted().join("-")).toBe(link.tile);
            if (at) expect(thread[at - 1]!.halves[1]).toBe(link.halves[0]);
          }
        }
      }),
    );
  });

  test("tiles that were laid as one chain are found as one chain", () => {
    const walk = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(walk, (inner) => {
        const numbers = [...new Set(inner)].filter((half) => half !== 4);
        fc.pre(numbers.length > 1);
        const way = [4, ...numbers, 4];
        const tiles = way.slice(1).map((half, at) => [way[at]!, half].toSorted((one, two) => one - two).join("-"));
        const made = threads(tiles.toSorted(), 4);
        expect(made).toHaveLength(1);
        expect(closes(made[0]!, 4)).toBe(true);
      }),
    );
  });
});
