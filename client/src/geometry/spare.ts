/** Room for more: tiles that nobody has laid yet at the ends of a layout. */

import type { Knot } from "./knots";
import type { Laid } from "./stops";

const SPARE = [2, 2, 2, 1, 1, 1, 1, 1, 1]; // tiles for which room is left at every end, by the number of ends

/** The layout with some more tiles at every end. */
export function withSpare(knots: Knot[]): Knot[] {
  const ends = knots.flatMap(({ branches }) => branches.filter(({ child }) => child < 0)).length;
  const more = knots.map((knot) => ({ ...knot, branches: [...knot.branches] }));
  for (let round = 0; round < (SPARE[ends] ?? 0); round++) {
    for (const knot of more.slice()) {
      knot.branches = knot.branches.map((branch) => {
        if (branch.child >= 0) return branch;
        more.push({ key: "", halves: [0, 0], double: false, branches: [branch], size: 1 });
        return { ...branch, child: more.length - 1 };
      });
    }
  }
  return more;
}

/** The layout without them again: the first of them at every end is its slot. */
export function withoutSpare(laid: Laid, knots: Knot[], spare: Knot[]): Laid {
  const slots = new Map(laid.slots);
  for (const { branches } of spare.slice(0, knots.length)) {
    for (const { name, child } of branches) {
      const spot = laid.tiles[child];
      if (child >= knots.length && spot) slots.set(name, spot);
    }
  }
  return { ...laid, tiles: laid.tiles.slice(0, knots.length), slots };
}
