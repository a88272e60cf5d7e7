/** Drawing and passing by itself, for those who want that, where nothing else is possible. */

import { app } from "../app.svelte";
import { forced } from "../input/choices";
import type { Sitting } from "../state/sitting.svelte";

/** How long it is seen before it happens, in milliseconds. */
export const PAUSE = 1_000;

export class Unasked {
  /** What happens in a moment. In a race one waits on purpose, and on a shared device the next person may not be there. */
  readonly action = $derived.by<string | null>(() => {
    const { actions, mine, race, yourTurn } = this.sitting;
    return app.settings.unasked && yourTurn && mine.length === 1 && !race ? forced(actions) : null;
  });

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const { action } = this;
      if (action === null || !sitting.table.seq) return; // every line of the log begins the moment anew
      const timer = setTimeout(() => sitting.play(action), PAUSE);
      return () => clearTimeout(timer);
    });
  }
}
