/** What the server says, as docs/protocol.md describes it. */

/** The number of a place at the table, from 0. */
export type Seat = number;

/** A tile as text, "3-5"; "?-?" is one that lies face down. */
export type TileText = string;

/** A value of a game: its class by name, and its fields. */
export interface Value {
  is: string;
  [field: string]: unknown;
}

export interface End {
  is: "End";
  name: string;
  number: number;
  joint: number;
  first: boolean;
  side: boolean;
}

export interface Joint {
  is: "Joint";
  tile: TileText;
  end: string;
  on: number;
  seat: Seat;
  outer: number;
}

export interface Layout {
  is: "Layout";
  joints: Joint[];
  ends: End[];
}

/** How far a match goes. */
export interface Target {
  points: number;
  hands: number;
  lowest: boolean;
  beyond: boolean;
}

/** The running hand, as one pair of eyes sees it. */
export interface Hand {
  hand: number;
  table: Value;
  turn: Seat[];
  totals: number[] | null;
  result: number[] | null;
  over: boolean;
  dealing: boolean;
  winners: Seat[];
  actions: string[];
  sides: Seat[][];
  target: Target;
  total: number | null;
  draws: number | null;
  draw: boolean | null;
  reserve: number | null;
}

export interface Chair {
  name: string;
  bot: string | null;
  person: boolean;
  robot: boolean;
  ready: boolean;
}

export interface Clock {
  left: number[];
  runs: Seat | null;
}

export type Status = "open" | "playing" | "over";

/** Everything at a table besides what happened. */
export interface Around {
  you: Seat | null;
  seats: Chair[];
  status: Status;
  hand: Hand | null;
  clock: Clock | null;
  commitment: string;
  rematch: string | null;
  /** Why `you` may not take back a move now: the code of the refusal. */
  no_take_back: string | null;
}

export interface Snapshot extends Around {
  t: "snapshot";
  seq: number;
  events: Value[];
}

/** A line was written; when several are sent again in a row, only the last one carries the table. */
export interface Step extends Partial<Around> {
  t: "step";
  seq: number;
  kind: string;
  events: Value[];
}

export interface Same {
  t: "same";
  seq: number;
}

export interface Ack {
  t: "ack";
  key: string;
  seq: number;
}

export interface No {
  t: "no";
  code: string;
  say: string;
  key: string | null;
  seq: number | null;
}

export interface Ok {
  t: "ok";
}

export interface Pong {
  t: "pong";
  n: number;
}

export type Message = Snapshot | Step | Same | Ack | No | Ok | Pong;

/** How the table of a game is drawn. */
export interface Board {
  name: "laying" | "solo" | "trick" | "field" | "race" | "walls" | "ledger" | "frame";
  /** Of the tiles that are joined on the table. */
  shape: "line" | "row" | "star" | "feet" | "storeys";
  /** The total of the open ends is what one plays for. */
  counted: boolean;
  /** Everybody acts at once. */
  race: boolean;
}

/** What a table is about. */
export interface Invitation {
  table: string;
  game: string;
  version: number;
  options: Record<string, OptionValue>;
  players: number;
  board: Board;
  seats: Chair[];
  public: boolean;
  clock_rule: ClockRule | null;
  pace: number;
  after: string | null;
}

export interface ClockRule {
  per_move: number;
  bank: number;
  bonus: number;
}

export type OptionValue = string | number | boolean;
