/** Actions and events of a table in words. */

import type { TableView } from "../state/view";
import type { Seat, Value } from "../wire/types";
import { about } from "./about";
import { parse } from "./actions";
import type { Args } from "./fields";
import { capital } from "./words";

/** As much of a table as events are told of. */
type Seen = Pick<TableView, "about" | "hand" | "words">;

/** Names of places that are not written on any table: whoever sees the place is not told them. */
const UNSEEN: Args = { spot: "none", cell: "none", cells: "none", place: "none" };

/** What an action does, with a capital at its beginning. */
export function describeAction(sitting: TableView, action: string, more: Args = {}): string {
  const { words, hand } = sitting;
  if (!hand) return action;
  const { board } = sitting.about;
  const value = parse(board, action);
  return capital(words.action(value, { ...about(board, hand.table, hand, value), ...more }));
}

/** What an action does whose place is marked on the table. */
export function describeMarked(sitting: TableView, action: string): string {
  return describeAction(sitting, action, UNSEEN);
}

/** An action as it is offered: what it does, and what it would write at once. */
export function describeOffer(sitting: TableView, action: string): string {
  const [named, points] = [describeAction(sitting, action), sitting.gains.get(action)];
  return points ? sitting.words.say("with-points", { action: named, points }) : named;
}

/** What is asked of whoever is to play, in this game and at this moment. */
export function describeAsk({ words, hand, chosen }: TableView): string {
  if (chosen) return words.say("choose-end", { tile: words.tile(chosen) });
  return hand?.ask ? words.ask(hand.ask) : words.say("your-turn");
}

/** What happened, for those who see where it happened. */
export function describeEvent(sitting: Seen, event: Value): string {
  return told(sitting, event, UNSEEN);
}

/** What happened, for those who hear it: with the numbers by which the cells of a grid are called. */
export function spokenEvent(sitting: Seen, event: Value): string {
  return told(sitting, event, {});
}

function told({ words: all, hand, about: { board } }: Seen, event: Value, more: Args): string {
  const words = event.byBot ? all.stoodIn(event.seat as Seat) : all;
  return words.event(event, { ...(hand ? about(board, hand.table, hand, event) : {}), ...more });
}
