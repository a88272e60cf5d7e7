/** Single keys that act on a board. */

/** Whether a key was pressed for the board: not with another one, and not in a field or a dialog. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog"));
}
