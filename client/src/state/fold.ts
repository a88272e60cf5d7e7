/** From messages to the table: a pure fold. */

import { checksum, patched, type Patch } from "../wire/patches";
import type { Around, Message, Seat, Value } from "../wire/types";

/** What happened in one line of the log. */
export interface LogEntry {
  seq: number;
  events: Value[];
}

/** A line that is new, and what kind of line it is: "dealt", "moved"…; of some kinds also whose seat it is about, and why. */
export interface News extends LogEntry {
  kind: string;
  seat?: Seat | undefined;
  why?: string | undefined;
}

export interface Table {
  seq: number;
  around: Around | null;
  /** What happened in the running hand. */
  story: LogEntry[];
}

export interface Folded {
  table: Table;
  /** What is new and should be announced. */
  news: News | null;
  /** A line is missing, or a move was taken back: ask for everything. */
  resync: boolean;
}

export const NOTHING: Table = { seq: 0, around: null, story: [] };

/** The table after a message, and what is new about it. */
export function fold(table: Table, message: Message): Folded {
  switch (message.t) {
    case "snapshot": {
      const { t: _, seq, events, by_bot: byBot, ...around } = message;
      if (seq < table.seq) return { table, news: null, resync: false };
      const story = attributed(events, byBot).map((event) => ({ seq, events: [event] }));
      return { table: { seq, around, story }, news: null, resync: false };
    }
    case "step":
      return step(table, message);
    case "same":
      return { table: retimed(table, message.clock), news: null, resync: message.seq !== table.seq };
    default:
      return { table, news: null, resync: false };
  }
}

/** The table with the clock as it stands now. */
function retimed(table: Table, clock: Around["clock"]): Table {
  return table.around ? { ...table, around: { ...table.around, clock } } : table;
}

function step(table: Table, message: Extract<Message, { t: "step" }>): Folded {
  const { t: _, seq, kind, events, by_bot: byBot, seat, why, patch, sum: __, ...shown } = message;
  if (seq <= table.seq) return { table, news: null, resync: false };
  if (seq !== table.seq + 1) return { table, news: null, resync: true };
  const around = patch ? changed(table.around, message) : "seats" in shown ? (shown as Around) : table.around;
  if (patch && !around) return { table, news: null, resync: true };
  const told = { seq, events: attributed(events, byBot) };
  const before = kind === "dealt" ? [] : table.story;
  const story = events.length ? [...before, told] : before;
  return { table: { seq, around, story }, news: { ...told, kind, seat, why }, resync: kind === "taken-back" };
}

/** The table with what a step changed about it; null if that was told to other eyes, or does not add up. */
function changed(before: Around | null, { you, patch, sum }: Extract<Message, { t: "step" }>): Around | null {
  if (before?.you !== you) return null;
  const after = patched(before, patch as Exclude<Patch, null>) as Around;
  return sum === undefined || sum === checksum(after.hand) ? after : null;
}

/** Events, those marked `byBot` that a bot brought about for the person whose seat it is; what follows from them is the person's. */
export function attributed(events: Value[], byBot: readonly number[] = []): Value[] {
  const done = (event: Value, at: number) => byBot.includes(at) && typeof event.seat === "number" && !CONSEQUENCES.has(event.is);
  return byBot.length ? events.map((event, at) => (done(event, at) ? { ...event, byBot: true } : event)) : events;
}

/** What was left in each hand, as it was shown at the end. */
export function shownHands(story: readonly LogEntry[]): [Seat, string[]][] {
  const shown = story.flatMap(({ events }) => events).filter((event) => event.is === "Revealed");
  return shown.map((event) => [event.seat as Seat, event.tiles as string[]]);
}

const CONSEQUENCES = new Set(["Scored", "ClaimedPoints", "CalledPoints", "Revealed", "Ended", "Released"]);

/** The last move and what followed from it. */
export function latest(story: readonly LogEntry[]): Value[] {
  const told = story.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));
  // A draw that ends a turn follows something laid or a pass, and that is what others want to see.
  const move = told.findLastIndex(({ seq, event }, at) => {
    const before = told[at - 1];
    const follows = event.is === "Drew" && before?.seq === seq && before.event.seat === event.seat;
    return !CONSEQUENCES.has(event.is) && !follows;
  });
  return told.slice(Math.max(0, move)).map(({ event }) => event);
}
