/** From a plan to a table: create it, sit down, and go there. */

import { app } from "../app.svelte";
import { FACE_COLOURS, someFace } from "../drawing/faces";
import { opened } from "../opening";
import { LEVEL, remember } from "../storage/lastgame";
import { createTable, type Plan } from "./create";
import { botsOf, parted, type Occupant } from "./occupants";
import { paceAt } from "./pace";
import type { Person } from "../wire/api";

/** Create a table and go there, or show why the server refuses; gives the name of the table, if there is one. */
export async function startTable(plan: Plan, occupants: readonly Occupant[], names: readonly string[] = []): Promise<string | null> {
  opened("table").catch(() => null); // it is needed in a moment, so it is fetched meanwhile
  try {
    if (!app.settings.face) await app.set({ face: someFace(Math.floor(Math.random() * FACE_COLOURS.length)) });
    const pace = paceAt(app.pages.find((page) => page.id === plan.game), app.settings.pace);
    const table = await createTable(app.api, { pace, ...plan }, occupants, (seat) => personAt(occupants, seat, names));
    const [level] = parted(botsOf(occupants).find((bot) => bot !== null) ?? "");
    const played = { game: plan.game, players: occupants.length, options: plan.options ?? {} };
    if (level || occupants.length === 1) remember({ ...played, level: level || LEVEL });
    app.go(`/t/${table}`);
    return table;
  } catch (error) {
    app.refuse(error);
    return null;
  }
}

/** Who sits on a seat at this device: oneself, or the name that was given, else "Player 2". */
function personAt(occupants: readonly Occupant[], seat: number, names: readonly string[]): Person {
  if (occupants[seat] === "me") return { name: app.settings.name || names[seat] || app.words.say("player-name"), face: app.settings.face };
  return { name: names[seat] || app.words.say("player-number", { number: seat + 1 }), face: someFace(seat) };
}
