/** A result as a text that one can send: who has won, or how far a puzzle came, without telling how. */

import type { Hand } from "../wire/types";
import { day } from "../words/dates";
import { timeLeft } from "../words/duration";
import { standing, winners } from "../words/scores";
import type { Words } from "../words/words";

/** What is known of a match that is over. */
export interface Finished {
  faces: readonly string[];
  id: string;
  game: string;
  /** The day whose puzzle it was. */
  daily: string | null;
  hand: Hand;
  /** Whether people agreed to end it, so that nobody has won. */
  settled?: boolean | undefined;
  /** In how many moves, and in what time, a puzzle was solved; where that is known. */
  effort?: { moves: number; seconds: number } | undefined;
}

export interface Result {
  title: string;
  text: string;
  /** Where it leads: to the puzzles of the day, which others can try, or to the replay. */
  path: string;
  /** The lines of a picture; a puzzle has none, since it would tell the solution. */
  picture: Line[];
}

/** A side of the table, its total, and whether it has won. */
export interface Line {
  name: string;
  /** The tiles and colours that stand for them. */
  faces: string[];
  total: number | null;
  won: boolean;
}

const ROW = 7;
const MOST = 42; // squares; more are drawn to scale
const SCALE = 14;

/** The result of a match; `words` know who sat there. */
export function resultOf(finished: Finished, words: Words): Result {
  const { game, daily, id, settled } = finished;
  const hand = settled ? { ...finished.hand, winners: [] } : finished.hand;
  const name = words.game(game);
  const title = daily ? words.say("share-of-day", { game: name, date: day(words.lang, daily) }) : words.say("share-of", { game: name });
  const alone = hand.sides.flat().length === 1;
  const how = settled ? words.say("settled-title") : winners(words, hand);
  const told = alone ? puzzle(finished, words) : `${how}\n${standing(words, hand, settled)}`;
  return { title, text: `${title}\n${told}`, path: daily ? "/puzzles" : `/replay/${id}`, picture: alone ? [] : lines(hand, words, finished.faces) };
}

/** The sides in the order in which they ended. */
function lines({ sides, totals, winners, target }: Hand, words: Words, faces: readonly string[]): Line[] {
  const found = sides.map((side) => ({
    name: side.map((seat) => words.names[seat] ?? "").join(" · "),
    faces: side.flatMap((seat) => faces[seat] || []),
    total: totals?.[side[0] ?? 0] ?? null,
    won: side.some((seat) => winners.includes(seat)),
  }));
  const better = target.lowest ? -1 : 1;
  return found.toSorted((one, other) => Number(other.won) - Number(one.won) || better * ((other.total ?? 0) - (one.total ?? 0)));
}

function puzzle({ hand: { reached, winners }, effort }: Finished, words: Words): string {
  const solved = winners.length > 0;
  const [done, whole] = reached ?? [Number(solved), 1];
  const told = effort ? words.say("share-effort", { moves: effort.moves, time: timeLeft(effort.seconds) }) : words.say("share-solved");
  const line = solved ? told : words.say("share-unsolved", { done: done ?? 0, whole: whole ?? 1 });
  return `${line}\n${squares(solved ? (whole ?? 1) : (done ?? 0), whole ?? 1)}`;
}

/** How far somebody came, as rows of squares: green ones are done. */
export function squares(done: number, whole: number): string {
  const all = whole > MOST || whole < 2 ? SCALE : whole;
  const green = Math.floor((done / Math.max(1, whole)) * all);
  const cells = Array.from({ length: all }, (_, at) => (at < green ? "🟩" : "⬜"));
  const rows = Array.from({ length: Math.ceil(all / ROW) }, (_, at) => cells.slice(at * ROW, (at + 1) * ROW).join(""));
  return rows.join("\n");
}
