/** Who sits at a new table: oneself, others at this device, people who come by the link, and bots. */

import type { Seat } from "../wire/types";

/** "me", "here" (somebody else at this device), "friend" (the seat is free), or the level of a bot. */
export type Sitter = string;

export const PEOPLE: readonly Sitter[] = ["me", "here", "friend"];

/** Oneself against bots. */
export function againstBots(players: number, level: string): Sitter[] {
  return seats(players, level);
}

/** Oneself and whoever comes. */
export function withFriends(players: number): Sitter[] {
  return seats(players, "friend");
}

/** Everybody at this device. */
export function passAndPlay(players: number): Sitter[] {
  return seats(players, "here");
}

/** The same people at a table of another size; new seats get what the last one has. */
export function resized(sitters: readonly Sitter[], players: number): Sitter[] {
  const last = sitters.length > 1 ? sitters.at(-1)! : "friend";
  return seats(players, last).map((sitter, seat) => sitters[seat] ?? sitter);
}

/** The level of the bot of every seat, null for people. */
export function botsOf(sitters: readonly Sitter[]): (string | null)[] {
  return sitters.map((sitter) => (PEOPLE.includes(sitter) ? null : sitter));
}

/** The seats that are taken at this device. */
export function seatsHere(sitters: readonly Sitter[]): Seat[] {
  return [...sitters.keys()].filter((seat) => sitters[seat] === "me" || sitters[seat] === "here");
}

/** Somebody else sits on a seat; nobody is twice "me": whoever gave the seat up takes the other one. */
export function seated(sitters: readonly Sitter[], seat: Seat, picked: Sitter): Sitter[] {
  const left = picked === "me" ? sitters.indexOf("me") : -1;
  return sitters.map((sitter, at) => (at === seat ? picked : at === left ? sitters[seat]! : sitter));
}

function seats(players: number, others: Sitter): Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat ? others : "me"));
}
