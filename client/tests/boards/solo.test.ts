import { expect, test } from "vitest";
import { seen } from "../../src/boards/seen";
import { drawing } from "../../src/boards/solo";
import type { Shown } from "../../src/sitting/shown";
import type { Hand } from "../../src/wire/types";

const backs = (count: number): string[] => Array.from({ length: count }, () => "?-?");

function hand(stock: number, held: number, laid: number): Hand {
  const layout = { joints: backs(laid), ends: [] };
  const table = { is: "Batches", stock: backs(stock), hands: [backs(held)], layout };
  return { table, draws: null } as unknown as Hand;
}

test("five are drawn at a time and two stay; of the double nine seven, and five stay", () => {
  expect(drawing(hand(27, 0, 1), {})).toMatchObject({ draw: true, draws: 5, reserve: 2 });
  expect(drawing(hand(54, 0, 1), {})).toMatchObject({ draws: 7, reserve: 5 });
});

test("at the end only so many as are left, and none of the rest", () => {
  expect(drawing(hand(4, 0, 24), {}).draws).toBe(2);
  expect(drawing(hand(2, 0, 26), {}).draws).toBe(0);
  expect(drawing(hand(2, 0, 26), { solo2_play_rest: true })).toMatchObject({ draws: 2, reserve: 0 });
});

test("a table that is seen differently is the same in everything else", () => {
  const played: string[] = [];
  const shown = { you: 0, chosen: null, play: () => expect.unreachable() } as unknown as Shown;
  const other = seen(shown, { play: (action) => played.push(action) });
  other.play("draw");
  other.chosen = "1-2";
  expect([played, other.you, shown.chosen]).toEqual([["draw"], 0, "1-2"]);
});
