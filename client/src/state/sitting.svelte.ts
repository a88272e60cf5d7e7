/** A person at a table: what they see, what they may do, and the line to the server. */

import { app } from "../app.svelte";
import { choices, type Choice } from "../input/choices";
import { fold, latest, NOTHING, type Table, type Told } from "./fold";
import { Refused, type House, type Seen } from "../wire/api";
import { Line, type Connection, type Move, type Time, type Wire } from "../wire/connection";
import { random } from "../wire/random";
import type { Chair, Hand, Invitation, Message, Seat, Value } from "../wire/types";
import { keepWaiting, waiting } from "../storage/outbox";
import { names } from "./players";
import type { Shown } from "./view";

/** What a sitting tells whoever shows it. */
export interface Witness {
  /** Something happened. */
  news(told: Told, sitting: Sitting): void;
  /** The server refused, with a code. */
  refused(code: string, say: string): void;
}

export interface Means {
  house: House;
  open: (table: string, seat: Seat | null, after: number | null) => Wire;
  time: Time;
  witness: Witness;
}

export class Sitting implements Shown {
  readonly id: string;
  about = $state.raw<Invitation>() as Invitation;
  mine = $state.raw<Seat[]>([]);
  table = $state.raw<Table>(NOTHING);
  connection = $state<Connection>("connecting");
  why = $state("");
  /** Moves that were made and not answered yet. */
  waiting = $state.raw<Move[]>([]);
  /** The tile that was taken up, to be laid somewhere. */
  chosen = $state<string | null>(null);
  /** An action that a hint points at. */
  hinted = $state<string | null>(null);
  /** The seat that looks; null shows nobody's hand. */
  eye = $state<Seat | null>(null);

  around = $derived(this.table.around);
  hand = $derived<Hand | null>(this.table.around?.hand ?? null);
  seats = $derived<Chair[]>(this.table.around?.seats ?? this.about.seats);
  you = $derived<Seat | null>(this.table.around?.you ?? null);
  /** What may be done now; nothing while a move is on its way. */
  actions = $derived<string[]>(this.waiting.length && !this.race ? [] : (this.hand?.actions ?? []));
  choices = $derived<Choice[]>(choices(this.actions));
  last = $derived<Value[]>(latest(this.table.story));
  words = $derived(app.words.seated(names(this.seats, app.words), this.you));
  yourTurn = $derived(this.you !== null && !!this.hand?.turn.includes(this.you));
  handOver = $derived(!!this.hand && (this.hand.dealing || this.hand.over));
  /** Somebody of several people at this device has the turn, and another one looks. */
  curtain = $derived.by<Seat | null>(() => {
    const next = this.mine.length > 1 && !this.handOver ? this.hand?.turn.find((seat) => this.mine.includes(seat)) : undefined;
    // Until the table is the next one's, another one's tiles could be seen.
    return next !== undefined && !(next === this.eye && next === this.you) && !this.race ? next : null;
  });

  /** The hand whose result was seen. */
  private seenResult = 0;
  private readonly line: Line;

  constructor(
    seen: Seen,
    private readonly means: Means,
  ) {
    this.id = seen.table;
    this.about = seen;
    this.mine = seen.mine;
    this.eye = seen.mine.length === 1 ? (seen.mine[0] ?? null) : null;
    if (seen.mine.length <= 1) this.table = fold(NOTHING, seen).table;
    this.line = new Line(
      (after) => means.open(this.id, this.eyeAsked, after),
      means.time,
      { heard: (message) => this.hear(message), connection: (how, why) => this.connected(how, why) },
      () => this.table.seq || null,
      waiting(seen.table),
    );
    this.line.connect();
  }

  /** Whether everybody plays at once. */
  get race(): boolean {
    return this.about.board.race;
  }

  /** The seat to be named to the server: without one it takes the first, so for nobody's eyes it is one that is none. */
  private get eyeAsked(): Seat | null {
    return this.eye === null && this.mine.length > 1 && !this.race ? this.about.players : this.eye;
  }

  /** Do one of the actions. */
  play(action: string): void {
    if (this.you === null || !this.actions.includes(action)) return;
    this.chosen = null;
    this.hinted = null;
    this.line.move(this.you, action, this.race ? undefined : this.table.seq);
    this.remember();
  }

  /** The result has been seen: on with the next hand. It is said again if the connection breaks before it counts. */
  ready(): void {
    this.seenResult = this.hand?.hand ?? 0;
    for (const seat of this.mine) this.line.say({ t: "ready", seat, seed: random() });
  }

  /** Look with another of one's seats, or with nobody's. */
  look(seat: Seat | null): void {
    this.eye = seat;
    this.chosen = null;
    this.line.say({ t: "look", seat });
  }

  resync(): void {
    if (this.connection === "on") this.line.say({ t: "resync" });
    else this.line.now();
  }

  /** The network is back: do not wait. */
  awake(): void {
    if (this.connection !== "on") this.line.now();
  }

  /** The network is gone. */
  asleep(): void {
    this.line.cut();
  }

  async sit(name: string, seat: Seat | null): Promise<void> {
    await this.asked(() => this.means.house.sit(this.id, name, seat, random()));
    await this.seated();
  }

  async leave(): Promise<void> {
    for (const seat of this.mine) await this.asked(() => this.means.house.leave(this.id, seat));
    await this.seated();
  }

  async takeBack(): Promise<void> {
    const seat = this.you;
    if (seat !== null) await this.asked(() => this.means.house.takeBack(this.id, seat));
  }

  async robot(seat: Seat): Promise<void> {
    await this.asked(() => this.means.house.robot(this.id, seat));
  }

  async hint() {
    const seat = this.you;
    return seat === null ? null : this.asked(() => this.means.house.hint(this.id, seat));
  }

  rematch() {
    return this.asked(() => this.means.house.rematch(this.id));
  }

  close(): void {
    this.line.close();
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.means.witness.refused(error.code, error.message);
      return null;
    }
  }

  private async seated(): Promise<void> {
    const seen = await this.asked(() => this.means.house.table(this.id));
    if (!seen) return;
    this.about = seen;
    this.mine = seen.mine;
    this.look(seen.mine.length === 1 ? (seen.mine[0] ?? null) : null);
  }

  private hear(message: Message): void {
    this.remember();
    const { table, news, resync } = fold(this.table, message);
    this.table = table;
    if (resync) this.line.say({ t: "resync" });
    if (news) this.means.witness.news(news, this);
    if (message.t === "no") this.means.witness.refused(message.code, message.say);
    if (this.chosen && !this.choices.some((choice) => choice.tile === this.chosen)) this.chosen = null;
  }

  private remember(): void {
    this.waiting = this.line.unanswered;
    keepWaiting(this.id, this.waiting);
  }

  private connected(how: Connection, why: string): void {
    this.connection = how;
    this.why = why;
    if (how === "on" && this.handOver && this.seenResult === this.hand?.hand) this.ready();
  }
}
