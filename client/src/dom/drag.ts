/** Drags a tile from the hand to a place on the table, by mouse, pen or finger. */

import { scrollStep } from "./autoscroll";

const START = 8; // pixels that make a drag of a press
const REACH = 56; // how near a place has to be
const PAUSE = 15; // frames at an edge before an enlarged table moves: one comes from the hand over an edge

export interface Drag {
  /** The tile is taken up; false if it cannot be laid. */
  begin: () => boolean;
  /** It was let go at a place (what its data-end says), or nowhere; and where it was on the screen then. */
  drop: (end: string | null, at: DOMRect) => void;
}

/** Makes an element draggable; what is dragged is a copy of it that follows the pointer. */
export function drag(element: HTMLElement, given: Drag) {
  let options = given;
  let from: { x: number; y: number } | null = null;
  let copy: HTMLElement | null = null;
  let held: PointerEvent | null = null;
  let waited = 0;
  let box = element.getBoundingClientRect();

  function down(event: PointerEvent) {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!copy && far > START) lift(event);
    if (copy) follow(copy, event);
  }

  function lift(event: PointerEvent) {
    if (!options.begin()) {
      from = null;
      return;
    }
    box = element.getBoundingClientRect();
    element.setPointerCapture(event.pointerId);
    copy = element.cloneNode(true) as HTMLElement;
    element.classList.add("lifted");
    for (const name of ["data-tile", "id"]) copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.tabIndex = -1;
    copy.classList.add("dragged");
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    document.body.append(copy);
    requestAnimationFrame(nudge);
  }

  function follow(ghost: HTMLElement, event: PointerEvent) {
    held = event;
    ghost.style.transform = `translate(${event.clientX - box.width / 2}px, ${event.clientY - box.height * 0.7}px)`;
    nearest(event)?.focus({ preventScroll: true });
  }

  /** Move an enlarged table while the tile is held at its edge. */
  function nudge() {
    if (!copy) return;
    const pane = document.querySelector("[data-part=pane]");
    const way = pane && held ? scrollStep(pane.getBoundingClientRect(), held.clientX, held.clientY) : { left: 0, top: 0 };
    waited = way.left || way.top ? waited + 1 : 0;
    if (waited > PAUSE) pane?.scrollBy({ ...way, behavior: "instant" });
    requestAnimationFrame(nudge);
  }

  function up(event: PointerEvent) {
    from = null;
    if (!copy) return;
    const at = copy.getBoundingClientRect();
    stop();
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
    options.drop(nearest(event)?.dataset.end ?? null, at);
  }

  function stop() {
    from = null;
    copy?.remove();
    copy = null;
    element.classList.remove("lifted");
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", stop);
  return {
    update: (next: Drag) => (options = next),
    destroy: stop,
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

/** The place that is nearest to the pointer, if it is near enough. */
function nearest(event: PointerEvent): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>("[data-end]:not([aria-disabled=true])")].filter(inSight);
  const far = (place: HTMLElement) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - event.clientX, (top + bottom) / 2 - event.clientY);
  };
  const [first] = places.toSorted((one, other) => far(one) - far(other));
  return first && far(first) < REACH + first.offsetWidth / 2 ? first : null;
}

/** Whether a place has not been scrolled out of sight. */
function inSight(place: HTMLElement): boolean {
  const [pane, at] = [place.closest("[data-part=pane]")?.getBoundingClientRect(), place.getBoundingClientRect()];
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  return !pane || (x >= pane.left && x <= pane.right && y >= pane.top && y <= pane.bottom);
}
