/** A match that is over in a few words, as it was to whoever reads them. */

import type { Played, Seat } from "../wire/types";
import { date } from "../words/dates";
import { capital, type Words } from "../words/words";

/** The message of how a match went; a game for one is solved or not. */
export function outcome({ outcome, players }: Played): string {
  if (players > 1 || outcome === "left") return `played-${outcome}`;
  return outcome === "won" ? "played-solved" : "played-unsolved";
}

/** What everybody has in the end: partners together, one's own side first; how far a game for one has come. */
export function score(words: Words, match: Played): string {
  if (match.players === 1) {
    const [done = 0, whole = 0] = match.reached ?? [];
    return whole ? words.say("played-reached", { done, whole }) : "";
  }
  const [you = 0] = match.mine;
  const seated = words.seated(names(words, match), match.mine.length > 1 ? null : you);
  return capital(sides(match).map((side) => seated.counted(side, match.totals[side[0] ?? 0] ?? 0)).join(", "));
}

/** Who plays together: where one has partners, the others are partners too. */
function sides({ players, partners, outcome }: Played): Seat[][] {
  const all = Array.from({ length: players }, (_, seat) => seat);
  if (outcome === "shared" || partners.length < 2) return all.map((seat) => [seat]).toSorted((one, other) => first(partners, one) - first(partners, other));
  return [partners, all.filter((seat) => !partners.includes(seat))];
}

function first(own: readonly Seat[], [seat = 0]: readonly Seat[]): number {
  return own.includes(seat) ? -1 : seat;
}

/** The names of then; whoever had themselves deleted is somebody. */
export function names(words: Words, match: Pick<Played, "names">): string[] {
  return match.names.map((name) => name || words.say("somebody"));
}

/** How long a match was: its hands where there were several, and the time at the table; or whose day's puzzle it was. */
export function length(words: Words, match: Played): string {
  const puzzle = match.daily ? [words.say("played-puzzle", { date: date(words.lang, match.daily) })] : [];
  const hands = match.hands > 1 ? [words.say("played-hands", { hands: match.hands })] : [];
  return [...puzzle, ...hands, spent(words, match.seconds)].join(", ");
}

/** Seconds in the largest units that tell something: "48 s", "12 min", "3 h 5 min". */
export function spent(words: Words, seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return words.say("time-seconds", { seconds });
  if (minutes < 60) return words.say("time-minutes", { minutes });
  return words.say("time-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
