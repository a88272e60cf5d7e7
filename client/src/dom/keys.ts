/** Keyboard shortcuts of a table. */

/** How the shortcuts of one letter, digit or sign are pressed: alone, with Alt, or not at all. */
export type Shortcuts = "plain" | "alt" | "off";

/** Whether a key is pressed in a field or a dialog, where it means something else. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  return !!(target as Partial<Element> | null)?.closest?.("input, select, textarea, dialog");
}

/** The shortcut that was pressed, "h" or "3" or "?"; "" if it is none, or is meant for something else. */
export function shortcut(event: KeyboardEvent, how: Shortcuts): string {
  const held = event.ctrlKey || event.metaKey || event.altKey !== (how === "alt");
  return how === "off" || held || isElsewhere(event) ? "" : sign(event);
}

/** With Alt some keyboards write other signs, so what is printed on the key counts then. */
function sign({ key, code, altKey }: KeyboardEvent): string {
  const printed = altKey && !/^[a-z\d?]$/i.test(key) ? /^(?:Key|Digit)(\w)$/.exec(code)?.[1] : key;
  return printed?.length === 1 ? printed.toLowerCase() : "";
}
