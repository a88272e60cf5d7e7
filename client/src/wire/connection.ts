/**
 * The connection to one table: a socket that reconnects by itself. It asks for what it missed, and sends again every
 * move that was not acknowledged; the server knows a move by its idempotency key, so nothing is lost or done twice.
 */

import { backoff } from "./backoff";
import { random } from "./random";
import type { Message, Proposed, Said, Seat } from "./types";

export interface MoveFrame {
  t: "move";
  seat: Seat;
  action: string;
  /** The idempotency key. */
  key: string;
  seq?: number;
}

export type Frame =
  | MoveFrame
  | { t: "ready"; seat: Seat; seed: string }
  | { t: "look"; seat: Seat | null }
  | { t: "resync"; after?: number }
  | { t: "back"; seat: Seat }
  | { t: "present"; visible: boolean; name?: string }
  | { t: "react"; seat: Seat; what: Said["what"] }
  | { t: "propose"; seat: Seat; what: Proposed["what"] }
  | { t: "answer"; seat: Seat; yes: boolean }
  | { t: "resume"; seat: Seat }
  | { t: "ping"; n: number };

/** Trying, connected, waiting before the next try, or given up because the server said so for good. */
export type ConnectionState = "connecting" | "on" | "waiting" | "refused";

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What needs time; tests bring their own. */
export interface Timers {
  after(milliseconds: number, what: () => void): () => void;
}

/** Where moves are kept that were not acknowledged yet. */
export interface Outbox {
  load(): MoveFrame[];
  save(moves: MoveFrame[]): void;
}

export interface Listener {
  received(message: Message): void;
  changed(state: ConnectionState): void;
  /** The moves that were not acknowledged yet, in order. */
  unacknowledged(moves: MoveFrame[]): void;
}

export interface Setup {
  /** Open a socket that sends what came after this line of the log. */
  open: (after: number | null) => Socket;
  /** The last line of the log that was seen. */
  seen: () => number | null;
  listener: Listener;
  outbox: Outbox;
  timers: Timers;
  /** The milliseconds to wait after so many failures. */
  wait?: (failures: number) => number;
}

const SILENCE = 25_000; // milliseconds without a word after which a socket is dead
const PING = 10_000;
const ANSWER = 4_000; // milliseconds without a word after a move: another socket may be better
const POLICY_VIOLATION = 1008; // the server says: do not come back
const SERVICE_RESTART = 1012; // or: come back, somebody else is there for you

export class Connection {
  private socket: Socket | null = null;
  private isOpen = false;
  private failures = 0;
  /** Sent to another server: as long as that works, nobody needs to know. */
  private moving = false;
  private timers: (() => void)[] = [];
  private closed = false;
  private readonly pending: Map<string, MoveFrame>;

  constructor(private readonly setup: Setup) {
    this.pending = new Map(setup.outbox.load().map((move) => [move.key, move]));
  }

  connect(): void {
    this.stopTimers();
    this.closed = false;
    this.tell("connecting");
    const socket = this.setup.open(this.setup.seen());
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (event) => socket === this.socket && this.receive(event.data);
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
    this.watch();
  }

  /** Send a move, now or after the next reconnect; it is kept until it is acknowledged. */
  move(seat: Seat, action: string, seq?: number): MoveFrame {
    const move: MoveFrame = { t: "move", seat, action, key: random(8), ...(seq === undefined ? {} : { seq }) };
    this.pending.set(move.key, move);
    this.save();
    this.send(move);
    if (this.isOpen) this.after(ANSWER, () => this.reconnect());
    return move;
  }

  /** Send a frame now, if there is a connection. */
  send(frame: Frame): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(frame));
  }

  /** Try again at once, whatever the waiting time. */
  reconnect(): void {
    if (!this.closed) {
      this.drop();
      this.connect();
    }
  }

  /** The network is gone: an open socket may not notice that for long. */
  offline(): void {
    if (!this.isOpen) return;
    this.drop();
    this.lost();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    this.isOpen = false;
    socket?.close();
  }

  private opened(): void {
    this.isOpen = true;
    this.failures = 0;
    this.moving = false;
    this.tell("on");
    for (const move of this.pending.values()) this.send(move);
    this.watch();
  }

  private receive(data: unknown): void {
    this.watch();
    const message = JSON.parse(String(data)) as Message;
    if ((message.t === "ack" || message.t === "no") && message.key) this.pending.delete(message.key);
    this.save();
    this.setup.listener.received(message);
  }

  private save(): void {
    const moves = [...this.pending.values()];
    this.setup.outbox.save(moves);
    this.setup.listener.unacknowledged(moves);
  }

  private lost(code?: number): void {
    this.stopTimers();
    this.socket = null;
    this.isOpen = false;
    const refused = code === POLICY_VIOLATION;
    this.moving = code === SERVICE_RESTART && this.failures === 0;
    this.tell(refused ? "refused" : "waiting");
    if (!refused) this.after((this.setup.wait ?? backoff)(this.failures++), () => this.connect());
  }

  private tell(state: ConnectionState): void {
    if (!this.moving) this.setup.listener.changed(state);
  }

  /** Ping when it has been quiet, and give the socket up when nothing answers. */
  private watch(): void {
    this.stopTimers();
    this.after(PING, () => this.send({ t: "ping", n: 1 }));
    this.after(SILENCE, () => {
      this.drop();
      this.lost();
    });
  }

  private after(milliseconds: number, what: () => void): void {
    this.timers.push(this.setup.timers.after(milliseconds, what));
  }

  private stopTimers(): void {
    for (const stop of this.timers.splice(0)) stop();
  }
}
