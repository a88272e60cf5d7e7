import { expect, test } from "vitest";
import { proposalOf, stood, talkSentence } from "../../src/table/proposal";
import type { Hand, Proposed } from "../../src/wire/types";
import { load } from "../../src/words/languages";

const words = (await load("en")).seated(["Ann", "Ben"], 0);
const hand = { totals: [35, 20], result: [5, 0], sides: [[0], [1]], dealing: false } as unknown as Hand;

function table(what: Proposed["what"], seat: number) {
  const around = { proposal: { what, seat, agreed: [seat], waits: [1 - seat], seconds: 30 } };
  return { around, hand, mine: [0], words } as unknown as Parameters<typeof proposalOf>[0];
}

test("a proposal says who wants what; an end also what would count", () => {
  expect(proposalOf(table("pause", 1))).toBe("Ben would like a pause.");
  expect(proposalOf(table("take-back", 0))).toBe("You would like to take your last move back.");
  expect(proposalOf(table("settle", 1))).toMatch(/^Ben offers .* before this hand\. .*30.*20/);
});

test("between two hands nothing is taken off", () => {
  expect(stood(words, hand)).toContain("30");
  expect(stood(words, { ...hand, dealing: true })).toContain("35");
});

test("what became of it is said of oneself and of others", () => {
  expect(talkSentence(words, { kind: "answered", seat: 1, why: "no" })).toBe("Ben does not agree.");
  expect(talkSentence(words, { kind: "answered", seat: 0, why: "no" })).toBe("It is no longer proposed.");
  expect(talkSentence(words, { kind: "resumed", seat: 1, why: "" })).toBe("Ben goes on with the game.");
  expect(talkSentence(words, { kind: "taken-back", seat: -1, why: "" })).toBe("The move is taken back.");
});
