/** Keeps a board in sight while a panel is open: smaller beside a panel, scrolled above one. */

/** Where something lies on the screen. */
type Edges = Pick<DOMRect, "left" | "right">;
type Place = Edges & Pick<DOMRect, "top" | "bottom">;

/** By how much a board shrinks, and towards which side, so that a panel beside it covers nothing; null if it is not beside. */
export function shrunk(board: Edges, panel: Edges): { scale: number; to: "left" | "right" } | null {
  if (panel.right - panel.left >= board.right - board.left) return null;
  const to = panel.left <= board.left ? "right" : "left";
  const free = to === "right" ? board.right - panel.right : panel.left - board.left;
  return { scale: Math.min(1, free / (board.right - board.left)), to };
}

/** Make room for a panel in the element around a board; `found` names what must be seen. Gives what undoes it. */
export function makeRoom(board: HTMLElement, panel: HTMLElement, found: string): () => void {
  const around = board.parentElement!;
  const [old, oldAround] = [board, around].map(({ style }) => style.cssText);
  around.scrollTop = 0;
  const edges = panel.getBoundingClientRect();
  const beside = shrunk(board.getBoundingClientRect(), edges);
  if (beside) Object.assign(board.style, { scale: beside.scale, transformOrigin: `${beside.to} center` });
  else scrollable(board, around, around.getBoundingClientRect().bottom - edges.top);
  if (!beside) show(around, board.querySelector(found), [top(board), edges.top]);
  return () => {
    board.style.cssText = old ?? "";
    around.style.cssText = oldAround ?? "";
  };
}

/** Let the element around a board scroll behind a panel of this height, and the board keep its size. */
function scrollable(board: HTMLElement, around: HTMLElement, height: number): void {
  board.style.flex = `0 0 ${board.offsetHeight}px`;
  // A bar would take width from the table, whose tiles would lie otherwise then.
  Object.assign(around.style, { paddingBottom: `${Math.max(0, height)}px`, scrollbarWidth: "none" });
}

function top(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}

/** Bring what must be seen into the middle between the players, who stay above the board, and the panel. */
function show(around: HTMLElement, seen: Element | null, [upper, lower]: [number, number]): void {
  if (!seen) return;
  const { top, height } = seen.getBoundingClientRect();
  const middle = (upper + lower) / 2;
  const behavior = document.documentElement.dataset.motion === "less" ? "instant" : "smooth";
  around.scrollBy({ top: top + height / 2 - middle, behavior });
}

/** Hide an element that would lie over what must be seen, as soon as everything is where it belongs. */
export function clearOf(found: string): (element: HTMLElement) => () => void {
  return (element) => {
    const frame = requestAnimationFrame(() => {
      const seen = document.querySelector(found)?.getBoundingClientRect();
      element.style.visibility = seen && overlaps(element.getBoundingClientRect(), seen) ? "hidden" : "";
    });
    return () => cancelAnimationFrame(frame);
  };
}

/** Whether one lies over a part of the other. */
export function overlaps(one: Place, other: Place): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
