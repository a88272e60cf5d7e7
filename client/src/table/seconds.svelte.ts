/** The time as it goes on, for those who show how long something has lasted: it ticks while anybody looks. */

import { createSubscriber } from "svelte/reactivity";

const EVERY = 200; // milliseconds

class Seconds {
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
  });

  /** Milliseconds by a clock that nobody sets. */
  get now(): number {
    this.subscribe();
    return performance.now();
  }
}

export const seconds = new Seconds();
