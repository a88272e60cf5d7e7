/** Stops: tiles and slots that look for their places, and what is found for them. */

import type { Cover, Lattice } from "./lattice";
import type { Lead } from "./line";
import { ahead, type Bending, type Port, type Spot } from "./ports";

/** Where everything lies: tiles by joint, slots by the names of their ends. */
export interface Laid {
  unit: number;
  bending: Bending;
  apart: boolean; // whether there was no room for everything where it joins
  tiles: Spot[];
  slots: Map<string, Spot>;
  lead?: Lead | undefined; // of a line on a loop
}

/** How carefully to lay. */
export interface Manner {
  bending: Bending;
  spacious: "all" | "most" | "no"; // a double must fit at every end and a tile behind it, or where that is possible
  feet: boolean; // toes at both ends of that double, too
  corners: boolean; // a double may lie in a corner, or the line turn behind it
  apart: boolean; // what has no room where it joins may lie anywhere
}

/** A tile or a slot that looks for its place. */
export interface Stop {
  ports: Port[]; // where it may join: the toes of a foot may change places
  on: number; // the tile that it joins
  name: string; // of the end where it lies
  child: number; // -1 for a slot
  chain: number; // the tile with which its chain begins
  rank: number; // what has the lowest looks first
}

const NEAR = 12; // cells within which a tile can be in the way of what grows from a port

/** The same ports, beginning with another one. */
export function turnedTo(ports: Port[], first: number): Port[] {
  return ports.map((_, at) => ports[(at + first) % ports.length] as Port);
}

/** Whether a tile can be in the way of what grows from these ports. */
export function near([port]: Port[], { x, y }: Cover): boolean {
  return port !== undefined && Math.abs(port.x - x) <= NEAR && Math.abs(port.y - y) <= NEAR;
}

/** The nearest place that is free, if there is any. */
export function elsewhere(port: Port, double: boolean, lattice: Lattice): Spot[] {
  for (let far = 1; far < lattice.reachX + lattice.reachY; far++) {
    for (let side = -far; side <= far; side++) {
      const around = [
        { x: far, y: side },
        { x: -far, y: side },
        { x: side, y: far },
        { x: side, y: -far },
      ];
      const spots = around.map(({ x, y }) => ahead({ ...port, x: port.x + x, y: port.y + y }, double));
      const free = spots.find((spot) => lattice.fits(spot, 0));
      if (free) return [free];
    }
  }
  return [];
}
