/** Small drawings of tables: tiles in rows, brought into the middle of a picture. */

/** A tile of a drawing; its middle in short sides of a tile, and how far it is turned. */
export interface Small {
  x: number;
  y: number;
  turn: number;
  halves: readonly [number, number];
  down?: boolean;
  /** How high it lies: 0 is the table. */
  level?: number;
}

/** A small sign with a number, such as points that were just made. */
export interface Badge {
  x: number;
  y: number;
  text: string;
}

export interface Drawing {
  tiles: Small[];
  /** Lines around or between the tiles. */
  lines?: string;
  /** Points besides the tiles that must be seen. */
  around?: readonly (readonly [number, number])[];
  badges?: Badge[];
  /** The tiles show colours. */
  colours?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDEST = 12; // short sides of a tile across the picture

const WAYS = { r: [1, 0, 0], d: [0, 1, 90], l: [-1, 0, 180], u: [0, -1, 270] } as const;

/** A row of tiles from a point on, doubles across: arm(0, 0, "r", "6-6 6-1"). */
export function arm(x: number, y: number, way: keyof typeof WAYS, text: string): Small[] {
  const [right, down, turn] = WAYS[way];
  let gone = 0;
  return text.split(" ").map((tile) => {
    const halves = halvesOf(tile);
    const double = halves[0] === halves[1];
    const length = double ? 1 : 2;
    const middle = gone + length / 2;
    gone += length;
    return { x: x + right * middle, y: y + down * middle, turn: double ? turn + 90 : turn, halves };
  });
}

/** One tile, wherever and however it lies. */
export function at(x: number, y: number, turn: number, tile: string, level = 0): Small {
  return { x, y, turn, halves: halvesOf(tile), ...(level ? { level } : {}) };
}

/** Tiles wherever they lie, as text: "x y turn tile", and how high if not on the table. */
export function lying(text: string): Small[] {
  return text.split(", ").map((one) => {
    const [x, y, turn, tile = "", level] = one.split(" ");
    return at(Number(x), Number(y), Number(turn), tile, Number(level ?? 0));
  });
}

/** One tile with its face down. */
export function down(x: number, y: number, turn: number): Small {
  return { x, y, turn, halves: [0, 0], down: true };
}

/** The box around everything, with a margin; few tiles are not drawn larger than `WIDEST` allows. */
export function boxOf({ tiles, badges = [], around = [] }: Drawing, margin: number): Box {
  const signs = badges.flatMap(({ x, y }) => [[x - 0.9, y - 0.9], [x + 0.9, y + 0.9]]);
  const corners = [...tiles.flatMap(cornersOf), ...signs, ...around];
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [wide, high] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  const width = Math.max(wide, WIDEST);
  return { x: left - (width - wide) / 2, y: top, width, height: high };
}

function cornersOf({ x, y, turn }: Small): number[][] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corners = [[-1, -0.5], [1, -0.5], [1, 0.5], [-1, 0.5]] as const;
  return corners.map(([across, along]) => [x + across * cos - along * sin, y + across * sin + along * cos]);
}

function halvesOf(tile: string): [number, number] {
  const [one = 0, other = 0] = tile.split("-").map(Number);
  return [one, other];
}
