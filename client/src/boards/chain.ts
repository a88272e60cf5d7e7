/** Tiles put in order, equal numbers touching: one thread if they make a chain, several if they do not yet. */

import type { TileText } from "../wire/types";
import { halves, other } from "../words/text";

/** A tile as it lies in a thread: its halves from left to right. */
export interface Link {
  tile: TileText;
  halves: [number, number];
}

export type Thread = Link[];

/** The tiles as few threads; what begins at this number comes first. */
export function threads(tiles: readonly TileText[], number: number): Thread[] {
  const left = [...tiles];
  const made: Thread[] = [];
  while (left.length) made.push(...cut(tour(start(left, number), left)));
  return made.toSorted((one, other) => Number(begins(other, number)) - Number(begins(one, number)));
}

/** Whether a thread leads from the number back to it. */
export function closes(thread: Thread, number: number): boolean {
  return begins(thread, number) && thread.at(-1)?.halves[1] === number;
}

function begins(thread: Thread, number: number): boolean {
  return thread[0]?.halves[0] === number;
}

/** Where the next thread begins: at the number if it can be an end; else at an end; else anywhere. */
function start(tiles: readonly TileText[], number: number): number {
  const times = new Map<number, number>();
  for (const half of tiles.flatMap(halves)) times.set(half, (times.get(half) ?? 0) + 1);
  const odd = [...times].filter(([, count]) => count % 2 === 1).map(([half]) => half);
  if (times.has(number) && (odd.includes(number) || !reaches(tiles, number, odd))) return number;
  return odd.toSorted((one, other) => one - other)[0] ?? [...times.keys()][0] ?? number;
}

/** Whether one comes from this number to one of the others over these tiles. */
function reaches(tiles: readonly TileText[], from: number, to: readonly number[]): boolean {
  const seen = new Set([from]);
  for (const number of seen) {
    for (const pair of tiles.map(halves)) if (pair.includes(number)) pair.forEach((half) => seen.add(half));
  }
  return to.some((number) => seen.has(number));
}

/** What can be reached from a number, taken out of the tiles left (Hierholzer's way); it may break where it forks. */
function tour(from: number, left: TileText[]): Link[] {
  const path: { number: number; by: Link | null }[] = [{ number: from, by: null }];
  const links: Link[] = [];
  for (let here = path.at(-1); here; here = path.at(-1)) {
    const { number, by } = here;
    const at = left.findIndex((tile) => halves(tile).includes(number));
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    if (tile === undefined) {
      path.pop();
      if (by) links.unshift(by);
    } else {
      const far = other(tile, number);
      path.push({ number: far, by: { tile, halves: [number, far] } });
    }
  }
  return links;
}

/** The links in pieces in which equal numbers touch. */
function cut(links: readonly Link[]): Thread[] {
  const pieces: Thread[] = [];
  for (const link of links) {
    const piece = pieces.at(-1);
    if (piece?.at(-1)?.halves[1] === link.halves[0]) piece.push(link);
    else pieces.push([link]);
  }
  return pieces;
}
