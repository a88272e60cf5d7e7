"""What the server sends is what the core says of a table, for every game and every eye; only made faster."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from boneyard import PAGES, Match, plain, view
from boneyard.errors import Redeal
from boneyard.local_table import shuffled
from boneyard.pages import Page
from boneyard.server.messages.encode import as_seen, seen_by_each, text
from boneyard.server.messages.patches import SAME
from boneyard.server.tables.broadcast import hands
from boneyard.server.tables.listener import WAITING, Listener
from boneyard.tiles import Tile

MOVES = 40


def dealt(page: Page, rng: Random) -> Match:
    match = Match.new(page.game(), max(page.game().players))
    while True:
        try:
            return match.deal(shuffled(match.game, rng))
        except Redeal:
            continue


def sent(thing: Any) -> Any:
    return json.loads(text(thing))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_what_is_made_for_all_eyes_at_once_is_what_the_core_says_of_each(page: Page) -> None:
    rng = Random(page.id)
    match, events = dealt(page, rng), ()
    eyes = [None, *range(match.players)]
    for _ in range(MOVES):
        for eye, hand, told in zip(eyes, hands(match, eyes), seen_by_each(events, eyes), strict=True):
            assert sent(hand) == plain.hand(match, eye)
            assert sent(told) == plain.value(view(events, eye))
        if not match.turn:
            break
        seat = rng.choice(sorted(match.turn))
        match, events = match.play(seat, rng.choice(match.actions(seat)))


def test_sets_that_are_equal_and_of_other_kinds_are_not_mixed_up() -> None:
    assert [sent(as_seen(frozenset(some), ())) for some in ([(0, 1)], [Tile(0, 1)], [1])] == [[[0, 1]], ["0-1"], [1]]


def test_what_is_no_value_of_a_message_is_not_sent() -> None:
    with pytest.raises(TypeError, match="Same cannot be sent"):
        text({"patch": [SAME]})


def test_the_end_of_a_listener_comes_after_everything_that_waits() -> None:
    async def story() -> list[str | None]:
        listener = Listener(None)
        for number in range(WAITING):
            listener.put(str(number))
        listener.end()
        listener.put("too late")
        listener.end()
        assert not listener.cut
        return [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]

    assert asyncio.run(story()) == [*map(str, range(WAITING)), None]


def test_a_listener_for_whom_too_much_waits_is_cut_off() -> None:
    async def story() -> None:
        listener = Listener(None)
        for number in range(WAITING + 1):
            assert not listener.cut
            listener.put(str(number))
        assert listener.cut
        assert listener.queue.qsize() == WAITING

    asyncio.run(story())
