import type { Hand, Seat, Target } from "../wire/types";
import { capital, type Words } from "./words";

/** The totals of all the sides, unless they are secret. */
export function totals(words: Words, { totals, sides }: Hand): string {
  if (!totals) return words.say("totals-secret");
  const each = sides.flatMap((side) => counted(words, side, totals));
  return words.say("totals", { totals: each.join(", ") });
}

/** What a hand has brought to each side. */
export function gained(words: Words, { sides }: Hand, result: number[]): string {
  return words.say("hand-brought", { points: sides.flatMap((side) => counted(words, side, result)).join(", ") });
}

/** How far the match goes. */
export function target(words: Words, { points, hands, lowest, beyond }: Target): string {
  const far = hands ? "hands" : beyond ? "beyond" : "points";
  return words.say(lowest ? `target-${far}-lowest` : `target-${far}`, { points, hands });
}

/** The totals, how far the match goes unless people have ended it, and who was there first if somebody else has more. */
export function standing(words: Words, hand: Hand, settled = false): string {
  if (settled) return totals(words, hand);
  const told = `${totals(words, hand)} ${target(words, hand.target)}`;
  return overtaken(hand) ? `${told} ${words.say("target-first", won(words, hand))}` : told;
}

function overtaken({ over, totals, winners, target }: Hand): boolean {
  if (!over || !totals || target.lowest) return false;
  return (totals[winners[0] ?? -1] ?? Infinity) < Math.max(...totals);
}

/** Who has won the match, and by how much where that is what they win. */
export function winners(words: Words, hand: Hand): string {
  const players = hand.sides.flat().length;
  if (players === 1) return alone(words, hand);
  const key = hand.winners.length === players ? "match-drawn" : "match-won";
  const sentence = capital(words.say(key, won(words, hand)));
  const points = margin(hand);
  return points ? `${sentence} ${words.say("match-margin", { points, ...won(words, hand) })}` : sentence;
}

/** Whether a game for one is solved, and how far one came. */
function alone(words: Words, { winners, reached }: Hand): string {
  const [done = 0, whole = 0] = reached ?? [];
  return words.say(winners.length ? "alone-solved" : "alone-unsolved", { done, whole });
}

function margin({ totals, winners, target }: Hand): number {
  return target.margin && totals ? (totals[winners[0] ?? -1] ?? 0) - Math.min(...totals) : 0;
}

function won(words: Words, { winners }: Hand) {
  const you = winners.some((seat) => seat === words.you) ? "yes" : "no";
  return { names: words.side(winners), you, count: winners.length };
}

/** Partners of the whole match have one total; those of one hand have each their own. */
function counted(words: Words, side: Seat[], totals: number[]): string[] {
  const each = side.map((seat) => totals[seat] ?? 0);
  const [first = 0] = each;
  if (each.every((total) => total === first)) return [words.counted(side, first)];
  return side.map((seat, at) => words.counted([seat], each[at] ?? 0));
}
