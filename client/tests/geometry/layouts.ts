/** Layouts for the tests: tiles laid by chance, as the games lay them. */

import fc from "../chance";
import type { End, Joint, Layout } from "../../src/wire/types";

/** How a game lays its tiles. */
export interface Game {
  tiles: 6 | 9;
  equal: boolean; // otherwise any tile may touch any other, but no double a double
  lead: "any" | "double";
  arms: number; // of the lead
  later: "none" | "spinner" | "feet";
}

type Pair = [number, number];

/** Everything that was on the table, from the lead to the last tile. */
export function histories(game: Game, most = 55): fc.Arbitrary<Layout[]> {
  return fc.array(fc.nat(), { minLength: 2, maxLength: 2 * most, size: "max" }).map((picks) => laid(game, picks, most));
}

/** A whole hand, as long as it can get. */
export function longest(game: Game): fc.Arbitrary<Layout[]> {
  return fc.array(fc.nat(), { minLength: 110, maxLength: 110 }).map((picks) => laid(game, picks, 55));
}

function laid(game: Game, chosen: number[], most: number): Layout[] {
  const picks = [...chosen];
  const pick = (): number => picks.shift() ?? -1;
  let hand: Pair[] = wholeSet(game.tiles);
  const leads = game.lead === "double" ? hand.filter(isDouble) : hand;
  const lead = leads[pick() % leads.length] as Pair;
  const history = [lay({ is: "Layout", joints: [], ends: [] }, lead, undefined, game)];
  for (hand = without(hand, lead); picks.length > 1 && history.length < most; ) {
    const layout = history.at(-1) as Layout;
    const ways = layout.ends.flatMap((end) => hand.filter(fits(game, layout, end)).map((tile) => ({ end, tile })));
    const way = ways[pick() % ways.length];
    if (!way) break;
    history.push(lay(layout, way.tile, way.end, game));
    hand = without(hand, way.tile);
  }
  return history;
}

function fits(game: Game, layout: Layout, end: End): (tile: Pair) => boolean {
  const touched = layout.joints[end.joint]?.tile.split("-").map(Number) as Pair;
  return (tile) => (game.equal ? tile.includes(end.number) : !(isDouble(touched) && isDouble(tile)));
}

function lay(layout: Layout, tile: Pair, end: End | undefined, game: Game): Layout {
  const at = layout.joints.length;
  const [low, high] = tile;
  const outer = !end || low === end.number ? high : low;
  const where = { end: end?.name ?? "", on: end?.joint ?? -1 };
  const joint: Joint = { is: "Joint", tile: `${low}-${high}`, ...where, seat: 0, outer };
  const opened = end ? opens(layout, tile, end, game) : ledBy(tile, game);
  const ends = opened.map((name, index): End => {
    const side = game.later === "spinner" && index > (end ? 0 : 1);
    const number = !end && index === 0 && game.arms > 1 ? low : outer;
    return { is: "End", name, number, joint: at, first: game.later === "feet", side };
  });
  const grown = layout.ends.toSpliced(end ? layout.ends.indexOf(end) : 0, 1, ...ends);
  return { is: "Layout", joints: [...layout.joints, joint], ends: grown };
}

function ledBy(tile: Pair, game: Game): string[] {
  const arms = isDouble(tile) ? (game.later === "spinner" ? 4 : game.arms) : Math.min(2, game.arms);
  return [..."abcdefghi"].slice(0, arms);
}

function opens(layout: Layout, tile: Pair, { name }: End, { later }: Game): string[] {
  const known = layout.joints.some(({ tile }) => isDouble(tile.split("-").map(Number) as Pair));
  if (!isDouble(tile) || later === "none" || (later === "spinner" && known)) return [name];
  const last = Math.max(...layout.ends.map((end) => end.name.charCodeAt(0)));
  return [name, String.fromCharCode(last + 1), String.fromCharCode(last + 2)];
}

function wholeSet(highest: number): Pair[] {
  const numbers = Array.from({ length: highest + 1 }, (_, number) => number);
  return numbers.flatMap((high) => numbers.slice(0, high + 1).map((low): Pair => [low, high]));
}

function without(tiles: Pair[], gone: Pair): Pair[] {
  return tiles.filter((tile) => tile !== gone);
}

function isDouble([low, high]: Pair): boolean {
  return low === high;
}
