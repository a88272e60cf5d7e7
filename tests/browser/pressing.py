"""Ways to press a button: with the mouse, with a finger, or with the keyboard alone."""

import contextlib
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 5_000  # milliseconds in which a button has to hold still
STEPS = 60  # tries after which a button counts as out of reach

Press = Callable[[Locator], None]


@contextlib.contextmanager
def unless_gone(button: Locator) -> Iterator[None]:
    """In a race somebody else may be faster: a button that is gone need not be pressed."""
    try:
        yield
    except TooLate:
        if button.count():
            raise


def mouse(button: Locator) -> None:
    """Click it."""
    with unless_gone(button):
        button.click(timeout=PATIENCE)


def finger(button: Locator) -> None:
    """Tap it."""
    with unless_gone(button):
        button.tap(timeout=PATIENCE)


def keys(button: Locator) -> None:
    """Go there with Tab, within a group with the arrows, and press Enter; no script moves the focus."""
    tried: set[tuple[str, str]] = set()
    for _ in range(STEPS):
        here, wishes = button.evaluate_all(WHERE)
        key = next((wish for wish in wishes if (here, wish) not in tried), "Tab")
        tried |= {(here, key)} if here else set()
        for each in key.split():
            button.page.keyboard.press(each)
        if key in ("Enter", ""):
            return
    raise AssertionError(f"the keyboard does not reach {button}")


# Where the focus is and which keys lead on: none if the goal is gone, Enter at the goal, the arrows in a group that has
# one stop for Tab, the nearest way first, else Tab, as often as there are stops up to the goal or its group.
WHERE = """([goal]) => {
  const here = document.activeElement;
  if (!goal) return ["", [""]];
  if (here === goal) return ["", ["Enter"]];
  const group = goal.tabIndex === -1 ? goal.parentElement.closest("[role=group]") : null;
  if (group?.contains(here)) {
    const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const across = x > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const down = y > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    const wide = Math.abs(x) > Math.abs(y);
    return [here.dataset.place, wide ? [across[0], ...down, across[1]] : [down[0], ...across, down[1]]];
  }
  const dialog = goal.closest("dialog") ?? document;
  const stops = [...dialog.querySelectorAll("a[href], button:enabled, input, select, summary, [tabindex]")].filter(
    stop => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [from, to] = [stops.indexOf(here), stops.findIndex(stop => stop === goal || group?.contains(stop))];
  const way = to < from ? "Shift+Tab" : "Tab";
  return ["", [Array(from < 0 ? 1 : Math.max(1, Math.abs(to - from))).fill(way).join(" ")]];
}"""
