/** Bots in words. */

import type { Chair } from "../wire/types";
import type { Words } from "../words/words";

/** The bot that has a seat or plays for its person, in words: "strong bot, likes to block"; of a stand-in only what it is like. */
export function botWords({ bot, temperament }: Pick<Chair, "bot" | "temperament">, words: Words): string {
  const level = bot ? [words.say("level", { level: bot })] : [];
  return [...level, ...(temperament ? [words.say(`temperament-${temperament}`)] : [])].join(", ");
}
