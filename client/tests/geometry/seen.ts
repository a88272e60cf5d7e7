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
  const outlines = all.map((tile) => corners(tile, placement.unit));
  for (const [at, one] of outlines.entries()) {
    const outside = one.some(({ x, y }) => Math.min(x, y, box.width - x, box.height - y) < -HAIR);
    if (outside) expect.fail(`tile or slot ${at} leaves the box`);
    for (const [index, other] of outlines.slice(0, at).entries()) {
      if (overlap(one, other)) {
        expect.fail(`${index} and ${at} overlap; there are ${placement.tiles.length} tiles, the others are slots`);
      }
    }
  }
}

/** Whether two outlines have no side along which a line parts them. */
function overlap(one: Point[], other: Point[]): boolean {
  return [one, other].every((outline) =>
    outline.every((corner, at) => {
      const side = from(corner, outline[(at + 1) % 4]!);
      const far = (point: Point): number => side.x * (point.y - corner.y) - side.y * (point.x - corner.x);
      const length = Math.hypot(side.x, side.y);
      return (outline === one ? other : one).some((point) => far(point) > HAIR * length);
    }),
  );
}

/** There is a slot for every end, and a tile for every joint. */
export function expectComplete(placement: Placement, layout: Layout): void {
  expect(placement.tiles.length).toBe(layout.joints.length);
  expect(placement.slots.map(({ name, number }) => [name, number])).toEqual(
    layout.ends.map(({ name, number }) => [name, number]),
  );
}

/** The corners of a tile, clockwise. */
function corners(tile: Lying | Slot, unit: number): Point[] {
  const [{ x, y }, turned] = [axis(tile), { x: -axis(tile).y, y: axis(tile).x }];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([along, across]) => ({
    x: tile.x + unit * (along! * x + (across! * turned.x) / 2),
    y: tile.y + unit * (along! * y + (across! * turned.y) / 2),
  }));
}

/** The way from the first to the second half. */
export function axis({ turn }: Lying | Slot): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
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
