/** Moving an enlarged table about with the mouse; fingers, wheels and keys do it by themselves. */

const START = 6; // pixels that make a drag of a press
const KEYS = /^(Arrow|Page|Home|End)/;

export interface Pan {
  /** The player has moved the table. */
  moved: () => void;
  /** Somebody tapped twice on the table, not on a button. */
  twice: (event: MouseEvent) => void;
}

/** Makes a scrolling element draggable by mouse, and reports whenever its player moves it. */
export function pan(pane: HTMLElement, { moved, twice }: Pan) {
  let from: PointerEvent | null = null;

  function down(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.button === 0 && !onButton(event)) from = event;
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const [right, below] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!pane.hasPointerCapture(event.pointerId)) {
      if (Math.hypot(right, below) < START) return;
      pane.setPointerCapture(event.pointerId);
    }
    pane.scrollBy({ left: -right, top: -below, behavior: "instant" });
    from = event;
    moved();
  }

  function double(event: MouseEvent) {
    if (!onButton(event)) twice(event);
  }

  function key(event: KeyboardEvent) {
    if (KEYS.test(event.key)) moved();
  }

  const up = () => (from = null);
  const ways: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["dblclick", double],
    ["wheel", moved],
    ["touchmove", moved],
    ["keydown", key],
  ];
  for (const [name, way] of ways) pane.addEventListener(name, way as EventListener, { passive: true });
}

function onButton({ target }: Event): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
