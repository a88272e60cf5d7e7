import { describe, expect, test } from "vitest";
import { apart, moved, onwards, type Bending, type Pose } from "../../src/geometry/poses";
import { distance, type Point } from "./seen";

const KINDS = [false, true].flatMap((before) => [false, true].map((double) => ({ before, double })));

/** The middle of a double, or of the half at this side of its arm. */
function half(pose: Pose, side: 1 | -1): Point {
  return pose.double ? pose : moved(pose, pose.way, side / 2);
}

describe.each(KINDS)("behind a tile (a double: $before) one more (a double: $double)", ({ before, double }) => {
  const from: Pose = { x: 3, y: -2, way: 40, double: before };

  test.each<Bending>(["never", "neatly", "anyhow"])("lies beside it and touches it, when arms bend %s", (bending) => {
    for (const pose of onwards(from, double, bending)) {
      expect(apart(from, pose, 0)).toBe(true);
      expect(apart(from, pose, 0.001)).toBe(false);
      expect(distance(half(from, 1), half(pose, -1))).toBeLessThan(1.31);
    }
  });

  test("bends where it may, and two doubles never do", () => {
    const ways = (bending: Bending): number => onwards(from, double, bending).length;
    expect(ways("never")).toBe(1);
    expect(ways("neatly") > 1).toBe(!before && !double);
    expect(ways("anyhow") > 1).toBe(!before || !double);
  });
});
