/** The loupe of a table: crowded tiles are enlarged if their player wants it, remembered while the table is open. */

import { createContext } from "svelte";
import { enlarge, isCrowded, type Enlarged } from "../geometry/loupe";
import type { Box } from "../geometry/place";
import { closeUp, placeStill, type Spot } from "../geometry/still";

class Loupe {
  open = $state(false);
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

/** A layout as one sees it: the whole of it, or enlarged; nothing until it is known how much room there is. */
export class Sight<Placed extends { unit: number }> {
  private readonly loupe = loupeHere();
  private before: Placed | undefined;
  private large: Enlarged<Placed> | undefined;
  private small = false;
  /** The size of what one sees. */
  width = $state(0);
  height = $state(0);
  readonly view = $derived({ width: this.width, height: this.height });
  /** Whether it is only looked at. */
  readonly still = !this.loupe.usable;
  /** The layout within what one sees. */
  readonly whole = $derived.by(() => {
    if (this.width && this.height) this.before = this.still ? this.placeStill() : this.placeIn(this.view, this.before);
    return this.before;
  });
  /** Whether the tiles are so small that a loupe helps. */
  readonly crowded = $derived((this.small = !this.still && !!this.whole && isCrowded(this.whole.unit, this.small)));
  readonly enlarged = $derived(this.crowded && this.loupe.open);
  readonly placed = $derived.by(() => {
    const { whole } = this;
    const placeIn = (box: Box, before?: Placed) => this.placeIn(box, before);
    this.large = whole && this.enlarged ? enlarge(this.view, whole.unit, placeIn, this.large) : undefined;
    return this.large?.placed ?? whole;
  });

  constructor(
    private readonly placeIn: (box: Box, before?: Placed) => Placed,
    /** The middles of all that is drawn. */
    private readonly spotsOf: (placed: Placed) => readonly Spot[],
  ) {}

  /** The part of this box that is drawn: all of it, but of a still table no more than the tiles need. */
  frame(box: Box): string {
    const { placed } = this;
    const part = this.still && placed ? closeUp(this.view, placed.unit, this.spotsOf(placed)) : { x: 0, y: 0, ...box };
    return `${part.x} ${part.y} ${part.width} ${part.height}`;
  }

  private placeStill(): Placed {
    return placeStill(this.view, (box) => this.placeIn(box), this.spotsOf);
  }

  /** Take the loupe, or put it away; tells whether the table is enlarged then. */
  toggle(): boolean {
    return (this.loupe.open = !this.enlarged);
  }
}
