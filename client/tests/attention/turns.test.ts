import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OFTEN, RARELY, Turns } from "../../src/attention/turns";
import type { Waits } from "../../src/wire/types";

const WAITS: Waits = { table: "t", game: "block", since: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever plays with others is told often, whoever plays with nobody costs little", async () => {
  let playing = 1;
  const turns = vi.fn(async () => ({ waiting: [WAITS], playing }));
  const tell = vi.fn();
  new Turns({ turns }, tell).start();
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenCalledWith([WAITS]);
  playing = 0;
  await vi.advanceTimersByTimeAsync(OFTEN);
  expect(turns).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(OFTEN);
  expect(turns).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(RARELY - OFTEN);
  expect(turns).toHaveBeenCalledTimes(3);
});

test("without an answer nothing is told, and it is asked again later", async () => {
  const turns = vi.fn(async () => {
    throw new Error("offline");
  });
  const tell = vi.fn();
  new Turns({ turns }, tell).start();
  await vi.advanceTimersByTimeAsync(RARELY);
  expect(turns).toHaveBeenCalledTimes(2);
  expect(tell).not.toHaveBeenCalled();
});

test("whoever comes back to the page asks at once, and only once at a time", async () => {
  const turns = vi.fn(async () => ({ waiting: [], playing: 1 }));
  const asking = new Turns({ turns }, vi.fn());
  void asking.ask();
  void asking.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(turns).toHaveBeenCalledTimes(1);
  void asking.ask();
  await vi.advanceTimersByTimeAsync(OFTEN - 1);
  expect(turns).toHaveBeenCalledTimes(2);
});
