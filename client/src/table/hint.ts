/** A hint in words; fetched with the first of them. */

import type { TableView } from "../state/view";
import type { Hint } from "../wire/types";
import { explained } from "../words/coaching";
import { describeMarked } from "../words/sentences";

export default function told({ sure, action, percent, points, reasons }: Hint, table: TableView): string {
  const named = { action: action ? describeMarked(table, action) : "", percent: percent ?? 0 };
  if (sure !== "weighed") return table.words.say(`hint-${sure}`, named);
  const why = explained({ points, wins: percent === null ? null : percent / 100, reasons }, table.words);
  return `${table.words.say("hint-guess", named)} ${why}`;
}
