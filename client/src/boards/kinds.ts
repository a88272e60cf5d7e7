/** How the table of each game is drawn. */

import type { Component } from "svelte";
import type { Shown } from "../sitting/shown";
import Laying from "./Laying.svelte";

export type Board = Component<{ sitting: Shown }>;

const OWN: Record<string, () => Promise<{ default: Board }>> = {
  concentration: () => import("./Concentration.svelte"),
  dominance: () => import("./Dominance.svelte"),
  fortress: () => import("./Fortress.svelte"),
  "fortune-teller": () => import("./FortuneTeller.svelte"),
  hectic: () => import("./Hectic.svelte"),
  memory: () => import("./Frame.svelte"),
  "solo-1": () => import("./Solo.svelte"),
  "solo-2": () => import("./Solo.svelte"),
  squares: () => import("./Frame.svelte"),
};

/** The board of a game; most games share one, which is there at once. */
export async function boardOf(game: string): Promise<Board> {
  return (await OWN[game]?.())?.default ?? Laying;
}
