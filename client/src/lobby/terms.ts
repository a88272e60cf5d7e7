import type { Invitation } from "../wire/types";
import type { Words } from "../words/words";
import { choiceOf } from "./clocks";
import { agreed } from "./summary";

/** What people should know before they sit down: how many play, the clock, whether it counts for ratings and aids are off, the edition, and what was chosen. */
export function terms(
  table: Pick<Invitation, "players" | "clock_rule" | "options" | "edition" | "serious" | "rated">,
  words: Words,
): string[] {
  const { kind, ...clock } = choiceOf(table.clock_rule);
  const players = words.say("players-span", { least: table.players, most: table.players, same: "yes" });
  const clocks = kind === "none" ? [] : [words.say(`clock-${kind}-short`, { ...clock })];
  const serious = table.serious ? [words.say("serious-table")] : [];
  const rated = table.rated ? [words.say("rated-table")] : [];
  return [players, ...clocks, ...rated, ...serious, words.edition(table.edition), ...agreed(table.options, words)];
}
