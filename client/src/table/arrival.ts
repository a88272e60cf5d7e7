/** Coming to a table. */

import type { Api, Now } from "../wire/api";
import { random } from "../wire/random";

/** Fetch the table of a screen that was opened; null if the screen was left before the answer came. */
export async function arriveAt(
  table: string,
  api: Pick<Api, "table" | "seed">,
  left: AbortSignal,
): Promise<Now | null> {
  const seen = await api.table(table);
  // A rematch is dealt when everybody has come, with seeds that were not known when the server committed itself.
  const seats = seen.after && !seen.hand && !left.aborted ? seen.mine : [];
  for (const seat of seats) await api.seed(table, seat, random());
  return left.aborted ? null : seen;
}
