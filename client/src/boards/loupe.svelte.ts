/** The loupe of a table: one looks nearer at crowded tiles, by itself or as its player wants it while the table is open. */

import { createContext } from "svelte";
import { isCrowded, steady } from "../geometry/camera";
import type { Box } from "../geometry/place";
import { closeUp, placeStill, type Spot } from "../geometry/still";

/** What its player wants: the camera to choose, the whole table, or what they have chosen themselves. */
type Wish = "auto" | "whole" | "near";

class Loupe {
  wish = $state<Wish>("auto");
  constructor(readonly usable: boolean) {}
}

const [loupeHere, bring] = createContext<Loupe>();

/** Bring a loupe to a table. */
export function bringLoupe(): void {
  bring(new Loupe(true));
}

/** A table that is only looked at needs none: its tiles fill the picture. */
export function stayStill(): void {
  bring(new Loupe(false));
}

/** A layout as one sees it; nothing until it is known how much room there is. */
export class Sight<Placed extends { unit: number }> {
  private readonly loupe = loupeHere();
  private before: Placed | undefined;
  private small = false;
  private room: Box | undefined = undefined;
  /** The size of what one sees. */
  width = $state(0);
  height = $state(0);
  readonly view = $derived({ width: this.width, height: this.height });
  /** How many times as near one looks as when one sees everything. */
  zoom = $state(1);
  /** Whether it is only looked at. */
  readonly still = !this.loupe.usable;
  /** The room in which the tiles are laid. */
  readonly box = $derived((this.room = this.still ? this.view : steady(this.view, this.room)));
  readonly placed = $derived.by(() => {
    if (this.width && this.height) this.before = this.still ? this.placeStill() : this.placeIn(this.box, this.before);
    return this.before;
  });
  /** Whether the tiles are so small that a loupe helps. */
  readonly crowded = $derived((this.small = !this.still && !!this.placed && isCrowded(this.placed.unit, this.small)));
  readonly enlarged = $derived(this.zoom > 1);
  readonly unit = $derived(this.placed?.unit ?? 1);

  constructor(
    private readonly placeIn: (box: Box, before?: Placed) => Placed,
    /** The middles of all that is drawn. */
    private readonly spotsOf: (placed: Placed) => readonly Spot[],
  ) {}

  get wish(): Wish {
    return this.loupe.wish;
  }

  set wish(wish: Wish) {
    this.loupe.wish = wish;
  }

  /** The part of the table that is drawn: all of it, but of a still table no more than the tiles need. */
  frame(): string {
    const { placed } = this;
    const part = this.still && placed ? closeUp(this.view, placed.unit, this.spotsOf(placed)) : { x: 0, y: 0, ...this.box };
    return `${part.x} ${part.y} ${part.width} ${part.height}`;
  }

  private placeStill(): Placed {
    return placeStill(this.view, (box) => this.placeIn(box), this.spotsOf);
  }
}
