import fc from "../chance";
import { describe, expect, test } from "vitest";
import { fold, latest, NOTHING, type Table } from "../../src/state/fold";
import type { Around, Message, Value } from "../../src/wire/types";

const around = (seq: number): Around => ({
  you: 0,
  seats: [],
  status: "playing",
  hand: null,
  clock: null,
  commitment: String(seq),
  rematch: null,
  no_take_back: null,
  proposal: null,
  may_propose: [],
  paused: false,
  settled: false,
  rated: false,
});
const event = (seq: number): Value => ({ is: "Passed", seat: 0, numbers: [seq] });
const step = (seq: number, kind = "moved"): Message => ({ t: "step", seq, kind, events: [event(seq)], ...around(seq) });
const snapshot = (seq: number, from: number): Message => ({
  t: "snapshot",
  seq,
  events: Array.from({ length: seq - from + 1 }, (_, at) => event(from + at)),
  by_bot: [],
  ...around(seq),
});

const all = (table: Table) => table.story.flatMap((line) => line.events);
const folded = (messages: Message[], start: Table = NOTHING) =>
  messages.reduce((table, message) => fold(table, message).table, start);

describe("a table", () => {
  test("is the same whether told by steps or by a snapshot and steps", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (more, first) => {
        const steps = Array.from({ length: more }, (_, at) => step(first + at + 1));
        const told = folded([snapshot(first, 1), ...steps]);
        expect(all(told)).toEqual(all(folded([snapshot(first + more, 1)])));
        expect(told.seq).toBe(first + more);
      }),
    );
  });

  test("takes no step twice, however often it is sent", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 }), (sent) => {
        let table = folded([snapshot(1, 1)]);
        for (const seq of sent) table = fold(table, step(seq)).table;
        expect(all(table)).toEqual(Array.from({ length: table.seq }, (_, at) => event(at + 1)));
      }),
    );
  });

  test("asks for everything when a step is missing or a move was taken back", () => {
    const table = folded([snapshot(4, 1)]);
    expect(fold(table, step(6)).resync).toBe(true);
    expect(fold(table, step(6)).table).toBe(table);
    expect(fold(table, step(5, "taken-back")).resync).toBe(true);
    expect(fold(table, step(5)).resync).toBe(false);
  });

  test("knows what a bot did for somebody, told by a step or by a snapshot; what follows from it is theirs", () => {
    const events: Value[] = [event(5), { is: "Ended", seat: 0, how: "out" }];
    const told = [{ ...event(5), byBot: true }, events[1]];
    const { t: _, ...moved } = step(5) as Extract<Message, { t: "step" }>;
    expect(all(folded([snapshot(4, 4), { ...moved, t: "step", events, by_bot: [0, 1] }]))).toEqual([event(4), ...told]);
    const seen = { ...snapshot(5, 4), events: [event(4), ...events], by_bot: [1, 2] } as Message;
    expect(all(folded([seen]))).toEqual([event(4), ...told]);
  });

  test("has the clock of the server when nothing else is new", () => {
    const clock = { left: [3, 9], runs: 0 };
    expect(folded([snapshot(4, 1), { t: "same", seq: 4, clock }]).around?.clock).toEqual(clock);
  });

  test("begins a new story with every deal", () => {
    const table = folded([snapshot(4, 1), step(5, "dealt"), step(6)]);
    expect(all(table)).toEqual([event(5), event(6)]);
  });

  test("keeps what is around it when steps are sent again without it", () => {
    const bare: Message = { t: "step", seq: 5, kind: "moved", events: [event(5)] };
    const table = folded([snapshot(4, 1), bare]);
    expect(table.around?.commitment).toBe("4");
    expect(folded([step(6)], table).around?.commitment).toBe("6");
  });

  test("remembers the last move with what followed from it", () => {
    const scored: Value = { is: "Scored", seats: [0], points: 5, why: "ends", of: null };
    const told = [event(1), event(2), scored].map((happened, at) => ({ seq: at, events: [happened] }));
    expect(latest(told)).toEqual([event(2), scored]);
    expect(latest([{ seq: 1, events: [scored] }])).toEqual([scored]);
    expect(latest([])).toEqual([]);
  });

  test("shows what was laid before the draw that ends a turn", () => {
    const placed: Value = { is: "Placed", seat: 1, tile: "3-5", end: "b", outer: 5 };
    const drew = (seat: number): Value => ({ is: "Drew", seat, tiles: ["?-?"], numbers: [], left: 9 });
    expect(latest([{ seq: 4, events: [event(4)] }, { seq: 5, events: [placed, drew(1)] }])).toEqual([placed, drew(1)]);
    expect(latest([{ seq: 4, events: [placed] }, { seq: 5, events: [drew(1)] }])).toEqual([drew(1)]);
    expect(latest([{ seq: 4, events: [placed] }, { seq: 4, events: [drew(0)] }])).toEqual([drew(0)]);
  });

  test("shows what was laid before its points were claimed and called", () => {
    const placed: Value = { is: "Placed", seat: 1, tile: "5-5", end: "", outer: 5 };
    const claimed: Value = { is: "ClaimedPoints", seat: 1, points: 0 };
    const called: Value = { is: "CalledPoints", seat: 0, points: 3, called: true };
    const told = [event(1), placed, claimed, called].map((happened, at) => ({ seq: at, events: [happened] }));
    expect(latest(told)).toEqual([placed, claimed, called]);
  });

  test("is not set back by an older snapshot", () => {
    const table = folded([snapshot(4, 1)]);
    expect(fold(table, snapshot(3, 1)).table).toBe(table);
  });
});

describe("a step that tells what changed", () => {
  const hand = { turn: [0], table: { is: "State", hands: [["?-?"], ["1-2", "3-4"]], laid: [] }, actions: ["1-2"] };
  const start = fold(NOTHING, { ...snapshot(4, 1), hand } as unknown as Message).table;
  const patch = { commitment: ["new"], hand: { turn: [[1]], table: { hands: { 1: [["3-4"]] }, laid: { 0: ["1-2"] } }, actions: null } };
  const told = (more: object) => ({ t: "step", seq: 5, kind: "moved", events: [event(5)], you: 0, patch, ...more }) as Message;

  test("makes the table after it of the table before it", () => {
    const { table, news } = fold(start, told({}));
    expect(table.around).toEqual({ ...start.around, commitment: "new", hand: { turn: [1], table: { is: "State", hands: [["?-?"], ["3-4"]], laid: ["1-2"] } } });
    expect([table.seq, news?.kind]).toEqual([5, "moved"]);
    expect(table.around?.seats).toBe(start.around?.seats);
  });

  test("is taken if its checksum fits, and else everything is asked for", () => {
    expect(fold(start, told({ sum: 730090451 })).resync).toBe(false);
    expect(fold(start, told({ sum: 1 }))).toEqual({ table: start, news: null, resync: true });
  });

  test("was told to other eyes, or to nobody who knows the table: everything is asked for", () => {
    expect(fold(start, told({ you: 1 }))).toEqual({ table: start, news: null, resync: true });
    expect(fold({ ...NOTHING, seq: 4 }, told({})).resync).toBe(true);
  });
});
