/** The shape of the layout of each game. */

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
