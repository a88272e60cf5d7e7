import fc from "../chance";
import { describe, expect, test } from "vitest";
import { endsAfter, stranded } from "../../src/boards/foretell";
import type { End, Layout } from "../../src/wire/types";
import { halves, other } from "../../src/words/text";

const NUMBERS = [0, 1, 2, 3, 4]; // every number stands on four tiles besides its double: even, as in the double six
const ALL = NUMBERS.flatMap((low) => NUMBERS.filter((high) => high >= low).map((high) => `${low}-${high}`));

interface Line {
  left: string[];
  ends: [number, number];
}

/** Every line that is one tile longer. */
function longer({ left, ends: [one, two] }: Line): Line[] {
  return left.flatMap((tile) => {
    const rest = left.filter((kept) => kept !== tile);
    const at = (number: number) => halves(tile).includes(number);
    return [
      ...(at(one) ? [{ left: rest, ends: [other(tile, one), two] as [number, number] }] : []),
      ...(at(two) ? [{ left: rest, ends: [one, other(tile, two)] as [number, number] }] : []),
    ];
  });
}

/** Whether a line can be finished, by trying everything. */
function finishes(line: Line, known = new Map<string, boolean>()): boolean {
  if (!line.left.length) return true;
  const key = `${line.left.join()} ${line.ends.toSorted().join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const can = longer(line).some((next) => finishes(next, known));
  known.set(key, can);
  return can;
}

describe("stranded", () => {
  test("it says exactly when a line cannot be finished any more", () => {
    const single = fc.constantFrom(...ALL.filter((tile) => halves(tile)[0] !== halves(tile)[1]));
    fc.assert(
      fc.property(single, fc.array(fc.nat(), { minLength: 8, maxLength: 13 }), (hidden, picks) => {
        const tiles = ALL.filter((tile) => tile !== hidden);
        const lead = tiles[picks[0]! % tiles.length]!;
        let line: Line = { left: tiles.filter((tile) => tile !== lead), ends: halves(lead) };
        for (const pick of picks.slice(1)) {
          const next = longer(line);
          if (next.length) line = next[pick % next.length]!;
        }
        expect(stranded(line.left, line.ends).length === 0).toBe(finishes(line));
      }),
      { numRuns: 60 },
    );
  });
});

test("the ends after a lead and after a tile at one end", () => {
  const empty: Layout = { is: "Layout", joints: [], ends: [] };
  const end = (name: string, number: number): End => ({ is: "End", name, number, joint: 0, first: false, side: false });
  expect(endsAfter(empty, "2-5", "")).toEqual([2, 5]);
  expect(endsAfter({ ...empty, ends: [end("a", 2), end("b", 5)] }, "0-5", "b")).toEqual([2, 0]);
});
