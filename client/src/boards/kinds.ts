/** How the table of each game is drawn. */

import type { Component } from "svelte";
import type { Shape } from "../geometry/place";
import type { Shown } from "../sitting/shown";
import { host } from "../words/actions";

const SHAPES: Record<string, Shape> = {
  "chicken-foot": "feet",
  cyprus: "star",
  french: "storeys",
  italian: "row",
  sebastopol: "star",
  "sebastopol-pairs": "star",
};

/** The shape of a layout; a game that is added to a host has the shape of the host. */
export function shapeOf({ game, options }: Pick<Shown["about"], "game" | "options">): Shape {
  return options.sniff_spinner ? "star" : (SHAPES[host(game, options)] ?? "line");
}

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

/** The board of a game. */
export async function boardOf(game: string): Promise<Board> {
  const board = OWN[game] ?? (() => import("./Laying.svelte"));
  return (await board()).default;
}
