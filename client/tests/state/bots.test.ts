import { expect, test } from "vitest";
import { botWords } from "../../src/state/bots";
import { load } from "../../src/words/languages";

test("a bot is told by its level and by what it is like", async () => {
  const words = await load("en");
  expect(botWords({ bot: "hard", temperament: "blocker" }, words)).toBe("strong bot, likes to block");
  expect(botWords({ bot: "easy", temperament: "" }, words)).toBe("easy bot");
  expect(botWords({ bot: null, temperament: "careful" }, words)).toBe("plays it safe");
  expect(botWords({ bot: null, temperament: "" }, words)).toBe("");
});
