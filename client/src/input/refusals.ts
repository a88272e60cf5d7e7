/** Why a tap does nothing, in words. */

import type { TableView } from "../state/view";
import type { Layout, TileText } from "../wire/types";
import { asksForPoints } from "../words/actions";
import { capital } from "../words/words";

/** Why one cannot act at all: looking on, another's turn, or the hand is over; "" if one can. */
export function whyIdle({ words, hand, you, yourTurn }: TableView): string {
  if (you === null) return words.say("why-not-looking-on");
  if (!hand?.turn.length) return words.say("why-not-over");
  return yourTurn ? "" : words.say("why-not-your-turn", { name: words.side(hand.turn) });
}

/** Why a tile of concentration is not turned up. */
export function whyNotTurn(sitting: TableView): string {
  return whyIdle(sitting) || sitting.words.say("why-not-turned");
}

/** Why a tile cannot be laid now, as far as the table tells. */
export function whyNotLay(sitting: TableView, tile: TileText): string {
  const { words, hand, you } = sitting;
  if (you === null) return words.say("why-not-looking-on");
  if (hand && !sitting.yourTurn) return words.say("why-not-your-turn", { name: words.side(hand.turn) });
  if (asksForPoints(sitting.actions)) return words.say("why-not-before-points");
  const named = capital(words.tile(tile)); // it begins the sentence
  const layout = hand?.table.layout as Layout | undefined;
  if (!layout?.ends) return words.say("why-not-now", { tile: named });
  if (!layout.joints.length) return words.say("why-not-lead", { tile: named });
  const first = layout.ends.filter((end) => end.first);
  const open = [...new Set((first.length ? first : layout.ends).map((end) => end.number))].toSorted();
  const shown = words.listing(open.map((number) => words.half(number)));
  return words.say(first.length ? "why-not-first" : "why-not-fitting", { tile: named, open: shown });
}

/** Why nothing is laid at a place that was tapped: the tile goes elsewhere, or none was taken up. */
export function whyNotHere(sitting: TableView, end: string): string {
  const { words, chosen, choices } = sitting;
  const idle = whyIdle(sitting);
  if (idle) return idle;
  if (asksForPoints(sitting.actions)) return words.say("why-not-before-points");
  if (chosen) return words.say("why-not-here", { tile: capital(words.tile(chosen)) });
  const fitting = new Set(choices.flatMap((choice) => (choice.end === end && choice.tile ? [choice.tile] : [])));
  if (!fitting.size) return words.say("why-not-here-none");
  const tiles = words.listing([...fitting].map((tile) => words.tile(tile)));
  return words.say("why-not-here-yet", { tiles, count: fitting.size });
}
