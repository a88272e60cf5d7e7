"""Where systems ask for more contrast or bring their own colours: what is held, where it goes, and whose turn it is."""

from typing import Any

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.table import my_turn, new_table, open_table

# How a frame is drawn around what is found first; nothing is drawn where it is not found.
FRAME = """(found) => {
  const one = document.querySelector(found);
  const { outlineStyle, borderTopColor } = one ? getComputedStyle(one) : {};
  return { outline: outlineStyle, border: borderTopColor };
}"""


@pytest.mark.parametrize("asked", [{"contrast": "more"}, {"forced_colors": "active"}])
def test_cells_where_a_tile_may_go_are_framed(newcomer: Newcomer, asked: dict[str, Any]) -> None:
    page = newcomer("desktop", **asked)
    open_table(page, new_table(page, "squares"))
    page.locator("[data-part=hand] [data-tile]").first.click()
    page.locator("[data-place].shines").first.wait_for()
    assert page.evaluate(FRAME, "[data-place].shines:not(:focus-visible)")["outline"] == "dotted"


def test_with_colours_of_the_system_the_turn_and_the_held_tile_are_framed(newcomer: Newcomer) -> None:
    page = newcomer("desktop", forced_colors="active")
    open_table(page, new_table(page, "dominance"))
    my_turn(page)
    page.locator("[data-part=hand] [data-tile]").first.click()
    assert page.evaluate(FRAME, "[aria-pressed=true]")["outline"] == "solid"
    turn, other = (page.evaluate(FRAME, f"[data-seat]{which}")["border"] for which in (".turn", ":not(.turn)"))
    assert turn != other
