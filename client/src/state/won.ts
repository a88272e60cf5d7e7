/** Points that the last move has won at once, before the hand is settled. */

import type { Seat, Value } from "../wire/types";

/** What these seats won by the last move: the points, and the number for which they got them, if there is one. */
export interface Won {
  points: number;
  number: number | null;
}

/** What the last move has won, if anything. */
export function wonAtOnce(last: readonly Value[]): Won | null {
  const scored = laying(last);
  if (!scored.length) return null;
  const number = /-(\d+)$/.exec(String(scored[0]?.why))?.[1];
  return { points: sum(scored), number: number === undefined ? null : Number(number) };
}

/** The points that the last move has won for a seat. */
export function wonBy(last: readonly Value[], seat: Seat): number {
  return sum(laying(last).filter(({ seats }) => (seats as Seat[]).includes(seat)));
}

function laying(last: readonly Value[]): Value[] {
  const end = last.findIndex(({ is }) => is === "Ended");
  return last.slice(0, end < 0 ? undefined : end).filter(({ is }) => is === "Scored");
}

function sum(scored: readonly Value[]): number {
  return scored.reduce((points, event) => points + Number(event.points), 0);
}
