/** Actions and events of a table in words. */

import type { TableView } from "../state/view";
import type { Value } from "../wire/types";
import { about } from "./about";
import { parse } from "./actions";
import { capital } from "./words";

/** What an action does, with a capital at its beginning. */
export function describeAction(sitting: TableView, action: string): string {
  const { words, hand } = sitting;
  if (!hand) return action;
  const { board } = sitting.about;
  const value = parse(board, action);
  return capital(words.action(value, about(board, hand.table, hand, value)));
}

/** What happened. */
export function describeEvent(sitting: TableView, event: Value): string {
  const { words, hand } = sitting;
  return hand ? words.event(event, about(sitting.about.board, hand.table, hand, event)) : words.event(event);
}
