import { expect, test } from "vitest";
import { NO_GAINS } from "../../src/state/gains";
import type { TableView } from "../../src/state/view";
import type { Board, Value } from "../../src/wire/types";
import { load } from "../../src/words/languages";
import { describeAction, describeAsk, describeEvent, describeMarked, spokenEvent } from "../../src/words/sentences";
import { board, hand } from "./hands";

const words = (await load("en")).seated(["Ann", "Ben"], 0);

function at(name: Board["name"], more: Partial<TableView> = {}): TableView {
  const about = { game: "", players: 2, options: {}, board: board({ name }) };
  const idle = { seats: [], you: 0, yourTurn: true, actions: [], choices: [], chosen: null, hinted: null, gains: NO_GAINS, last: [] };
  return { about, hand, words, ...idle, play: () => undefined, ...more };
}

const turnedUp: Value = { is: "TurnedUp", seat: 1, cell: "b5", tile: ["2-5"] };
const attached: Value = { is: "Attached", seat: 1, tile: "2-5", spot: { is: "Spot", x: 2, y: 0, way: "r" } };
const placed: Value = { is: "Placed", seat: 1, tile: "5-6", end: "b", outer: 6 };

test("names that stand on no table are left out where the place is seen", () => {
  expect(describeEvent(at("field"), turnedUp)).toBe("Ben turns up 2-5.");
  expect(describeEvent(at("walls"), attached)).toBe("Ben attaches 2-5.");
  expect(describeEvent(at("laying"), placed)).toBe("Ben lays 5-6 at the right end.");
  expect(describeMarked(at("frame"), "lift@c2")).toBe("Lift the marked tile");
});

test("whoever hears the table is told them", () => {
  expect(spokenEvent(at("field"), turnedUp)).toBe("Ben turns up b5: 2-5.");
  expect(spokenEvent(at("walls"), attached)).toBe("Ben attaches 2-5 at 2,0r.");
  expect(describeAction(at("frame"), "lift@c2")).toBe("Lift the tile at c2");
});

test("what is asked is said by the server, and by the tile that was taken up", () => {
  const ask = { is: "Ask", what: "stuck", tile: null, numbers: [3, 5], choices: ["draw"], total: 0, more: 0, points: 0, totals: [], goal: "" };
  expect(describeAsk(at("laying", { hand: { ...hand, ask } }))).toBe("You hold no 3 or 5: draw.");
  expect(describeAsk(at("laying", { hand: { ...hand, ask }, chosen: "3-4" }))).toBe("Choose where to lay 3-4.");
  expect(describeAsk(at("laying"))).toBe("Your turn.");
});
