import { expect, test } from "vitest";
import type { News } from "../../src/state/fold";
import { talkOf, type Talk } from "../../src/state/talk";
import type { Message } from "../../src/wire/types";

const STEP = { t: "ok" } as Message;
const news = (kind: string, seat?: number, why?: string): News => ({ seq: 1, events: [], kind, seat, why });

test("what is said comes in order, and only some of it is kept", () => {
  let talk: Talk[] = [];
  for (let seat = 0; seat < 40; seat++) talk = talkOf(talk, null, { t: "reaction", seat, what: "thanks" });
  expect(talk.length).toBeLessThan(40);
  expect(talk.at(-1)).toEqual({ kind: "reaction", seat: 39, why: "thanks" });
});

test("lines about agreements are talk, and others change nothing", () => {
  const said = talkOf([], news("answered", 1, "no"), STEP);
  expect(said).toEqual([{ kind: "answered", seat: 1, why: "no" }]);
  expect(talkOf(said, news("taken-back"), STEP).at(-1)).toEqual({ kind: "taken-back", seat: -1, why: "" });
  expect(talkOf(said, news("moved", 1), STEP)).toBe(said);
  expect(talkOf(said, null, STEP)).toBe(said);
});
