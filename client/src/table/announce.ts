/** Announces what happens at a table, to screen readers and by sounds. */

import { app } from "../app.svelte";
import { landing } from "../boards/travel";
import type { News } from "../state/fold";
import type { Sitting, Announcer } from "../state/sitting.svelte";
import type { Seated } from "../state/view";
import type { Value } from "../wire/types";
import { spokenEvent } from "../words/sentences";
import { soundsOf } from "./hearing";
import { offers } from "./offer";
import { arrivalOf, newsOf, noteOf, yourTurn } from "./telling";

export const announcer: Announcer = {
  news(news, sitting) {
    if (news.events.length) app.hush();
    const told = newsOf(sitting, news);
    if (told) app.say(told);
    hear(news.events, sitting);
    call(news, sitting);
  },
  note(note, sitting) {
    app.say(noteOf(sitting.words, note));
  },
  refused(code, say) {
    app.refused(code, say);
  },
};

/** Tell somebody who comes to a table how it stands; behind a curtain nothing is told. */
export function welcome(sitting: Sitting): void {
  const told = sitting.curtain === null ? arrivalOf(sitting) : "";
  if (told) app.say(offers(sitting) ? `${told} ${app.words.say("learn-offer")}.` : told);
}

/** Tell the player who has just lifted the curtain what happened last. */
export function retell(sitting: Sitting): void {
  if (!sitting.yourTurn) return;
  app.say([...sitting.last.map((event) => spokenEvent(sitting, event)), yourTurn(sitting)].join(" "));
}

/** Somebody has sat down, or a hand begins with one's own turn: nothing was laid, and still it is heard. */
function call({ kind, events }: News, sitting: Sitting): void {
  if (kind === "sat" && sitting.mine.length) {
    app.sound.play("sat");
    app.company = { table: sitting.id, game: sitting.about.game };
  }
  if (kind === "dealt" && sitting.called && !events.length) app.sound.play("turn");
}

/** Play the sounds of what happened. */
export function hear(events: Value[], sitting: Seated): void {
  const won = !!sitting.hand?.over && sitting.you !== null && sitting.hand.winners.includes(sitting.you);
  const turn = sitting.yourTurn && events.some((event) => event.seat !== sitting.you);
  for (const { name, after } of soundsOf(events, won, turn, landing())) app.sound.play(name, after);
}
