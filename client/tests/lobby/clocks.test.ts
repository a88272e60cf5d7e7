import { expect, test } from "vitest";
import { choiceOf, CLOCKS, NO_CLOCK, ruleOf } from "../../src/lobby/clocks";

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
