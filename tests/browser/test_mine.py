"""What two people have played: found, counted, taken along as a file, and forgotten when one of them wants that."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import RULES, SETTLED, no_violations
from tests.browser.company import play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, new_table, sit

FINISHED = "[data-part=finished]"


def played(ann: Page, bea: Page) -> str:
    """A match of two that counts for ratings, which Bea reads before she sits down; over at both screens."""
    rated = {"public": True, "clock": {"per_move": 3_600}}
    table = new_table(ann, "block", players=2, people=2, options={"hands": 1}, **rated)
    bea.goto(f"/t/{table}")
    expect(bea.locator("[data-part=rated]")).to_have_text(re.compile("^Rated. .+ How ratings are made$"))
    sit(bea, table, "Bea")
    for page in (ann, bea):
        page.goto(f"/t/{table}")
        page.locator(TABLE).wait_for()
    play_elsewhere([ann, bea], table, match=True)
    return table


def accessible(page: Page) -> None:
    page.evaluate(SETTLED)
    no_violations(page, RULES)


def test_a_match_is_found_counted_taken_along_and_forgotten(newcomer: Newcomer) -> None:
    ann, bea = newcomer("phone"), newcomer("desktop")
    table = played(ann, bea)

    ann.goto("/mine")
    card = ann.locator(FINISHED)
    expect(card).to_have_attribute("data-table", table)
    expect(card.locator("[data-part=outcome]")).to_have_text(re.compile("Won|Lost|Draw"))
    expect(card.locator("[data-part=score]")).to_have_text(re.compile(r"You\s\d+, Bea\s\d+"))
    accessible(ann)
    ann.locator("[data-part=person]").fill("nobody")
    expect(ann.get_by_text("Nothing you have played fits.")).to_be_visible()
    ann.locator("[data-part=person]").fill("be")
    card.get_by_role("link", name="Replay").click()
    ann.locator("[data-part=replay-board]").wait_for()

    ann.goto("/me")
    expect(ann.locator("[data-part=matches] dd")).to_have_text(re.compile("^1 "))
    expect(ann.locator("[data-part=calendar] .today")).to_be_visible()
    expect(ann.locator("[data-part=ratings] li")).to_have_text(re.compile(r"^Block\s*1 of 10 matches\s*2 players$"))
    accessible(ann)
    ann.locator("[data-part=by-opponent]").get_by_role("link", name="Bea").click()
    expect(ann.get_by_role("button", name="Show games with everybody")).to_have_text(re.compile("With Bea"))
    expect(card).to_have_count(1)

    ann.goto("/me")
    with ann.expect_download() as download:
        ann.locator("[data-part=export]").click()
    file = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [match["table"] for match in file["matches"]] == [table]

    ann.locator("[data-part=delete]").click()
    expect(ann.get_by_role("dialog")).to_contain_text("This cannot be undone.")
    accessible(ann)
    ann.locator("[data-part=stay]").click()
    expect(ann.get_by_role("dialog")).to_have_count(0)
    ann.locator("[data-part=delete]").click()
    with ann.expect_response("**/api/mine"):  # of the new guest, at home
        ann.locator("[data-part=delete-sure]").click()
    expect(ann.get_by_text("You are forgotten.").first).to_be_visible()
    ann.locator("[data-part=game]").first.wait_for()
    ann.goto("/mine")
    expect(ann.get_by_text("You have not played yet.")).to_be_visible()

    expect(bea.get_by_text("Somebody").first).to_be_visible()  # at the table that she still has open
    bea.goto("/mine")
    expect(bea.locator("[data-part=score]")).to_have_text(re.compile(r"You\s\d+, Somebody\s\d+"))
    bea.get_by_role("link", name="Replay").click()
    expect(bea.get_by_text("Somebody").first).to_be_visible()
