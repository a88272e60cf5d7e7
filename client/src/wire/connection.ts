/**
 * The line to one table: a socket that comes back by itself. It asks for what it missed, and says again what was not
 * answered, so that nothing is lost and nothing is done twice.
 */

import { backoff } from "./backoff";
import { random } from "./random";
import type { Message, Seat } from "./types";

export interface Move {
  t: "move";
  seat: Seat;
  action: string;
  key: string;
  seq?: number;
}

export type Frame =
  | Move
  | { t: "ready"; seat: Seat; seed: string }
  | { t: "look"; seat: Seat | null }
  | { t: "resync"; after?: number }
  | { t: "ping"; n: number };

/** How the line is: trying, there, waiting to try again, or given up because the server said so for good. */
export type Connection = "connecting" | "on" | "waiting" | "refused";

/** The part of a WebSocket that is used; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** Time, and what needs it; tests bring their own. */
export interface Time {
  after(milliseconds: number, what: () => void): () => void;
}

export interface Ears {
  heard(message: Message): void;
  connection(how: Connection, why: string): void;
}

const PATIENCE = 25_000; // without a word for so long, the line is dead
const PING = 10_000;
const ANSWER = 4_000; // without a word for so long after a move, another line may be better

export class Line {
  private wire: Wire | null = null;
  private isOpen = false;
  private failures = 0;
  private stops: (() => void)[] = [];
  private closed = false;
  private pending = new Map<string, Move>();

  constructor(
    private readonly open: (after: number | null) => Wire,
    private readonly time: Time,
    private readonly ears: Ears,
    private readonly seen: () => number | null,
    waiting: Move[] = [],
    private readonly wait: (failures: number) => number = backoff,
  ) {
    for (const move of waiting) this.pending.set(move.key, move);
  }

  /** The moves that were not answered yet, in order. */
  get unanswered(): Move[] {
    return [...this.pending.values()];
  }

  connect(): void {
    this.quiet();
    this.closed = false;
    this.ears.connection("connecting", "");
    const wire = this.open(this.seen());
    this.wire = wire;
    wire.onopen = () => wire === this.wire && this.opened();
    wire.onmessage = (event) => wire === this.wire && this.hear(event.data);
    wire.onclose = (event) => wire === this.wire && this.lost(event.code, event.reason);
    this.listen();
  }

  /** Play; the move is kept until it is answered. */
  move(seat: Seat, action: string, seq?: number): Move {
    const move: Move = { t: "move", seat, action, key: random(8), ...(seq === undefined ? {} : { seq }) };
    this.pending.set(move.key, move);
    this.say(move);
    if (this.isOpen) this.stops.push(this.time.after(ANSWER, () => this.now()));
    return move;
  }

  /** Say something now, if the line is there. */
  say(frame: Frame): void {
    if (this.isOpen) this.wire?.send(JSON.stringify(frame));
  }

  /** Try at once, whatever the waiting time. */
  now(): void {
    if (!this.closed) {
      this.drop();
      this.connect();
    }
  }

  /** The network is gone: a line that was there may not notice it for long. */
  cut(): void {
    if (!this.isOpen) return;
    this.drop();
    this.lost(0, "");
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    this.quiet();
    const wire = this.wire;
    this.wire = null;
    this.isOpen = false;
    wire?.close();
  }

  private opened(): void {
    this.isOpen = true;
    this.failures = 0;
    this.ears.connection("on", "");
    for (const move of this.pending.values()) this.say(move);
    this.listen();
  }

  private hear(data: unknown): void {
    this.listen();
    const message = JSON.parse(String(data)) as Message;
    if ((message.t === "ack" || message.t === "no") && message.key) this.pending.delete(message.key);
    this.ears.heard(message);
  }

  private lost(code: number, reason: string): void {
    this.quiet();
    this.wire = null;
    this.isOpen = false;
    if (code === 1008) {
      this.ears.connection("refused", reason);
      return;
    }
    this.ears.connection("waiting", reason);
    this.stops.push(this.time.after(this.wait(this.failures++), () => this.connect()));
  }

  /** Ping when it has been quiet, and give the line up when nothing answers. */
  private listen(): void {
    this.quiet();
    this.stops.push(
      this.time.after(PING, () => this.say({ t: "ping", n: 1 })),
      this.time.after(PATIENCE, () => {
        this.drop();
        this.lost(0, "");
      }),
    );
  }

  private quiet(): void {
    for (const stop of this.stops.splice(0)) stop();
  }
}
