import type { Seat, Value } from "../wire/types";
import { pips, sorted, written } from "./text";
import type { Words } from "./words";

/** The variables of a message. */
export type Args = Record<string, string | number>;

const SEATS = ["seat", "of", "to"]; // the fields that hold a seat
const PILES = ["tile", "tiles"]; // a list here is a pile: its order tells nothing
const HALVES = ["number", "leaves"]; // the variables that hold what half a tile shows
const ORDERED = ["TookPair", "Freed", "WonDouble", "FalseClaim"]; // but here it does
const BACK = "?-?";

/** The fields of a value, written out for a message. */
export function fields(words: Words, value: Value): Args {
  const { is, ...parts } = value;
  const args: Args = {};
  for (const [name, part] of Object.entries(parts)) {
    Object.assign(args, isPile(is, name, part) ? pile(words, name, part) : field(words, name, part));
  }
  if ("why" in args) Object.assign(args, why(words, value, args));
  if ("how" in args) args.how = words.say(`ended-${args.how}`, args, String(args.how));
  return args;
}

/** The variables of a message, with the names of colours where those are what is shown. */
export function halved(words: Words, args: Args): Args {
  const shown = HALVES.filter((name) => typeof args[name] === "number");
  return { ...args, ...Object.fromEntries(shown.map((name) => [name, words.half(Number(args[name]))])) };
}

function field(words: Words, name: string, part: unknown): Args {
  if (part === null || part === "") return { [name]: "none" };
  if (SEATS.includes(name)) {
    const you = name === "seat" ? "you" : `${name}-you`;
    return { [name]: words.name(part as Seat), [you]: yes(part === words.you) };
  }
  if (name === "seats") {
    const seats = part as Seat[];
    return { [name]: words.side(seats), you: yes(seats.some((seat) => seat === words.you)), count: seats.length };
  }
  if (name === "end") return { [name]: written(part), letter: "" }; // left and right need none: only arms show theirs
  if (name === "names") return { [name]: words.listing(String(part)) };
  if (name === "tile") return { [name]: words.tile(String(part)) };
  if (name === "numbers") return { [name]: words.listing((part as number[]).map((number) => words.half(number))) };
  if (Array.isArray(part)) return { [name]: words.listing(part.map(written)) };
  return { [name]: typeof part === "number" ? part : written(part) };
}

function isPile(is: string, name: string, part: unknown): part is string[] {
  return Array.isArray(part) && PILES.includes(name) && !ORDERED.includes(is);
}

function pile(words: Words, name: string, tiles: string[]): Args {
  const seen = !tiles.includes(BACK);
  const named = sorted(tiles).map((tile) => words.tile(tile, "listed-tile"));
  const told = { [name]: words.listing(named), count: tiles.length, seen: yes(seen) };
  return seen ? { ...told, pips: pips(tiles) } : told;
}

function why(words: Words, scored: Value, args: Args): Args {
  const points = Number(scored.points);
  const own = (scored.seats as Seat[]).some((seat) => seat === scored.of);
  const more = { own: yes(own), sign: points < 0 ? "minus" : "plus", size: Math.abs(points) };
  return { ...more, why: words.reason(String(scored.why), { ...args, ...more }) };
}

function yes(fact: boolean): string {
  return fact ? "yes" : "no";
}
