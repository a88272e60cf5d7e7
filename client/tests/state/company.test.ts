import { describe, expect, test } from "vitest";
import { awayFor, changes, peopleIn, type Company } from "../../src/state/company";
import type { News } from "../../src/state/fold";
import type { SeatPresence } from "../../src/wire/types";

type State = SeatPresence["state"] | null;

const company = (states: State[], names: string[] = [], onlookers = names.length, at = 0): Company => ({
  seats: states.map((state) => state && { state, seconds: state === "away" ? 4 : 0 }),
  onlookers,
  names,
  at,
});
const keys = (before: Company | null, now: Company) => changes(before, now, [0]).map(({ key, seat, name }) => [key, seat ?? name]);

describe("what is new about who is there", () => {
  test("is nothing at first", () => {
    expect(keys(null, company(["here", "away"]))).toEqual([]);
  });

  test("is who went and who came back, but not oneself", () => {
    const [here, away] = [company(["here", "here", null]), company(["away", "away", null])];
    expect(keys(here, away)).toEqual([["went-away", 1]]);
    expect(keys(away, here)).toEqual([["came-back", 1]]);
    expect(keys(away, company(["here", "away", "here"]))).toEqual([]); // a seat that was taken: a line of the log tells it
  });

  test("is not who left: a line of the log tells it", () => {
    expect(keys(company(["here", "here"]), company(["here", "left"]))).toEqual([]);
    expect(keys(company(["here", "left"]), company(["here", "here"]))).toEqual([]);
  });

  test("is who looks on, by name if there is one, and not who goes", () => {
    expect(keys(company([]), company([], ["Eve"]))).toEqual([["looks-on", "Eve"]]);
    expect(keys(company([], ["Eve"]), company([], ["Eve"], 2))).toEqual([["somebody-looks-on", ""]]);
    expect(keys(company([], ["Eve"], 2), company([], ["Eve"]))).toEqual([]);
  });
});

test("somebody has been away since before it was told", () => {
  const told = company(["here", "away"], [], 0, 10_000);
  expect(awayFor(told, 1, { now: 13_000 })).toBe(7);
  expect([awayFor(told, 0, { now: 13_000 }), awayFor(null, 1, { now: 0 }), awayFor(told, 5, { now: 0 })]).toEqual([null, null, null]);
});

describe("a line about people", () => {
  const found = (news: Partial<News>, begun = true) => {
    return peopleIn({ seq: 1, events: [], kind: "moved", ...news }, begun).map(({ key, why }) => [key, why]);
  };

  test("says that a bot takes over, and why, or that somebody plays again", () => {
    expect(found({ kind: "robot", seat: 1, why: "hand" })).toEqual([["bot-took-over", "hand"]]);
    expect(found({ kind: "robot", seat: 1, why: "back" })).toEqual([["seat-back", "back"]]);
  });

  test("says who leaves: before the deal the seat is free, later a bot plays on", () => {
    expect(found({ kind: "left", seat: 1 }, false)).toEqual([["got-up", "left"]]);
    expect(found({ kind: "left", seat: 1 })).toEqual([["bot-took-over", "left"]]);
    expect(found({ kind: "sat", seat: 1 }, false)).toEqual([["sat-down", "sat"]]);
  });

  test("is not every line", () => {
    expect(found({ kind: "moved" })).toEqual([]);
  });
});
