"""In mid-hand: the page is loaded again, the network goes, the server is killed; nothing is lost or done twice."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boneyard.record import Record
from tests.browser.cable import BROKEN, Cable
from tests.browser.company import NEXT, in_hand, on_turn, play_elsewhere, play_out, take_turn, whose_turn
from tests.browser.conftest import Newcomer
from tests.browser.table import (
    RESULT,
    TABLE,
    ask,
    choice,
    new_table,
    open_table,
    parts,
    shown_line,
    sit,
    wait_for_line,
)
from tests.browser.watch import forgive
from tests.server.running import Process

CONNECTION, NOTICE = "[data-part=connection]", "[data-part=notice]"


@pytest.fixture
def cable(house: Process) -> Iterator[Cable]:
    """A cable of one's own to the server."""
    with Cable(house.port) as plugged:
        yield plugged


@pytest.fixture
def ann(newcomer: Newcomer, cable: Cable) -> Page:
    """Somebody whose connection breaks."""
    page = newcomer("phone", base_url=cable.url)
    forgive(page, BROKEN)
    return page


@pytest.fixture
def bea(newcomer: Newcomer) -> Page:
    """A friend whose connection is well."""
    return newcomer("desktop")


def table_of_two(ann: Page, bea: Page) -> str:
    """A match of two hands between friends."""
    table = new_table(ann, "block", players=2, people=2, options={"hands": 2})
    sit(bea, table, "Bea")
    for page in (ann, bea):
        open_table(page, table)
    return table


def up_to_ann(ann: Page, bea: Page, table: str) -> list[str]:
    """The moves until it is the turn of the one whose connection breaks: one, if the other leads."""
    leads = whose_turn(bea, table) == 1
    moves = [take_turn(bea, table, Random("lead"))] if leads else []
    on_turn(ann, table)
    return moves


def move_unheard(page: Page, seen: dict[str, Any]) -> str:
    """Play something on a page that gets no answer; tells what."""
    actions = seen["hand"]["actions"]
    action = choice(actions, Random("unheard"), 0)
    tile, end = parts(action)
    ends = {parts(each)[1] for each in actions if parts(each)[0] == tile}
    page.locator(f'{TABLE} [data-action="{action}"]' if not tile else f'[data-part=hand] [data-tile="{tile}"]').click()
    if len(ends) > 1:
        page.locator(f'[data-end="{end}"]:not([aria-disabled=true])').click()
    return f"{seen['you']}:{action}"


def lose(page: Page, cable: Cable) -> None:
    """Pull the cable out; the page shows it."""
    cable.pull()
    expect(page.locator(CONNECTION)).to_contain_text("No connection")


def recorded(page: Page, table: str) -> list[list[str]]:
    """The moves of every hand in the record of a match."""
    record = Record.read(page.request.get(f"/api/tables/{table}/record").text())
    return [[str(move) for move in hand.moves] for hand in record.hands]


def test_a_reload_keeps_seat_and_table(desktop: Page) -> None:
    table = new_table(desktop, "block", options={"hands": 1})
    open_table(desktop, table)
    take_turn(desktop, table, Random("reload"))
    on_turn(desktop, table)
    line, hand = shown_line(desktop), in_hand(desktop)
    desktop.reload()
    on_turn(desktop, table)
    assert (shown_line(desktop), in_hand(desktop)) == (line, hand)
    take_turn(desktop, table, Random("reloaded"))
    play_elsewhere([desktop], table, match=True)
    expect(desktop.locator("[data-part=rematch]")).to_be_visible()


def test_a_reload_tells_what_happened_in_the_words_of_the_game(desktop: Page) -> None:
    table = new_table(desktop, "dominance")
    open_table(desktop, table)
    take_turn(desktop, table, Random("words"))
    on_turn(desktop, table)
    told = desktop.locator("[data-part=status] .line").inner_text()
    desktop.reload()
    on_turn(desktop, table)
    expect(desktop.locator("[data-part=status] .line")).to_have_text(told)


@pytest.mark.parametrize("comes_back", ["by the button", "by a reload"])
def test_a_move_without_a_connection_is_sent_once(ann: Page, bea: Page, cable: Cable, comes_back: str) -> None:
    table = table_of_two(ann, bea)
    up_to_ann(ann, bea, table)
    seen = on_turn(ann, table)
    lose(ann, cable)
    move_unheard(ann, seen)
    expect(ann.get_by_text("Your move is sent as soon as the connection is back.")).to_be_visible()
    assert ask(bea, "GET", f"/api/tables/{table}")["seq"] == seen["seq"]
    cable.plug()
    ann.reload() if comes_back == "by a reload" else ann.locator(CONNECTION).click()
    wait_for_line(bea, seen["seq"])
    ann.locator(f'{CONNECTION}[data-connection="on"]').wait_for()
    wait_for_line(ann, seen["seq"])
    ann.wait_for_timeout(300)
    assert ask(bea, "GET", f"/api/tables/{table}")["seq"] == seen["seq"] + 1
    assert ann.locator(NOTICE).count() == 0


def test_a_move_whose_answer_is_lost_is_sent_again_and_played_once(ann: Page, bea: Page, cable: Cable) -> None:
    sent: list[Any] = []
    ann.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))))
    table = table_of_two(ann, bea)
    up_to_ann(ann, bea, table)
    seen = on_turn(ann, table)
    cable.silent = True
    move_unheard(ann, seen)
    wait_for_line(bea, seen["seq"])
    assert shown_line(ann) == seen["seq"]
    cable.pull()
    cable.plug()
    wait_for_line(ann, seen["seq"])
    ann.wait_for_timeout(300)
    assert ask(bea, "GET", f"/api/tables/{table}")["seq"] == seen["seq"] + 1
    keys = [frame["key"] for frame in sent if frame["t"] == "move"]
    assert len(keys) == 2
    assert len(set(keys)) == 1
    assert ann.locator(NOTICE).count() == 0


def test_the_loss_of_the_network_is_seen_at_once(ann: Page, bea: Page) -> None:
    forgive(ann, "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    table = table_of_two(ann, bea)
    up_to_ann(ann, bea, table)
    seen = on_turn(ann, table)
    ann.context.set_offline(True)
    expect(ann.locator(CONNECTION)).to_contain_text("No connection", timeout=2_000)
    move_unheard(ann, seen)
    expect(ann.get_by_text("Your move is sent as soon as the connection is back.")).to_be_visible()
    ann.context.set_offline(False)
    wait_for_line(bea, seen["seq"])
    assert ask(bea, "GET", f"/api/tables/{table}")["seq"] == seen["seq"] + 1


def say_unheard(ann: Page, bea: Page, cable: Cable) -> None:
    """Both have seen the result; one of them says so without a connection, and need not say it again."""
    bea.locator(NEXT).click()
    cable.pull()
    ann.locator(f'{CONNECTION}:not([data-connection="on"])').wait_for()
    ann.locator(NEXT).click()
    cable.plug()
    for page in (ann, bea):
        page.locator(RESULT).wait_for(state="detached")


def test_friends_finish_a_match_although_one_loses_the_connection_again_and_again(
    ann: Page, bea: Page, cable: Cable
) -> None:
    table = table_of_two(ann, bea)
    hands: list[list[str]] = []
    while not hands or not ask(bea, "GET", f"/api/tables/{table}")["hand"]["over"]:
        if hands:
            say_unheard(ann, bea, cable)
        moves = up_to_ann(ann, bea, table)
        seen = on_turn(ann, table)
        lose(ann, cable)
        moves += [move_unheard(ann, seen)]
        cable.plug()
        wait_for_line(ann, seen["seq"])
        hands.append(moves + play_out([ann, bea], table, Random(len(hands))))
    assert len(hands) >= 2
    assert recorded(bea, table) == hands
    for page in (ann, bea):
        expect(page.locator("[data-part=rematch]")).to_be_visible()


def test_the_server_is_killed_and_comes_back(newcomer: Newcomer, tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite3") as server:
        page = newcomer("desktop", base_url=server.url)
        forgive(page, BROKEN)
        table = new_table(page, "block", options={"hands": 1})
        open_table(page, table)
        seen = on_turn(page, table)
        server.kill()
        expect(page.locator(CONNECTION)).to_contain_text("No connection")
        move = move_unheard(page, seen)
        server.start()
        page.locator(CONNECTION).click()
        wait_for_line(page, seen["seq"])
        take_turn(page, table, Random("killed"))
        play_elsewhere([page], table, match=True)
        assert next(each for each in recorded(page, table)[0] if each.startswith("0:")) == move
