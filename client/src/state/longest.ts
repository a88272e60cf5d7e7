/** How many tiles can lie on the table when a hand ends. */

import type { Hand, Layout, TileText } from "../wire/types";

interface Tiles {
  layout?: Layout;
  hands?: TileText[][];
  stock?: TileText[];
  rows?: TileText[][]; // that one takes tiles from
}

type Known = Pick<Hand, "draw" | "reserve" | "table">;

/** Those that are laid, held or in rows to take from, and those that can still be drawn. */
export function longest(hand: Known): number {
  const { layout, hands = [], rows = [] } = hand.table as Tiles;
  return (layout?.joints.length ?? 0) + [...hands, ...rows].flat().length + drawable(hand);
}

/** How many tiles can still be drawn. */
export function drawable({ draw, reserve, table }: Known): number {
  const { stock = [] } = table as Tiles;
  return draw ? Math.max(0, stock.length - (reserve ?? 0)) : 0;
}
