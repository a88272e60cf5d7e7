/** How many tiles can lie on the table when a hand ends. */

import type { Hand, Layout, TileText } from "../wire/types";

interface Tiles {
  layout?: Layout;
  hands?: TileText[][];
  stock?: TileText[];
}

type Known = Pick<Hand, "draw" | "reserve" | "table">;

/** Those that are laid or held, and those that can still be drawn. */
export function longest(hand: Known): number {
  const { layout, hands = [] } = hand.table as Tiles;
  return (layout?.joints.length ?? 0) + hands.flat().length + drawable(hand);
}

/** How many tiles can still be drawn. */
export function drawable({ draw, reserve, table }: Known): number {
  const { stock = [] } = table as Tiles;
  return draw ? Math.max(0, stock.length - (reserve ?? 0)) : 0;
}
