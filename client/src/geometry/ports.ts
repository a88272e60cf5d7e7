/** Ports: where an arm goes on, and the spots where its next tile can lie. */

import { DOWN, LEFT, RIGHT, STEP_X, STEP_Y, turned, UP, type Cover, type Way } from "./lattice";

/** The middle of the edge at which the next tile joins, and how the arm runs on from there. */
export interface Port {
  x: number;
  y: number;
  way: Way;
  bends: "anyhow" | "never" | "at once"; // never behind a double, at once where a toe leaves the end of a double
  hand: 1 | -1; // in which sense the arm turns first when it must: clockwise or against the clock
  down: Way; // across the rows of a snake, away from the middle
  back: Way; // along the next row of a snake
}

/** A tile on the lattice with the port beyond it. */
export interface Spot extends Cover {
  way: Way; // from its inner to its outer half
  beyond: Port;
}

/** How arms bend: in rows close together or far apart, or onwards around the middle in either sense. */
export type Bending = "near" | "far" | "round" | "counter";

/** A port of an arm that begins here. */
export function port(x: number, y: number, way: Way, hand: 1 | -1 = 1): Port {
  return { x, y, way, bends: "never", hand, down: turned(way, 1), back: turned(way, 2) };
}

/** The spot straight ahead, where a double lies across the arm. */
export function ahead(port: Port, double: boolean): Spot {
  const { x, y, way, hand, down, back } = port;
  const half = double ? 1 : 2;
  const [right, below] = [half * STEP_X[way], half * STEP_Y[way]];
  const bends = double ? "never" : "anyhow";
  const beyond: Port = { x: x + 2 * right, y: y + 2 * below, way, bends, hand, down, back };
  return { x: x + right, y: y + below, flat: (way % 2 === 0) !== double, way, beyond };
}

/** The spots for a tile at a port, the best first; a double lies straight ahead, and so does what follows it, unless they may lie in a corner. */
export function spots(port: Port, double: boolean, bending: Bending, corners = false): Spot[] {
  if (corners && double && port.bends === "anyhow") return [ahead(port, true), ...sides(port).map((way) => corner(port, way, BESIDE, true))];
  if (corners && !double && port.bends === "never") return [ahead(port, false), ...sides(port).map((way) => corner(port, way, BEFORE))];
  if (double || port.bends === "never") return [ahead(port, double)];
  if (port.bends === "at once") return [ahead(port, false), toe(port, port.hand), toe(port, -port.hand)];
  const hand = bending === "round" ? port.hand : bending === "counter" ? -port.hand : 0;
  if (hand !== 0) return [ahead(port, false), ...around(port, hand), ...around(port, -hand)];
  const { way, down, back } = port;
  const far = bending === "far";
  if (way !== down) return [ahead(port, false), corner(port, down, BESIDE), ...(far ? [] : [corner(port, down, BEFORE)])];
  return [...(far ? [] : [corner(port, back, BESIDE)]), corner(port, back, BEFORE), ahead(port, false)];
}

/** A toe that lies beside the end of its double, and points where the double looks or back. */
function toe(port: Port, quarters: number): Spot {
  return corner(port, turned(port.way, quarters), BEFORE);
}

function around(port: Port, quarters: number): Spot[] {
  const way = turned(port.way, quarters);
  return [corner(port, way, BESIDE), corner(port, way, BEFORE)];
}

const BESIDE = -1; // around the corner at the side of the last half
const BEFORE = 1; // around the corner in front of the last half

/** To the one side and to the other. */
function sides({ way }: Port): Way[] {
  return [turned(way, 1), turned(way, -1)];
}

function corner(port: Port, way: Way, where: number, double = false): Spot {
  const x = port.x + where * (STEP_X[port.way] - STEP_X[way]);
  const y = port.y + where * (STEP_Y[port.way] - STEP_Y[way]);
  const back = way === port.down ? turned(port.way, 2) : port.back;
  return ahead({ x, y, way, bends: "anyhow", hand: port.hand, down: port.down, back }, double);
}

/** The ports around the tile in the middle: left and right, the flanks, then the corners with a little distance. */
export function portsOfMiddle(middle: Cover, arms: number, feet: boolean): Port[] {
  const { x, y, flat } = middle;
  const far = feet ? 11 : 5; // so that a foot has room between two arms
  const reach = flat ? 2 : 1;
  if (arms === 1) return [port(x + reach, y, RIGHT)];
  return [
    port(x - reach, y, LEFT),
    port(x + reach, y, RIGHT),
    port(x, y - 2, UP),
    port(x, y + 2, DOWN),
    port(x - 3, y - far, LEFT),
    port(x + 3, y + far, RIGHT),
    port(x + 3, y - far, RIGHT, -1),
    port(x - 3, y + far, LEFT, -1),
    port(x + 3, y - 2 * far, RIGHT, -1),
  ].slice(0, arms);
}

/** The ports of a double with three toes: straight on, to the left, to the right. */
export function portsOfFoot({ x, y, way, beyond }: Spot): Port[] {
  const left = turned(way, -1);
  const right = turned(way, 1);
  return [
    beyond,
    { ...port(x + 2 * STEP_X[left], y + 2 * STEP_Y[left], left, 1), bends: "at once" },
    { ...port(x + 2 * STEP_X[right], y + 2 * STEP_Y[right], right, -1), bends: "at once" },
  ];
}
