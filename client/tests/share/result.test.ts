import { expect, test } from "vitest";
import { resultOf, squares } from "../../src/share/result";
import type { Hand } from "../../src/wire/types";
import { load } from "../../src/words/languages";

const words = (await load("en")).seated(["Ann", "Ben"]);
const target = { points: 100, hands: 0, lowest: false, beyond: false, margin: false };
const over = { over: true, totals: [40, 102], winners: [1], sides: [[0], [1]], target, reached: null } as unknown as Hand;

test("a match tells who has won and leads to its replay", () => {
  const { text, path, picture } = resultOf({ id: "abc", game: "block", daily: null, hand: over, faces: ["3-5 teal", ""] }, words);
  expect(text).toContain("Ben wins the match.");
  expect(text).toContain("102");
  expect(path).toBe("/replay/abc");
  expect(picture).toEqual([{ name: "Ben", faces: [], total: 102, won: true }, { name: "Ann", faces: ["3-5 teal"], total: 40, won: false }]);
});

test("nobody has won a match that people agreed to end", () => {
  const { text, picture } = resultOf({ id: "abc", game: "block", daily: null, hand: over, faces: [], settled: true }, words);
  expect(text.split("\n").slice(1)).toEqual(["Ended by agreement", "Score: Ann\u00A040, Ben\u00A0102."]);
  expect(picture.some(({ won }) => won)).toBe(false);
});

test("a puzzle of the day is squares without a tile, and leads to the puzzles", () => {
  const alone = { ...over, totals: [0], winners: [], sides: [[0]], reached: [5, 7] } as unknown as Hand;
  const told = resultOf({ id: "abc", game: "squares", daily: "2026-11-16", hand: alone, faces: [] }, words);
  expect(told.text.split("\n").slice(1)).toEqual(["5 of 7", "🟩🟩🟩🟩🟩⬜⬜"]);
  expect(told.text).toContain("16");
  expect([told.path, told.picture]).toEqual(["/puzzles", []]);
  const solved = resultOf({ id: "abc", game: "squares", daily: null, hand: { ...alone, winners: [0] }, faces: [] }, words);
  expect(solved.text.split("\n").slice(1)).toEqual(["Solved!", "🟩🟩🟩🟩🟩🟩🟩"]);
});

test("a solved puzzle tells its moves and its time where they are known", () => {
  const alone = { ...over, winners: [0], sides: [[0]], reached: [7, 7] } as unknown as Hand;
  const { text } = resultOf({ id: "abc", game: "squares", daily: "2026-11-16", hand: alone, faces: [], effort: { moves: 9, seconds: 125 } }, words);
  expect(text.split("\n")[1]).toBe("Solved in 9 moves, 2:05");
});

test.each([[0, 1, 14, 0], [1, 1, 14, 14], [10, 20, 20, 10], [99, 100, 14, 13], [3, 0, 14, 14]])(
  "%i of %i are %i squares, %i of them green",
  (done, whole, all, green) => {
    const drawn = [...squares(done, whole).replaceAll("\n", "")];
    expect([drawn.length, drawn.filter((cell) => cell === "🟩").length]).toEqual([all, green]);
  },
);
