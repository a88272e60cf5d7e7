"""What is wrong with texts on a screen, whatever their language: cut off, beside the screen, over each other."""

from playwright.sync_api import Page

# A scroller of its own may hide a part of what it holds; what is never seen, and pictures, are not read.
FAULTS = """() => {
  const left = ".unseen, svg, select, [hidden], [aria-hidden=true]";
  const style = (one) => getComputedStyle(one);
  const chain = (one) => (one ? [one, ...chain(one.parentElement)] : []);
  const clips = (one) => ["hidden", "clip"].includes(style(one).overflowX);
  const onlyHeard = (one) => chain(one).some((each) => clips(each) && each.clientWidth <= 2);
  const visible = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest(left) && !onlyHeard(one);
  const floats = (one) => chain(one).find((each) => ["fixed", "sticky"].includes(style(each).position));
  const scrolls = (one) => chain(one).slice(1)
    .some((each) => ["auto", "scroll"].includes(style(each).overflowX) && each !== document.body);
  const opening = (one) => chain(one).filter((each) => ["auto", "scroll"].includes(style(each).overflowY))
    .map((each) => each.getBoundingClientRect())
    .reduce(([low, high], { top, bottom }) => [Math.max(low, top), Math.min(high, bottom)], [-Infinity, Infinity]);
  const named = (text) => JSON.stringify(text.trim().slice(0, 40));
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const within = node.parentElement;
    if (!node.data.trim() || !visible(within)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    const [low, high] = opening(within);
    const boxes = [...range.getClientRects()].map(({ left, right, top, bottom }) =>
      ({ left, right, top: Math.max(top, low), bottom: Math.min(bottom, high) }))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    texts.push({ text: node.data, within, boxes, layer: floats(within) });
  }
  const { scrollWidth, clientWidth: width } = document.documentElement;
  const wide = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
  const outside = (box) => box.left < -1 || box.right > width + 1;
  const beside = texts.filter(({ within, boxes }) => !scrolls(within) && boxes.some(outside));
  const cut = texts.filter(({ within }) => chain(within).slice(0, 3)
    .some((one) => clips(one) && one.scrollWidth > one.clientWidth + 1));
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
  const over = texts.flatMap((one, at) => texts.slice(at + 1)
    .filter((other) => one.layer === other.layer && one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
    .map((other) => `over each other: ${named(one.text)} and ${named(other.text)}`));
  return [
    ...wide,
    ...beside.map(({ text }) => `beside the screen: ${named(text)}`),
    ...cut.map(({ text }) => `cut off: ${named(text)}`),
    ...over,
  ];
}"""

# A language with words half as long again, as no language has them; names are names in every language.
STRETCH = """() => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (!node.parentElement.closest("svg, script, style, [data-part=layout], [data-seat]"))
      node.data = node.data.replace(/\\p{L}{4,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)));
}"""


def faults(page: Page) -> list[str]:
    """What cannot be read."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def stretch(page: Page) -> None:
    """Make all words on a screen longer."""
    page.evaluate(STRETCH)
