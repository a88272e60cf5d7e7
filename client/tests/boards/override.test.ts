import { expect, test } from "vitest";
import { seen } from "../../src/boards/override";
import type { Shown } from "../../src/state/view";

test("a table that is seen differently is the same in everything else", () => {
  const played: string[] = [];
  const shown = { you: 0, chosen: null, play: () => expect.unreachable() } as unknown as Shown;
  const other = seen(shown, { play: (action) => played.push(action) });
  other.play("draw");
  other.chosen = "1-2";
  expect([played, other.you, shown.chosen]).toEqual([["draw"], 0, "1-2"]);
});
