"""What can be tapped on a page, and what of it is too small for a finger."""

from playwright.sync_api import Page

FINGER = 44  # pixels that a target has at least, in both directions
CLOSE = 24  # and an open end beside another one: they share the room between them, down to the least of WCAG 2.2
# Boards that a phone must show whole: their fields are as large as they can be, and many of them lie close together.
DENSE = "[data-part=pool], [data-part=frame], [data-part=hand].low, [data-part=ledger], [data-part=layout] [data-place]"

SMALL = """([finger, close, dense]) => {
  const inText = (one) => one.matches("a, button") && getComputedStyle(one).display === "inline";
  const size = (one) => {
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const more = getComputedStyle(one, "::after");  // what a button has around it to be hit
    const wider = more.content === "none" ? 0 : 1;
    return ["width", "height"].map((side) => Math.max(box[side], wider * parseFloat(more[side]) || 0));
  };
  return [...document.querySelectorAll("button, a[href], input, select, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(dense) && !inText(one))
    .filter((one) => !(one.ariaDisabled === "true" && one.dataset.end !== undefined))
    .filter((one) => size(one).some((pixels) => pixels < (one.dataset.end === undefined ? finger : close) - 0.5))
    .map((one) => `${size(one).map(Math.round).join(" x ")}: ${one.outerHTML.slice(0, 160)}`);
}"""


def too_small(page: Page) -> list[str]:
    """The targets of a page that a finger would miss."""
    found: list[str] = page.evaluate(SMALL, [FINGER, CLOSE, DENSE])
    return found


def roomy(page: Page) -> None:
    """Nothing is too small, and there is something to tap."""
    assert page.locator("button, a[href]").count()
    assert too_small(page) == []
