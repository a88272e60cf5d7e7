import { bytesToHex } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "../../src/proof/check";
import { commitment, lot, shuffled } from "../../src/proof/fair";

// A match of two hands that was played on a real server; the name of the second player tries to be a deck.
const record = readFileSync(new URL("record.txt", import.meta.url), "utf-8");

/** The record with one thing altered, which must be there. */
function forged(what: RegExp, by: string): string {
  const altered = record.replace(what, by);
  expect(altered).not.toBe(record);
  return altered;
}

test("a real record is fair", () => {
  const verdicts = check(record);
  expect(verdicts.map(({ hand, ok, why, deal }) => ({ hand, ok, why, deal }))).toEqual([
    { hand: 1, ok: true, why: "", deal: 1 },
    { hand: 2, ok: true, why: "", deal: 1 },
  ]);
  expect(record).toContain(`commitment=${verdicts[1]?.commitment} `);
  expect(record).toContain(`players=${verdicts[1]?.seeds.join(",")}\n`);
  expect(new Set(verdicts.flatMap(({ seeds }) => seeds)).size).toBe(4);
});

test("however its lines end, and however they are indented", () => {
  expect(check(record.replaceAll("\n", "\r\n"))).toEqual(check(record));
  expect(check(record.replaceAll("\n", "\n  "))).toEqual(check(record));
});

describe("what was altered is found", () => {
  test.each([
    ["the seed of the server", /(seed=)(..)/, "$100", "promise"],
    ["the promise", /(commitment=)(..)/, "$1zz", "promise"],
    ["the match", /(match: )(.)/, "$1-", "promise"],
    ["the deck", /(deck: )(\S+) (\S+)/, "$1$3 $2", "deck"],
    ["a tile that is there twice", /(deck: )(\S+) (\S+)/, "$1$2 $2", "deck"],
    ["the counted deal", /(deal=)1/, "$12", "deck"],
    ["the seed of a player", /(players=)(..)/, "$1zz", "deck"],
    ["the number of players", /(players=\S+),/, "$1,00,", "proof"],
    ["a seed that is none", /(seed=)(..)/, "$1zz", "proof"],
    ["a deal that is none", /(deal=)1/, "$10", "proof"],
    ["a proof without a promise", /commitment=\S+ /, "", "proof"],
    ["the proof", /proof: .*/, "", "none"],
    ["the name of the match", /match: .*/, "", "none"],
    ["a deck that is none", /^(deck: )(\S+)/m, "$1x-y", "deck"],
    ["a deck of numbers without end", /^(deck: )(\S+)/m, "$10-999999999", "deck"],
  ])("%s", (_what, pattern, by, why) => {
    expect(check(forged(pattern, by))[0]).toMatchObject({ hand: 1, ok: false, why });
  });

  test("and only in the hand where it was altered", () => {
    const [first, second] = check(forged(/(deal=)1/, "$12"));
    expect([first?.ok, second?.ok]).toEqual([false, true]);
  });
});

test("a deal after void ones follows from the same seeds, and its number is told", () => {
  const seed = new Uint8Array(32).fill(7);
  const tiles = ["1-1", "1-2", "2-2"];
  const deck = shuffled(tiles, "m", 1, seed, ["", ""], 3).join(" ");
  const proof = `deal=3 commitment=${commitment("m", 1, seed)} seed=${bytesToHex(seed)} players=,`;
  const text = `players: 2\nmatch: m\n\nhand 1\ndeck: ${deck}\nproof: ${proof}\n`;
  expect(check(text)[0]).toMatchObject({ ok: true, deal: 3, seeds: ["", ""] });
});

test("who begins by lot follows from the seeds; who begins by turn is not in a record", () => {
  const seed = new Uint8Array(32).fill(7);
  const deck = shuffled(["1-1", "1-2", "2-2"], "m", 1, seed, ["", ""], 1).join(" ");
  const proof = `deal=1 commitment=${commitment("m", 1, seed)} seed=${bytesToHex(seed)} players=,`;
  const said = (begins: string) =>
    check(`players: 2\nmatch: m\nbegins: ${begins}\n\nhand 1\ndeck: ${deck}\nproof: ${proof}\n`)[0]?.why;
  const drawn = lot("m", 1, seed, ["", ""]);
  expect([said(`${drawn} by lot`), said(`${1 - drawn} by lot`), said(`${1 - drawn} by turn`)]).toEqual(["", "lot", ""]);
});

test("a text that is no record has no deals", () => {
  expect([check(""), check("hello\nworld")]).toEqual([[], []]);
});
