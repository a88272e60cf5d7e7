/** Company: a seat at a public table of a game where somebody waits, or a new table that others see. */

import { app } from "../app.svelte";
import { Refused } from "../wire/api";
import { random } from "../wire/random";
import type { Plan } from "./create";
import { withFriends } from "./occupants";
import { startTable } from "./start";
import { suitable } from "./suitable";

/** Sit down where somebody waits, or open a table and wait there. */
export async function playWithSomebody(plan: Plan, players: number): Promise<void> {
  try {
    for (const { table } of suitable(await app.api.lobby(), plan.game, players)) {
      // whoever has no name yet is asked for one at that table
      if (!app.settings.name || (await taken(table))) return app.go(`/t/${table}`);
    }
  } catch (error) {
    return app.refuse(error);
  }
  await startTable({ ...plan, public: true }, withFriends(players));
}

/** Take a seat; somebody else may have been faster, and then there may be other tables. */
export async function taken(table: string): Promise<boolean> {
  try {
    const name = app.settings.name || app.words.say("player-name");
    await app.api.sit(table, { name, face: app.settings.face }, null, random());
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code !== "offline") return false;
    throw error;
  }
}
