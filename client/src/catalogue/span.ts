/** How many can play, for a sentence: from `least` to `most`. */
export function span(players: readonly number[]): { least: number; most: number; same: string } {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return { least, most, same: least === most ? "yes" : "no" };
}
