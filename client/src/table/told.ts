/** Everything that is told of a hand, in order: what happened on the table, and among those who sit around it. */

import type { Note } from "../state/company";
import { describeEvent } from "../words/sentences";
import { noteOf, type Told } from "./telling";

export function told(sitting: Told & { notes: readonly Note[] }): string[] {
  const moves = sitting.table.story.flatMap((line) => line.events.map((event) => describeEvent(sitting, event)));
  const lines = moves.map((text, at) => ({ text, at: at + 1 }));
  const notes = sitting.notes.map((note) => ({ text: noteOf(sitting.words, note), at: note.after + 0.5 }));
  return [...lines, ...notes].sort((one, other) => one.at - other.at).map(({ text }) => text);
}
