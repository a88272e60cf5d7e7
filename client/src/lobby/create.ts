/** Creating a table and sitting down at it. */

import type { Api, NewTable, Person } from "../wire/api";
import { random } from "../wire/random";
import { botsOf, seatsHere, type Occupant } from "./occupants";

/** What a table is about, without its seats. */
export type Plan = Omit<NewTable, "players" | "bots">;

/** Create a table for these occupants and take every seat of this device; gives the name of the table. */
export async function createTable(
  api: Pick<Api, "create" | "sit">,
  plan: Plan,
  occupants: readonly Occupant[],
  person: (seat: number) => Person,
): Promise<string> {
  const table = await api.create({ ...plan, players: occupants.length, bots: botsOf(occupants) });
  for (const seat of seatsHere(occupants)) await api.sit(table, person(seat), seat, random());
  return table;
}
