"""Bots as people meet them: chosen by name, known by their face, and never taken for people."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.table import TABLE, new_table, open_table, play_hand


def test_a_bot_is_chosen_by_name_and_the_table_tells_how_it_plays(desktop: Page) -> None:
    desktop.goto("/new/block")
    desktop.locator("[data-part=seat-1] select").select_option("bot, hard")
    desktop.locator("[data-part=character-1] select").select_option("Ben, likes to block")
    desktop.locator("[data-part=create]").click()
    desktop.locator(TABLE).wait_for()
    chip = desktop.locator("[data-part=players] [data-seat='1']")
    expect(chip.locator(".name")).to_have_attribute("title", "Ben, strong bot, likes to block")
    expect(chip.locator("[data-face='6-6 ruby bot']")).to_be_visible()
    desktop.locator("[data-part=menu]").click()
    expect(desktop.locator("[data-part=bots] li")).to_have_text(re.compile(r"Ben · strong bot, likes to block"))


def test_a_match_that_is_over_shows_its_bots(desktop: Page) -> None:
    table = new_table(desktop, "plain-block", 2, bots=[None, "easy/Gia"], options={"hands": 1}, pace=0)
    open_table(desktop, table)
    play_hand(desktop, table, Random(1))
    desktop.goto("/mine")
    expect(desktop.locator("[data-part=finished] [data-part=bots]")).to_have_text("Gia (bot)")
    expect(desktop.locator("[data-part=finished] [data-face='5-5 amber bot']")).to_be_visible()
