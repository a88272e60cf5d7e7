/** Keyboard shortcuts of a board. */

/** Whether a key is meant for the board: without a modifier, and not in a field or a dialog. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog"));
}
