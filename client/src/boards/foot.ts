/** What stands below the felt of a laying game: how high it can get in a hand, so that it never pushes the tiles away. */

import type { Box } from "../geometry/place";

const ENDS = [30, 54]; // pixels of one line that tells the open ends, and of two, which many ends take on a phone
const ROW = 52; // pixels of a row of buttons, which stands beside that line where the screen is low
const COLUMN = 44; // pixels of a tile in a hand with many tiles, and of the button that it is

type Screen = "wide" | "tall" | "short" | "low"; // a desktop, a phone, a small phone, a phone that lies on its side

/** The height of a hand in one row and in several, as Rack.svelte draws it. */
const RACK: Record<Screen, [one: number, more: number]> = { wide: [118, 148], tall: [102, 156], short: [102, 140], low: [102, 108] };

/** The height of it all on a window of this size, with so many tiles in the hand at the most, and more than two ends or not. */
export function footOf(window: Box, width: number, tiles: number, many: boolean): number {
  const screen = screenOf(window);
  const [one, more] = RACK[screen];
  const rack = tiles === 0 ? 0 : tiles * COLUMN > width ? more : one;
  const ends = screen === "low" ? 0 : ENDS[many && screen !== "wide" ? 1 : 0]!;
  return ends + (tiles ? ROW : 0) + rack;
}

function screenOf({ width, height }: Box): Screen {
  if (height <= 500 && width >= 600) return "low";
  return width >= 700 ? "wide" : height > 700 ? "tall" : "short";
}
