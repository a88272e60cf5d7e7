/** What people say to each other, and what they have agreed on: for the moment, in the order in which it came. */

import type { Message, Seat } from "../wire/types";
import type { News } from "./fold";

export interface Talk {
  /** "reaction", or the kind of a line of the log: "proposed", "answered", "paused", "resumed", "taken-back"; see the protocol. */
  kind: string;
  seat: Seat;
  /** What was said, proposed or answered. */
  why: string;
}

const KINDS = new Set(["proposed", "answered", "paused", "resumed", "taken-back"]);
const MOST = 20; // that are kept until they are told

/** The talk with what is new: the same list if nothing is. */
export function talkOf(talk: Talk[], news: News | null, message: Message): Talk[] {
  const said = message.t === "reaction" ? { kind: message.t, seat: message.seat, why: message.what } : null;
  const agreed = news && KINDS.has(news.kind) ? { kind: news.kind, seat: news.seat ?? -1, why: news.why ?? "" } : null;
  const found = said ?? agreed;
  return found ? [...talk.slice(-MOST), found] : talk;
}
