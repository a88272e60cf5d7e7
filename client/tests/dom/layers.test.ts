import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atLayer, closeLast, layer } from "../../src/dom/layers";

const SLOW = 20; // milliseconds in which a browser goes back

/** A history as browsers have it: it goes back only some time after it was told to, and then says so. */
class SlowHistory {
  entries: unknown[] = [null];

  get state(): unknown {
    return this.entries.at(-1);
  }

  replaceState(state: unknown): void {
    this.entries[this.entries.length - 1] = state;
  }

  pushState(state: unknown): void {
    this.entries.push(state);
  }

  back(): void {
    setTimeout(() => (this.entries.pop(), closeLast()), SLOW);
  }
}

describe("what lies open over a screen", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("history", new SlowHistory());
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("scrollY", 0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Open something, and wait until the history knows. */
  function opened(): { close: () => void; closed: ReturnType<typeof vi.fn> } {
    const closed = vi.fn();
    const close = layer(closed);
    vi.advanceTimersByTime(1);
    return { close, closed };
  }

  it("is closed by going back", () => {
    const { closed } = opened();
    expect(atLayer()).toBe(true);
    history.back();
    vi.runAllTimers();
    expect(closed).toHaveBeenCalledOnce();
    expect(atLayer()).toBe(false);
  });

  it("leaves no entry behind when it is closed otherwise", () => {
    const { close, closed } = opened();
    close();
    vi.runAllTimers();
    expect(atLayer()).toBe(false);
    expect(closed).not.toHaveBeenCalled();
  });

  it("stays open if it comes while the entry of another is still being left", () => {
    opened().close();
    vi.advanceTimersByTime(SLOW / 2);
    const { close, closed } = opened();
    vi.runAllTimers();
    expect(closed).not.toHaveBeenCalled();
    expect(atLayer()).toBe(true);
    close();
    vi.runAllTimers();
    expect(atLayer()).toBe(false);
  });
});
