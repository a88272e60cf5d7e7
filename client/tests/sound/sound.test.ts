import { beforeEach, describe, expect, test, vi } from "vitest";
import { RECIPES } from "../../src/sound/recipes";
import { Sound } from "../../src/sound/sound";

/** Counts what is started, and stands for all the nodes that it makes. */
class Air {
  state = "suspended";
  currentTime = 3;
  sampleRate = 8_000;
  destination = {};
  started: number[] = [];
  stopped: number[] = [];
  bands = 0;

  resume = vi.fn(() => {
    this.state = "running";
    return Promise.resolve();
  });

  private param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  private source = () => ({
    connect: (node: unknown) => node,
    start: (at: number) => this.started.push(at),
    stop: (at: number) => this.stopped.push(at),
  });

  createGain = () => ({ gain: this.param(), connect: vi.fn() });
  createOscillator = () => ({ ...this.source(), type: "", frequency: this.param() });
  createBufferSource = () => ({ ...this.source(), buffer: null });
  createBiquadFilter = () => {
    this.bands += 1;
    return { type: "", Q: this.param(), frequency: this.param(), connect: (node: unknown) => node };
  };
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

let air: Air;
let page: EventTarget;
let made: number;

beforeEach(() => {
  [air, page, made] = [new Air(), new EventTarget(), 0];
});

function sound(): Sound {
  return new Sound(() => {
    made += 1;
    return air as unknown as AudioContext;
  }, page);
}

const gesture = async () => {
  page.dispatchEvent(new Event("pointerdown"));
  await Promise.resolve();
  await Promise.resolve();
};

describe("a sound", () => {
  test("waits for the first gesture, for browsers complain otherwise", async () => {
    const sounds = sound();
    sounds.play("lay");
    expect([made, air.started]).toEqual([0, []]);
    await gesture();
    sounds.play("lay");
    expect([made, air.started.length]).toEqual([1, RECIPES.lay.voices.length]);
  });

  test("needs only one gesture", async () => {
    sound();
    await gesture();
    await gesture();
    page.dispatchEvent(new Event("keydown"));
    expect([made, air.resume.mock.calls.length]).toEqual([1, 1]);
  });

  test("is not made while sound is off", async () => {
    const sounds = sound();
    await gesture();
    sounds.on = false;
    sounds.play("won");
    expect(air.started).toEqual([]);
    sounds.on = true;
    sounds.play("won");
    expect(air.started.length).toBe(RECIPES.won.voices.length);
  });

  test("starts and stops as its recipe says, noise through a band", async () => {
    const sounds = sound();
    await gesture();
    sounds.play("pass");
    expect(air.started).toEqual(RECIPES.pass.voices.map(({ at }) => 3 + at));
    expect(air.stopped).toEqual(RECIPES.pass.voices.map(({ at, lasts }) => 3 + at + lasts));
    expect(air.bands).toBe(2);
  });

  test("may wait for something that is on its way", async () => {
    const sounds = sound();
    await gesture();
    sounds.play("pass", 200);
    expect(air.started).toEqual(RECIPES.pass.voices.map(({ at }) => 3.2 + at));
  });

  test("comes back when the browser had stopped it", async () => {
    const sounds = sound();
    await gesture();
    air.state = "suspended";
    sounds.play("draw");
    expect(air.state).toBe("running");
  });
});

describe("nothing breaks", () => {
  test("where there is no sound at all", async () => {
    const silent = new Sound(() => null, page);
    await gesture();
    expect(() => silent.play("lay")).not.toThrow();
  });

  test("where there is not even a page", () => {
    expect(() => new Sound().play("lay")).not.toThrow();
  });

  test("where the device cannot be opened", async () => {
    const broken = new Sound(() => {
      throw new DOMException("no device", "NotSupportedError");
    }, page);
    await gesture();
    expect(() => broken.play("lay")).not.toThrow();
  });

  test("where the device fails later", async () => {
    const sounds = sound();
    await gesture();
    air.createGain = () => {
      throw new Error("device lost");
    };
    expect(() => sounds.play("lay")).not.toThrow();
  });

  test("where the browser does not let it sound yet", async () => {
    air.resume.mockReturnValueOnce(Promise.reject(new DOMException("no", "NotAllowedError")));
    const sounds = sound();
    await gesture();
    await gesture();
    sounds.play("turn");
    expect(air.started.length).toBe(2);
  });
});
