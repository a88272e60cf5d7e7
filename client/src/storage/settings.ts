/** The settings of a person, and how the browser keeps them. */

import { readFace } from "../drawing/faces"; // shared by home and tables, it belongs to the first file

const PLACE = "boneyard";
const LONGEST = 40; // letters of a name

export interface Settings {
  /** What the halves of a tile show. */
  tiles: "pips" | "numerals" | "colours";
  size: "normal" | "large";
  look: "system" | "light" | "dark" | "contrast";
  sound: boolean;
  motion: "system" | "less";
  hints: boolean;
  /** Whether moves show what they would write at once. */
  points: boolean;
  /** Whether the tiles of each number are counted. */
  count: boolean;
  /** How many times as long as usual bots take, at tables that one creates. */
  pace: (typeof CHOICES.pace)[number];
  /** In which order one's own tiles lie. */
  sort: (typeof CHOICES.sort)[number];
  /** Whether one draws and passes by itself where nothing else is possible. */
  unasked: boolean;
  /** Whether a move takes a second tap. */
  confirm: boolean;
  /** The hand that plays: on its side lie the tiles and the buttons. */
  handed: (typeof CHOICES.handed)[number];
  /** Seconds for which a pair that does not match is shown at least. */
  pairs: (typeof CHOICES.pairs)[number];
  /** A language, or "system": the one of the browser. */
  lang: string;
  /** How the shortcuts of one letter are pressed at the table. */
  keys: "plain" | "alt" | "off";
  /** Whether a phone vibrates when it is one's turn after a while. */
  vibrate: boolean;
  /** Whether the system notifies of turns. */
  notify: boolean;
  /** The name of the person. */
  name: string;
  /** The tile and the colour that stand for the person: "3-5 teal", or nothing yet. */
  face: string;
}

/** The settings before anything was chosen. */
export const DEFAULTS: Readonly<Settings> = {
  tiles: "pips",
  size: "normal",
  look: "system",
  sound: true,
  motion: "system",
  hints: true,
  points: false,
  count: false,
  pace: 1,
  sort: "dealt",
  unasked: false,
  confirm: false,
  handed: "right",
  pairs: 1.2,
  lang: "system",
  keys: "plain",
  vibrate: true,
  notify: false,
  name: "",
  face: "",
};

/** The values that can be chosen, in the order in which they are shown. */
export const CHOICES = {
  tiles: ["pips", "numerals", "colours"],
  size: ["normal", "large"],
  look: ["system", "light", "dark", "contrast"],
  motion: ["system", "less"],
  keys: ["plain", "alt", "off"],
  pace: [0, 0.5, 1, 2, 4],
  sort: ["dealt", "number", "weight"],
  handed: ["right", "left"],
  pairs: [1.2, 2.5, 5],
} as const;

/** The settings in a text; whatever makes no sense in it has its default. */
export function read(text: string | null): Settings {
  const { tiles, size, look, sound, motion, hints, points, count, lang, keys, name, ...said } = parsed(text);
  return {
    tiles: one(CHOICES.tiles, tiles, DEFAULTS.tiles),
    size: one(CHOICES.size, size, DEFAULTS.size),
    look: one(CHOICES.look, look, DEFAULTS.look),
    sound: flag(sound, DEFAULTS.sound),
    motion: one(CHOICES.motion, motion, DEFAULTS.motion),
    hints: flag(hints, DEFAULTS.hints),
    points: flag(points, DEFAULTS.points),
    count: flag(count, DEFAULTS.count),
    pace: one(CHOICES.pace, said.pace, DEFAULTS.pace),
    sort: one(CHOICES.sort, said.sort, DEFAULTS.sort),
    unasked: flag(said.unasked, DEFAULTS.unasked),
    confirm: flag(said.confirm, DEFAULTS.confirm),
    handed: one(CHOICES.handed, said.handed, DEFAULTS.handed),
    pairs: one(CHOICES.pairs, said.pairs, DEFAULTS.pairs),
    lang: typeof lang === "string" && /^[a-z]{2,8}$/.test(lang) ? lang : DEFAULTS.lang,
    keys: one(CHOICES.keys, keys, DEFAULTS.keys),
    vibrate: flag(said.vibrate, DEFAULTS.vibrate),
    notify: flag(said.notify, DEFAULTS.notify),
    name: typeof name === "string" ? tidy(name) : DEFAULTS.name,
    face: typeof said.face === "string" && readFace(said.face) ? said.face : DEFAULTS.face,
  };
}

/** The text of settings: `read` gives them back. */
export function write(settings: Settings): string {
  return JSON.stringify(settings);
}

/** A name as it is shown: in one line, not too long. */
export function tidy(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...line].slice(0, LONGEST).join("").trim();
}

/** The settings that this browser keeps. */
export function loadSettings(): Settings {
  try {
    return read(localStorage.getItem(PLACE));
  } catch {
    return { ...DEFAULTS }; // a browser that lets nothing be stored refuses even to be asked
  }
}

/** Keep settings, if the browser allows it. */
export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(PLACE, write(settings));
  } catch {
    return; // they hold until the page is closed
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text ?? "");
    return typeof said === "object" && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

function flag(said: unknown, otherwise: boolean): boolean {
  return typeof said === "boolean" ? said : otherwise;
}

function one<T extends string | number>(choices: readonly T[], said: unknown, otherwise: T): T {
  return choices.find((choice) => choice === said) ?? otherwise;
}
