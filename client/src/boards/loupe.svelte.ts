/** The loupe of a table: one looks nearer at crowded tiles, by itself or as its player wants it while the table is open. */

import { createContext } from "svelte";
import { isCrowded, roomy, steady, type Steady } from "../geometry/camera";
import type { Window } from "../geometry/look";
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

const SETTLED = 1.2; // times the room of a page that has all its parts

/** What a table knows about the room that its tiles have. */
interface Room {
  /** Which hand it is: with another one the room is chosen anew. */
  hand: () => number;
  /** How high what stands below can get in this hand, in pixels of an unscaled page; undefined if that is not known. */
  foot: () => number | undefined;
}

/** A layout as one sees it; nothing until it is known how much room there is. */
export class Sight<Placed extends { unit: number }> {
  private readonly loupe = loupeHere();
  private before: Placed | undefined;
  private small = false;
  private room: Steady | undefined = undefined;
  private first: number | undefined = undefined; // how much lay there at first sight
  /** The size of what one sees. */
  width = $state(0);
  height = $state(0);
  /** The height of the whole board with the hand, and how much larger than usual everything on it is. */
  board = $state(0);
  scale = $state(1);
  readonly view = $derived({ width: this.width, height: this.height });
  /** How many times as near one looks as when one sees everything. */
  zoom = $state(1);
  /** Whether it is only looked at. */
  readonly still = !this.loupe.usable;
  private readonly laid = $derived.by(() => (this.still ? this.layStill() : this.lay()));
  /** The room in which the tiles are laid. */
  readonly box = $derived(this.laid.box);
  readonly placed = $derived(this.laid.placed);
  /** Whether the tiles are so small that a loupe helps. */
  readonly crowded = $derived((this.small = !this.still && !!this.placed && isCrowded(this.placed.unit, this.small)));
  readonly enlarged = $derived(this.zoom > 1);
  readonly unit = $derived(this.placed?.unit ?? 1);

  constructor(
    private readonly placeIn: (box: Box, before?: Placed) => Placed,
    /** The middles of all that is drawn. */
    private readonly spotsOf: (placed: Placed) => readonly Spot[],
    private readonly about: Room = { hand: () => 0, foot: () => undefined },
  ) {}

  get wish(): Wish {
    return this.loupe.wish;
  }

  set wish(wish: Wish) {
    this.loupe.wish = wish;
  }

  /** The part of the table that is drawn: all of it, but of a still table no more than the tiles need. */
  frame(): Window {
    const { placed } = this;
    return this.still && placed ? closeUp(this.view, placed.unit, this.spotsOf(placed)) : { x: 0, y: 0, ...this.box };
  }

  /** In the room that there was; if the tiles must move, in the one that there is now. */
  private lay(): Laid<Placed> {
    const { view } = this;
    if (!view.width || !view.height) return { box: view, placed: this.before };
    const foot = this.about.foot();
    const now = { ...roomy(view, foot && this.board - foot * this.scale), board: this.board, hand: this.about.hand() };
    const [room, placed] = this.settle(now);
    this.first ??= this.spotsOf(placed).length;
    [this.room, this.before] = [room, placed];
    return { box: room, placed };
  }

  /** Before anything more is laid the page may still be getting its parts, and tiles are laid anew as it does. */
  private settle(now: Steady): [Steady, Placed] {
    const { room, before } = this;
    if (!room || !before) return [now, this.placeIn(now)];
    const stayed = this.stay(now);
    const waits = this.spotsOf(stayed[1]).length === this.first && this.spotsOf(before).length === this.first;
    const unlike = now.height > SETTLED * room.height || !steady(room, now, this.view);
    return waits && unlike ? [now, this.placeIn(now)] : stayed;
  }

  private stay(now: Steady): [Steady, Placed] {
    const { before } = this;
    const room = this.room && steady(this.room, now, this.view) ? this.room : now;
    const placed = this.placeIn(room, before);
    const better = room !== now && now.height > room.height && before && this.moved(before, placed);
    return better ? [now, this.placeIn(now, before)] : [room, placed];
  }

  private moved(before: Placed, after: Placed): boolean {
    const [one, other] = [this.spotsOf(before)[0], this.spotsOf(after)[0]];
    return before.unit !== after.unit || one?.x !== other?.x || one?.y !== other?.y;
  }

  private layStill(): Laid<Placed> {
    const placed = this.view.width && this.view.height ? placeStill(this.view, (box) => this.placeIn(box), this.spotsOf) : undefined;
    return { box: this.view, placed };
  }
}

interface Laid<Placed> {
  box: Box;
  placed: Placed | undefined;
}
