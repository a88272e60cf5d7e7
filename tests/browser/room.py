"""What is wrong with how a table fills a screen: what is covered, cut, broken, or out of sight."""

from playwright.sync_api import Page

# What people read or press; the places on a table of which one sees a part are left out.
SEEN = "button, a[href], [data-seat], [data-part=status] p, [data-part=ends] span, .title"

FAULTS = """(seen) => {
  const table = document.querySelector("[data-part=table]");
  const left = "[data-part=pane], .unseen, aside";
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(left);
  const named = ({ dataset: { part, action, tile }, textContent }) => part ?? action ?? tile ?? textContent.trim();
  const all = [...table.querySelectorAll(seen)].filter(visible);
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const hidden = (one) => {
    const hit = document.elementFromPoint(...middle(one));
    return !hit || !(one.contains(hit) || hit.contains(one));
  };
  const spills = (one) => [...one.querySelectorAll("*")].some((part) => visible(part)
    && getComputedStyle(part).position !== "absolute" && !part.closest("[data-part=turned-over]")
    && part.getBoundingClientRect().right > one.getBoundingClientRect().right + 1);
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden";
  const words = (one) => {
    const nodes = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (visible(node.parentElement))
        for (const word of node.data.matchAll(/[^\\s\\u2013-]+/g)) {
          const range = new Range();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(word[0]);
        }
    return found;
  };
  return [
    ...all.filter(hidden).map((one) => `covered or out of sight: ${named(one)}`),
    ...all.filter((one) => one.dataset.seat && spills(one)).map((one) => `too narrow: ${named(one)}`),
    ...all.filter(cut).map((one) => `cut: ${named(one)}`),
    ...all.flatMap(words).map((word) => `broken: ${word}`),
  ];
}"""

# What has to be scrolled to be seen: the page, or the table on it.
FOLD = """() => [document.scrollingElement, document.querySelector("[data-part=table] main")]
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map(({ localName, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    `${localName}: ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`)"""

# What stands one below the other in a table that scrolls, and lies over its neighbour all the same.
OVERLAPS = """() => {
  const [main, ...more] = document.querySelectorAll("[data-part=table] main, main > .board, main > .board > .between");
  const parts = (one) => [...one.children].flatMap((part) => (more.includes(part) ? parts(part) : [part]))
    .filter((part) => part.checkVisibility() && !part.matches(".unseen"))
    .filter((part) => getComputedStyle(part).position !== "absolute");
  return parts(main).flatMap((one, at, all) => {
    const [next, end] = [all[at + 1], one.getBoundingClientRect().bottom];
    return next && end > next.getBoundingClientRect().top + 1 ? [`covered: ${one.className} by ${next.className}`] : [];
  });
}"""


def faults(page: Page) -> list[str]:
    """What of a table is covered, cut or broken."""
    found: list[str] = page.evaluate(FAULTS, SEEN)
    return found


def below_the_fold(page: Page) -> list[str]:
    """What scrolls and should not."""
    found: list[str] = page.evaluate(FOLD)
    return found


def overlaps(page: Page) -> list[str]:
    """What lies over its neighbour."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found
