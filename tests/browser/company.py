"""Several people at one table, each in a browser of their own."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from playwright.sync_api import Page

from boneyard.client import Guest
from tests.browser.table import RESULT, SOON, TABLE, ask, choice, play, play_hand, shown_line, wait_for_line

HAND = "[data-part=hand] [data-tile]"
NEXT = "[data-part=next-hand]"


def in_hand(page: Page) -> list[str]:
    """The tiles of the hand that a page shows."""
    return [str(tile.get_attribute("data-tile")) for tile in page.locator(HAND).all()]


def on_turn(page: Page, table: str) -> Any:
    """The table as the person at this page sees it on their turn, when the page has followed it so far."""
    page.wait_for_selector(f"{TABLE}[data-turn=you]")
    until = time.monotonic() + SOON
    while (seen := ask(page, "GET", f"/api/tables/{table}"))["seq"] != shown_line(page):
        assert time.monotonic() < until, f"the page stays at line {shown_line(page)}"
        page.wait_for_timeout(10)
    return seen


def take_turn(page: Page, table: str, rng: Random) -> str:
    """Do something legal when it is one's turn; tells what, as a record does."""
    seen = on_turn(page, table)
    actions = seen["hand"]["actions"]
    action = choice(actions, rng, 0)
    play(page, action, actions)
    wait_for_line(page, seen["seq"])
    return f"{seen['you']}:{action}"


def whose_turn(page: Page, table: str) -> int | None:
    """The seat that has to act, if the hand is not over."""
    turn = ask(page, "GET", f"/api/tables/{table}")["hand"]["turn"]
    return int(turn[0]) if turn else None


def play_out(people: list[Page], table: str, rng: Random) -> list[str]:
    """Those who sit at the seats 0, 1, 2 ... play until the hand is over; tells the moves."""
    moves = []
    while (seat := whose_turn(people[0], table)) is not None:
        moves.append(take_turn(people[seat], table, rng))
    for page in people:
        page.locator(RESULT).wait_for()
    return moves


def play_match(page: Page, table: str, rng: Random) -> None:
    """Play against bots to the end of a match; one hand more may be needed when all are equal."""
    play_hand(page, table, rng)
    while page.locator(NEXT).count():
        next_hand([page])
        play_hand(page, table, rng)


def next_hand(people: list[Page]) -> None:
    """Everybody has seen the result."""
    for page in people:
        page.locator(NEXT).click()
    for page in people:
        page.locator(RESULT).wait_for(state="detached")


def finished(url: str, game: str, **asked: Any) -> str:
    """A table whose match a program has played to the end; in a thread, for Playwright's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _match(url, game, asked)).result()


async def _match(url: str, game: str, asked: dict[str, Any]) -> str:
    async with Guest(url) as guest:
        table = await guest.create(game, players=2, bots=[None, "easy"], pace=0, **asked)
        async with await guest.sit(table, "Ann") as seat:
            async for moment in seat.turns():
                await seat.play(moment["hand"]["actions"][0])
        return table
