import type { Value } from "../wire/types";

/** The class of a value as the keys of messages write it: "turned-up" for TurnedUp. */
export function kebab(value: Value): string {
  return value.is.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase();
}

/** The tiles in order: the lower half decides, then the higher one. */
export function sorted(tiles: readonly string[]): string[] {
  return tiles.toSorted((one, other) => weight(one) - weight(other));
}

/** The tiles in the order in which they are shown; those that are not come last. */
export function asShown(tiles: readonly string[], shown: readonly string[]): string[] {
  const place = (tile: string) => (shown.includes(tile) ? shown.indexOf(tile) : shown.length);
  return tiles.toSorted((one, other) => place(one) - place(other));
}

/** All the pips on these tiles. */
export function pips(tiles: readonly string[]): number {
  return tiles.reduce((sum, tile) => sum + halves(tile)[0] + halves(tile)[1], 0);
}

/** The two numbers of a tile; one that lies face down shows none. */
export function halves(tile: string): [number, number] {
  const [low, high] = tile.split("-").map(Number);
  return low === undefined || high === undefined || Number.isNaN(low + high) ? [-1, -1] : [low, high];
}

/** The half that is not this number. */
export function other(tile: string, number: number): number {
  const [low, high] = halves(tile);
  return number === low ? high : low;
}

/** Whether something that came over the wire is a value of a game. */
export function isValue(thing: unknown): thing is Value {
  return typeof thing === "object" && thing !== null && typeof (thing as Partial<Value>).is === "string";
}

/** A field as a text: places as they are written in actions, everything else as it is. */
export function written(field: unknown): string {
  if (!isValue(field)) return String(field);
  if (field.is === "Spot") return `${field.x},${field.y}${field.way}`;
  if (field.is === "Cell") return `${letter(Number(field.row))}${Number(field.column) + 1}`;
  return field.is;
}

function letter(row: number): string {
  return String.fromCodePoint("a".codePointAt(0)! + row);
}

function weight(tile: string): number {
  const [low, high] = halves(tile);
  return low * 1000 + high;
}

/** A text in which no tile such as 5-6 is broken into two lines: joiners, which are neither seen nor read, hold it. */
export function unbroken(text: string): string {
  return text.replace(/(\d)-(?=\d)/g, "$1\u2060-\u2060");
}
