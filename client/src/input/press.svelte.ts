/** Does what a tap or a drag means: play, take a tile up, ask which of several ways, or explain why not. */

import { app } from "../app.svelte";
import type { TableView } from "../state/view";
import type { TileText } from "../wire/types";
import { describeAction } from "../words/sentences";
import { tapEnd, tapTile, type Choice, type Tap } from "./choices";
import { whyNotLay } from "./refusals";

class Asking {
  /** The ways among which somebody has to choose. */
  ways = $state.raw<Choice[]>([]);
}

export const asking = new Asking();

class Confirming {
  /** The action whose button was pressed once, and among which it was one. */
  private once = $state.raw<{ action: string; among: readonly string[] } | null>(null);

  /** Whether one more tap plays this action: whatever happens at the table in between takes that back. */
  waits({ actions }: TableView, action: string): boolean {
    return this.once?.action === action && this.once.among === actions;
  }

  first({ actions: among }: TableView, action: string): void {
    this.once = { action, among };
  }

  forget(): void {
    this.once = null;
  }
}

export const confirming = new Confirming();

/** A button of an action was pressed: it is played, by a second tap where somebody wants to confirm and has a choice. */
export function pressAction(sitting: TableView, action: string): void {
  const ask = app.settings.confirm && sitting.actions.length > 1 && !confirming.waits(sitting, action);
  if (!ask) return sitting.play(action);
  sitting.chosen = null;
  confirming.first(sitting, action);
  app.say(sitting.words.say("tap-again", { action: describeAction(sitting, action) }));
}

/** A tile in hand was tapped. */
export function pressTile(sitting: TableView, tile: TileText): void {
  act(sitting, sitting.yourTurn ? tapTile(sitting.choices, sitting.chosen, tile, app.settings.confirm) : { refuse: tile });
}

/** A place on the table was tapped, or a tile was dropped there. */
export function pressEnd(sitting: TableView, tile: TileText | null, end: string): void {
  act(sitting, tapEnd(sitting.choices, tile, end));
}

/** A tile is dragged from the hand; false if it cannot be laid. */
export function liftTile(sitting: TableView, tile: TileText): boolean {
  const fits = sitting.choices.some((choice) => choice.tile === tile);
  if (fits) sitting.chosen = tile;
  else act(sitting, { refuse: tile });
  return fits;
}

/** A tile was let go at a place, or nowhere. */
export function dropTile(sitting: TableView, tile: TileText, end: string | null): void {
  if (end === null) sitting.chosen = null;
  else pressEnd(sitting, tile, end);
}

function act(sitting: TableView, tap: Tap): void {
  confirming.forget();
  if ("play" in tap) sitting.play(tap.play);
  else if ("ask" in tap) asking.ways = tap.ask;
  else if ("choose" in tap) sitting.chosen = tap.choose;
  else {
    app.sound.play("refused");
    app.tell(whyNotLay(sitting, tap.refuse));
  }
}
