/** What a coach says: reasons, prospects and grades as sentences. */

import type { Decision, Idea, Reason } from "../wire/types";
import { capital, type Words } from "./words";

const TOLD = 3; // reasons that one sentence has

/** Why something is good, and what may come of it: no sentence, one or two. */
export function explained(idea: Pick<Idea, "points" | "wins" | "reasons">, words: Words): string {
  return [because(idea.reasons, words), outlook(idea, words)].filter(Boolean).join(" ");
}

/** What speaks for an action, as a sentence; "" where nothing is known. */
export function because(reasons: readonly Reason[], words: Words): string {
  if (!reasons.length) return "";
  return `${capital(words.listing(reasons.slice(0, TOLD).map((reason) => said(reason, words))))}.`;
}

/** What may come of it, as a sentence; "" where nothing is known. */
export function outlook({ points, wins }: Pick<Idea, "points" | "wins">, words: Words): string {
  if (points === null) return "";
  const ahead = sized("lead", points, words);
  if (wins === null) return words.say("outlook", { lead: ahead });
  return words.say("outlook-wins", { lead: ahead, percent: Math.round(100 * wins) });
}

/** How good a decision was, and what it lost as far as that can be said: "Loose, 2 points lost". */
export function graded({ grade, lost }: Pick<Decision, "grade" | "lost">, words: Words): string {
  const [named, size] = [words.say(`grade-${grade}`), rounded(lost)];
  return capital(size ? words.say("graded", { grade: named, lost: words.say("lost-points", { size }) }) : named);
}

/** Points with their sign. */
export function signed(points: number, words: Words): string {
  return sized("signed", points, words);
}

function sized(key: string, points: number, words: Words): string {
  const size = rounded(Math.abs(points));
  return words.say(key, { way: size === 0 ? "level" : points > 0 ? "ahead" : "behind", size });
}

/** Points as people say them: small ones to a tenth. */
function rounded(points: number): number {
  return points >= 10 ? Math.round(points) : Math.round(points * 10) / 10;
}

function said({ what, amount, numbers, seat }: Reason, words: Words): string {
  const listed = numbers.length ? words.listing(numbers.map((number) => words.half(number))) : "";
  const about = seat === null ? {} : { name: words.name(seat), you: seat === words.you ? "yes" : "no" };
  return words.say(`reason-${what}`, { amount, numbers: listed, ...about });
}
