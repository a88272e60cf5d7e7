import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { languages, load, silent } from "../../src/words/languages";
import { pack } from "../../src/words/packing";
import { capital, valueKey, type Words } from "../../src/words/words";

const en = await load("en");
const you = en.seated(["Ann", "Ben", "Cleo"], 1);

/** A language that knows these messages only. */
function speaking(lang: string, messages: string): Words {
  const words = silent(lang);
  words.learn(pack(new FluentResource(messages).body));
  return words;
}

describe("messages", () => {
  test("are said with their variables, without marks around them", () => {
    expect(en.say("seat-number", { seat: 3 })).toBe("seat 3");
  });

  test("have parts", () => {
    expect(en.has("option-set.help")).toBe(true);
    expect(en.say("option-set.help")).toMatch(/28 tiles/);
  });

  test("that are missing show their key, or what is given", () => {
    expect(en.has("no-such-message")).toBe(false);
    expect(en.say("no-such-message")).toBe("no-such-message");
    expect(en.say("no-such-message", {}, "else")).toBe("else");
    expect(en.has("option-set.no-such-part")).toBe(false);
  });

  test("with a variable that is not given do not break", () => {
    expect(speaking("en", "hole = { $gone } tiles").say("hole")).toBe("{$gone} tiles");
  });
});

describe.each(languages)("in %s", (lang) => {
  test.each([0, 7, 12, 999, -5, -999, 1000, 1234567, -1000, 0.5])("%d is written as the language writes it", (number) => {
    const said = speaking(lang, "points = { $points }");
    expect(said.say("points", { points: number })).toBe(new Intl.NumberFormat(lang).format(number));
  });
});

describe("editions", () => {
  test.each([
    [["s9", "cl"], false, "Schmidt double-nine box and Schmidt Classic Line"],
    [["s9-it", "cl"], false, "Schmidt double-nine box (Italian) and Schmidt Classic Line"],
    [["cb-fr", "cb-de"], true, "Colour dominoes (French, German), changed"],
    [["pub"], false, "British pubs"],
  ])("%s are told by their books and languages", (names, changed, said) =>
    expect(en.edition({ names, changed })).toBe(said));
});

describe("names", () => {
  test("say you, a name, the number of a seat, or nobody", () => {
    expect([0, 1, 2, 3, -1].map((seat) => you.name(seat))).toEqual(["Ann", "you", "Cleo", "seat 3", "nobody"]);
  });

  test("of a side begin with the reader", () => {
    expect(you.side([2, 0, 1])).toBe("you, Ann and Cleo");
    expect(en.side([2, 0])).toBe("seat 0 and seat 2");
  });

  test("with a number stay in one line", () => {
    expect(you.counted([0], 5)).toBe("Ann\u00A05");
    expect(en.counted([0], 5)).toBe("seat 0:\u00A05");
  });

  test("are listed with commas and an and", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((things) => you.listing(things))).toEqual([
      "nothing",
      "a",
      "a and b",
      "a, b and c",
    ]);
  });
});

describe("events", () => {
  test("name tiles that are seen, in order, and count those that are not", () => {
    const drew = { is: "Drew", numbers: [1, 6], left: 3 };
    const seen = { ...drew, seat: 1, tiles: ["5-6", "0-3"] };
    expect(you.event(seen)).toBe("You draw 0-3 and 5-6; 3 are left in the stock.");
    expect(you.event({ ...drew, seat: 0, tiles: ["?-?", "?-?"] })).toBe("Ann draws 2 tiles; 3 are left in the stock.");
  });

  test("leave tiles in their order where it tells something", () => {
    const won = { is: "WonDouble", seat: 0, tile: "1-1", chain: ["1-5", "0-5", "0-1"] };
    expect(you.event(won)).toBe("Ann wins 1-1 with 1-5, 0-5 and 0-1!");
  });

  test("tell what points are for", () => {
    const scored = { is: "Scored", seats: [0, 1], points: -5, why: "pips", of: 1 };
    expect(you.event(scored)).toBe("You and Ann lose 5: pips in hand.");
    expect(you.event({ ...scored, seats: [0], points: 7, of: 1 })).toBe("Ann scores 7: the pips you hold.");
    const total = { ...scored, seats: [0], points: 7, why: "total-30", of: null };
    expect(you.event(total)).toBe("Ann scores 7: a total of 30.");
  });

  test("tell how a hand ended", () => {
    expect(you.event({ is: "Ended", how: "out", seat: 1 })).toBe("Domino! You win the hand.");
  });

  test("without a message are named with their fields", () => {
    expect(en.event({ is: "NewThing", seat: 0, cell: { is: "Cell", row: 2, column: 1 } })).toBe("New-thing: 0, c2");
  });
});

describe("games and options", () => {
  test("have names", () => {
    expect([en.game("block"), en.game("unheard-of")]).toEqual(["Block", "unheard-of"]);
    expect(en.summary("block")).toMatch(/plainest/);
    expect([en.option("voluntary_pass"), en.option("unheard_of")]).toEqual(["Passing is free", "unheard_of"]);
    expect([en.optionHelp("voluntary_pass"), en.optionHelp("unheard_of")]).toEqual([
      "You may pass although you could lay. Whoever cannot lay does as usual. If all pass in turn, the hand is blocked.",
      "",
    ]);
  });

  test("speak of 0 only where 0 can be chosen", () => {
    expect([en.optionHelp("hands", 0), en.optionHelp("hands", 1), en.optionHelp("target", 0), en.optionHelp("target", 1)]).toEqual([
      "How many hands are played; the highest total wins, and equal totals share the win. 0 means until the target is reached.",
      "How many hands are played.",
      "The points that end the match; 0 means as the rulebook prints it.",
      "The points that end the match.",
    ]);
  });

  test("have values", () => {
    const values = [en.value("set", 6), en.value("x", true), en.value("x", false), en.value("next_lead", "winner")];
    expect(values).toEqual(["6", "yes", "no", "the winner of the last hand"]);
    expect(en.value("hungarian_target", ">=100")).toBe("100 or more");
    expect([valueKey("a_b", ">100"), valueKey("a", ">=9")]).toEqual(["value-a-b-over-100", "value-a-from-9"]);
  });
});

test("a sentence begins with a capital", () => {
  expect([capital("you"), capital(""), capital("ö")]).toEqual(["You", "", "Ö"]);
});
