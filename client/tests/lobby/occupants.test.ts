import { describe, expect, test } from "vitest";
import { createTable } from "../../src/lobby/create";
import { againstBots, botsOf, parted, passAndPlay, ratable, reseated, resized, seatsHere, withFriends } from "../../src/lobby/occupants";
import type { NewTable, Person } from "../../src/wire/api";

describe("occupants", () => {
  test("are oneself and bots, friends, or people at this device", () => {
    expect(againstBots(3, "hard")).toEqual(["me", "hard", "hard"]);
    expect(withFriends(2)).toEqual(["me", "friend"]);
    expect(passAndPlay(3)).toEqual(["me", "here", "here"]);
    expect(againstBots(1, "easy")).toEqual(["me"]);
  });

  test("are bots of a level, or characters of that level", () => {
    expect([parted("medium"), parted("hard/Ben"), parted("me")]).toEqual([["medium", ""], ["hard", "Ben"], ["me", ""]]);
    expect(botsOf(["me", "hard/Ben", "friend"])).toEqual([null, "hard/Ben", null]);
    expect(resized(["me", "hard/Ben"], 3)).toEqual(["me", "hard/Ben", "hard"]);
  });

  test("stay where they are when the table grows or shrinks", () => {
    expect(resized(["me", "easy", "friend"], 5)).toEqual(["me", "easy", "friend", "friend", "friend"]);
    expect(resized(["me", "easy", "friend"], 2)).toEqual(["me", "easy"]);
    expect(resized(["me"], 2)).toEqual(["me", "friend"]);
  });

  test("are bots with a level, or people", () => {
    const occupants = ["here", "me", "friend", "easy"];
    expect(botsOf(occupants)).toEqual([null, null, null, "easy"]);
    expect(seatsHere(occupants)).toEqual([0, 1]);
  });

  test("can play a match that counts for ratings if they are people, each at a device of their own", () => {
    expect(["me", "here", "easy"].map((other) => ratable(["me", other, "friend"]))).toEqual([false, false, false]);
    expect([withFriends(2), ["friend", "me", "friend"], passAndPlay(2), againstBots(1, "easy")].map(ratable)).toEqual([true, true, false, false]);
  });

  test("change places with oneself", () => {
    expect(reseated(["me", "friend", "easy"], 2, "me")).toEqual(["easy", "friend", "me"]);
    expect(reseated(["me", "friend"], 1, "hard")).toEqual(["me", "hard"]);
    expect(reseated(["me", "friend"], 0, "me")).toEqual(["me", "friend"]);
    expect(reseated(["hard", "friend"], 1, "me")).toEqual(["hard", "me"]);
  });
});

test("opening a table takes every seat of this device, with a seed for each", async () => {
  const sat: [string, Person, number | null, string][] = [];
  const asked: NewTable[] = [];
  const api = {
    create: async (table: NewTable) => (asked.push(table), "t1"),
    sit: async (...seat: [string, Person, number | null, string]) => (sat.push(seat), { seat: seat[2] ?? 0, seq: 1 }),
  };
  const table = await createTable(api, { game: "block", options: { set: 9 } }, ["me", "easy", "here"], (seat) => ({ name: `P${seat}`, face: "3-5 teal" }));
  expect(table).toBe("t1");
  expect(asked).toEqual([{ game: "block", options: { set: 9 }, players: 3, bots: [null, "easy", null] }]);
  expect(sat.map(([at, { name }, seat]) => [at, name, seat])).toEqual([["t1", "P0", 0], ["t1", "P2", 2]]);
  expect(new Set(sat.map(([, , , seed]) => seed)).size).toBe(2);
});
