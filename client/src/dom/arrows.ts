/** Moves the focus to the next or the previous button of a list with the arrow keys. */
export function arrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...(event.currentTarget.closest("ul")?.querySelectorAll<HTMLElement>("button") ?? [])];
  const next = buttons[(buttons.indexOf(event.currentTarget) + step + buttons.length) % buttons.length];
  event.preventDefault();
  next?.focus();
}
