/** The halves of a set of colours: how each is painted, and a sign that tells it to those who do not see its colour. */

export interface Plate {
  ground: string;
  /** The colour of the sign. */
  ink: string;
  /** A path that reaches from -1 to 1 in both directions; a blank half has none. */
  sign: string;
}

const LIGHT = "#ffffff";
const DARK = "#1d1a16";

const CIRCLE = "M-.85 0a.85 .85 0 1 0 1.7 0a.85 .85 0 1 0-1.7 0z";
const HEART = "M0 1C-1.6-.1-1.05-.95-.5-.95-.22-.95 0-.75 0-.5 0-.75 .22-.95 .5-.95 1.05-.95 1.6-.1 0 1z";
const STAR = "M0-1 .28-.34 1-.28 .45 .19 .62 .89 0 .52-.62 .89-.45 .19-1-.28-.28-.34z";
const TRIANGLE = "M0-.9 1 .8H-1z";
const DROP = "M0-1.1C.45-.45 .8-.05 .8 .35A.8 .75 0 0 1-.8 .35C-.8-.05-.45-.45 0-1.1z";
const MOON = "M.2-1A1 1 0 1 0 1 .45 .85 .85 0 0 1 .2-1z";

/** White, pink, red, yellow, green, blue, purple. */
const PLATES: readonly Plate[] = [
  { ground: "#ffffff", ink: DARK, sign: "" },
  { ground: "#ff93d0", ink: DARK, sign: CIRCLE },
  { ground: "#c4101c", ink: LIGHT, sign: HEART },
  { ground: "#ffdf1f", ink: DARK, sign: STAR },
  { ground: "#12a53a", ink: DARK, sign: TRIANGLE },
  { ground: "#1a5fe0", ink: LIGHT, sign: DROP },
  { ground: "#5c159c", ink: LIGHT, sign: MOON },
];

/** The plate of a number; what has no colour is white. */
export function plate(number: number): Plate {
  return PLATES[number] ?? PLATES[0]!;
}
