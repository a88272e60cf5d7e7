/** Who is at a table: here, away and since when, left, looking on; and what is new about that. */

import type { Message, Seat, SeatPresence } from "../wire/types";
import type { News } from "./fold";

/** Who is there, and when that was heard, by a clock that nobody sets. */
export interface Company {
  seats: (SeatPresence | null)[];
  onlookers: number;
  names: string[];
  at: number;
}

/** Something about people rather than tiles, to be said and to stand among the moves: after so many events of the hand. */
export interface Note {
  key: string;
  seat: Seat | null;
  name: string;
  why: string;
  after: number;
}

type Found = Omit<Note, "after">;

/** Lines of the log that are about people, and their messages. */
const LINES: Record<string, string> = { sat: "sat-down", left: "got-up" };

export function companyOf(message: Extract<Message, { t: "presence" }>, at: number): Company {
  const { t: _, ...told } = message;
  return { ...told, at };
}

/** For how many seconds somebody has been away; null if they are not, and then nobody asks what time it is. */
export function awayFor(company: Company | null, seat: Seat, clock: { now: number }): number | null {
  const there = company?.seats[seat];
  return company && there?.state === "away" ? there.seconds + (clock.now - company.at) / 1000 : null;
}

/** Who went, came back or came to look on; nothing of oneself, of those who left (a line tells that), or of the first word. */
export function changes(before: Company | null, now: Company, mine: readonly Seat[]): Found[] {
  if (!before) return [];
  const moved = now.seats.flatMap((there, seat) => {
    const [was, is] = [before.seats[seat]?.state, there?.state];
    if (mine.includes(seat) || was === is || !was) return [];
    return is === "away" ? [about("went-away", seat)] : is === "here" && was === "away" ? [about("came-back", seat)] : [];
  });
  return [...moved, ...newcomers(before, now)];
}

/** What a line of the log tells of people. */
export function peopleIn({ kind, seat, why = "" }: News, begun: boolean): Found[] {
  if (seat === undefined) return [];
  if (kind === "robot") return [about(why === "back" ? "seat-back" : "bot-took-over", seat, why)];
  const key = kind === "left" && begun ? "bot-took-over" : LINES[kind];
  return key ? [about(key, seat, kind)] : [];
}

function newcomers(before: Company, now: Company): Found[] {
  const named = now.names.filter((name) => !before.names.includes(name)).map((name) => ({ ...about("looks-on", null), name }));
  return now.onlookers > before.onlookers && !named.length && now.names.length < now.onlookers ? [about("somebody-looks-on", null)] : named;
}

function about(key: string, seat: Seat | null, why = ""): Found {
  return { key, seat, name: "", why };
}
