/** Coming to a table. */

import type { Api, Seen } from "../wire/api";
import { random } from "../wire/random";

/** Ask for a table that one comes to; null if its screen was left before the answer came. */
export async function arriveAt(
  table: string,
  api: Pick<Api, "table" | "seed">,
  left: AbortSignal,
): Promise<Seen | null> {
  const seen = await api.table(table);
  // A rematch is dealt when its people have come: with seeds that nobody knew when it committed itself.
  const seats = seen.after && !seen.hand && !left.aborted ? seen.mine : [];
  for (const seat of seats) await api.seed(table, seat, random());
  return left.aborted ? null : seen;
}
