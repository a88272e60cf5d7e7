/** Small pictures of tables, drawn from the words of a sample: docs/adding-a-game.md lists them. */

/** A tile of a drawing; its middle in short sides of a tile, and how far it is turned. */
export interface Small {
  x: number;
  y: number;
  turn: number;
  halves: readonly [number, number];
  down: boolean;
  /** How high it lies: 0 is the table. */
  level: number;
}

/** A small sign with a number, such as points that were just made. */
export interface Badge {
  x: number;
  y: number;
  text: string;
}

export interface Drawing {
  tiles: Small[];
  /** Lines around or between the tiles, from point to point. */
  lines: (readonly [x: number, y: number, toX: number, toY: number])[];
  badges: Badge[];
  /** The tiles show colours. */
  colours: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDEST = 12; // short sides of a tile across the picture
const LIFT = [0.26, 0.39] as const; // how far a tile on top of others is shifted
const TURNS: Record<string, number> = { r: 0, d: 90, l: 180, u: 270 };
const POINT = /^(-?[\d.]+),(-?[\d.]+)(?:@(-?\d+)|([rdlu]))?$/;

/** The drawing that the words of a sample mean. */
export function drawing(sample: string): Drawing {
  const pen = new Pen();
  for (const word of sample.split(" ")) pen.read(word);
  return pen.drawn;
}

/** Reads word after word, and knows where the next tile would lie. */
class Pen {
  readonly drawn: Drawing = { tiles: [], lines: [], badges: [], colours: false };
  private x = 0;
  private y = 0;
  private turn = 0;
  private level = 0;
  /** The next tile lies alone, with its middle here. */
  private alone = false;

  read(word: string): void {
    const point = POINT.exec(word);
    if (point) this.go(point);
    else if (word in TURNS) this.bend(TURNS[word]!);
    else if (word === "|") this.bar();
    else if (word === "^") this.level += 1;
    else if (word === "colours") this.drawn.colours = true;
    else if (word.startsWith("=")) this.badge(word.slice(1));
    else if (word.startsWith("#")) this.grid(word.slice(1).split(",").map(Number));
    else this.lay(word);
  }

  private go([, x, y, turn, way = "r"]: RegExpExecArray): void {
    [this.x, this.y, this.alone] = [Number(x), Number(y), turn !== undefined];
    this.turn = this.alone ? Number(turn) : TURNS[way]!;
  }

  private forth(far: number): void {
    const angle = (this.turn * Math.PI) / 180;
    [this.x, this.y] = [tidy(this.x + far * Math.cos(angle)), tidy(this.y + far * Math.sin(angle))];
  }

  /** Around the corner: on at the side of the half that was laid last. */
  private bend(turn: number): void {
    this.forth(-0.5);
    this.turn = turn;
    this.forth(0.5);
  }

  private lay(tile: string): void {
    const [one = 0, other = 0] = tile.split("-").map((half) => (half === "?" ? -1 : Number(half)));
    const across = !this.alone && one === other && one >= 0;
    const half = this.alone ? 0 : across ? 0.5 : 1;
    this.forth(half);
    const { x, y, level } = this;
    this.drawn.tiles.push({ x, y, turn: this.turn + (across ? 90 : 0), halves: [one, other], down: one < 0, level });
    this.forth(half);
  }

  private bar(): void {
    this.forth(0.55);
    const [right, down] = [1.4 * Math.sin((this.turn * Math.PI) / 180), 1.4 * Math.cos((this.turn * Math.PI) / 180)];
    this.drawn.lines.push([this.x - right, this.y - down, this.x + right, this.y + down]);
  }

  /** Above the middle of what was laid so far. */
  private badge(text: string): void {
    const { left, top, right } = around(this.drawn);
    this.drawn.badges.push({ x: (left + right) / 2, y: top - 0.9, text });
  }

  private grid([x = 0, y = 0, columns = 1, rows = 1, width = 1, height = 1]: number[]): void {
    const [right, bottom] = [x + columns * width, y + rows * height];
    for (let at = 0; at <= columns; at++) this.drawn.lines.push([x + at * width, y, x + at * width, bottom]);
    for (let at = 0; at <= rows; at++) this.drawn.lines.push([x, y + at * height, right, y + at * height]);
  }
}

/** The middle of a tile as it is seen: higher ones are shifted. */
export function lifted({ x, y, level }: Small): readonly [number, number] {
  return [x - LIFT[0] * level, y - LIFT[1] * level];
}

/** The box around everything, with a margin; few tiles are not drawn larger than `WIDEST` allows. */
export function boxOf(drawn: Drawing, margin: number): Box {
  const { left, top, right, bottom } = around(drawn);
  const [wide, high] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const width = Math.max(wide, WIDEST);
  return { x: left - margin - (width - wide) / 2, y: top - margin, width, height: high };
}

function around({ tiles, lines, badges }: Drawing) {
  const signs = badges.flatMap(({ x, y }) => [[x - 0.9, y - 0.9], [x + 0.9, y + 0.9]]);
  const strokes = lines.flatMap(([x, y, toX, toY]) => [[x, y], [toX, toY]]);
  const corners = [...tiles.flatMap(cornersOf), ...signs, ...strokes];
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function cornersOf(tile: Small): number[][] {
  const [x, y] = lifted(tile);
  const [cos, sin] = [Math.cos((tile.turn * Math.PI) / 180), Math.sin((tile.turn * Math.PI) / 180)];
  const corners = [[-1, -0.5], [1, -0.5], [1, 0.5], [-1, 0.5]] as const;
  return corners.map(([across, along]) => [x + across * cos - along * sin, y + across * sin + along * cos]);
}

/** Without the crumbs of the sine. */
function tidy(number: number): number {
  return Math.round(number * 1000) / 1000;
}
