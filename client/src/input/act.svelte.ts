/** Does what a tap means: play, take up, ask which of several ways, or explain why not. */

import { app } from "../app.svelte";
import type { Choice } from "./choices";
import type { Shown } from "../state/view";
import type { Taken } from "./tap";
import { whyNot } from "./why";

class Asking {
  /** The ways among which somebody has to choose. */
  ways = $state.raw<Choice[]>([]);
}

export const asking = new Asking();

export function act(sitting: Shown, taken: Taken): void {
  if ("play" in taken) sitting.play(taken.play);
  else if ("ask" in taken) asking.ways = taken.ask;
  else if ("choose" in taken) sitting.chosen = taken.choose;
  else {
    app.sound.play("refused");
    app.tell(whyNot(sitting, taken.refuse));
  }
}
