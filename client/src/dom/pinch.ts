/** Looking nearer with two fingers, or with the wheel while Ctrl is held, which is what two fingers on a touchpad do. */

import type { Point } from "../geometry/lattice";

const NOTCH = 0.0025; // how much nearer a pixel of the wheel brings one

export interface Pinch {
  /** Two fingers are put down around this point of the screen. */
  begin: (at: Point) => void;
  /** They are so many times as far apart as then, around this point. */
  pinch: (times: number, at: Point) => void;
}

/** Reports what two fingers do on an element. */
export function pinch(element: HTMLElement, { begin, pinch }: Pinch) {
  let start: { far: number; middle: Point } | null = null;

  function touched(event: TouchEvent) {
    const fingers = both(event);
    if (!fingers) return (start = null);
    event.preventDefault();
    if (!start) begin(fingers.middle);
    start ??= fingers;
    if (event.type === "touchmove") pinch(fingers.far / start.far, fingers.middle);
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    begin(at);
    pinch(Math.exp(-event.deltaY * NOTCH), at);
  }

  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    element.addEventListener(name, touched as EventListener, { passive: false });
  }
  element.addEventListener("wheel", wheel, { passive: false });
}

function both({ touches }: TouchEvent): { far: number; middle: Point } | null {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return null;
  const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
  return { far: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)), middle };
}
