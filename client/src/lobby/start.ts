/** From a plan to a table: create it, sit down, and go there. */

import { app } from "../app.svelte";
import { LEVEL, remember } from "../storage/lastgame";
import { createTable, type Plan } from "./create";
import { botsOf, type Occupant } from "./occupants";
import { paceAt } from "./pace";

/** Create a table and go there, or show why the server refuses; gives the name of the table, if there is one. */
export async function startTable(plan: Plan, occupants: readonly Occupant[]): Promise<string | null> {
  void import("../screens/Table.svelte"); // it is needed in a moment, so it is fetched meanwhile
  try {
    const pace = paceAt(app.pages.find((page) => page.id === plan.game), app.settings.pace);
    const table = await createTable(app.api, { pace, ...plan }, occupants, (seat) => nameOf(occupants, seat));
    const level = botsOf(occupants).find((bot) => bot !== null);
    const played = { game: plan.game, players: occupants.length, options: plan.options ?? {} };
    if (level || occupants.length === 1) remember({ ...played, level: level ?? LEVEL });
    app.go(`/t/${table}`);
    return table;
  } catch (error) {
    app.refuse(error);
    return null;
  }
}

/** The name of a seat at this device: one's own, or "Player 2". */
function nameOf(occupants: readonly Occupant[], seat: number): string {
  if (occupants[seat] === "me") return app.settings.name || app.words.say("player-name");
  return app.words.say("player-number", { number: seat + 1 });
}
