/** The shapes of what is sent (see schema.ts), and names for the texts and numbers in them. */

import type { Listed, Snapshot } from "./schema";

export type * from "./schema";

/** The number of a place at the table, from 0. */
export type Seat = number;

/** A tile as text, "3-5"; "?-?" is one that lies face down. */
export type TileText = string;

/** What a table is about. */
export type Invitation = Omit<Listed, "here">;

export type OptionValue = string | number | boolean;

export type Status = Snapshot["status"];

/** Everything at a table besides what happened. */
export type Around = Omit<Snapshot, "t" | "seq" | "events" | "by_bot">;
