/** What lies open over a screen, such as a dialog: the back button of a phone closes it before it leaves the screen. */

const MARK = "layer";
const open: (() => void)[] = [];
let waiting = 0;

/** Whether the current entry of the history is the one that closes what is open. */
export function atLayer(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

/** Let the back button close this first; gives what takes it away when it is closed otherwise. */
export function layer(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    settle();
  };
}

/** Somebody went back: close what was opened last. */
export function closeLast(): void {
  open.pop()?.();
  settle();
}

// One dialog often opens as another one closes: only what is open after that counts.
function settle(): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (open.length && !atLayer()) enter();
    else if (!open.length && atLayer()) history.back();
  });
}

function enter(): void {
  history.replaceState({ top: scrollY }, ""); // where to come back to
  history.pushState({ [MARK]: true }, "");
}
