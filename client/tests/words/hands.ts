import type { Board, End, Hand, Joint, Layout, Value } from "../../src/wire/types";

/** How a table is drawn; a line where nothing else is said. */
export const board = (part: Partial<Board> = {}): Board => {
  return { name: "laying", shape: "line", counted: false, race: false, colours: false, ...part };
};

/** A tile laid at an end. */
export const joint = (tile: string, end: string): Joint => ({ is: "Joint", tile, end, on: -1, seat: 0, outer: 0 });

/** An open end. */
export const end = (name: string, number: number, first = false): End => {
  return { is: "End", name, number, joint: 0, first, side: false };
};

/** Tiles and ends. */
export const layout = (joints: Joint[], ends: End[]): Layout => ({ is: "Layout", joints, ends });

/** The table of a laying game. */
export const table = (laid: Layout, more: Record<string, unknown> = {}): Value => {
  return { is: "State", layout: laid, ...more };
};

/** A line of two tiles, with a 3 on the left and a 6 on the right. */
export const line = layout([joint("3-5", ""), joint("5-6", "b")], [end("a", 3), end("b", 6)]);

/** A hand of two players who play to 100. */
export const hand: Hand = {
  hand: 1,
  table: table(line),
  turn: [0],
  totals: [5, 8],
  result: null,
  sheet: [],
  over: false,
  dealing: false,
  winners: [],
  actions: [],
  sides: [[0], [1]],
  target: { points: 100, hands: 0, lowest: false, beyond: false, margin: false },
  total: 9,
  draws: 2,
  draw: true,
  reserve: 0,
  reached: null,
};
