/** The end of a hand, as people see it: first the table with what ended it, then the result; it can be put aside. */

import type { Sitting } from "../state/sitting.svelte";

/** How long the last move is seen before the result comes, in milliseconds. */
export const REST = 1_600;

export class Climax {
  /** Whether the result is shown. */
  shown = $state(false);
  /** Whether the hand was seen being played: whoever comes to a hand that is over has nothing to wait for. */
  private live = false;

  constructor(sitting: Sitting) {
    $effect(() => {
      if (!sitting.handOver) {
        this.live = true;
        this.shown = false;
        return;
      }
      const timer = setTimeout(() => (this.shown = true), this.live ? REST : 0);
      return () => clearTimeout(timer);
    });
  }
}
