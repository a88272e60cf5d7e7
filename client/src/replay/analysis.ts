/** An analysis of a match, as a replay shows it. */

import type { Analysis, Decision, Seat, Share } from "../wire/types";

/** A decision to be marked: after which step of the hand it is seen, and how bad it was. */
export interface Mark {
  step: number;
  grade: "loose" | "blunder";
}

/** A moment of a curve: a step of the hand, and the points by which a seat could expect to be ahead before it. */
export interface Expected {
  step: number;
  points: number;
}

/** The decisions of a hand that somebody could have made better. */
export function marks({ decisions }: Analysis, hand: number): Mark[] {
  return decisions.flatMap(({ hand: of, move: step, grade }) => {
    return of === hand && (grade === "loose" || grade === "blunder") ? [{ step, grade }] : [];
  });
}

/** The decision that led to a step. */
export function decisionAt({ decisions }: Analysis, hand: number, step: number): Decision | null {
  return decisions.find((decision) => decision.hand === hand && decision.move === step) ?? null;
}

/** What a seat had of a hand that is over. */
export function shareOf({ shares }: Analysis, hand: number, seat: Seat): Share | null {
  return shares.find((share) => share.hand === hand && share.seat === seat) ?? null;
}

/** What a seat could expect before each of its decisions, and what came of it at the last step. */
export function curve(analysis: Analysis, hand: number, seat: Seat, last: number): Expected[] {
  const own = analysis.decisions.filter((decision) => decision.hand === hand && decision.seat === seat);
  const end = shareOf(analysis, hand, seat);
  const found = own.map(({ move, best }) => ({ step: move, points: best.points ?? 0 }));
  return end ? [...found, { step: last, points: end.result }] : found;
}

/** How many decisions of a seat have which grade, in the whole match. */
export function grades({ decisions }: Analysis, seat: Seat): Record<Decision["grade"], number> {
  const counts = { best: 0, fine: 0, loose: 0, blunder: 0 };
  for (const decision of decisions) if (decision.seat === seat) counts[decision.grade] += 1;
  return counts;
}
