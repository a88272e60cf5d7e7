import { describe, expect, test } from "vitest";
import { span } from "../../src/catalogue/span";
import { company, freeSeats } from "../../src/lobby/summary";
import { terms } from "../../src/lobby/terms";
import type { Chair } from "../../src/wire/types";
import { day, moment } from "../../src/words/dates";
import { load } from "../../src/words/languages";

const chair = (name: string, bot: string | null): Chair => {
  return { name, bot, person: !!name && !bot, robot: false, ready: false, face: "", why: "", temperament: "", stand_in: "" };
};
const seats = [chair("Zoe", null), chair("Ada", "easy"), chair("", null), chair("Ben", null)];

describe("an open table", async () => {
  const words = await load("en");

  test("has free seats and company, bots by name", () => {
    expect(freeSeats({ seats })).toBe(1);
    expect(company({ seats }, words)).toEqual(["Zoe", "Ada (bot)", "Ben"]);
    expect(company({ seats }, words, [0, 3])).toEqual(["Ada (bot)"]);
  });

  test("tells its terms", () => {
    const clock = { per_move: 0, bank: 300, bonus: 5 };
    const three = { players: 3, clock_rule: clock, options: { set: 9 }, serious: true, rated: true, edition: { names: ["s9-fr"], changed: true } };
    expect(terms(three, words)).toEqual([
      "3 players",
      "5 min + 5 s each",
      "rated",
      "without aids",
      "Schmidt double-nine box (French), changed",
      "Set: 9",
    ]);
    const two = { players: 2, clock_rule: null, options: {}, serious: false, rated: false, edition: { names: ["cl"], changed: false } };
    expect(terms(two, words)).toEqual(["2 players", "Schmidt Classic Line"]);
  });
});

test("players are a span", () => {
  expect(span([3, 4, 5])).toEqual({ least: 3, most: 5, same: "no" });
  expect(span([2])).toEqual({ least: 2, most: 2, same: "yes" });
});

test("days are written as the language does", () => {
  expect(day("en", "2026-11-15")).toBe("Sunday, November 15");
  expect(day("de", "2026-11-15")).toBe("Sonntag, 15. November");
  expect(day("en", "someday")).toBe("someday");
  expect(moment("de", 0)).toMatch(/19(69|70)/);
});
