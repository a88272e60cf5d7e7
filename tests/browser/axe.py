"""Accessibility by axe-core, which comes with the packages of the client."""

from functools import cache

from playwright.sync_api import Page

from client.build import MODULES

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A page without anything that still moves.
SETTLED = """new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.allSettled(document.getAnimations().map(running => running.finished)))"""


@cache
def axe() -> str:
    """The program that looks at a page."""
    return (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What is not accessible, one line for each place; evaluated from outside, since the page lets no script in."""
    page.evaluate(f"() => {{ {axe()} }}")
    found = page.evaluate("rules => axe.run({ runOnly: rules })", RULES)
    return [
        f"{each['id']}: {each['help']} at {' '.join(map(str, node['target']))} ({node['failureSummary']})"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def no_violations(page: Page) -> None:
    """Fail with everything that axe finds on the page as it is now."""
    found = violations(page)
    assert found == [], "\n".join(found)
