/** The HTTP API of the server. */

import type { Again, Character, Daily, Done, Hint, Lesson, Listed, Made, Mine, NewTable, Now, Page, Position, PushOffer, Replay, Running, Seat, Seated, Token, Turns } from "./types";

export type { Daily, Invitation, Lesson, Listed, Mine, NewTable, Now, Option, Page, Position, Replay, Running } from "./types";

/** A refusal of the server, or "offline" where there was no answer at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    say: string,
  ) {
    super(say);
  }
}

/** How somebody is shown to others: a name, and a tile with a colour, "3-5 teal", or nothing. */
export interface Person {
  name: string;
  face: string;
}

type Fetch = typeof fetch;

/** Everything that can be asked over HTTP; tests bring their own `fetch`. */
export function createApi(fetcher: Fetch = (...asked) => fetch(...asked)) {
  let known: Promise<Token> | null = null;

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
  function guest(): Promise<Token> {
    known ??= post<Token>("/api/guest").catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  async function asGuest<T>(path: string, body: object = {}): Promise<T> {
    await guest();
    return post<T>(path, body);
  }

  /** What somebody has, below `/api/mine`. */
  async function own<T>(what: string): Promise<T> {
    await guest();
    return get<T>(`/api/mine${what}`);
  }

  const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}${what}`;

  return {
    games: () => get<Page[]>("/api/games"),
    bots: () => get<Character[]>("/api/bots"),
    rules: async (game: string, lang: string) => (await answer(`/api/games/${game}/rules?lang=${lang}`)).text(),
    position: (game: string, lang: string) => get<Position>(`/api/games/${game}/position?lang=${lang}`),
    lesson: (game: string, lang: string) => get<Lesson>(`/api/games/${game}/lesson?lang=${lang}`),
    me: guest,
    lobby: () => get<Listed[]>("/api/tables"),
    mine: () => own<Mine[]>(""),
    own,
    forgetMe: async () => {
      await (await answer("/api/guest", { method: "DELETE" })).json();
      known = null;
    },
    turns: async () => {
      await guest();
      return get<Turns>("/api/turns");
    },
    pushKey: async () => (await get<PushOffer>("/api/push")).key,
    push: (endpoint: string, on: boolean) => asGuest<PushOffer>("/api/push", { endpoint, on }),
    playing: () => get<Running[]>("/api/playing"),
    daily: () => get<Daily>("/api/daily"),
    create: async (asked: NewTable) => (await asGuest<Made>("/api/tables", asked)).table,
    // Somebody without a guest's cookie has no seat yet, so both can be asked for at once.
    table: async (table: string) => (await Promise.all([get<Now>(at(table, "")), guest()]))[0],
    sit: (table: string, { name, face }: Person, seat: Seat | null, seed: string) =>
      asGuest<Seated>(at(table, "/sit"), seat === null ? { name, face, seed } : { name, face, seat, seed }),
    seed: (table: string, seat: Seat, seed: string) => asGuest<Done>(at(table, "/seed"), { seat, seed }),
    fill: (table: string, level: string) => asGuest<Done>(at(table, "/fill"), { level }),
    leave: (table: string, seat: Seat) => asGuest<Done>(at(table, "/leave"), { seat }),
    takeBack: (table: string, seat: Seat) => asGuest<Done>(at(table, "/take-back"), { seat }),
    robot: (table: string, seat: Seat) => asGuest<Done>(at(table, "/robot"), { seat }),
    hint: (table: string, seat: Seat) => asGuest<Hint>(at(table, "/hint"), { seat }),
    rematch: async (table: string) => (await asGuest<Again>(at(table, "/rematch"))).table,
    record: async (table: string) => (await answer(at(table, "/record"))).text(),
    /** Something else at a table. */
    at: <T>(table: string, what: string, body = {}) => asGuest<T>(at(table, what), body),
    replay: (table: string, hand: number) => get<Replay>(at(table, `/replay?hand=${hand}`)),
  };
}

export type Api = ReturnType<typeof createApi>;
