import { expect, test } from "vitest";
import { withPlay } from "../../src/boards/withplay";
import type { TableView } from "../../src/state/view";

test("a table on which playing means something else is the same in everything else", () => {
  const played: string[] = [];
  const view = { you: 0, chosen: null, play: () => expect.unreachable() } as unknown as TableView;
  const other = withPlay(view, (action) => played.push(action));
  other.play("draw");
  other.chosen = "1-2";
  expect([played, other.you, view.chosen]).toEqual([["draw"], 0, "1-2"]);
});
