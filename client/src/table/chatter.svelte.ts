/** What people say at a table, as it is shown and heard: nothing of those who are muted. */

import { app } from "../app.svelte";
import type { Sitting } from "../state/sitting.svelte";
import type { Talk } from "../state/talk";
import { mute, muted } from "../storage/muted";
import type { Seat } from "../wire/types";
import { proposalOf, talkSentence } from "./proposal";

const PASSING = new Set(["no", "resumed", "taken-back"]); // that nothing else shows
const SHOWN = 5_000; // milliseconds for which something said is seen

export interface Bubble {
  seat: Seat;
  text: string;
}

export class Chatter {
  bubbles = $state.raw<Bubble[]>([]);
  /** Who sits where, by names that lead nowhere; not known before it is asked for. */
  private people = $state.raw<(string | null)[]>([]);
  private muted = $state.raw<string[]>(muted());
  private last: Talk | undefined;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly sitting: Sitting) {
    this.last = sitting.talk.at(-1);
    void this.meet();
    $effect(() => this.hear(sitting.talk));
    $effect(() => () => this.timers.forEach(clearTimeout));
  }

  /** Whether somebody is not heard here. */
  isMuted(seat: Seat): boolean {
    return this.muted.includes(this.known(seat));
  }

  /** Hear somebody no more, or again: wherever one meets them, if they are known. */
  mute(seat: Seat, on: boolean): void {
    this.muted = mute(this.known(seat), on);
    if (on) this.bubbles = this.bubbles.filter((bubble) => bubble.seat !== seat);
  }

  private known(seat: Seat): string {
    return this.people[seat] ?? `${this.sitting.id} ${seat}`;
  }

  private async meet(): Promise<void> {
    this.people = await app.api.table(this.sitting.id).then(
      (seen) => seen.people,
      () => [], // they are muted at this table only
    );
  }

  private hear(talk: readonly Talk[]): void {
    const fresh = talk.slice(this.last ? talk.indexOf(this.last) + 1 : 0);
    this.last = talk.at(-1);
    for (const said of fresh) this.tell(said);
  }

  private tell(said: Talk): void {
    const { words, mine } = this.sitting;
    if (said.kind === "reaction") return this.show(said);
    const text = said.kind === "proposed" ? proposalOf(this.sitting) : talkSentence(words, said);
    const own = mine.includes(said.seat);
    if (!own && PASSING.has(said.why || said.kind)) app.tell(text);
    else if (!own || said.why !== "yes") app.say(text);
  }

  private show({ seat, why }: Talk): void {
    if (this.isMuted(seat)) return;
    const { words } = this.sitting;
    const text = words.say(`talk-${why}`);
    const bubble = { seat, text };
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), bubble];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.bubbles = this.bubbles.filter((one) => one !== bubble);
    }, SHOWN);
    this.timers.add(timer);
    app.say(words.say("talk-says", { name: this.sitting.seats[seat]?.name ?? "", phrase: text }));
  }
}
