import type { Board, Hand, Layout, TileText, Value } from "../wire/types";
import { about, side } from "./about";
import { parse, tileOf } from "./actions";
import type { Args } from "./fields";
import { halves, pips } from "./text";
import type { Words } from "./words";

const BACK = "?-?";

/** A tile as one says it: "3-5", "double six", "red and yellow", "face down". */
export function tile(words: Words, text: TileText, form: "tile" | "listed-tile" = "tile"): string {
  if (text === BACK) return words.say("tile-down");
  if (words.colours) return words.tile(text, form);
  const [low, high] = halves(text);
  return words.say(low === high ? "double-spoken" : "tile-spoken", { low, high });
}

/** A cell and what lies there: a tile, one face down, or nothing. */
export function cell(words: Words, name: string, text: TileText | null): string {
  if (text === null) return words.say("cell-empty", { cell: name });
  return text === BACK
    ? words.say("cell-down", { cell: name })
    : words.say("cell-shows", { cell: name, tile: tile(words, text) });
}

/** The actions by the tile that they use. */
export function uses(board: Board, actions: readonly string[]): Map<TileText, Value[]> {
  const parsed = actions.map((text) => parse(board, text));
  return grouped(parsed.filter((action) => tileOf(action) !== null), (action) => tileOf(action) ?? "");
}

/** A tile and what can be done with it, "3-5, fits left and right"; only the tile while it is not one's turn. */
export function fits(words: Words, board: Board, hand: Hand, text: TileText, used: Map<TileText, Value[]>): string {
  const named = tile(words, text);
  if (!hand.actions.length) return named;
  const actions = used.get(text) ?? [];
  const can = [...grouped(actions, (action) => kind(board, action))].map(([key, group]) =>
    words.say(key, { count: group.length, ...places(words, board, hand, group) }),
  );
  return [named, ...(can.length ? can : [words.say("can-nothing")])].join(", ");
}

/** The tiles on the table as they lie: along a line, or from the middle outwards along every arm. */
export function lying(words: Words, { shape }: Board, { joints }: Layout): string {
  const along = (end: string) => joints.filter((joint) => joint.end === end).map((joint) => tile(words, joint.tile));
  const ends = [...new Set(joints.map((joint) => joint.end))].toSorted();
  if (shape === "star" || shape === "feet") {
    const told = ends.map((name) => words.say(name ? "arm-lies" : "lead-lies", { name, tiles: words.listing(along(name)) }));
    return told.join(" ");
  }
  const line = shape === "row" ? ends.flatMap(along) : [...along("a").toReversed(), ...along(""), ...along("b")];
  return words.say("line-lies", { tiles: words.listing(line) });
}

/** What a tile brings at the places where it fits, in their order; nothing is said where it is nothing. */
export function brings(words: Words, points: readonly number[]): string[] {
  if (!points.some(Boolean)) return [];
  const different = [...new Set(points)];
  return [words.say("tile-brings", { points: words.listing(different), same: different.length > 1 ? 0 : (different[0] ?? 0) })];
}

/** The open ends, and their total where it counts. */
export function ends(words: Words, board: Board, layout: Layout, total: number | null = null): string {
  if (!layout.joints.length) return words.say("nothing-laid");
  if (board.shape === "row") {
    return words.say("running-total", { total: pips(layout.joints.map((joint) => joint.tile)) });
  }
  const first = layout.ends.filter((end) => end.first);
  const open = (first.length ? first : layout.ends).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const named = open.map(({ name, number }) => words.say(`end-${side(layout, name)}`, { name, letter: "", number: words.half(number) }));
  const told = words.say(first.length ? "ends-first" : "ends", { ends: words.listing(named) });
  return total !== null && board.counted ? `${told} ${words.say("ends-total", { total })}` : told;
}

/** An open end, by the side that the sentences name or by its letter. */
export function openEnd(words: Words, layout: Layout, name: string, number: number): string {
  const at = side(layout, name);
  return words.say("open-end", { place: words.say(`end-${at}`, { name, letter: "", number: words.half(number) }) });
}

/** All the tiles of a hand, one after the other as they are given. */
export function held(words: Words, tiles: readonly TileText[]): string {
  const named = tiles.map((text) => tile(words, text, "listed-tile"));
  return `${words.say("your-hand", { count: tiles.length, pips: pips(tiles) })} ${words.listing(named)}.`;
}

/** How many tiles the others hold, and how many lie in the stock. */
export function others(words: Words, hand: Hand): string {
  const hands = (hand.table.hands ?? []) as TileText[][];
  const order = (hand.table.order ?? [...hands.keys()]) as number[];
  const seats = order.filter((seat) => seat !== words.you);
  const each = seats.map((seat) => words.counted([seat], hands[seat]?.length ?? 0));
  const told = each.length ? [words.say("hands", { hands: each.join(", ") })] : [];
  return [...told, ...stock(words, hand)].join(" ");
}

function stock(words: Words, { table, draw, reserve }: Hand): string[] {
  const count = Array.isArray(table.stock) ? table.stock.length : 0;
  if (!count) return [];
  if (draw === false) return [words.say("not-in-play", { count })];
  const free = Math.max(0, count - (reserve ?? 0));
  return [words.say(reserve ? "stock-reserve" : "stock", { count, free })];
}

const KINDS: Record<string, string> = {
  Close: "can-close",
  Attach: "can-lie",
  Lay: "can-lie",
  Build: "can-chain",
  Enter: "can-enter",
  Dictate: "can-dictate",
  Grab: "can-be-taken",
  PutBack: "can-be-put-back",
};

function kind({ shape }: Board, action: Value): string {
  if (action.is === "Place") return !action.end ? "can-lead" : shape === "row" ? "can-total" : "can-fit";
  return KINDS[action.is] ?? "can-lie";
}

function places(words: Words, board: Board, hand: Hand, actions: Value[]): Args {
  const known = actions.map((action) => ({ ...action, ...about(board, hand.table, hand, action) }));
  const named = known.map((action: Value) => place(words, hand, action)).filter((name) => name !== "");
  return { places: words.listing(new Set(named)), total: Number((known[0] as Value | undefined)?.total ?? 0) };
}

/** Where an action lays its tile, if that has a name. */
function place(words: Words, hand: Hand, { end, row, number, points }: Value): string {
  if (row !== undefined) return words.say("place-row", { row: Number(row), points: Number(points) });
  if (!end) return "";
  const name = String(end);
  return words.say(`place-${side(hand.table.layout as Layout, name)}`, { name, number: words.half(Number(number)) });
}

function grouped(actions: Value[], key: (action: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const action of actions) {
    const group = groups.get(key(action));
    if (group) group.push(action);
    else groups.set(key(action), [action]);
  }
  return groups;
}
