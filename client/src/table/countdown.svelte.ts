/** The last seconds of one's own time: seen, heard and spoken. */

import { app } from "../app.svelte";
import type { Sitting } from "../state/sitting.svelte";
import { spokenAt } from "./lastseconds";

const LAST = 10; // seconds
const EVERY = 100; // milliseconds

export class Countdown {
  /** The whole seconds that are left, when they are the last ones; else null. */
  left = $state<number | null>(null);

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      this.left = null;
      const [ends, whole] = [this.ends, this.given];
      if (ends === null) return;
      const timer = setInterval(() => this.tick(ends, whole), EVERY);
      return () => clearInterval(timer);
    });
  }

  /** How much time there was when it began to run. */
  private get given(): number {
    const clock = this.sitting.around?.clock;
    return clock?.runs === null || clock?.runs === undefined ? 0 : (clock.left[clock.runs] ?? 0);
  }

  /** When one's own time is up, if it runs. */
  private get ends(): number | null {
    const runs = this.sitting.around?.clock?.runs ?? null;
    return runs !== null && this.sitting.mine.includes(runs) ? this.sitting.timed + 1000 * this.given : null;
  }

  private tick(ends: number, given: number): void {
    const left = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
    if (left > LAST || left === this.left) return;
    this.left = left;
    if (left) app.sound.play("tick");
    if (spokenAt(left, given)) app.say(app.words.say("seconds-left", { seconds: left }));
  }
}
