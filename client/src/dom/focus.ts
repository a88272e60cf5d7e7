/** Coming to a screen. */

let arrivals = 0;

/** Give the heading of a new screen the focus, so that keys and voices begin there; the first page keeps its own. */
export function focusHeading(heading: HTMLElement): void {
  if (arrivals++) heading.focus({ preventScroll: true });
}
