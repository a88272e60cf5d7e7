/** An open table in a few words. */

import { seatNames } from "../state/players";
import type { Invitation, Seat } from "../wire/types";
import type { Words } from "../words/words";
import { choiceOf } from "./clocks";

/** How many can still sit down. */
export function freeSeats({ seats }: Pick<Invitation, "seats">): number {
  return seats.filter((chair) => !chair.person && !chair.bot).length;
}

/** The names of those who sit there, some seats left out. */
export function company({ seats }: Pick<Invitation, "seats">, words: Words, without: readonly Seat[] = []): string[] {
  return seatNames(seats, words).filter((_, seat) => (seats[seat]?.person || seats[seat]?.bot) && !without.includes(seat));
}

/** What people should know before they sit down: how many play, the clock, whether aids are off, the edition, and what was chosen. */
export function terms(
  table: Pick<Invitation, "players" | "clock_rule" | "options" | "edition" | "serious">,
  words: Words,
): string[] {
  const { kind, ...clock } = choiceOf(table.clock_rule);
  const players = words.say("players-span", { least: table.players, most: table.players, same: "yes" });
  const clocks = kind === "none" ? [] : [words.say(`clock-${kind}-short`, { ...clock })];
  const serious = table.serious ? [words.say("serious-table")] : [];
  return [players, ...clocks, ...serious, words.edition(table.edition), ...agreed(table.options, words)];
}

/** The options that were chosen, each in a few words. */
export function agreed(options: Invitation["options"], words: Words): string[] {
  return Object.entries(options).map(([name, value]) => `${words.option(name)}: ${words.value(name, value)}`);
}
