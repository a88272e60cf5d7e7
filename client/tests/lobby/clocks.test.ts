import { expect, test } from "vitest";
import { choiceOf, clockRule, CLOCKS, NO_CLOCK, ruleOf } from "../../src/lobby/clocks";
import { load } from "../../src/words/languages";

test("clocks are seconds for the server", () => {
  const rules = CLOCKS.map((kind) => ruleOf({ kind, seconds: 30, minutes: 5, bonus: 10, days: 3 }));
  expect(rules).toEqual([
    null,
    { per_move: 30, bank: 0, bonus: 0 },
    { per_move: 0, bank: 300, bonus: 10 },
    { per_move: 259_200, bank: 0, bonus: 0 },
  ]);
});

test("a clock of the server is what was chosen", () => {
  for (const kind of CLOCKS) {
    const choice = { ...NO_CLOCK, kind };
    expect(choiceOf(ruleOf(choice))).toEqual(choice);
  }
});

test("what happens when time is up is said before anybody sits down", async () => {
  const words = await load("en");
  expect(clockRule({ per_move: 10, bank: 0, bonus: 0 }, words)).toContain("this one move");
  expect(clockRule({ per_move: 0, bank: 300, bonus: 0 }, words)).toContain("begins with 30 seconds");
  expect(clockRule({ per_move: 0, bank: 60, bonus: 0 }, words)).toContain("begins with 10 seconds");
});
