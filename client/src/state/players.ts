/** The players at a table in the order in which they are shown: the reader last, the others as they sit around. */

import type { ConnectionState } from "../wire/connection";
import type { Chair, ClockNow, Hand, Seat, SeatPresence } from "../wire/types";
import type { Words } from "../words/words";
import type { Company } from "./company";
import type { TableView } from "./view";

/** "unknown" while one's own connection is lost. */
export type There = SeatPresence["state"] | "unknown" | null;

/** As much of a live table as tells who is there. */
interface Live {
  around?: { clock: ClockNow | null } | null;
  company?: Company | null;
  connection?: ConnectionState;
}

export interface Player {
  seat: Seat;
  name: string;
  /** The tile and the colour that stand for a person, or for a bot. */
  face: string;
  you: boolean;
  turn: boolean;
  robot: boolean;
  /** The level of the bot that has this seat. */
  bot: string | null;
  /** What the bot that plays here is like; empty where bots do not differ. */
  temperament: string;
  /** The name of the bot that plays for this person. */
  standIn: string;
  /** How many tiles are in this hand, where hands are held. */
  held: number | null;
  total: number | null;
  /** Which of two sides, where people play together. */
  side: number | null;
  left: number | null;
  runs: boolean;
  /** Whether the person is there; null for a bot, and before it is known. */
  there: There;
}

export function playersAround(sitting: TableView & Live): Player[] {
  const { hand, seats, you, words } = sitting;
  const order = around(hand, seats.length);
  const start = you === null ? 0 : order.indexOf(you) + 1;
  const clock = sitting.around?.clock ?? null;
  return [...order.slice(start), ...order.slice(0, start)].map((seat) => ({
    seat,
    name: seat === you ? words.say("you-name") : (words.names[seat] ?? ""),
    face: seats[seat]?.face ?? "",
    you: seat === you,
    turn: !!hand?.turn.includes(seat),
    robot: !!seats[seat]?.robot,
    bot: seats[seat]?.bot ?? null,
    temperament: seats[seat]?.temperament ?? "",
    standIn: seats[seat]?.stand_in ?? "",
    held: held(hand, seat),
    total: hand?.totals?.[seat] ?? null,
    side: sideOf(hand, seat),
    left: clock?.left[seat] ?? null,
    runs: clock?.runs === seat,
    there: thereOf(sitting, seat),
  }));
}

/** Whether the person on a seat is seen there, as far as that is known without a connection. */
export function thereOf({ company, connection = "on" }: Live, seat: Seat): There {
  const state = company?.seats[seat]?.state ?? null;
  return state && connection !== "on" ? "unknown" : state;
}

/** A name for every seat; whoever had themselves deleted is somebody. */
export function seatNames(seats: readonly Chair[], words: Words): string[] {
  return seats.map((seat, at) => seat.name || (seat.person ? words.say("somebody") : words.say("seat-free", { seat: at + 1 })));
}

function around(hand: Hand | null, players: number): Seat[] {
  const order = hand?.table.order;
  return Array.isArray(order) && order.length === players ? (order as Seat[]) : Array.from({ length: players }, (_, seat) => seat);
}

function held(hand: Hand | null, seat: Seat): number | null {
  const hands = hand?.table.hands;
  const own: unknown = Array.isArray(hands) ? hands[seat] : undefined;
  return Array.isArray(own) ? own.length : null;
}

function sideOf(hand: Hand | null, seat: Seat): number | null {
  const together = hand?.sides.some((side) => side.length > 1);
  return together ? hand!.sides.findIndex((side) => side.includes(seat)) : null;
}
