/** Why a tile cannot be laid now, as far as the table tells. */

import type { Shown } from "../state/view";
import type { Layout, TileText } from "../wire/types";

export function whyNot(sitting: Shown, tile: TileText): string {
  const { words, hand, you } = sitting;
  if (you === null) return words.say("why-not-looking-on");
  if (hand && !sitting.yourTurn) return words.say("why-not-your-turn", { name: words.side(hand.turn) });
  const layout = hand?.table.layout as Layout | undefined;
  if (!layout?.ends) return words.say("why-not-now", { tile });
  if (!layout.joints.length) return words.say("why-not-lead", { tile });
  const first = layout.ends.filter((end) => end.first);
  const open = [...new Set((first.length ? first : layout.ends).map((end) => end.number))].toSorted();
  return words.say(first.length ? "why-not-first" : "why-not-fitting", { tile, open: words.listing(open) });
}
