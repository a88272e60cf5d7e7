/** What one sees on a placed table: rectangles, halves, what touches and what overlaps. */

import { expect } from "vitest";
import type { Box, Lying, Placement, Slot } from "../../src/geometry/place";
import type { Layout } from "../../src/wire/types";

export interface Point {
  x: number;
  y: number;
}

const HAIR = 1e-6;

/** The boxes of a phone, a tablet and a wide screen. */
export const BOXES: Box[] = [
  { width: 344, height: 300 },
  { width: 700, height: 400 },
  { width: 1200, height: 560 },
];

/** Everything lies inside the box, and nothing on anything else. */
export function expectApart(placement: Placement, box: Box): void {
  const all = [...placement.tiles, ...placement.slots, ...(placement.lead ? [placement.lead] : [])];
  const rectangles = all.map((tile) => rectangle(tile, placement.unit));
  for (const [at, one] of rectangles.entries()) {
    const margin = Math.min(one.left, one.top, box.width - one.right, box.height - one.bottom);
    if (margin < -HAIR) expect.fail(`tile or slot ${at} leaves the box`);
    for (const [index, other] of rectangles.slice(0, at).entries()) {
      const apart = one.left >= other.right - HAIR || other.left >= one.right - HAIR;
      if (!apart && one.top < other.bottom - HAIR && other.top < one.bottom - HAIR) {
        expect.fail(`${index} and ${at} overlap; there are ${placement.tiles.length} tiles, the others are slots`);
      }
    }
  }
}

/** There is a slot for every end, and a tile for every joint. */
export function expectComplete(placement: Placement, layout: Layout): void {
  expect(placement.tiles.length).toBe(layout.joints.length);
  expect(placement.slots.map(({ name, number }) => [name, number])).toEqual(
    layout.ends.map(({ name, number }) => [name, number]),
  );
}

function rectangle({ x, y, turn }: Lying | Slot, unit: number) {
  const [wide, high] = turn % 180 === 0 ? [unit, unit / 2] : [unit / 2, unit];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

/** The way from the first to the second half. */
export function axis({ turn }: Lying | Slot): Point {
  return { 0: { x: 1, y: 0 }, 90: { x: 0, y: 1 }, 180: { x: -1, y: 0 }, 270: { x: 0, y: -1 } }[turn];
}

/** The middles of both halves. */
export function halves(tile: Lying | Slot, unit: number): [Point, Point] {
  const { x, y } = axis(tile);
  const [right, down] = [(x * unit) / 2, (y * unit) / 2];
  return [
    { x: tile.x - right, y: tile.y - down },
    { x: tile.x + right, y: tile.y + down },
  ];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Whether two ways run along the same line. */
export function along(one: Point, other: Point): boolean {
  return Math.abs(one.x * other.y - one.y * other.x) < HAIR;
}

export function from(one: Point, other: Point): Point {
  return { x: other.x - one.x, y: other.y - one.y };
}

export function isDouble({ halves: [one, other] }: Lying): boolean {
  return one === other;
}
