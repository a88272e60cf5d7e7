import { describe, expect, test } from "vitest";
import { Connection, type ConnectionState, type MoveFrame, type Socket } from "../../src/wire/connection";
import type { Message } from "../../src/wire/types";

/** A clock that goes when it is told to. */
class ManualTimers {
  now = 0;
  private due: { at: number; what: () => void }[] = [];
  after(milliseconds: number, what: () => void) {
    const entry = { at: this.now + milliseconds, what };
    this.due.push(entry);
    return () => void (this.due = this.due.filter((other) => other !== entry));
  }
  pass(milliseconds: number) {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.due.filter((entry) => entry.at <= end).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      this.due = this.due.filter((entry) => entry !== next);
      this.now = next.at;
      next.what();
    }
    this.now = end;
  }
}

class FakeSocket implements Socket {
  sent: { t: string; [field: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly after: number | null) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  hear(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006) {
    this.onclose?.({ code });
  }
}

function setUp(kept: MoveFrame[] = []) {
  const sockets: FakeSocket[] = [];
  const timers = new ManualTimers();
  const states: ConnectionState[] = [];
  const received: Message[] = [];
  const box = { saved: kept, told: kept };
  let seen: number | null = null;
  const connection = new Connection({
    open: (after) => sockets[sockets.push(new FakeSocket(after)) - 1]!,
    seen: () => seen,
    listener: {
      received: (message) => received.push(message),
      changed: (state) => states.push(state),
      unacknowledged: (moves) => (box.told = moves),
    },
    outbox: { load: () => kept, save: (moves) => (box.saved = moves) },
    timers,
    wait: (failures) => 300 + 400 * failures,
  });
  connection.connect();
  return { connection, sockets, timers, states, received, box, see: (seq: number) => (seen = seq) };
}

const moves = (socket: FakeSocket | undefined) => socket?.sent.filter((frame) => frame.t === "move") ?? [];

describe("a connection", () => {
  test("is given up at once when the network goes, and tried again", () => {
    const { connection, sockets, timers, states } = setUp();
    sockets[0]?.onopen?.();
    connection.offline();
    expect([states.at(-1), sockets[0]?.closed]).toEqual(["waiting", true]);
    connection.offline();
    timers.pass(400);
    expect([states.at(-1), sockets.length]).toEqual(["connecting", 2]);
  });

  test("that does not answer a move is changed for another, where the move is said again", () => {
    const { connection, sockets, timers } = setUp();
    sockets[0]?.onopen?.();
    const { key } = connection.move(0, "3-5@a");
    timers.pass(3_900);
    expect(sockets.length).toBe(1);
    timers.pass(200);
    sockets[1]?.onopen?.();
    expect(moves(sockets[1]).map((move) => move.key)).toEqual([key]);
  });

  test("that answers a move is kept", () => {
    const { connection, sockets, timers } = setUp();
    sockets[0]?.onopen?.();
    const { key } = connection.move(0, "3-5@a");
    sockets[0]?.hear({ t: "ack", key, seq: 4 });
    timers.pass(9_000);
    expect(sockets.length).toBe(1);
  });

  test("asks for what came after the last line it has seen", () => {
    const { sockets, timers, see } = setUp();
    expect(sockets[0]?.after).toBeNull();
    sockets[0]?.onopen?.();
    see(17);
    sockets[0]?.cut();
    timers.pass(400);
    expect(sockets[1]?.after).toBe(17);
  });

  test("says an unanswered move again with the same key", () => {
    const { connection, sockets, timers } = setUp();
    sockets[0]?.onopen?.();
    const move = connection.move(0, "5-6@b", 4);
    sockets[0]?.cut();
    timers.pass(400);
    sockets[1]?.onopen?.();
    expect(moves(sockets[0])).toEqual([move]);
    expect(moves(sockets[1])).toEqual([move]);
  });

  test("keeps a move that was made while there was no connection, and sends it once", () => {
    const { connection, sockets, timers } = setUp();
    sockets[0]?.cut();
    connection.move(0, "draw");
    expect(moves(sockets[0])).toEqual([]);
    timers.pass(400);
    sockets[1]?.onopen?.();
    expect(moves(sockets[1])).toHaveLength(1);
  });

  test("sends the moves of the outbox first, as they were kept", () => {
    const kept: MoveFrame = { t: "move", seat: 0, action: "draw", key: "k1", seq: 7 };
    const { sockets } = setUp([kept]);
    sockets[0]?.onopen?.();
    expect(moves(sockets[0])).toEqual([kept]);
  });

  test.each(["ack", "no"] as const)("forgets a move that was answered with %s", (t) => {
    const { connection, sockets, timers, box } = setUp();
    sockets[0]?.onopen?.();
    const { key } = connection.move(0, "pass");
    expect([box.saved, box.told].map((moves) => moves.map((move) => move.key))).toEqual([[key], [key]]);
    const answer = t === "ack" ? { t, key, seq: 5 } : { t, key, seq: 5, code: "stale", say: "" };
    sockets[0]?.hear(answer);
    expect([box.saved, box.told]).toEqual([[], []]);
    sockets[0]?.cut();
    timers.pass(400);
    sockets[1]?.onopen?.();
    expect(moves(sockets[1])).toEqual([]);
  });

  test("waits longer after every failure, and not at all when it is told so", () => {
    const { connection, sockets, timers } = setUp();
    sockets[0]?.cut();
    timers.pass(300);
    sockets[1]?.cut();
    timers.pass(300);
    expect(sockets).toHaveLength(2);
    timers.pass(400);
    expect(sockets).toHaveLength(3);
    sockets[2]?.cut();
    connection.reconnect();
    expect(sockets).toHaveLength(4);
  });

  test("does not come back at the same moment as all the others", () => {
    const moments = Array.from({ length: 30 }, () => {
      const [timers, sockets] = [new ManualTimers(), [] as FakeSocket[]];
      new Connection({
        open: () => sockets[sockets.push(new FakeSocket(null)) - 1]!,
        seen: () => null,
        listener: { received: () => undefined, changed: () => undefined, unacknowledged: () => undefined },
        outbox: { load: () => [], save: () => undefined },
        timers,
      }).connect();
      sockets[0]?.cut();
      while (sockets.length < 2) timers.pass(1);
      return timers.now;
    });
    expect(new Set(moments).size).toBeGreaterThan(10);
  });

  test("pings when it is quiet, and gives up a socket that says nothing", () => {
    const { sockets, timers, states } = setUp();
    sockets[0]?.onopen?.();
    timers.pass(10_000);
    expect(sockets[0]?.sent).toEqual([{ t: "ping", n: 1 }]);
    timers.pass(15_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(states.at(-1)).toBe("waiting");
    timers.pass(400);
    expect(sockets).toHaveLength(2);
  });

  test("says nothing before it is there", () => {
    const { connection, sockets, timers } = setUp();
    connection.send({ t: "resync" });
    timers.pass(10_000);
    expect(sockets[0]?.sent).toEqual([]);
  });

  test("does not come back where it was refused, nor after it was closed", () => {
    const refused = setUp();
    refused.sockets[0]?.cut(1008);
    refused.timers.pass(60_000);
    expect(refused.states.at(-1)).toBe("refused");
    expect(refused.sockets).toHaveLength(1);
    const closed = setUp();
    closed.connection.close();
    closed.timers.pass(60_000);
    expect(closed.sockets).toHaveLength(1);
  });

  test("goes to another server without a word, and says so if there is none", () => {
    const { sockets, timers, states } = setUp();
    sockets[0]?.onopen?.();
    sockets[0]?.cut(1012);
    timers.pass(400);
    expect(states).toEqual(["connecting", "on"]);
    sockets[1]?.onopen?.();
    expect(states).toEqual(["connecting", "on", "on"]);
    sockets[1]?.cut(1012);
    timers.pass(400);
    sockets[2]?.cut(1006);
    expect(states.slice(3)).toEqual(["waiting"]);
  });

  test("hears nothing from a socket that it has given up", () => {
    const { sockets, timers, received } = setUp();
    sockets[0]?.cut();
    timers.pass(400);
    sockets[0]?.hear({ t: "pong", n: 1 });
    sockets[1]?.hear({ t: "pong", n: 2 });
    expect(received).toEqual([{ t: "pong", n: 2 }]);
  });
});
