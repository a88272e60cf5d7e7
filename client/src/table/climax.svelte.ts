/** The end of a hand, as people see it: first the table with what ended it, then the result; it can be put aside. */

import { untrack } from "svelte";
import type { Sitting } from "../state/sitting.svelte";
import type { Value } from "../wire/types";

/** How long the last move is seen before the result comes, in milliseconds. */
export const REST = 1_600;

/** The same where something that was hidden is shown in the end, and has to be looked at. */
export const LONG_REST = 3_200;

const UNCOVERED = new Set(["Opened", "Produced", "Shown"]);

/** How long the end of a hand is looked at. */
export function rest(last: readonly Value[]): number {
  return last.some(({ is }) => UNCOVERED.has(is)) ? LONG_REST : REST;
}

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
      const timer = setTimeout(() => (this.shown = true), this.live ? rest(untrack(() => sitting.last)) : 0);
      return () => clearTimeout(timer);
    });
  }
}
