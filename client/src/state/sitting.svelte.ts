/** A person at a table: what they see, what they may do, and the connection to the server. */

import { app } from "../app.svelte";
import { choices, type Choice } from "../input/choices";
import { outboxOf } from "../storage/outbox";
import { Refused, type Api, type Now, type Person } from "../wire/api";
import { Connection, type ConnectionState, type Frame, type MoveFrame, type Socket, type Timers } from "../wire/connection";
import { random } from "../wire/random";
import type { Chair, Hand, Invitation, Message, Seat, Value } from "../wire/types";
import { changes, companyOf, peopleIn, type Company, type Note } from "./company";
import { fold, latest, NOTHING, type News, type Table } from "./fold";
import { gainsOf, NO_GAINS, type Gains } from "./gains";
import { seatNames } from "./players";
import { talkOf, type Talk } from "./talk";
import type { Seated } from "./view";

/** Tells the person what happens. */
export interface Announcer {
  /** Something happened. */
  news(news: News, sitting: Sitting): void;
  /** Something is new about the people at the table. */
  note(note: Note, sitting: Sitting): void;
  /** The server refused, with a code. */
  refused(code: string, say: string): void;
}

export interface Services {
  api: Api;
  open: (table: string, seat: Seat | null, after: number | null) => Socket;
  timers: Timers;
  announcer: Announcer;
  /** Milliseconds by a clock that nobody sets. */
  now: () => number;
  /** Whether the page is looked at. */
  visible: () => boolean;
}

export class Sitting implements Seated {
  readonly id: string;
  about = $state.raw<Invitation>() as Invitation;
  mine = $state.raw<Seat[]>([]);
  table = $state.raw<Table>(NOTHING);
  connection = $state<ConnectionState>("connecting");
  /** Who is there; null before it was told. */
  company = $state.raw<Company | null>(null);
  /** What is to be told of people beside the moves of the hand. */
  notes = $state.raw<Note[]>([]);
  /** The last that people said or agreed on. */
  talk = $state.raw<Talk[]>([]);
  /** When the clock was told. */
  timed = $state(0);
  /** Moves that were made and not acknowledged yet. */
  waiting = $state.raw<MoveFrame[]>([]);
  /** The tile that was taken up, to be laid somewhere. */
  chosen = $state<string | null>(null);
  /** An action that a hint points at. */
  hinted = $state<string | null>(null);
  /** The seat whose hand is shown; null shows nobody's. */
  viewer = $state<Seat | null>(null);

  around = $derived(this.table.around);
  hand = $derived<Hand | null>(this.table.around?.hand ?? null);
  seats = $derived<Chair[]>(this.table.around?.seats ?? this.about.seats);
  you = $derived<Seat | null>(this.table.around?.you ?? null);
  /** Why a bot plays for this person; "" if none does. */
  standIn = $derived<string>(this.mine.map((seat) => this.seats[seat]?.why ?? "").find(Boolean) ?? "");
  /** What may be done now; nothing while a move is on its way. */
  actions = $derived<string[]>((this.waiting.length && !this.race) || this.standIn === "hand" ? [] : (this.hand?.actions ?? []));
  choices = $derived<Choice[]>(choices(this.actions));
  gains = $derived<Gains>(app.settings.points && this.hand ? gainsOf(this.hand) : NO_GAINS);
  last = $derived<Value[]>(latest(this.table.story));
  words = $derived(app.words.seated(seatNames(this.seats, app.words), this.you).at(this.about.board));
  yourTurn = $derived(this.you !== null && !!this.hand?.turn.includes(this.you));
  /** Whether the table waits for this person; on a device that is passed around everybody sees that themselves. */
  called = $derived(this.mine.length === 1 && this.seats.length > 1 && !this.race && this.waitsFor(this.mine[0]!));
  handOver = $derived(!!this.hand && (this.hand.dealing || this.hand.over));
  /** On a device that is passed around: the seat that has the turn while another one's hand is shown. */
  curtain = $derived.by<Seat | null>(() => {
    const next = this.mine.length > 1 && !this.handOver ? this.hand?.turn.find((seat) => this.mine.includes(seat)) : undefined;
    // Until the server has sent the next player's view, the tiles of the one before could be seen.
    return next !== undefined && !(next === this.viewer && next === this.you) && !this.race ? next : null;
  });

  /** The hand whose result was seen. */
  private seenResult = 0;
  /** Onlookers who were told of: whoever goes and comes again is no news. */
  private readonly met = new Set<string>();
  private readonly wire: Connection;

  constructor(
    seen: Now,
    private readonly services: Services,
  ) {
    this.id = seen.table;
    this.about = seen;
    this.mine = seen.mine;
    this.viewer = seen.mine.length === 1 ? (seen.mine[0] ?? null) : null;
    if (seen.mine.length <= 1) this.table = fold(NOTHING, seen).table;
    this.timed = services.now();
    this.wire = new Connection({
      open: (after) => services.open(this.id, this.viewerAsked, after),
      seen: () => this.table.seq || null,
      listener: {
        received: (message) => this.receive(message),
        changed: (state) => this.changed(state),
        unacknowledged: (moves) => (this.waiting = moves),
      },
      outbox: outboxOf(seen.table),
      timers: services.timers,
    });
    this.wire.connect();
  }

  /** Whether everybody plays at once. */
  get race(): boolean {
    return this.about.board.race;
  }

  /** The seat to ask the server for: it takes the first if none is named, so nobody's hand is a seat that is none. */
  private get viewerAsked(): Seat | null {
    return this.viewer === null && this.mine.length > 1 && !this.race ? this.about.players : this.viewer;
  }

  /** Whether other people sit here. */
  get inCompany(): boolean {
    return this.seats.some((seat, at) => seat.person && !this.mine.includes(at));
  }

  private waitsFor(seat: Seat): boolean {
    const { seats, hand } = this;
    return !!hand && !seats[seat]?.robot && (hand.turn.includes(seat) || (hand.dealing && !seats[seat]?.ready));
  }

  /** Play one of the actions. */
  play(action: string): void {
    if (this.you === null || !this.actions.includes(action)) return;
    this.chosen = null;
    this.hinted = null;
    this.wire.move(this.you, action, this.race ? undefined : this.table.seq);
  }

  /** The result has been seen: on with the next hand. It is sent again after a reconnect, if it does not count yet. */
  ready(): void {
    this.seenResult = this.hand?.hand ?? 0;
    for (const seat of this.mine) this.wire.send({ t: "ready", seat, seed: random() });
  }

  /** Show the hand of another of one's seats, or nobody's. */
  look(seat: Seat | null): void {
    this.viewer = seat;
    this.chosen = null;
    this.wire.send({ t: "look", seat });
  }

  /** Play oneself again. */
  back(): void {
    for (const seat of this.mine) if (this.seats[seat]?.robot) this.wire.send({ t: "back", seat });
  }

  /** Say something to the others, or answer them. */
  send(frame: Frame): void {
    this.wire.send(frame);
  }

  /** The page is looked at, or no more. */
  looks(): void {
    const name = this.mine.length ? "" : app.settings.name;
    this.wire.send({ t: "present", visible: this.services.visible(), ...(name ? { name } : {}) });
  }

  resync(): void {
    if (this.connection === "on") this.wire.send({ t: "resync" });
    else this.wire.reconnect();
  }

  /** The network is back: reconnect without waiting. */
  online(): void {
    if (this.connection !== "on") this.wire.reconnect();
  }

  /** The network is gone. */
  offline(): void {
    this.wire.offline();
  }

  async sit(person: Person, seat: Seat | null): Promise<void> {
    await this.asked(() => this.services.api.sit(this.id, person, seat, random()));
    await this.seated();
  }

  async leave(): Promise<void> {
    for (const seat of this.mine) await this.asked(() => this.services.api.leave(this.id, seat));
    await this.seated();
  }

  async takeBack(): Promise<void> {
    const seat = this.you;
    if (seat !== null) await this.asked(() => this.services.api.takeBack(this.id, seat));
  }

  async robot(seat: Seat): Promise<void> {
    await this.asked(() => this.services.api.robot(this.id, seat));
  }

  async hint() {
    const seat = this.you;
    return seat === null ? null : this.asked(() => this.services.api.hint(this.id, seat));
  }

  rematch() {
    return this.asked(() => this.services.api.rematch(this.id));
  }

  close(): void {
    this.wire.close();
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.services.announcer.refused(error.code, error.message);
      return null;
    }
  }

  private async seated(): Promise<void> {
    const seen = await this.asked(() => this.services.api.table(this.id));
    if (!seen) return;
    this.about = seen;
    this.mine = seen.mine;
    this.look(seen.mine.length === 1 ? (seen.mine[0] ?? null) : null);
  }

  private receive(message: Message): void {
    if (message.t === "presence") return this.meet(companyOf(message, this.services.now()));
    const { table, news, resync } = fold(this.table, message);
    if (table.around?.clock !== this.table.around?.clock) this.timed = this.services.now();
    this.table = table;
    if (resync) this.wire.send({ t: "resync" });
    if (news?.kind === "dealt") this.notes = [];
    if (news) this.note(peopleIn(news, !!this.hand));
    if (news) this.services.announcer.news(news, this);
    this.talk = talkOf(this.talk, news, message);
    if (message.t === "no") this.services.announcer.refused(message.code, message.say);
    if (this.chosen && !this.choices.some((choice) => choice.tile === this.chosen)) this.chosen = null;
  }

  private meet(company: Company): void {
    const found = changes(this.company, company, this.mine).filter((note) => !note.name || !this.met.has(note.name));
    for (const name of company.names) this.met.add(name);
    this.company = company;
    this.note(found);
  }

  private note(found: Omit<Note, "after">[]): void {
    const after = this.table.story.flatMap((line) => line.events).length;
    const notes = found.map((note) => ({ ...note, after }));
    if (notes.length) this.notes = [...this.notes, ...notes];
    for (const note of notes) this.services.announcer.note(note, this);
  }

  private changed(state: ConnectionState): void {
    this.connection = state;
    if (state === "on" && (!this.services.visible() || !this.mine.length)) this.looks();
    if (state === "on" && this.handOver && this.seenResult === this.hand?.hand) this.ready();
  }
}
