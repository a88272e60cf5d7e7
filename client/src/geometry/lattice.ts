/** The table as a lattice of cells, each half as wide as a tile's short side; its origin is the middle of the box. */

/** The four ways across the table, clockwise: right, down, left, up. */
export type Way = 0 | 1 | 2 | 3;

export const RIGHT: Way = 0;
export const DOWN: Way = 1;
export const LEFT: Way = 2;
export const UP: Way = 3;

export const STEP_X = [1, 0, -1, 0] as const;
export const STEP_Y = [0, 1, 0, -1] as const;

/** A way turned clockwise by so many quarters. */
export function turned(way: Way, quarters: number): Way {
  return ((way + quarters + 4) % 4) as Way;
}

/** A place on the lattice, in cells. */
export interface Point {
  x: number;
  y: number;
}

/** A tile on the lattice: its middle, and whether its long side runs from left to right. */
export interface Cover extends Point {
  flat: boolean;
}

/** Half the length and half the width of a tile, in cells. */
const LONG = 2;
const SHORT = 1;

/** Which tile or slot lies on which cell. */
export class Lattice {
  private readonly stride: number;
  private readonly cells: Int16Array;

  /** The box reaches so many cells from its middle to either side. */
  constructor(
    readonly reachX: number,
    readonly reachY: number,
  ) {
    this.stride = 2 * reachX + 2;
    this.cells = new Int16Array(this.stride * (2 * reachY + 2));
  }

  /** Whether it lies inside the box. */
  holds({ x, y, flat }: Cover): boolean {
    return Math.abs(x) + (flat ? LONG : SHORT) <= this.reachX && Math.abs(y) + (flat ? SHORT : LONG) <= this.reachY;
  }

  /** Whether there is room, with a free cell to every tile but the one that it joins; slots are less than 0. */
  fits(cover: Cover, joined: number): boolean {
    if (!this.holds(cover)) return false;
    const { x, y, flat } = cover;
    const wide = flat ? LONG : SHORT;
    const high = flat ? SHORT : LONG;
    for (let down = -high - 1; down <= high; down++) {
      const row = this.at(x, y + down);
      const inside = down >= -high && down < high;
      for (let right = -wide - 1; right <= wide; right++) {
        const who = this.cells[row + right] ?? 0;
        if (who === 0) continue;
        if ((who > 0 && who !== joined) || (inside && right >= -wide && right < wide)) return false;
      }
    }
    return true;
  }

  /** Lay a tile or a slot; 0 lifts it again. */
  put({ x, y, flat }: Cover, who: number): void {
    const wide = flat ? LONG : SHORT;
    const high = flat ? SHORT : LONG;
    for (let down = -high; down < high; down++) {
      this.cells.fill(who, this.at(x - wide, y + down), this.at(x + wide, y + down));
    }
  }

  private at(x: number, y: number): number {
    return (y + this.reachY + 1) * this.stride + x + this.reachX + 1;
  }
}
