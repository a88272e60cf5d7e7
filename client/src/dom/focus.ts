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
