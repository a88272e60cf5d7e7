/** Counting tiles: of each number, how many one sees, and how many are hidden. */

import type { Value } from "../wire/types";
import { halves } from "../words/text";

export interface Count {
  number: number;
  /** Tiles with this number that lie open or in one's own hand. */
  seen: number;
  unseen: number;
}

const TILE = /^(?:\d+-\d+|\?-\?)$/;

/** The count for every number of the set, each of which is on as many tiles as there are numbers. */
export function countTiles(table: Value, numbers: readonly number[]): Count[] {
  if (!isHidden(table)) return [];
  const tiles = [...tilesIn(table)];
  return numbers.map((number) => {
    const seen = tiles.filter((tile) => halves(tile).includes(number)).length;
    return { number, seen, unseen: numbers.length - seen };
  });
}

/** Whether others hold or may draw what one does not see; where a trick or a memory hides tiles, a count would solve it. */
function isHidden({ hands, stock }: Value): boolean {
  return Array.isArray(hands) && hands.length > 1 && [...tilesIn([hands, stock])].includes("?-?");
}

/** Every tile that lies anywhere on a table; each lies there once. */
function* tilesIn(thing: unknown): Generator<string> {
  if (typeof thing === "string" && TILE.test(thing)) yield thing;
  else if (typeof thing === "object" && thing !== null) for (const part of Object.values(thing)) yield* tilesIn(part);
}
