/** The clocks that a table can have. */

import type { Clock } from "../wire/types";
import type { Words } from "../words/words";

export const CLOCKS = ["none", "move", "bank", "days"] as const;

export type ClockKind = (typeof CLOCKS)[number];

/** A clock as somebody chooses it: seconds, minutes and days as they are said. */
export interface ClockChoice {
  kind: ClockKind;
  seconds: number;
  minutes: number;
  bonus: number;
  days: number;
}

export const NO_CLOCK: ClockChoice = { kind: "none", seconds: 30, minutes: 5, bonus: 5, days: 2 };

export const SECONDS = [10, 15, 30, 60, 120] as const;
export const MINUTES = [1, 3, 5, 10, 20, 60] as const;
export const BONUS = [0, 2, 5, 10, 30] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;

const DAY = 86_400;

/** The clock as the server reads it. */
export function ruleOf(choice: ClockChoice): Clock | null {
  switch (choice.kind) {
    case "none":
      return null;
    case "move":
      return { per_move: choice.seconds, bank: 0, bonus: 0 };
    case "bank":
      return { per_move: 0, bank: 60 * choice.minutes, bonus: choice.bonus };
    case "days":
      return { per_move: DAY * choice.days, bank: 0, bonus: 0 };
  }
}

/** The seconds for the next hand of somebody who has used up a bank, as the server counts them. */
export function relief(bank: number): number {
  return Math.min(bank, Math.max(10, bank / 10));
}

/** What happens when time is up. */
export function clockRule(rule: Clock, words: Words): string {
  const { bank = 0, per_move: each = 0 } = rule;
  return each ? words.say("clock-rule-move") : words.say("clock-rule-bank", { seconds: relief(bank) });
}

/** The choice that makes this clock. */
export function choiceOf(rule: Clock | null): ClockChoice {
  if (!rule) return NO_CLOCK;
  const { per_move = 0, bank = 0, bonus = 0 } = rule;
  if (bank) return { ...NO_CLOCK, kind: "bank", minutes: bank / 60, bonus };
  if (per_move < DAY) return { ...NO_CLOCK, kind: "move", seconds: per_move };
  return { ...NO_CLOCK, kind: "days", days: per_move / DAY };
}
