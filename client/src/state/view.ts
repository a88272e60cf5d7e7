/** What a board draws: a live table, one that is replayed, or one to learn at. */

import type { Choice } from "../input/choices";
import type { ConnectionState } from "../wire/connection";
import type { Board, Chair, Hand, OptionValue, Seat, Value } from "../wire/types";
import type { Words } from "../words/words";
import type { Company } from "./company";
import type { Table } from "./fold";
import type { Gains } from "./gains";

export interface TableView {
  readonly about: {
    readonly game: string;
    readonly players: number;
    readonly options: Record<string, OptionValue>;
    readonly board: Board;
  };
  readonly hand: Hand | null;
  readonly seats: Chair[];
  readonly you: Seat | null;
  readonly yourTurn: boolean;
  readonly actions: string[];
  readonly choices: Choice[];
  /** What happened last. */
  readonly last: Value[];
  /** An action that a hint points at. */
  readonly hinted: string | null;
  /** What actions would write at once, for those who want to see it. */
  readonly gains: Gains;
  /** The language, with the names of those who sit here. */
  readonly words: Words;
  chosen: string | null;
  play(action: string): void;
}

/** A table at which somebody sits: a live one, or that of a lesson. */
export interface Seated extends TableView {
  readonly table: Table;
  readonly handOver: boolean;
  /** Whose turn it is while another hand is shown, on a device that is passed around. */
  readonly curtain: Seat | null;
  /** Who is there, at a live one. */
  readonly company?: Company | null;
  /** How its connection is, at a live one. */
  readonly connection?: ConnectionState;
  /** When the clock was told, at a live one. */
  readonly timed?: number;
}
