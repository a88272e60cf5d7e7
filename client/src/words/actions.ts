import type { Board, Value } from "../wire/types";

/** An action that was sent as text, as a value with its fields. */
export function parse({ name }: Pick<Board, "name">, text: string): Value {
  const value = (READERS[name] ?? laying)(text);
  if (!value) throw new RangeError(`no action on this board (${name}): ${text}`);
  return value;
}

/** The tile that an action lays, takes or enters, if there is one. */
export function tileOf(action: Value): string | null {
  return typeof action.tile === "string" ? action.tile : action.is === "Lay" ? laid(action) : null;
}

/** Whether an action only says how many points were won. */
export function namesPoints(text: string): boolean {
  return NAMING.test(text);
}

/** Whether nothing else can be done than to say how many points were won. */
export function asksForPoints(actions: readonly string[]): boolean {
  return actions.length > 0 && actions.every(namesPoints);
}

const NAMING = /^(claim|call)-(\d+)$/;

type Reader = (text: string) => Value | null;

const READERS: Partial<Record<Board["name"], Reader>> = {
  field: (text) => ({ is: "Turn", cell: text }),
  frame: (text) => (text === "ready" ? { is: "Ready" } : frame(text)),
  ledger,
  race,
  trick,
  walls,
};

function laying(text: string): Value | null {
  const words: Record<string, string> = { draw: "Draw", pass: "Pass", stop: "Stop" };
  if (words[text]) return { is: words[text] };
  const [, naming, points] = NAMING.exec(text) ?? [];
  if (naming) return { is: naming === "claim" ? "ClaimPoints" : "CallPoints", points: Number(points) };
  const [, tile, end = "", leaves, closes] = /^(\d+-\d+)(?:@([a-zA-Z]))?(?:>(\d+)|(!))?$/.exec(text) ?? [];
  if (!tile) return null;
  return closes ? { is: "Close", tile, end } : { is: "Place", tile, end, leaves: leaves ? Number(leaves) : null };
}

function trick(text: string): Value | null {
  if (text === "lift") return { is: "LiftLast" };
  const [, verb, one, other] = /^(hide|say)@(\d)-(\d)$/.exec(text) ?? [];
  if (verb === "hide") return { is: "Hide", tile: `${one}-${other}` };
  return verb ? { is: "Announce", one: Number(one), other: Number(other) } : laying(text);
}

function ledger(text: string): Value | null {
  if (text === "decline") return { is: "Decline" };
  const [, tile, row, sign] = /^(\d+-\d+)@(\d)(!?)$/.exec(text) ?? [];
  return tile ? { is: sign ? "Dictate" : "Enter", tile, row: Number(row) } : null;
}

function walls(text: string): Value | null {
  const [, number] = /^pick-(\d+)$/.exec(text) ?? [];
  if (number) return { is: "Pick", number: Number(number) };
  const [, tile, x, y, way, sign] = /^(\d+-\d+)@(-?\d+),(-?\d+)([rdlu])(\+?)$/.exec(text) ?? [];
  if (!tile) return laying(text);
  return { is: sign ? "Build" : "Attach", tile, spot: { is: "Spot", x: Number(x), y: Number(y), way } };
}

function race(text: string): Value | null {
  if (text === "claim") return { is: "Claim" };
  if (text === "give-up") return { is: "GiveUp" };
  const [, sign, tile] = /^([+-])(\d+-\d+)$/.exec(text) ?? [];
  return tile ? { is: sign === "+" ? "Grab" : "PutBack", tile } : null;
}

function frame(text: string): Value | null {
  const [, lifted] = /^lift@([a-z]\d+)$/.exec(text) ?? [];
  if (lifted) return { is: "Lift", cell: cell(lifted) };
  const [, one, other, place, way] = /^(\d)-(\d)@([a-z]\d+)([hv])$/.exec(text) ?? [];
  if (!place) return text === "stop" ? { is: "Stop" } : null;
  return { is: "Lay", one: Number(one), other: Number(other), cell: cell(place), way };
}

function cell(text: string): Value {
  return { is: "Cell", row: text.charCodeAt(0) - "a".charCodeAt(0), column: Number(text.slice(1)) - 1 };
}

function laid({ one, other }: Value): string {
  return [Number(one), Number(other)].toSorted((low, high) => low - high).join("-");
}
