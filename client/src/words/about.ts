import type { Board, Hand, Layout, Value } from "../wire/types";
import type { Args } from "./fields";
import { isValue, other, pips } from "./text";

const STEPS: Record<string, [number, number]> = { r: [1, 0], d: [0, 1], l: [-1, 0], u: [0, -1] };

/**
 * What the words for an action or an event need besides its own fields: `table` is the one before an action and after
 * an event.
 */
export function about({ shape }: Pick<Board, "shape">, table: Value, hand: Hand, thing: Value): Args {
  if (thing.is === "Draw") return { count: hand.draws ?? 1 };
  if (thing.is === "Scored") return hand.target.lowest && Number(thing.points) > 0 ? { sign: "penalty" } : {};
  if (thing.is === "Enter" || thing.is === "Dictate") return { points: other(String(thing.tile), Number(thing.row)) };
  if (isValue(thing.spot)) return onTheGrid(thing.spot);
  return typeof thing.end === "string" ? atAnEnd(shape, table.layout as Layout, thing, thing.end) : {};
}

/** Where this end is: "left" or "right" in a line, the end of an "arm" elsewhere, "lead" if there is none. */
export function side(layout: Layout, name: string): "left" | "right" | "arm" | "lead" {
  if (!name) return "lead";
  const names = new Set([...layout.joints.map((joint) => joint.end), ...layout.ends.map((end) => end.name)]);
  const line = names.has("a") && names.has("b") && [...names].every((one) => ["", "a", "b"].includes(one));
  return !line ? "arm" : name === "a" ? "left" : "right";
}

/** Whether the open half at this end of a wall is in the upper storey: every tile changes the storey. */
export function upstairs(layout: Layout, end: string): boolean {
  return layout.joints.filter((joint) => joint.end === end).length % 2 === 1;
}

function atAnEnd(shape: Board["shape"], layout: Layout, thing: Value, end: string): Args {
  const action = thing.is === "Place" || thing.is === "Close";
  if (action && !end) return { at: "lead" };
  if (shape === "row") return { at: "row", total: total(layout, action, String(thing.tile)) };
  const at = side(layout, end);
  if (!action) return { at };
  const number = layout.ends.find((open) => open.name === end)?.number ?? -1;
  return { at: shape === "storeys" ? `${upstairs(layout, end) ? "under" : "over"}-${at}` : at, number };
}

/** The total of a row if this tile is laid, or as it was when the tile had been laid. */
function total({ joints }: Layout, action: boolean, tile: string): number {
  const row = joints.map((joint) => joint.tile);
  return pips(action ? [...row, tile] : row.slice(0, row.indexOf(tile) + 1));
}

function onTheGrid(spot: Value): Args {
  const [x, y, way] = [Number(spot.x), Number(spot.y), String(spot.way)];
  const [right, down] = STEPS[way] ?? [0, 0];
  return { cell: `${x},${y}`, way, high: `${x + right},${y + down}` };
}
