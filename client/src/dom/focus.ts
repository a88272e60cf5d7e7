/** Focus after a change of screen. */

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
