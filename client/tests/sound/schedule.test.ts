import fc from "../chance";
import { describe, expect, test } from "vitest";
import { RECIPES, type Recipe, type SoundName } from "../../src/sound/recipes";
import { schedule, SILENT, type Planned } from "../../src/sound/schedule";

const names = Object.keys(RECIPES) as SoundName[];
const recipe = (name: SoundName): Recipe => RECIPES[name];

/** How loud a source is at a moment. */
function loudness({ loudness: [start, peak, stop] }: Planned, at: number): number {
  if (!start || !peak || !stop || at < start.at || at > stop.at) return 0;
  const [from, to] = at < peak.at ? [start, peak] : [peak, stop];
  return from.value * (to.value / from.value) ** ((at - from.at) / (to.at - from.at));
}

describe.each(names)("%s", (name) => {
  const planned = schedule(recipe(name), 10, 0.5);

  test("begins at once or a moment later, and is short", () => {
    expect(planned.length).toBeGreaterThan(0);
    for (const { start, stop } of planned) {
      expect(start).toBeGreaterThanOrEqual(10);
      expect(stop).toBeGreaterThan(start);
      expect(stop).toBeLessThan(11.5);
    }
  });

  test("comes out of silence and goes back into it, so that nothing cracks", () => {
    for (const { start, stop, loudness } of planned) {
      expect(loudness.map((point) => point.at)).toEqual([...loudness.map((point) => point.at)].sort((a, b) => a - b));
      expect([loudness[0], loudness.at(-1)]).toEqual([
        { at: start, value: SILENT },
        { at: stop, value: SILENT },
      ]);
    }
  });

  test("never is too loud, all its sources together", () => {
    for (let at = 10; at < 11.5; at += 0.001) {
      expect(planned.reduce((sum, one) => sum + loudness(one, at), 0)).toBeLessThanOrEqual(0.9);
    }
  });

  test("can be heard, but does not hurt", () => {
    for (const { pitch, loudness } of planned) {
      expect(Math.max(...loudness.map((point) => point.value))).toBeGreaterThan(0.05);
      for (const { value } of pitch) {
        expect(value).toBeGreaterThan(80);
        expect(value).toBeLessThan(5_000);
      }
    }
  });
});

test("a tile never sounds the same twice, but always like a tile", () => {
  const pitch = (chance: number) => schedule(RECIPES.lay, 0, chance)[0]?.pitch[0]?.value ?? 0;
  expect(pitch(0)).toBeLessThan(pitch(1));
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      expect(Math.abs(pitch(chance) / pitch(0.5) - 1)).toBeLessThanOrEqual(RECIPES.lay.differs + 1e-9);
    }),
  );
});

test("melodies are always in tune", () => {
  for (const name of ["turn", "score", "handOver", "won"] as const) {
    expect(schedule(recipe(name), 0, 0)).toEqual(schedule(recipe(name), 0, 1));
  }
});

test("a score rises, the end of a hand falls", () => {
  const pitches = (name: SoundName) => schedule(recipe(name), 0, 0.5).map((one) => one.pitch[0]?.value ?? 0);
  expect(pitches("score")).toEqual(pitches("score").toSorted((one, other) => one - other));
  expect(pitches("handOver")).toEqual(pitches("handOver").toSorted((one, other) => other - one));
});

test("noise goes through a band, tones do not", () => {
  const [crack, wood] = schedule(RECIPES.lay, 0, 0.5);
  expect([crack?.source, crack?.narrow]).toEqual(["noise", 1.2]);
  expect([wood?.source, wood?.narrow, wood?.pitch.length]).toEqual(["sine", null, 2]);
});
