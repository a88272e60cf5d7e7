/** Playing on from a step of a replay. */

import { app } from "../app.svelte";
import { paceAt } from "../lobby/pace";
import { opened } from "../opening";
import { LEVEL } from "../storage/lastgame";
import type { Again, PlayOn } from "../wire/types";

/** Play a match that is over on from one of its moments, in this seat and against bots; or show why that is refused. */
export async function playOn(id: string, game: string, asked: Pick<PlayOn, "hand" | "moves" | "seat">): Promise<void> {
  opened("table").catch(() => null); // it is needed in a moment, so it is fetched meanwhile
  try {
    const pace = paceAt(app.pages.find((page) => page.id === game), app.settings.pace);
    const person = { name: app.settings.name || app.words.say("player-name"), face: app.settings.face };
    const { table } = await app.api.at<Again>(id, "/play-on", { ...asked, ...person, level: LEVEL, pace });
    app.go(`/t/${table}`);
  } catch (error) {
    app.refuse(error);
  }
}
