import { describe, expect, test } from "vitest";
import { dismiss, dismissed, recall } from "../../src/storage/dismissed";
import { offered, rememberOffer } from "../../src/storage/lessons";
import { begun, keepDay, marked, today } from "../../src/storage/daily";
import { last, playable, remember } from "../../src/storage/lastgame";
import type { Store } from "../../src/storage/local";
import type { Mine } from "../../src/wire/api";
import { PAGES } from "../catalogue/pages";

function store(items: Record<string, string> = {}): Store {
  return { getItem: (key) => items[key] ?? null, setItem: (key, text) => void (items[key] = text) };
}

const FIRST = { game: "block", players: 2, level: "medium", options: {} };

const forbidden: Store = {
  getItem: () => {
    throw new DOMException("no", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("no", "QuotaExceededError");
  },
};

describe("the last game", () => {
  test("is none at first", () => expect(last(store())).toBeNull());

  test("is remembered", () => {
    const kept = store();
    const cyprus = { game: "cyprus", players: 6, level: "easy", options: { hands: 1 } };
    remember(cyprus, kept);
    expect(last(kept)).toEqual(cyprus);
  });

  test("is none where something else was written, or nothing may be", () => {
    expect(last(store({ "boneyard.last": "{" }))).toBeNull();
    expect(last(store({ "boneyard.last": '{"game":1}' }))).toBeNull();
    expect(last(store({ "boneyard.last": '{"game":"block","players":2,"level":"easy"}' }))).toBeNull();
    expect(last(forbidden)).toBeNull();
    expect(() => remember(FIRST, forbidden)).not.toThrow();
  });
});

describe("what was played last", () => {
  const played = { game: "barricade", players: 4, level: "easy", options: { host: "peruvian", set: 9 } };

  test("is played again as far as it goes", () => {
    expect(playable(played, PAGES)).toEqual({ ...played, options: { host: "peruvian" } });
    expect(playable(played, [])).toBe(played);
  });

  test("gives way to the first game when it cannot be played any more", () => {
    expect(playable({ ...played, players: 3 }, PAGES)).toEqual(FIRST);
    expect(playable({ ...played, level: "hard" }, PAGES)).toEqual(FIRST);
    expect(playable({ ...played, game: "gone" }, PAGES)).toEqual(FIRST);
  });
});

describe("somebody who has never played", () => {
  test("is offered the first game as it is suggested", () => {
    const pages = PAGES.map((page) => ({ ...page, suggested: [{ players: 2, options: { hands: 8 } }] }));
    expect(playable(last(store()), pages)).toEqual({ ...FIRST, options: { hands: 8 } });
    expect(playable({ ...FIRST }, pages)?.options).toEqual({});
  });

  test("is offered the game that the catalogue calls the first, with the players it likes best", () => {
    const pages = PAGES.map((page) => ({ ...page, first: page.id === "chicken-foot" }));
    expect(playable(null, pages)).toEqual({ game: "chicken-foot", players: 4, level: "medium", options: {} });
    expect(playable(null, [])).toBeNull();
  });
});

describe("games that were dismissed", () => {
  test("stay so, and the oldest is forgotten first", () => {
    const kept = store();
    for (let table = 0; table < 51; table++) dismiss(`t${table}`, kept);
    expect(dismissed(kept)).toHaveLength(50);
    expect(dismissed(kept)).not.toContain("t0");
    expect(dismiss("t7", kept).filter((table) => table === "t7")).toHaveLength(1);
    expect(recall("t7", kept)).not.toContain("t7");
    expect(dismissed(kept)).toHaveLength(49);
  });
});

describe("a first lesson", () => {
  test("is offered once", () => {
    const kept = store();
    expect(offered("line", kept)).toBe(false);
    rememberOffer("line", kept);
    rememberOffer("star", kept);
    expect([offered("line", kept), offered("star", kept), offered("feet", kept)]).toEqual([true, true, false]);
  });

  test("is offered by a device that remembers nothing, and does not break it", () => {
    const broken = { getItem: () => "no JSON", setItem: () => undefined };
    rememberOffer("line", broken);
    expect(offered("line", broken)).toBe(false);
  });
});

describe("the puzzles of the day", () => {
  const mine = (table: string, status: string, won = status === "over") => ({ table, status, won }) as Mine;

  test("are not done when they were lost, and begin anew", () => {
    const day = begun(today("2026-11-15", store()), "solo-1", "t1");
    expect(marked(day, [mine("t1", "over", false)])).toEqual({ date: "2026-11-15", tables: {}, done: [] });
  });

  test("are done when they are solved, and stay so", () => {
    const day = begun(begun(today("2026-11-15", store()), "solo-1", "t1"), "memory", "t2");
    const after = marked(day, [mine("t1", "over"), mine("t2", "playing"), mine("t3", "over")]);
    expect(after.done).toEqual(["solo-1"]);
    expect(marked(after, []).done).toEqual(["solo-1"]);
    expect(marked(after, [mine("t1", "over"), mine("t2", "over")]).done).toEqual(["solo-1", "memory"]);
  });

  test("begin anew the next day", () => {
    const kept = store();
    const day = begun(today("2026-11-15", kept), "solo-1", "t1");
    keepDay(day, kept);
    expect(today("2026-11-15", kept)).toEqual(day);
    expect(today("2026-11-16", kept)).toEqual({ date: "2026-11-16", tables: {}, done: [] });
  });
});
