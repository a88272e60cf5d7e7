import { describe, expect, test } from "vitest";
import { load } from "../../src/words/languages";
import { standing, target, totals, winners } from "../../src/words/scores";
import { hand, line, table } from "./hands";

const en = await load("en");
const you = en.seated(["Ann", "Ben", "Cleo", "Dan"], 1);
const pairs = { ...hand, totals: [5, 8, 5, 8], sides: [[0, 2], [1, 3]], table: table(line, { order: [0, 1, 2, 3] }) };
const far = { points: 61, hands: 0, lowest: false, beyond: false, margin: false };

describe("totals", () => {
  test("of players, with how far the match goes", () => {
    expect(standing(you, hand)).toBe("Score: Ann\u00A05, you\u00A08. The match goes to 100.");
  });

  test("alone where people have ended the match", () => {
    expect(standing(you, hand, true)).toBe(totals(you, hand));
  });

  test("of pairs", () => {
    expect(totals(you, pairs)).toBe("Score: Ann and Cleo\u00A05, you and Dan\u00A08.");
  });

  test("of partners for one hand are each their own", () => {
    expect(totals(you, { ...pairs, totals: [5, 8, 6, 8] })).toBe("Score: Ann\u00A05, Cleo\u00A06, you and Dan\u00A08.");
  });

  test("may be secret", () => {
    expect(totals(you, { ...hand, totals: null })).toMatch(/secret/);
  });
});

test("a match goes as far as it goes", () => {
  expect(target(en, far)).toBe("The match goes to 61.");
  expect(target(en, { ...far, beyond: true })).toBe("The match goes to more than 61.");
  expect(target(en, { ...far, lowest: true })).toMatch(/somebody has 61; the lowest/);
  expect(target(en, { ...far, points: 0, hands: 4 })).toBe("The match lasts 4 hands.");
  expect(target(en, { ...far, points: 0, hands: 1, lowest: true })).toMatch(/one hand; the lowest/);
});

test("whoever got to the target first has won, whatever was settled afterwards", () => {
  const over = { ...hand, over: true, totals: [61, 63], target: far };
  expect(standing(you, { ...over, winners: [0] })).toMatch(/goes to 61\. Ann got there first\.$/);
  expect(standing(en.seated(["Ann", "Ben"], 0), { ...over, winners: [0] })).toMatch(/ You got there first\.$/);
  expect(standing(you, { ...over, winners: [1] })).toMatch(/goes to 61\.$/);
});

describe("the match is won", () => {
  test("by the reader, by others, by everybody", () => {
    expect(winners(you, { ...hand, winners: [1] })).toBe("You win the match!");
    expect(winners(you, { ...pairs, winners: [1, 3] })).toBe("You and Dan win the match!");
    expect(winners(you, { ...hand, winners: [0] })).toBe("Ann wins the match.");
    expect(winners(you, { ...hand, winners: [0, 1] })).toBe("The match is a draw.");
  });

  test("by the difference, where that is what a pair wins", () => {
    const margin = { ...pairs, totals: [33, 24, 33, 24], target: { ...far, margin: true } };
    expect(winners(you, { ...margin, winners: [0, 2] })).toBe("Ann and Cleo win the match. They win the difference: 9 points.");
    const short = { ...margin, totals: [30, 31, 30, 31] };
    expect(winners(you, { ...short, winners: [1, 3] })).toBe("You and Dan win the match! You win the difference: 1 point.");
  });

  test("or solved, by one alone; else it says how far one came", () => {
    const alone = { ...hand, sides: [[0]] };
    expect(winners(en, { ...alone, winners: [0], reached: [28, 28] })).toBe("Solved!");
    expect(winners(en, { ...alone, winners: [], reached: [17, 28] })).toBe("Not solved: 17 of 28.");
  });
});
