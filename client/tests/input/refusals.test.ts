import { expect, test } from "vitest";
import { choices } from "../../src/input/choices";
import { whyNotHere, whyNotLay } from "../../src/input/refusals";
import { NO_GAINS } from "../../src/state/gains";
import type { TableView } from "../../src/state/view";
import { load } from "../../src/words/languages";
import { board, hand } from "../words/hands";

const en = await load("en");

/** The table of a person whose turn it is: a 3 is open on the left, a 6 on the right. */
function view(colours: boolean): TableView {
  const about = { game: "", players: 2, options: {}, board: board({ colours }) };
  const nothing = { seats: [], actions: [], choices: [], last: [], hinted: null, gains: NO_GAINS, chosen: null, play: () => undefined };
  return { about, hand, you: 0, yourTurn: true, words: en.at(about.board), ...nothing };
}

test("a tile that does not fit is refused with what is open", () => {
  expect(whyNotLay(view(false), "1-2")).toBe("1-2 does not fit: open now are 3 and 6.");
});

test("where points are asked for, no tile is laid before they are named", () => {
  const asked = { ...view(false), actions: ["claim-1", "claim-0"] };
  expect(whyNotLay(asked, "1-2")).toBe("First say how many points were won.");
  expect(whyNotLay({ ...asked, actions: ["3-5@a", "call-1"] }, "1-2")).toMatch(/does not fit/);
});

test("at a table of colours the refusal names colours", () => {
  expect(whyNotLay(view(true), "1-2")).toBe("Pink and red does not fit: open now are yellow and purple.");
});

test("a place that is grey says why nothing is laid there", () => {
  const actions = ["2-3@a", "3-4@a", "5-6@b"];
  const table = { ...view(false), actions, choices: choices(actions) };
  expect(whyNotHere(table, "a")).toBe("Take up a tile first: 2-3 and 3-4 fit here.");
  expect(whyNotHere(table, "b")).toBe("Take up a tile first: 5-6 fits here.");
  expect(whyNotHere(table, "c")).toBe("None of your tiles fits here now.");
  expect(whyNotHere({ ...table, chosen: "2-3" }, "b")).toBe("2-3 cannot go here: it fits where the table shines.");
  expect(whyNotHere({ ...table, you: null }, "b")).toMatch(/^You are looking on/);
});
