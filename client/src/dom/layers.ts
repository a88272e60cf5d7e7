/** What lies open over a screen, such as a dialog: the back button of a phone closes it before it leaves the screen. */

const MARK = "layer";
const open: (() => void)[] = [];
let waiting = 0;
/** Whether the entry of what was closed is being left: the history goes back some time after it was told to. */
let leaving = false;

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

/** The history went back: if somebody did that, close what was opened last; what came while an entry was left stays. */
export function closeLast(): void {
  if (!leaving) open.pop()?.();
  leaving = false;
  settle();
}

// One dialog often opens as another one closes: only what is open after that counts.
function settle(): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (leaving) return; // how things are then is seen when it is left
    if (open.length && !atLayer()) enter();
    else if (!open.length && atLayer()) leave();
  });
}

function leave(): void {
  leaving = true;
  history.back();
}

function enter(): void {
  history.replaceState({ top: scrollY }, ""); // where to come back to
  history.pushState({ [MARK]: true }, "");
}
