import { describe, expect, test } from "vitest";
import { Line, type Connection, type Move, type Wire } from "../../src/wire/connection";
import type { Message } from "../../src/wire/types";

/** A clock that goes when it is told to. */
class HandClock {
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

class FakeWire implements Wire {
  sent: { t: string; [field: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
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
  cut(code = 1006, reason = "") {
    this.onclose?.({ code, reason });
  }
}

function setUp(waiting: Move[] = []) {
  const wires: FakeWire[] = [];
  const clock = new HandClock();
  const states: Connection[] = [];
  const heard: Message[] = [];
  let seen: number | null = null;
  const line = new Line(
    (after) => {
      const wire = new FakeWire(after);
      wires.push(wire);
      return wire;
    },
    clock,
    { heard: (message) => heard.push(message), connection: (how) => states.push(how) },
    () => seen,
    waiting,
    (failures) => 300 + 400 * failures,
  );
  line.connect();
  return { line, wires, clock, states, heard, see: (seq: number) => (seen = seq) };
}

const moves = (wire: FakeWire | undefined) => wire?.sent.filter((frame) => frame.t === "move") ?? [];

describe("a line", () => {
  test("is given up at once when the network goes, and tried again", () => {
    const { line, wires, clock, states } = setUp();
    wires[0]?.onopen?.();
    line.cut();
    expect([states.at(-1), wires[0]?.closed]).toEqual(["waiting", true]);
    line.cut();
    clock.pass(400);
    expect([states.at(-1), wires.length]).toEqual(["connecting", 2]);
  });

  test("that does not answer a move is changed for another, where the move is said again", () => {
    const { line, wires, clock } = setUp();
    wires[0]?.onopen?.();
    const { key } = line.move(0, "3-5@a");
    clock.pass(3_900);
    expect(wires.length).toBe(1);
    clock.pass(200);
    wires[1]?.onopen?.();
    expect(moves(wires[1]).map((move) => move.key)).toEqual([key]);
  });

  test("that answers a move is kept", () => {
    const { line, wires, clock } = setUp();
    wires[0]?.onopen?.();
    const { key } = line.move(0, "3-5@a");
    wires[0]?.hear({ t: "ack", key, seq: 4 });
    clock.pass(9_000);
    expect(wires.length).toBe(1);
  });

  test("asks for what came after the last line it has seen", () => {
    const { wires, clock, see } = setUp();
    expect(wires[0]?.after).toBeNull();
    wires[0]?.onopen?.();
    see(17);
    wires[0]?.cut();
    clock.pass(400);
    expect(wires[1]?.after).toBe(17);
  });

  test("says an unanswered move again with the same key", () => {
    const { line, wires, clock } = setUp();
    wires[0]?.onopen?.();
    const move = line.move(0, "5-6@b", 4);
    wires[0]?.cut();
    clock.pass(400);
    wires[1]?.onopen?.();
    expect(moves(wires[0])).toEqual([move]);
    expect(moves(wires[1])).toEqual([move]);
  });

  test("keeps a move that was made while there was no connection, and sends it once", () => {
    const { line, wires, clock } = setUp();
    wires[0]?.cut();
    line.move(0, "draw");
    expect(moves(wires[0])).toEqual([]);
    clock.pass(400);
    wires[1]?.onopen?.();
    expect(moves(wires[1])).toHaveLength(1);
  });

  test.each(["ack", "no"] as const)("forgets a move that was answered with %s", (t) => {
    const { line, wires, clock } = setUp();
    wires[0]?.onopen?.();
    const { key } = line.move(0, "pass");
    const answer = t === "ack" ? { t, key, seq: 5 } : { t, key, seq: 5, code: "stale", say: "" };
    wires[0]?.hear(answer);
    expect(line.unanswered).toEqual([]);
    wires[0]?.cut();
    clock.pass(400);
    wires[1]?.onopen?.();
    expect(moves(wires[1])).toEqual([]);
  });

  test("waits longer after every failure, and not at all when it is told so", () => {
    const { line, wires, clock } = setUp();
    wires[0]?.cut();
    clock.pass(300);
    wires[1]?.cut();
    clock.pass(300);
    expect(wires).toHaveLength(2);
    clock.pass(400);
    expect(wires).toHaveLength(3);
    wires[2]?.cut();
    line.now();
    expect(wires).toHaveLength(4);
  });

  test("does not come back at the same moment as all the others", () => {
    const moments = Array.from({ length: 30 }, () => {
      const [clock, wires] = [new HandClock(), [] as FakeWire[]];
      const open = () => wires[wires.push(new FakeWire(null)) - 1]!;
      const line = new Line(open, clock, { heard: () => undefined, connection: () => undefined }, () => null);
      line.connect();
      wires[0]?.cut();
      while (wires.length < 2) clock.pass(1);
      return clock.now;
    });
    expect(new Set(moments).size).toBeGreaterThan(10);
  });

  test("pings when it is quiet, and gives up a line that says nothing", () => {
    const { wires, clock, states } = setUp();
    wires[0]?.onopen?.();
    clock.pass(10_000);
    expect(wires[0]?.sent).toEqual([{ t: "ping", n: 1 }]);
    clock.pass(15_000);
    expect(wires[0]?.closed).toBe(true);
    expect(states.at(-1)).toBe("waiting");
    clock.pass(400);
    expect(wires).toHaveLength(2);
  });

  test("says nothing before it is there", () => {
    const { line, wires, clock } = setUp();
    line.say({ t: "resync" });
    clock.pass(10_000);
    expect(wires[0]?.sent).toEqual([]);
  });

  test("does not come back where it was refused, nor after it was closed", () => {
    const refused = setUp();
    refused.wires[0]?.cut(1008, "not-found");
    refused.clock.pass(60_000);
    expect(refused.states.at(-1)).toBe("refused");
    expect(refused.wires).toHaveLength(1);
    const closed = setUp();
    closed.line.close();
    closed.clock.pass(60_000);
    expect(closed.wires).toHaveLength(1);
  });

  test("hears nothing from a wire that it has given up", () => {
    const { wires, clock, heard } = setUp();
    wires[0]?.cut();
    clock.pass(400);
    wires[0]?.hear({ t: "pong", n: 1 });
    wires[1]?.hear({ t: "pong", n: 2 });
    expect(heard).toEqual([{ t: "pong", n: 2 }]);
  });
});
