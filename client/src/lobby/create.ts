/** Opening a table and sitting down at it. */

import type { House, NewTable } from "../wire/api";
import { random } from "../wire/random";
import { botsOf, seatsHere, type Sitter } from "./occupants";

/** What a table is about, without its seats. */
export type Plan = Omit<NewTable, "players" | "bots">;

/** Make a table for these sitters, sit down on every seat of this device, and tell the name of the table. */
export async function open(
  house: Pick<House, "create" | "sit">,
  plan: Plan,
  sitters: readonly Sitter[],
  name: (seat: number) => string,
): Promise<string> {
  const table = await house.create({ ...plan, players: sitters.length, bots: botsOf(sitters) });
  for (const seat of seatsHere(sitters)) await house.sit(table, name(seat), seat, random());
  return table;
}
