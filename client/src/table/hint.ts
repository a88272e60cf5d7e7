/** A hint in words; fetched with the first of them. */

import { app } from "../app.svelte";
import type { TableView } from "../state/view";
import type { Hint } from "../wire/types";
import { because, explained } from "../words/coaching";
import { describeMarked } from "../words/sentences";

/** Where all of it would hide ends of the table. */
const SMALL = "(max-width: 46rem), (max-height: 500px)";

/** Tell a hint; on a small screen only its weightiest reason is seen at first, and the rest is asked for. */
export default function tell(hint: Hint, table: TableView): void {
  const [whole, short] = [told(hint, table), shortened(hint, table)];
  if (short === whole || !matchMedia(SMALL).matches) return app.tell(whole);
  app.tell(short, { name: table.words.say("hint-more"), act: () => app.tell(whole) });
  app.say(whole); // whoever listens needs no room
}

function told(hint: Hint, table: TableView): string {
  const { sure, percent, points, reasons } = hint;
  if (sure !== "weighed") return idea(hint, table);
  return `${idea(hint, table)} ${explained({ points, wins: percent === null ? null : percent / 100, reasons }, table.words)}`;
}

function shortened(hint: Hint, table: TableView): string {
  if (hint.sure !== "weighed") return idea(hint, table);
  return `${idea(hint, table)} ${because(hint.reasons.slice(0, 1), table.words)}`.trim();
}

/** What to do. */
function idea({ sure, action, percent }: Hint, table: TableView): string {
  const named = { action: action ? describeMarked(table, action) : "", percent: percent ?? 0 };
  return table.words.say(`hint-${sure === "weighed" ? "guess" : sure}`, named);
}
