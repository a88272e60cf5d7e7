/** Announces what happens at a table, to screen readers and by sounds. */

import { app } from "../app.svelte";
import type { SoundName } from "../sound/sound";
import type { Sitting, Announcer } from "../state/sitting.svelte";
import type { Value } from "../wire/types";
import { describeEvent } from "../words/sentences";

const HEARD: Record<string, SoundName> = {
  Placed: "lay",
  Closed: "lay",
  AudienceLaid: "lay",
  Attached: "lay",
  Built: "lay",
  Laid: "lay",
  Entered: "lay",
  Dictated: "lay",
  Lifted: "draw",
  TurnedUp: "lay",
  TookPair: "score",
  WonDouble: "score",
  Grabbed: "lay",
  Drew: "draw",
  Passed: "pass",
  Stopped: "pass",
  Scored: "score",
  Ended: "handOver",
};

export const announcer: Announcer = {
  news(news, sitting) {
    const sentences = news.events.map((event) => describeEvent(sitting, event));
    if (sitting.yourTurn && news.events.length && !sitting.race) sentences.push(sitting.words.say("your-turn"));
    if (sentences.length) app.say(sentences.join(" "));
    hear(news.events, sitting);
  },
  refused(code, say) {
    app.refused(code, say);
  },
};

/** Tell the player who has just lifted the curtain what happened last. */
export function retell(sitting: Sitting): void {
  if (!sitting.yourTurn) return;
  app.say([...sitting.last.map((event) => describeEvent(sitting, event)), sitting.words.say("your-turn")].join(" "));
}

function hear(events: Value[], sitting: Sitting): void {
  const won = sitting.hand?.over && sitting.you !== null && sitting.hand.winners.includes(sitting.you);
  const sounds = events.map((event) => HEARD[event.is]).filter((name) => name !== undefined);
  for (const name of new Set(sounds)) app.sound.play(name === "handOver" && won ? "won" : name);
  if (sitting.yourTurn && events.some((event) => event.seat !== sitting.you)) app.sound.play("turn");
}
