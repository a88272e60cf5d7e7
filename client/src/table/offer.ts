/** When the first lesson is offered: to whoever sits alone or among bots, up to the first own move. */

import type { Sitting } from "../state/sitting.svelte";
import { offered } from "../storage/lessons";
import type { Value } from "../wire/types";

type Newcomers = Pick<Sitting, "about" | "hand" | "mine" | "seats" | "table" | "you">;

/** Whether somebody who has just come here is offered the lesson of this kind of game. */
export function offers(sitting: Newcomers): boolean {
  return !offered(sitting.about.lesson) && atEase(sitting) && !hasMoved(sitting);
}

/** Whether nobody else waits. */
export function atEase({ mine, seats }: Newcomers): boolean {
  return mine.length === 1 && seats.every((seat, at) => seat.bot || mine.includes(at));
}

export function hasMoved({ hand, table, you }: Newcomers): boolean {
  const own = ({ is, seat }: Value) => seat === you && is !== "Begins";
  return hand?.hand !== 1 || table.story.some(({ events }) => events.some(own));
}
