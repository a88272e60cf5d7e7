/** A lesson step by step: what is asked, and what is said about it. */

import type { LogEntry } from "../state/fold";
import type { Lesson } from "../wire/api";

type Steps = Pick<Lesson, "seat" | "steps" | "says">;

/** The action that is asked for after a step; null while others play, and at the end. */
export function askedAt({ seat, steps }: Steps, at: number): string | null {
  const next = steps[at + 1];
  return next?.seat === seat ? next.action : null;
}

/** How many of the moves that are asked for were made up to a step. */
export function doneAt({ seat, steps }: Steps, at: number): number {
  return steps.slice(1, at + 1).filter((step) => step.seat === seat).length;
}

/** The sentence for what is asked after a step, and in the end the last one; "" while others play. */
export function saidAt(lesson: Steps, at: number): string {
  const ended = at === lesson.steps.length - 1;
  return ended || askedAt(lesson, at) !== null ? (lesson.says[doneAt(lesson, at)] ?? "") : "";
}

/** What happened up to a step. */
export function storyAt({ steps }: Steps, at: number): LogEntry[] {
  return steps.slice(0, at + 1).map(({ events }, seq) => ({ seq, events }));
}
