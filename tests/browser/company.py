"""Several people at one table, each in a browser of their own."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from boneyard.client import AtTable, Guest
from tests.browser.table import RESULT, SOON, TABLE, ask, choice, play, shown_line, wait_for_line

HAND = "[data-part=hand] [data-tile]"
NEXT = "[data-part=next-hand]"
REACHED = "line => Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0) >= line"


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


def play_elsewhere(people: list[Page], table: str, match: bool = False) -> None:
    """These people play the hand or the match to its end on other devices; their pages follow and show the result."""
    seats = [
        (ask(page, "POST", "/api/guest")["token"], ask(page, "GET", f"/api/tables/{table}")["you"]) for page in people
    ]
    url = "{0.scheme}://{0.netloc}".format(urlsplit(people[0].url))
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        thread.submit(asyncio.run, _all_of_them(url, table, seats, match)).result()
    line = ask(people[0], "GET", f"/api/tables/{table}")["seq"]
    for page in people:
        page.wait_for_function(REACHED, arg=line)
        page.locator(RESULT).wait_for()


async def _all_of_them(url: str, table: str, seats: list[tuple[str, int]], match: bool) -> None:
    await asyncio.gather(*(_play_on(AtTable(Guest(url, token), table, seat), match) for token, seat in seats))


async def _play_on(seat: AtTable, match: bool) -> None:
    """Play by chance, to the end of the hand or of the match."""
    rng, done = Random(seat.seat), 0
    async with seat:
        async for moment in seat.turns() if match else _moments(seat):
            await seat.play(choice(moment["hand"]["actions"], rng, done))
            done += 1


async def _moments(seat: AtTable) -> AsyncIterator[Any]:
    """The moments of a hand at which a seat may act."""
    async for message in seat.messages():
        hand = message.get("hand")
        if hand and (hand["dealing"] or hand["over"]):
            return
        if hand and hand["actions"]:
            yield message


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
