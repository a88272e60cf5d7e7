/** What can be said at a table. */

import type { Said } from "../wire/types";

/** In the order in which they are shown; the record has them all, or it does not fit its type. */
const ORDER: Record<Said["what"], number> = {
  hello: 0,
  "good-luck": 1,
  "well-played": 2,
  nice: 3,
  oops: 4,
  sorry: 5,
  thanks: 6,
  moment: 7,
  "your-turn": 8,
  another: 9,
  "good-game": 10,
  "must-go": 11,
};

export const PHRASES = Object.keys(ORDER) as Said["what"][];
