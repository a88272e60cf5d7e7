/** Who sits at a new table: oneself, others at this device, people who come by the link, and bots. */

import type { Seat } from "../wire/types";

/** "me", "here" (somebody else at this device), "friend" (the seat is free), or a bot: "medium", or "medium/Ben". */
export type Occupant = string;

export const PEOPLE: readonly Occupant[] = ["me", "here", "friend"];

/** Oneself against bots. */
export function againstBots(players: number, level: string): Occupant[] {
  return seats(players, level);
}

/** Oneself and whoever comes. */
export function withFriends(players: number): Occupant[] {
  return seats(players, "friend");
}

/** Everybody at this device. */
export function passAndPlay(players: number): Occupant[] {
  return seats(players, "here");
}

/** The same people at a table of another size; new seats get what the last one has, but nobody who is there already. */
export function resized(occupants: readonly Occupant[], players: number): Occupant[] {
  const [last] = parted(occupants.length > 1 ? occupants.at(-1)! : "friend");
  return seats(players, last).map((occupant, seat) => occupants[seat] ?? occupant);
}

/** The level of a bot, and its name if somebody chose one. */
export function parted(bot: Occupant): [level: string, name: string] {
  const [level = "", name = ""] = bot.split("/");
  return [level, name];
}

/** The bot of every seat, null for people. */
export function botsOf(occupants: readonly Occupant[]): (string | null)[] {
  return occupants.map((occupant) => (PEOPLE.includes(occupant) ? null : occupant));
}

/** The seats that are taken at this device. */
export function seatsHere(occupants: readonly Occupant[]): Seat[] {
  return [...occupants.keys()].filter((seat) => occupants[seat] === "me" || occupants[seat] === "here");
}

/** Whether a match can count for ratings, if it has a clock: oneself and people at devices of their own. */
export function ratable(occupants: readonly Occupant[]): boolean {
  const others = occupants.filter((occupant) => occupant === "friend").length;
  return others > 0 && others === occupants.length - 1 && occupants.includes("me");
}

/** Somebody else sits on a seat; nobody is twice "me": whoever gave the seat up takes the other one. */
export function reseated(occupants: readonly Occupant[], seat: Seat, picked: Occupant): Occupant[] {
  const left = picked === "me" ? occupants.indexOf("me") : -1;
  return occupants.map((occupant, at) => (at === seat ? picked : at === left ? occupants[seat]! : occupant));
}

function seats(players: number, others: Occupant): Occupant[] {
  return Array.from({ length: players }, (_, seat) => (seat ? others : "me"));
}
