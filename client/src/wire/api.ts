/** The HTTP API of the server. */

import type { Board, ClockRule, Hand, Invitation, OptionValue, Seat, Snapshot, Status, Value } from "./types";

/** A refusal of the server, or "offline" where there was no answer at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    say: string,
  ) {
    super(say);
  }
}

export interface GameOption {
  name: string;
  default: OptionValue;
  kind?: string;
  values?: OptionValue[] | null;
  least?: number | null;
  most?: number | null;
}

/** A page of the catalogue. */
export interface Page {
  id: string;
  version: number;
  editions: string[];
  players: number[];
  sets: number[];
  options: GameOption[];
  levels: string[];
  /** The shelf of the catalogue. */
  kind: "lines" | "counting" | "stars" | "special" | "alone";
  /** A small picture of a table, in words. */
  sample: string;
  board: Board;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, OptionValue>;
  bots?: (string | null)[];
  public?: boolean;
  clock?: ClockRule | null;
  pace?: number;
  daily?: string;
}

/** A table as the person who asks sees it. */
export type Seen = Invitation & Snapshot & { mine: Seat[] };

export type Mine = Invitation & { mine: Seat[]; status: Status; turn: boolean; at: number };

export interface Replay {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  board: Board;
  names: string[];
  hands: number;
  hand: number;
  /** The day whose puzzle it is. */
  daily?: string | null;
  steps: { seat: Seat | null; action: string; events: Value[]; hand: Hand }[];
}

export interface Hint {
  sure: string;
  action: string | null;
  percent: number | null;
}

export interface Daily {
  date: string;
  puzzles: { game: string; options: Record<string, OptionValue> }[];
}

type Fetch = typeof fetch;

/** Everything that can be asked over HTTP; tests bring their own `fetch`. */
export function createApi(fetcher: Fetch = (...asked) => fetch(...asked)) {
  let known: Promise<unknown> | null = null;

  async function answer(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetcher(path, init).catch(() => {
      throw new Refused("offline", "offline");
    });
    if (response.ok) return response;
    const refusal = (await response.json().catch(() => ({}))) as { code?: string; say?: string };
    throw new Refused(refusal.code ?? String(response.status), refusal.say ?? response.statusText);
  }

  async function get<T>(path: string): Promise<T> {
    return (await (await answer(path)).json()) as T;
  }

  async function post<T>(path: string, body: object = {}): Promise<T> {
    const headers = { "Content-Type": "application/json" };
    return (await (await answer(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
  }

  /** The guest that the cookie names; asked for once. */
  function guest(): Promise<unknown> {
    known ??= post<{ token: string; link: string }>("/api/guest").catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  async function asGuest<T>(path: string, body: object = {}): Promise<T> {
    await guest();
    return post<T>(path, body);
  }

  const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}${what}`;

  return {
    games: () => get<Page[]>("/api/games"),
    rules: async (game: string, lang: string) => (await answer(`/api/games/${game}/rules?lang=${lang}`)).text(),
    me: async () => (await guest()) as { token: string; link: string },
    lobby: () => get<Invitation[]>("/api/tables"),
    mine: async () => {
      await guest();
      return get<Mine[]>("/api/mine");
    },
    daily: () => get<Daily>("/api/daily"),
    create: async (asked: NewTable) => (await asGuest<{ table: string }>("/api/tables", asked)).table,
    // Somebody without a guest's cookie has no seat yet, so both can be asked for at once.
    table: async (table: string) => (await Promise.all([get<Seen>(at(table, "")), guest()]))[0],
    sit: (table: string, name: string, seat: Seat | null, seed: string) =>
      asGuest<{ seat: Seat }>(at(table, "/sit"), seat === null ? { name, seed } : { name, seat, seed }),
    seed: (table: string, seat: Seat, seed: string) => asGuest<object>(at(table, "/seed"), { seat, seed }),
    leave: (table: string, seat: Seat) => asGuest<object>(at(table, "/leave"), { seat }),
    takeBack: (table: string, seat: Seat) => asGuest<object>(at(table, "/take-back"), { seat }),
    robot: (table: string, seat: Seat) => asGuest<object>(at(table, "/robot"), { seat }),
    hint: (table: string, seat: Seat) => asGuest<Hint>(at(table, "/hint"), { seat }),
    rematch: async (table: string) => (await asGuest<{ table: string }>(at(table, "/rematch"))).table,
    record: async (table: string) => (await answer(at(table, "/record"))).text(),
    replay: (table: string, hand: number) => get<Replay>(at(table, `/replay?hand=${hand}`)),
  };
}

export type Api = ReturnType<typeof createApi>;
