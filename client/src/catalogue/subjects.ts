/** The pages of the rulebook that are about all games. */

import { plain } from "./find";

export const SUBJECTS: readonly string[] = ["basics", "misprints", "ratings"];

/** What is said of a page, "subject-basics.words" for a part of it. */
type Say = (key: string) => string;

/** The pages that somebody may mean; none if nothing is searched for. */
export function subjects(text: string, say: Say): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return SUBJECTS.filter((name) => {
    const known = plain(["", ".summary", ".words"].map((part) => say(`subject-${name}${part}`)).join(" "));
    return words.length > 0 && words.every((word) => known.includes(word));
  });
}
