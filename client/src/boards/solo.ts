/** What is drawn at solo 2: batch after batch, but for a rest that stays. */

import type { Hand, Layout, OptionValue, TileText } from "../wire/types";

const SIZES = { 28: { batch: 5, rest: 2 }, 55: { batch: 7, rest: 5 } };

/** The hand with what can be drawn, as the tables of other games tell it. */
export function drawing(hand: Hand, options: Record<string, OptionValue>): Hand {
  const [stock, held] = [hand.table.stock as TileText[], (hand.table.hands as TileText[][]).flat()];
  const laid = (hand.table.layout as Layout).joints.length;
  const { batch, rest } = stock.length + held.length + laid > 28 ? SIZES[55] : SIZES[28];
  const reserve = options.solo2_play_rest ? 0 : rest;
  return { ...hand, draw: true, reserve, draws: Math.max(0, Math.min(batch, stock.length - reserve)) };
}
