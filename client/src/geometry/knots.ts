/** Knots: the tiles of a layout, each with what grows from it. */

import type { Joint, Layout } from "../wire/types";

/** What grows from a tile under one name: the next tile, or an open end, which is -1. */
export interface Branch {
  name: string;
  child: number;
}

/** A tile as it lies: the half towards the middle and the half away from it. */
export interface Knot {
  key: string; // equal if and only if it is the same tile laid at the same place
  halves: [number, number];
  double: boolean;
  branches: Branch[];
  size: number; // tiles from this one to the next that branches, or to the end
}

/** The tiles in the order they were laid. */
export function knots(layout: Layout): Knot[] {
  const grown = layout.joints.map(knot);
  layout.joints.forEach((joint, child) => grown[joint.on]?.branches.push({ name: joint.end, child }));
  layout.ends.forEach((end) => grown[end.joint]?.branches.push({ name: end.name, child: -1 }));
  grown.forEach(({ branches }, at) => branches.sort(by(layout.joints[at]?.end ?? "")));
  for (const knot of grown.toReversed()) knot.size += onlyChild(grown, knot)?.size ?? 0;
  return grown;
}

function onlyChild(knots: Knot[], { branches }: Knot): Knot | undefined {
  return branches.length === 1 ? knots[branches[0]?.child ?? -1] : undefined;
}

function knot(joint: Joint): Knot {
  const [low = 0, high = 0] = joint.tile.split("-").map(Number);
  const key = [joint.tile, joint.end, joint.on, joint.outer].join(" ");
  const inner = joint.outer === high ? low : high;
  const halves: [number, number] = joint.on < 0 ? [low, high] : [inner, joint.outer];
  return { key, halves, double: low === high, branches: [], size: 1 };
}

/** The arm that goes straight on keeps the name of the end, and comes first. */
function by(own: string): (one: Branch, other: Branch) => number {
  const rank = ({ name }: Branch): string => (name === own ? "" : name);
  return (one, other) => (rank(one) < rank(other) ? -1 : 1);
}
