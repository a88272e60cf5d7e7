"""A match that is over, step by step; and whether its deals were fair."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.company import finished
from tests.browser.conftest import Newcomer
from tests.server.chance import drawn_by
from tests.server.running import Process

TOLD, VERDICT = "[data-part=replay-told]", "[data-part=verdict]"
SEED, DECK = re.compile(r"( seed=)(\w)"), re.compile(r"(deck:) (\S+) (\S+)")

Forge = Callable[[str], str]


@pytest.fixture(scope="module")
def match(house: Process) -> str:
    """A table whose match of two hands or more is over."""
    house.deal_by("to be replayed")
    with drawn_by("to be replayed"):
        return finished(house.url, "block", options={"hands": 2})


def open_replay(page: Page, match: str, spot: str = "") -> None:
    """Go to a replay and wait until it is drawn."""
    page.goto(f"/replay/{match}{spot}")
    page.locator(TOLD).wait_for()


def shown(page: Page) -> tuple[str, list[str]]:
    """What is told, and who holds what."""
    return page.locator(TOLD).inner_text(), page.locator("[data-part=replay-hands] > li").all_inner_texts()


def step(page: Page, number: int) -> None:
    """Wait until a step is shown, also in the address."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(number))
    expect(page).to_have_url(re.compile(rf"[?&]step={number}$"))


def test_keys_and_slider_lead_through_a_hand(desktop: Page, match: str) -> None:
    open_replay(desktop, match)
    expect(desktop.locator(TOLD)).to_have_text("The tiles are dealt.")
    deal = shown(desktop)
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("ArrowRight")
    step(desktop, 2)
    second = shown(desktop)
    assert second != deal
    desktop.get_by_role("slider", name="Step").fill("5")
    step(desktop, 5)
    desktop.get_by_role("button", name="To the beginning").focus()
    for _ in range(3):
        desktop.keyboard.press("ArrowLeft")
    step(desktop, 2)
    assert shown(desktop) == second
    desktop.get_by_role("button", name="To the beginning").click()
    step(desktop, 0)
    assert shown(desktop) == deal


def test_a_link_to_a_step_opens_it_for_somebody_else(desktop: Page, newcomer: Newcomer, match: str) -> None:
    open_replay(desktop, match)
    desktop.get_by_role("slider", name="Step").fill("7")
    step(desktop, 7)
    link = desktop.get_by_role("textbox", name="Link to this step").input_value()
    friend = newcomer("phone")
    friend.goto(link)
    step(friend, 7)
    assert shown(friend) == shown(desktop)


def test_hands_are_chosen_and_follow_each_other(desktop: Page, match: str) -> None:
    open_replay(desktop, match)
    first = shown(desktop)
    hands = desktop.get_by_role("group", name="Hand")
    hands.get_by_role("radio", name="2").check()
    expect(desktop).to_have_url(re.compile(r"hand=2&step=0$"))
    second = shown(desktop)
    assert second != first
    desktop.get_by_role("button", name="One step back").click()
    expect(desktop).to_have_url(re.compile(r"hand=1&step=[1-9]\d*$"))
    expect(hands.get_by_role("radio", name="1")).to_be_checked()
    desktop.get_by_role("button", name="One step on").click()
    expect(desktop).to_have_url(re.compile(r"hand=2&step=0$"))
    assert shown(desktop) == second


def verdicts(page: Page) -> list[str]:
    """What is said of every deal."""
    page.get_by_role("button", name="Check this deal").click()
    page.locator(VERDICT).first.wait_for()
    return page.locator(VERDICT).all_inner_texts()


def test_a_fair_deal_is_called_fair(phone: Page, match: str) -> None:
    open_replay(phone, match)
    said = verdicts(phone)
    assert len(said) >= 2
    assert all("Fair: the tiles lay" in each for each in said)
    assert phone.locator(f"{VERDICT}[data-ok=true]").count() == len(said)


def other_seed(record: str) -> str:
    """The record with another seed of the server in its first hand."""
    return SEED.sub(lambda found: found[1] + ("1" if found[2] == "0" else "0"), record, count=1)


def other_deck(record: str) -> str:
    """The record with the first two tiles of its first deck exchanged."""
    return DECK.sub(r"\1 \3 \2", record, count=1)


@pytest.mark.parametrize(
    "forge, why",
    [
        (other_seed, "Wrong: the server did not use what it had promised."),
        (other_deck, "Wrong: the tiles lay in another order than the shuffle gives."),
    ],
)
def test_a_forged_record_is_called_wrong(phone: Page, match: str, forge: Forge, why: str) -> None:
    def answer(route: Route) -> None:
        true = route.fetch()
        route.fulfill(response=true, body=forge(true.text()))

    phone.context.route("**/record", answer)
    open_replay(phone, match)
    first, *others = verdicts(phone)
    assert why in first
    assert others
    assert all("Fair:" in each for each in others)
    assert phone.locator(f"{VERDICT}[data-ok=false]").count() == 1
