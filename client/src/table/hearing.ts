/** What is heard of what happens: which sounds, and when. */

import type { SoundName } from "../sound/sound";
import type { Value } from "../wire/types";

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
const TRAVELS = new Set(["Placed", "Closed", "AudienceLaid"]); // to their place on the table; other tiles are there at once

export interface Heard {
  name: SoundName;
  /** After how many milliseconds. */
  after: number;
}

/** The sounds of events, each once; a tile is heard when it lands, after `way` milliseconds, and so is what follows from it. */
export function soundsOf(events: readonly Value[], won: boolean, turn: boolean, way: number): Heard[] {
  const names = new Set(events.flatMap(({ is }) => HEARD[is] ?? []));
  const after = events.some(({ is }) => TRAVELS.has(is)) ? way : 0;
  const heard = [...names].map((name) => (name === "handOver" && won ? "won" : name));
  return [...heard, ...(turn ? (["turn"] as const) : [])].map((name) => ({ name, after: name === "draw" ? 0 : after }));
}
