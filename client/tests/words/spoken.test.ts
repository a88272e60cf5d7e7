import { describe, expect, test } from "vitest";
import type { Board, Hand } from "../../src/wire/types";
import { load } from "../../src/words/languages";
import { cell, ends, fits, held, lying, openEnd, others, tile, uses } from "../../src/words/spoken";
import { asShown } from "../../src/words/text";
import { board, end, hand, joint, layout, line, table } from "./hands";

const en = await load("en");
const de = await load("de");

/** What is said of a tile while these actions are possible. */
function said(text: string, actions: string[], part: Partial<Board> = {}, laid = line, words = en): string {
  const now: Hand = { ...hand, actions, table: table(laid) };
  return fits(words, board(part), now, text, uses(board(part), actions));
}

describe("a tile is said", () => {
  test.each([
    ["3-5", "3-5", "3-5"],
    ["6-6", "double six", "Sechserpasch"],
    ["0-0", "double zero", "Nullerpasch"],
    ["12-12", "double 12", "Pasch 12"],
    ["?-?", "face down", "verdeckt"],
  ])("%s", (text, english, german) => {
    expect([tile(en, text), tile(de, text)]).toEqual([english, german]);
  });

  test("with where it fits", () => {
    expect(said("3-6", ["3-6@a", "3-6@b", "1-3@a"])).toBe("3-6, fits left and right");
    expect(said("3-6", ["3-6@a", "3-6@b"], {}, line, de)).toBe("3-6, passt links und rechts");
    expect(said("1-3", ["3-6@a", "3-6@b", "1-3@a"])).toBe("1-3, fits left");
    expect(said("3-4", ["3-4@b>3", "3-4@b>4"])).toBe("3-4, fits right");
    expect(said("1-1", ["3-6@a"])).toBe("double one, does not fit");
  });

  test("alone while it is not one's turn", () => {
    expect(said("3-6", [])).toBe("3-6");
  });

  test("with the arms it fits", () => {
    const star = layout(line.joints, [...line.ends, end("c", 3)]);
    expect(said("3-4", ["3-4@a", "3-4@c"], { shape: "star" }, star)).toBe("3-4, fits a on the 3 and c on the 3");
  });

  test("with all else that can be done", () => {
    expect(said("5-6", ["5-6"])).toBe("5-6, can be led");
    expect(said("3-3", ["3-3@a", "3-3@a!"])).toBe("double three, fits left, can close left");
    expect(said("5-6", ["5-6@b"], { shape: "row" })).toBe("5-6, makes 30");
    expect(said("5-6", ["5-6@2,0r", "5-6@3,0l", "5-6@2,0r+"], { name: "walls" })).toBe(
      "5-6, can be laid in 2 places, can be laid in a chain in one place",
    );
    expect(said("3-5", ["3-5@3", "3-5@5"], { name: "ledger" })).toBe("3-5, can be entered in row 3 for 5 and row 5 for 3");
    expect(said("3-5", ["3-5@5!", "decline"], { name: "ledger" })).toBe("3-5, can be dictated in row 5 for 3");
    expect(said("3-5", ["+3-5", "-1-2"], { name: "race" })).toBe("3-5, can be taken");
    expect(said("1-2", ["+3-5", "-1-2"], { name: "race" })).toBe("1-2, can be put back");
    expect(said("1-3", ["3-1@a6h", "1-3@a6v", "stop"], { name: "frame" })).toBe("1-3, can be laid in 2 places");
  });
});

describe("an open end is called", () => {
  test("by its side in a line, as in the hand", () => {
    expect([openEnd(en, line, "a", 3), openEnd(en, line, "b", 6)]).toEqual(["Open end: 3 on the left", "Open end: 6 on the right"]);
    expect(openEnd(de, line, "b", 6)).toBe("Offenes Ende: 6 rechts");
  });

  test("by the letter that is written there where there are arms", () => {
    const star = layout(line.joints, [...line.ends, end("c", 3)]);
    expect(openEnd(en, star, "c", 3)).toBe("Open end: c 3");
  });
});

describe("at a table of colours", () => {
  const coloured = board({ colours: true });
  const [english, german] = [en.at(coloured), de.at(coloured)];

  test.each([
    ["2-3", "red and yellow", "Rot-Gelb"],
    ["5-5", "double blue", "Blau-Pasch"],
    ["0-0", "double white", "Weiß-Pasch"],
    ["1-4", "pink and green", "Rosa-Grün"],
    ["0-6", "white and purple", "Weiß-Lila"],
    ["?-?", "face down", "verdeckt"],
  ])("%s is said by its colours", (text, one, other) => {
    expect([tile(english, text), tile(german, text)]).toEqual([one, other]);
  });

  test("a tile is said with where it fits, and the ends with their colours", () => {
    expect(said("3-6", ["3-6@a", "3-6@b"], { colours: true }, line, english)).toBe("yellow and purple, fits left and right");
    expect(ends(english, coloured, line)).toBe("Ends: yellow on the left and purple on the right.");
    expect(ends(german, coloured, line)).toBe("Enden: Gelb links und Lila rechts.");
  });

  test("a hand is said as it lies, with its points", () => {
    expect(held(english, ["5-6", "0-0", "0-4"])).toBe("Your hand, 3 tiles, 15 points: blue-purple, double white and white-green.");
  });

  test("other tables still speak of numbers", () => {
    expect(tile(english.at(board()), "2-3")).toBe("2-3");
  });
});

test("a cell is said with what lies there", () => {
  expect([cell(en, "b3", null), cell(en, "b3", "?-?"), cell(en, "b3", "4-4")]).toEqual([
    "b3, empty",
    "b3, face down",
    "b3, double four",
  ]);
});

describe("the tiles on the table are said", () => {
  const cross = [joint("6-6", ""), joint("2-6", "a"), joint("4-6", "b"), joint("2-2", "a"), joint("1-6", "c")];

  test("along a line, in the order in which they lie", () => {
    const laid = layout([joint("3-5", ""), joint("3-3", "a"), joint("5-6", "b"), joint("0-3", "a")], []);
    expect(lying(en, board(), laid)).toBe("From left to right: 0-3, double three, 3-5 and 5-6.");
    expect(lying(de, board({ shape: "storeys" }), laid)).toBe("Von links nach rechts: 0-3, Dreierpasch, 3-5 und 5-6.");
  });

  test("in a row as they were laid", () => {
    const laid = layout([joint("6-6", ""), joint("1-3", "a"), joint("2-4", "a")], []);
    expect(lying(en, board({ shape: "row" }), laid)).toBe("From left to right: double six, 1-3 and 2-4.");
  });

  test("around the middle, arm by arm", () => {
    const told = "In the middle: double six. Arm a: 2-6 and double two. Arm b: 4-6. Arm c: 1-6.";
    expect(lying(en, board({ shape: "star" }), layout(cross, []))).toBe(told);
    expect(lying(en, board({ shape: "feet" }), layout(cross, []))).toBe(told);
  });
});

describe("the ends are said", () => {
  test("with their numbers", () => {
    expect(ends(en, board(), line, 9)).toBe("Ends: 3 on the left and 6 on the right.");
    expect(ends(en, board(), layout([], []))).toBe("Nothing has been laid yet.");
  });

  test("with their total where it counts", () => {
    expect(ends(en, board({ counted: true }), line, 9)).toBe("Ends: 3 on the left and 6 on the right. They total 9.");
    expect(ends(en, board({ shape: "row" }), line, 9)).toBe("The total is 19.");
  });

  test("first those that must be filled first", () => {
    const foot = layout([joint("3-3", "")], [end("c", 3, true), end("a", 5), end("b", 3, true)]);
    expect(ends(en, board({ shape: "feet" }), foot)).toBe("Ends to be filled first: b 3 and c 3.");
  });
});

test("a hand is said as it is shown, with its pips", () => {
  expect(held(en, ["5-6", "0-0", "0-4"])).toBe("Your hand, 3 tiles, 15 pips: 5-6, double zero and 0-4.");
  expect(asShown(["5-6", "0-0", "0-4"], ["0-4", "5-6", "0-0"])).toEqual(["0-4", "5-6", "0-0"]);
  expect(asShown(["5-6", "0-0", "0-4"], ["0-4"])).toEqual(["0-4", "5-6", "0-0"]);
  expect(held(en, [])).toBe("Your hand, 0 tiles, 0 pips: nothing.");
});

describe("what the others hold is said", () => {
  const words = en.seated(["Ann", "Ben", "Cleo"], 0);
  const hands = [["1-2"], ["?-?", "?-?"], ["?-?"]];
  const holding = (more: Record<string, unknown>, part: Partial<Hand> = {}): Hand => {
    return { ...hand, table: table(line, { hands, ...more }), ...part };
  };

  test("around the table, with the stock", () => {
    expect(others(words, holding({ order: [0, 2, 1], stock: ["?-?", "?-?", "?-?"] }))).toBe(
      "Tiles in hand: Cleo\u00A01, Ben\u00A02. Stock: 3.",
    );
    expect(others(words, holding({ stock: [] }))).toBe("Tiles in hand: Ben\u00A02, Cleo\u00A01.");
  });

  test("with what of the stock cannot be drawn", () => {
    const stock = ["?-?", "?-?", "?-?"];
    expect(others(words, holding({ stock }, { reserve: 2 }))).toMatch(/Stock: 3, 1 to be drawn\.$/);
    expect(others(words, holding({ stock }, { reserve: 5 }))).toMatch(/Stock: 3, none to be drawn\.$/);
    expect(others(words, holding({ stock }, { draw: false }))).toMatch(/Not in play: 3\.$/);
  });

  test("not at all where nobody holds anything", () => {
    expect(others(words, hand)).toBe("");
  });
});
