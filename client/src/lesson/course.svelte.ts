/** Somebody who takes a lesson: a table at which what is asked goes on, and everything else is answered kindly. */

import { app } from "../app.svelte";
import { choices, type Choice } from "../input/choices";
import { latest, type Table } from "../state/fold";
import { gainsOf, NO_GAINS, type Gains } from "../state/gains";
import { nameOnly } from "../state/nameonly";
import type { Seated } from "../state/view";
import type { Lesson } from "../wire/api";
import type { Chair, Hand, Seat, Value } from "../wire/types";
import type { Words } from "../words/words";
import { askedAt, doneAt, saidAt, storyAt } from "./steps";

export class Course implements Seated {
  readonly about = $state.raw<Lesson>() as Lesson;
  /** The step that is shown. */
  at = $state(0);
  chosen = $state<string | null>(null);

  readonly asked = $derived<string | null>(askedAt(this.about, this.at));
  readonly done = $derived<number>(doneAt(this.about, this.at));
  readonly ended = $derived<boolean>(this.at === this.about.steps.length - 1);
  readonly said = $derived<string>(saidAt(this.about, this.at));
  readonly hand = $derived<Hand>(this.about.steps[this.at]!.hand);
  readonly seats = $derived<Chair[]>(this.about.names.map(nameOnly));
  readonly words = $derived<Words>(app.words.seated(this.about.names, this.about.seat).at(this.about.board));
  readonly yourTurn = $derived<boolean>(this.asked !== null);
  readonly actions = $derived<string[]>(this.yourTurn ? this.hand.actions : []);
  readonly choices = $derived<Choice[]>(choices(this.actions));
  readonly gains = $derived<Gains>(app.settings.points ? gainsOf(this.hand) : NO_GAINS);
  readonly table = $derived<Table>({ seq: this.at + 1, around: null, story: storyAt(this.about, this.at) });
  readonly last = $derived<Value[]>(latest(this.table.story));
  readonly handOver = $derived<boolean>(this.hand.dealing || this.hand.over);
  readonly curtain = null;

  constructor(
    about: Lesson,
    /** Something happened. */
    private readonly happened: (course: Course) => void,
    /** Something else was done than what is asked. */
    private readonly strayed: (course: Course) => void,
  ) {
    this.about = about;
  }

  get you(): Seat {
    return this.about.seat;
  }

  /** What is asked glows. */
  get hinted(): string | null {
    return this.asked;
  }

  play(action: string): void {
    if (!this.actions.includes(action)) return;
    if (action === this.asked) this.next();
    else this.strayed(this); // the tile stays in hand: it may only lie the wrong way round
  }

  /** One step further. */
  next(): void {
    this.chosen = null;
    this.at += 1;
    this.happened(this);
  }
}
