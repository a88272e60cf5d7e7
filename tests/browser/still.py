"""Tiles that lie still: where every laid tile was after each step, written down by the page itself."""

from playwright.sync_api import Page

WRITE_DOWN = """
const steps = window.laidTiles = [];
const spot = (tile) => {
  const [x, y, turn] = tile.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
  return { x, y, turn, unit: (tile.querySelector("rect").width.baseVal.value + 1) / 2 };
};
new MutationObserver(() => {
  const now = [...document.querySelectorAll("[data-part=pane] svg .tile")].map(spot);
  if (now.length && JSON.stringify(now) !== JSON.stringify(steps.at(-1))) steps.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["transform"] });
"""
UNREST = """() => {
  const all = window.laidTiles;
  const grown = ([was, now]) => was.length > 1 && was.length <= now.length;
  const pairs = all.slice(1).map((now, at) => [all[at], now]).filter(grown);
  const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  return pairs.filter(([was, now]) => was.some((spot, at) => far(spot, now[at]) > 0.5)).length;
}"""


def watch_tiles(page: Page) -> None:
    """Write down where the tiles are, from the next page on."""
    page.add_init_script(WRITE_DOWN)


def unrest(page: Page) -> int:
    """In how many steps laid tiles were moved; a lead alone may, while its page is opened."""
    return int(page.evaluate(UNREST))
