/** How many tiles can lie on the table when a hand ends. */

import type { Hand, Layout, TileText } from "../wire/types";

interface Tiles {
  layout?: Layout;
  hands?: TileText[][];
  stock?: TileText[];
}

/** Those that are laid or held, and those that can still be drawn. */
export function longest({ draw, reserve, table }: Pick<Hand, "draw" | "reserve" | "table">): number {
  const { layout, hands = [], stock = [] } = table as Tiles;
  const drawn = draw ? Math.max(0, stock.length - (reserve ?? 0)) : 0;
  return (layout?.joints.length ?? 0) + hands.flat().length + drawn;
}
