/** Asks the server now and then which tables wait; rarely, as long as one plays with nobody. */

import type { Api } from "../wire/api";
import type { Waits } from "../wire/types";

export const OFTEN = 15_000; // milliseconds, while one plays with others
export const RARELY = 60_000;

export class Turns {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(
    private readonly api: Pick<Api, "turns">,
    private readonly tell: (waiting: Waits[]) => void,
  ) {}

  start(): void {
    void this.ask();
  }

  /** Ask now, and again after a while; without an answer, too. */
  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    clearTimeout(this.timer);
    const found = await this.api.turns().catch(() => null);
    this.asking = false;
    if (found) this.tell(found.waiting);
    this.timer = setTimeout(() => this.ask(), found?.playing ? OFTEN : RARELY);
  }
}
