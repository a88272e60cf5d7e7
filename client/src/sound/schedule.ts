import type { Noise, Recipe, Tone } from "./recipes";

/** A value that something has at a moment; on the way from one point to the next it bends. */
export interface Point {
  at: number;
  value: number;
}

/** A source that sounds for a while, through a band if it is noise. */
export interface Planned {
  source: "sine" | "triangle" | "noise";
  start: number;
  stop: number;
  pitch: Point[];
  /** How narrow the band is; null for a tone, which needs none. */
  narrow: number | null;
  loudness: Point[];
}

export const SILENT = 0.0001; // what fades by a share never is quite 0

/** A recipe as the sources that are to be started; `chance` is between 0 and 1 and bends the pitch. */
export function schedule(recipe: Recipe, now: number, chance: number): Planned[] {
  const bend = 1 + recipe.differs * (2 * chance - 1);
  return recipe.voices.map((voice) => planned(voice, now, bend));
}

function planned(voice: Tone | Noise, now: number, bend: number): Planned {
  const start = now + voice.at;
  const stop = start + voice.lasts;
  const first = { at: start, value: voice.pitch * bend };
  const glide = voice.kind === "tone" && voice.glide !== undefined ? [{ at: stop, value: voice.glide * bend }] : [];
  return {
    source: voice.kind === "tone" ? voice.wave : "noise",
    start,
    stop,
    pitch: [first, ...glide],
    narrow: voice.kind === "noise" ? voice.narrow : null,
    loudness: [
      { at: start, value: SILENT },
      { at: start + voice.rise, value: voice.loud },
      { at: stop, value: SILENT },
    ],
  };
}
