import { expect, test } from "vitest";
import { below, commitment, lot, shuffled } from "../../src/proof/fair";

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);

/** The set with the numbers from 0. */
function tiles(highest: number): string[] {
  const numbers = Array.from({ length: highest + 1 }, (_, at) => at);
  return numbers.flatMap((low) => numbers.filter((high) => high >= low).map((high) => `${low}-${high}`));
}

// The same examples as in tests/server/test_fair.py.

test("a commitment is the one that the server makes", () => {
  expect(commitment("abc", 1, SEED)).toBe("d697ff425ceb80a4fb0830e63ee95a5a87c71228e4ab54d7913d20d795fde17f");
});

test.each([
  [2, 1, ["", ""], 1, "1-2 2-2 0-1 0-2 1-1 0-0"],
  [2, 1, ["aa", ""], 1, "2-2 1-1 0-2 1-2 0-1 0-0"],
  [2, 1, ["", "aa"], 1, "0-0 0-2 1-1 0-1 1-2 2-2"],
  [2, 1, ["", ""], 2, "0-1 1-1 1-2 2-2 0-0 0-2"],
  [2, 2, ["", ""], 1, "1-2 0-1 2-2 1-1 0-2 0-0"],
  [3, 1, ["0123456789abcdef".repeat(4)], 1, "1-2 0-0 2-3 0-1 3-3 0-2 1-3 1-1 0-3 2-2"],
])("a set of %i, hand %i, seeds %j, deal %i", (highest, hand, players, deal, deck) => {
  expect(shuffled(tiles(highest), "abc", hand, SEED, players, deal).join(" ")).toBe(deck);
});

test.each([
  ["abc", ["", ""], 0],
  ["abc", ["aa", ""], 1],
  ["abc", ["", "", "", "", "", ""], 1],
  ["abd", ["", "", "", "", "", ""], 5],
])("the lot of match %s, seeds %j", (match, players, seat) => {
  expect(lot(match, 1, SEED, players)).toBe(seat);
});

test("numbers that would be uneven are thrown away", () => {
  const stream = (...numbers: number[]) => numbers.values() as unknown as Iterator<number, never>;
  expect(below(stream(2 ** 32 - 1, 2 ** 32 - 2, 7), 2 ** 31 + 1)).toBe(7);
  expect(below(stream(2 ** 32 - 1), 2 ** 16)).toBe(2 ** 16 - 1);
});
