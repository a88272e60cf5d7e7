/** Faces: the tile and the colour that stand for a person, written "3-5 teal", or for a bot, "3-5 teal bot". */

/** The colours by their names; light pips can be seen on each of them. */
const COLOURS: ReadonlyMap<string, string> = new Map(Object.entries({
  ruby: "#b3261e",
  amber: "#a85a00",
  moss: "#3c7a24",
  teal: "#0b7a75",
  sky: "#1d62c4",
  violet: "#6b3fc4",
  rose: "#b8327f",
  slate: "#56606e",
}));

export const FACE_COLOURS: readonly string[] = [...COLOURS.keys()];
export const FACE_TILES: readonly string[] = Array.from({ length: 7 }, (_, one) =>
  Array.from({ length: 7 - one }, (_, more) => `${one}-${one + more}`),
).flat();

export interface Face {
  tile: string;
  halves: [number, number];
  /** The name of the colour. */
  colour: string;
  ground: string;
  /** No person can choose such a face. */
  bot: boolean;
}

/** What a text means, if it is a face. */
export function readFace(text: string): Face | null {
  const [tile = "", colour = "", kind] = text.split(" ");
  const ground = COLOURS.get(colour);
  if (!ground || !/^[0-6]-[0-6]$/.test(tile)) return null;
  return { tile, halves: tile.split("-").map(Number) as [number, number], colour, ground, bot: kind === "bot" };
}

/** Some face; that of the next seat at one device has another colour. */
export function someFace(seat: number, random: () => number = Math.random): string {
  const pick = Math.floor(random() * FACE_TILES.length);
  return `${FACE_TILES[pick]} ${FACE_COLOURS[seat % FACE_COLOURS.length]}`;
}
