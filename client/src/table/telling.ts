/** What is said at a table to those who listen: the deal, what happens, the result, and the network. */

import type { Note } from "../state/company";
import type { LogEntry, News } from "../state/fold";
import type { TableView } from "../state/view";
import type { ConnectionState } from "../wire/connection";
import type { Hand, Value } from "../wire/types";
import { gained, standing } from "../words/scores";
import { spokenEvent } from "../words/sentences";
import { capital, type Words } from "../words/words";

/** As much of a table as is told of. */
export interface Told extends Pick<TableView, "about" | "hand" | "words" | "yourTurn" | "last"> {
  table: { story: LogEntry[] };
}

/** What is new: with the deal also whose turn it is, later only whether it is one's own. */
export function newsOf(table: Told, { kind, events }: News): string {
  if (kind === "dealt") return dealOf(table, events);
  const turn = table.yourTurn && events.length && !table.about.board.race ? [yourTurn(table)] : [];
  return [...sentences(table, events), ...turn].join(" ");
}

/** What somebody is told who comes to a table: the deal, or what happened last; nothing of a hand that is over. */
export function arrivalOf(table: Told): string {
  const { hand } = table;
  if (!hand || hand.dealing || hand.over) return "";
  const events = table.table.story.flatMap((line) => line.events);
  if (events.every(({ is }) => is === "Begins")) return dealOf(table, events);
  return [...sentences(table, table.last), ...turnOf(table)].join(" ");
}

/** The result as it opens: its title, the points of the hand, and the totals. */
export function resultOf(words: Words, hand: Hand, title: string, settled = false): string {
  const points = hand.result ? [gained(words, hand, hand.result)] : [];
  return [/[.!?]$/.test(title) ? title : `${title}.`, ...points, standing(words, hand, settled)].join(" ");
}

/** What is told of people. */
export function noteOf(words: Words, { key, seat, name, why }: Omit<Note, "after">): string {
  const own = seat !== null && seat === words.you;
  return capital(words.say(own ? `${key}-you` : key, { name: name || (seat === null ? "" : words.name(seat)), why }));
}

/** The message about a connection that changes: once when it is lost, and once when it is back. */
export function networkOf(lost: boolean, now: ConnectionState): "connection-lost" | "connection-back" | null {
  if (now === "on") return lost ? "connection-back" : null;
  return lost ? null : "connection-lost";
}

function dealOf(table: Told, events: Value[]): string {
  const dealt = table.words.say("hand-dealt", { number: table.hand?.hand ?? 1 });
  return [dealt, ...sentences(table, events), ...turnOf(table)].join(" ");
}

/** That it is one's turn, and what is asked. */
export function yourTurn({ words, hand }: Pick<Told, "words" | "hand">): string {
  return [words.say("your-turn"), ...(hand?.ask ? [words.ask(hand.ask)] : [])].join(" ");
}

function turnOf(table: Told): string[] {
  const { about, words, hand } = table;
  if (about.board.race || !hand?.turn.length) return [];
  return [table.yourTurn ? yourTurn(table) : words.say("turn-of", { name: words.side(hand.turn) })];
}

function sentences(table: Told, events: readonly Value[]): string[] {
  return events.map((event) => spokenEvent(table, event));
}

const MANY = 6; // lines of points that are shown without being asked for

/** Whether points are told one by one at once; where every pair or double counts, the totals come first. */
export function unfolded(points: readonly Value[]): boolean {
  return points.length <= MANY;
}
