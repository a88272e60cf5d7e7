/** Actions and events of a table in words. */

import type { Shown } from "./shown";
import type { Value } from "../wire/types";
import { about } from "../words/about";
import { host, parse } from "../words/actions";
import { capital } from "../words/words";

/** What an action does, with a capital at its beginning. */
export function sentence(sitting: Shown, action: string): string {
  const { words, hand } = sitting;
  if (!hand) return action;
  const game = host(sitting.about.game, sitting.about.options);
  const value = parse(game, action);
  return capital(words.action(value, about(game, hand.table, hand, value)));
}

/** What happened. */
export function told(sitting: Shown, event: Value): string {
  const { words, hand } = sitting;
  const game = host(sitting.about.game, sitting.about.options);
  return hand ? words.event(event, about(game, hand.table, hand, event)) : words.event(event);
}
