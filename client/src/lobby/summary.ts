/** An open table in a few words. */

import { seatNames } from "../state/players";
import type { Invitation, Seat } from "../wire/types";
import type { Words } from "../words/words";

/** How many can still sit down. */
export function freeSeats({ seats }: Pick<Invitation, "seats">): number {
  return seats.filter((chair) => !chair.person && !chair.bot).length;
}

/** The names of those who sit there, some seats left out; nobody takes a bot for a person. */
export function company({ seats }: Pick<Invitation, "seats">, words: Words, without: readonly Seat[] = []): string[] {
  const names = seatNames(seats, words).map((name, seat) => (seats[seat]?.bot ? words.say("bot-named", { name }) : name));
  return names.filter((_, seat) => (seats[seat]?.person || seats[seat]?.bot) && !without.includes(seat));
}

/** The options that were chosen, each in a few words. */
export function agreed(options: Invitation["options"], words: Words): string[] {
  return Object.entries(options).map(([name, value]) => `${words.option(name)}: ${words.value(name, value)}`);
}
