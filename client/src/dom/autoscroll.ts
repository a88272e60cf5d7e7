/** Scrolling while something is dragged near an edge. */

const ZONE = 40; // pixels along an edge
const SPEED = 7; // pixels a frame

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far to scroll in a frame, right and down, while something is held at this point. */
export function scrollStep({ left, right, top, bottom }: Edges, x: number, y: number): { left: number; top: number } {
  const inside = x >= left && x <= right && y >= top && y <= bottom;
  const towards = (at: number, first: number, last: number): number =>
    !inside ? 0 : at - first < ZONE ? -SPEED : last - at < ZONE ? SPEED : 0;
  return { left: towards(x, left, right), top: towards(y, top, bottom) };
}
