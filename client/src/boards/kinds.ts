/** The boards: each draws one kind of table. */

import type { Component } from "svelte";
import { app } from "../app.svelte";
import type { TableView } from "../state/view";
import type { Board as Description } from "../wire/types";
import Laying from "./Laying.svelte";

export type Board = Component<{ sitting: TableView }>;

const OWN: Partial<Record<Description["name"], () => Promise<{ default: Board }>>> = {
  field: () => import("./Concentration.svelte"),
  frame: () => import("./Frame.svelte"),
  ledger: () => import("./Dominance.svelte"),
  race: () => import("./Hectic.svelte"),
  solo: () => import("./Solo.svelte"),
  trick: () => import("./FortuneTeller.svelte"),
  walls: () => import("./Fortress.svelte"),
};

/** The board that draws a table; most games share one, which is there at once. The others bring their words. */
export async function boardOf(name: Description["name"]): Promise<Board> {
  const own = OWN[name];
  if (!own) return Laying;
  const [board] = await Promise.all([own(), app.know(["boards"])]);
  return board.default;
}
