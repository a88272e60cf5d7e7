/** How fast bots play at a new table. */

import type { Page } from "../wire/api";

/** What somebody has chosen for all tables; in a race, where the pace of bots is their strength, as usual. */
export function paceAt(page: Page | null | undefined, wanted: number): number {
  return page?.board.race ? 1 : wanted;
}
