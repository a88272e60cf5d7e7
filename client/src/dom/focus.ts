/** Where the focus goes: after a change of screen, and when what has it goes away. */

let arrivals = 0;

/** Focus the heading of a new screen, where keyboards and screen readers begin; the first page is left alone. */
export function focusHeading(heading: HTMLElement): void {
  if (arrivals++) heading.focus({ preventScroll: true });
}

/** Focus the place on a page that the address names, and bring it into sight. */
export function focusWanted(place: HTMLElement): void {
  if (location.hash === `#${place.id}`) place.focus();
}

/** Scroll to where this page was left, when somebody comes back to it; its text may come later than the page. */
export function scrollBack(): void {
  const { top = 0 } = (history.state ?? {}) as { top?: number };
  if (top) scrollTo(0, top);
}

/** Whoever has the focus on a button of a list that goes away gets to its neighbour then, and not nowhere. */
export function keepFocus(list: HTMLElement): () => void {
  let at = -1;
  const buttons = () => [...list.querySelectorAll("button")];
  const come = () => (at = buttons().findIndex((button) => button === document.activeElement));
  const go = ({ target }: FocusEvent) => queueMicrotask(() => (target as Node).isConnected && (at = -1));
  const left = new MutationObserver(() => {
    const all = buttons();
    if (at >= 0 && document.activeElement === document.body) all[Math.min(at, all.length - 1)]?.focus({ preventScroll: true });
  });
  left.observe(list, { childList: true });
  list.addEventListener("focusin", come);
  list.addEventListener("focusout", go);
  return () => left.disconnect();
}
