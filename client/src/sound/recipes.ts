/** What every sound is made of. Times are seconds from its beginning, pitches hertz, loudness from 0 to 1. */

interface Voice {
  /** When it begins. */
  at: number;
  lasts: number;
  loud: number;
  /** How long it takes to become loud; then it dies away. */
  rise: number;
}

/** A tone, which may glide to another pitch. */
export interface Tone extends Voice {
  kind: "tone";
  wave: "sine" | "triangle";
  pitch: number;
  glide?: number;
}

/** Noise through a band: the narrower (the higher `narrow`), the more it sounds like the thing that was hit. */
export interface Noise extends Voice {
  kind: "noise";
  pitch: number;
  narrow: number;
}

export interface Recipe {
  voices: readonly (Tone | Noise)[];
  /** How much the pitch differs from time to time, as a share: no two tiles sound alike. */
  differs: number;
}

const note = (pitch: number, at: number, lasts: number, loud: number): Tone => {
  return { kind: "tone", wave: "triangle", pitch, at, lasts, loud, rise: 0.012 };
};

const hit = (pitch: number, at: number, lasts: number, loud: number, narrow: number): Noise => {
  return { kind: "noise", pitch, at, lasts, loud, narrow, rise: 0.001 };
};

const body = (pitch: number, at: number, lasts: number, loud: number): Tone => {
  return { kind: "tone", wave: "sine", pitch, glide: 0.8 * pitch, at, lasts, loud, rise: 0.001 };
};

export const RECIPES = {
  // A short crack, and the table under it: two resonances of wood.
  lay: {
    voices: [hit(2_600, 0, 0.025, 0.4, 1.2), body(820, 0, 0.05, 0.2), body(310, 0, 0.09, 0.25)],
    differs: 0.08,
  },
  // A tile slides over the others and is picked up.
  draw: { voices: [hit(1_400, 0, 0.11, 0.5, 0.8), hit(3_100, 0.1, 0.02, 0.7, 1.5)], differs: 0.06 },
  // Two knocks on the table.
  pass: {
    voices: [
      body(190, 0, 0.1, 0.4),
      hit(700, 0, 0.03, 0.2, 2),
      body(180, 0.14, 0.11, 0.4),
      hit(660, 0.14, 0.03, 0.2, 2),
    ],
    differs: 0.03,
  },
  // A chair is pulled up, and a knock: somebody is here.
  sat: {
    voices: [hit(900, 0, 0.12, 0.25, 0.7), note(392, 0.12, 0.16, 0.13), note(523.25, 0.22, 0.28, 0.13)],
    differs: 0,
  },
  turn: { voices: [note(523.25, 0.2, 0.22, 0.14), note(783.99, 0.33, 0.34, 0.14)], differs: 0 },
  score: {
    voices: [note(587.33, 0.1, 0.16, 0.16), note(739.99, 0.19, 0.16, 0.16), note(880, 0.28, 0.32, 0.18)],
    differs: 0,
  },
  handOver: {
    voices: [note(440, 0.15, 0.3, 0.15), note(349.23, 0.33, 0.3, 0.15), note(293.66, 0.51, 0.55, 0.17)],
    differs: 0,
  },
  won: {
    voices: [
      note(523.25, 0.15, 0.2, 0.15),
      note(659.25, 0.29, 0.2, 0.15),
      note(783.99, 0.43, 0.2, 0.15),
      note(1_046.5, 0.57, 0.7, 0.18),
      note(659.25, 0.57, 0.7, 0.1),
    ],
    differs: 0,
  },
  // A clock in the last seconds: a small click, and nearly nothing under it.
  tick: { voices: [hit(3_400, 0, 0.02, 0.3, 2.5), body(1_250, 0, 0.03, 0.1)], differs: 0 },
  // Dull, and lower: no.
  refused: {
    voices: [
      { kind: "tone", wave: "triangle", pitch: 196, glide: 165, at: 0, lasts: 0.16, loud: 0.22, rise: 0.008 },
      hit(420, 0, 0.05, 0.14, 1),
    ],
    differs: 0,
  },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
