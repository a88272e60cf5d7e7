/** Why a tap does nothing, in words. */

import type { Shown } from "../state/view";

/** Why one cannot act at all: looking on, another's turn, or the hand is over; "" if one can. */
export function whyIdle({ words, hand, you, yourTurn }: Shown): string {
  if (you === null) return words.say("why-not-looking-on");
  if (!hand?.turn.length) return words.say("why-not-over");
  return yourTurn ? "" : words.say("why-not-your-turn", { name: words.side(hand.turn) });
}

/** Why a tile of concentration is not turned up. */
export function whyNotTurn(sitting: Shown): string {
  return whyIdle(sitting) || sitting.words.say("why-not-turned");
}
