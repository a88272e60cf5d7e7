"""Accessibility by axe-core, which comes with the packages of the client."""

from functools import cache

from playwright.sync_api import Page

from client.build import MODULES

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # all that another look of the same page can change
# Only what is wrong comes back: the list of all that is right is many times as long.
LOOK = """async rules => (await axe.run({ runOnly: rules, resultTypes: ["violations"] })).violations"""
# A page without anything that still moves.
SETTLED = """new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.allSettled(document.getAnimations().map(running => running.finished)))"""


@cache
def axe() -> str:
    """The program that looks at a page."""
    return (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page, rules: list[str] = RULES) -> list[str]:
    """What is not accessible, one line for each place; evaluated from outside, since the page lets no script in."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {axe()} }}")
    found = page.evaluate(LOOK, rules)
    return [
        f"{each['id']}: {each['help']} at {' '.join(map(str, node['target']))} ({node['failureSummary']})"
        for each in found
        for node in each["nodes"]
    ]


def no_violations(page: Page, rules: list[str] = RULES) -> None:
    """Fail with everything that axe finds on the page as it is now."""
    found = violations(page, rules)
    assert found == [], "\n".join(found)
