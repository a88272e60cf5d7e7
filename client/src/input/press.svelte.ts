/** Does what a tap or a drag means: play, take a tile up, ask which of several ways, or explain why not. */

import { app } from "../app.svelte";
import type { TableView } from "../state/view";
import type { TileText } from "../wire/types";
import { tapEnd, tapTile, type Choice, type Tap } from "./choices";
import { whyNotLay } from "./refusals";

class Asking {
  /** The ways among which somebody has to choose. */
  ways = $state.raw<Choice[]>([]);
}

export const asking = new Asking();

/** A tile in hand was tapped. */
export function pressTile(sitting: TableView, tile: TileText): void {
  act(sitting, sitting.yourTurn ? tapTile(sitting.choices, sitting.chosen, tile) : { refuse: tile });
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
  if ("play" in tap) sitting.play(tap.play);
  else if ("ask" in tap) asking.ways = tap.ask;
  else if ("choose" in tap) sitting.chosen = tap.choose;
  else {
    app.sound.play("refused");
    app.tell(whyNotLay(sitting, tap.refuse));
  }
}
