/** Tiles that travel: from the hand or from a player's chip to their place, from the stock to the hand, and when a layout changes. */

import type { Lying } from "../geometry/place";
import type { Seat, TileText } from "../wire/types";

const TIME = 240; // milliseconds: long enough to be followed, too short to be waited for

const LANDS = 200; // slowing down, a tile seems to lie a little before it does

/** How long a tile that is laid now is on its way, in milliseconds. */
export function landing(): number {
  return still() ? 0 : LANDS;
}

/** Where a tile lies: its middle, how it is turned, and its short side. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  unit: number;
}

/** Where one's own tiles were when they were played, on the screen. */
const departures = new Map<TileText, DOMRect>();

/** A tile leaves the hand: from where it lies there, or from where it was let go. */
export function depart(tile: TileText, from?: DOMRect): void {
  const place = from ?? find(`[data-part=hand] [data-tile="${tile}"]`);
  if (place) departures.set(tile, place);
}

/** Where a tile that is laid now comes from: the hand, else the chip of whoever laid it, as a spot of this picture. */
export function origin(picture: SVGSVGElement, tile: TileText, seat: Seat, halves: Lying["halves"]): Spot | null {
  const from = departures.get(tile) ?? find(`[data-part=players] [data-seat="${seat}"]`);
  departures.delete(tile);
  if (!from) return null;
  const { left, top, width } = picture.getBoundingClientRect();
  const scale = picture.viewBox.baseVal.width / width; // less than 1 on an enlarged table
  const [x, y] = [from.left + from.width / 2 - left, from.top + from.height / 2 - top];
  return { x: x * scale, y: y * scale, turn: halves[0] > halves[1] ? 270 : 90, unit: Math.min(from.width, from.height) * scale };
}

/** How one spot is reached from another, as the frames of an animation of something that already lies at its end. */
export function frames(from: Spot, to: Spot): { transform: string }[] {
  const start = from.turn + 360 * Math.round((to.turn - from.turn) / 360); // the shorter way round
  const at = ({ x, y }: Spot, turn: number, scale: number) =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}) rotate(${-to.turn}deg) translate(${-to.x}px, ${-to.y}px)`;
  return [{ transform: at(from, start, from.unit / to.unit) }, { transform: at(to, to.turn, 1) }];
}

interface Travel {
  spot: Spot;
  /** Where a new tile comes from. */
  from: () => Spot | null;
}

/** Lets a laid tile travel: when it comes, and whenever it gets another place. */
export function travel(node: SVGGElement, { spot, from }: Travel) {
  let [here, way] = [spot, null as Animation | null];
  const go = (start: Spot | null) => {
    way?.cancel();
    way = start && !still() ? node.animate(frames(start, here), { duration: TIME, easing: "ease-out" }) : null;
  };
  go(from());
  return {
    update(next: Travel) {
      const before = here;
      here = next.spot;
      if (moved(before, here)) go(before);
    },
  };
}

/** A tile that was drawn comes from the stock to its place in the hand. */
export function fromStock(node: Element) {
  const [stock, place] = [find("[data-part=stock]"), node.getBoundingClientRect()];
  if (!stock || still()) return { duration: 0 };
  const [x, y] = [stock.left + stock.width / 2 - place.left - place.width / 2, stock.top - place.top];
  return { duration: TIME, css: (_: number, away: number) => `transform: translate(${x * away}px, ${y * away}px) scale(${1 - away / 2})` };
}

function moved(one: Spot, other: Spot): boolean {
  return one.x !== other.x || one.y !== other.y || one.turn !== other.turn || one.unit !== other.unit;
}

function find(what: string): DOMRect | undefined {
  return document.querySelector(what)?.getBoundingClientRect();
}

function still(): boolean {
  return document.documentElement.dataset.motion === "less";
}
