"""Patches: whoever is told only what changed sees the same table as whoever is told all of it."""

import asyncio
import json
from random import Random
from typing import Any, NamedTuple

import pytest

from boneyard import PAGES
from boneyard.pages import Page
from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.encode import encoded
from boneyard.server.messages.patches import SAME, checksum, patch, patched, to_eye
from boneyard.server.messages.requests import NewTable
from boneyard.server.tables import changes, proposals, seating
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.tiles import Eye, Pile, parse_tiles
from tests.server.simulation.shelf import Shelf

MOVES = 40
ABOUT = {"t", "seq", "kind", "events", "by_bot", "seat", "why", "patch", "sum"}  # what is no part of the table

Message = dict[str, Any]


class Pair:
    """Two who look with the same eye: one is told everything, the other what changed."""

    def __init__(self, desk: Desk, eye: Eye) -> None:
        self.whole, self.parts = Listener(eye), Listener(eye)
        self.parts.patches = True
        self.view: Message = {}
        self.patches = self.sums = 0
        for ear in (self.whole, self.parts):
            desk.tell_since(ear, None)
            desk.listeners.add(ear)

    def compare(self) -> None:
        """Hear everything that was said: both see the same after every message."""
        while not self.whole.queue.empty():
            whole, told = (json.loads(ear.queue.get_nowait() or "") for ear in (self.whole, self.parts))
            assert (told["seq"], told["events"]) == (whole["seq"], whole["events"])
            if "seats" not in whole:  # the table comes with the next line
                assert "patch" not in told
                continue
            self._hear(told)
            assert self.view == {key: value for key, value in whole.items() if key not in ABOUT}
        assert self.parts.queue.empty()

    def _hear(self, told: Message) -> None:
        if "patch" not in told:
            self.view = {key: value for key, value in told.items() if key not in ABOUT}
            return
        assert told["you"] == self.view["you"]
        self.patches += 1
        self.view = patched(self.view, told["patch"])
        if "sum" in told:
            self.sums += 1
            assert told["sum"] == checksum(self.view["hand"])


async def seated(page: Page, players: int) -> Desk:
    hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits(), now=lambda: 1_000.0)
    desk = await create(hub, NewTable(page.id, players), "host")
    desk.reseated = lambda: None
    for seat in range(players):
        await seating.sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
    return desk


async def play(desk: Desk, rng: Random) -> None:
    """One more move by chance, or on with the next hand."""
    if desk.table.match.dealing:
        for seat in range(desk.table.made.players):
            await desk.ready(f"person-{seat}", seat)
    elif not desk.table.match.over:
        seat = rng.choice(sorted(desk.table.match.turn))
        await desk.move(f"person-{seat}", seat, str(rng.choice(desk.table.match.actions(seat))), None, None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_what_changed_makes_of_the_table_before_the_table_after(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "CHECKED", 2)

    async def story() -> None:
        rng, players = Random(page.id), max(page.game().players)
        desk = await seated(page, players)
        pairs = [Pair(desk, eye) for eye in (None, *range(min(players, 4)))]
        for _ in range(MOVES):
            await play(desk, rng)
            for pair in pairs:
                pair.compare()
        assert all(pair.patches and pair.sums for pair in pairs)

    asyncio.run(story())


class Board(NamedTuple):
    hands: tuple[Pile, ...]
    laid: int


@pytest.mark.parametrize(("laid", "others"), [(1, SAME), (2, {"laid": [2]})])
def test_whoever_cannot_see_that_tiles_were_changed_is_not_told_that_they_were(laid: int, others: Any) -> None:
    seen_by_one = frozenset((0,))
    before = Board((Pile(parse_tiles("0-1 0-2"), seen_by_one), Pile(parse_tiles("5-5"))), 1)
    after = Board((Pile(parse_tiles("0-1 0-3"), seen_by_one), Pile(parse_tiles("6-6"))), laid)
    found = patch(before, after, (None, 0, 1))
    assert [to_eye(None, found), to_eye(1, found)] == [others, others]
    told = json.loads(encoded(to_eye(0, found), 0))
    assert told == {"hands": {"0": [["0-1", "0-3"]]}, **({"laid": [2]} if laid == 2 else {})}


def test_proposals_and_pauses_come_as_patches_too() -> None:
    async def story() -> None:
        desk = await seated(next(page for page in PAGES if page.id == "draw"), 2)
        pair = Pair(desk, 0)
        await proposals.propose(desk, "person-0", 0, "pause")
        await proposals.answer(desk, "person-1", 1, True)
        pair.compare()
        assert (pair.view["paused"], pair.view["hand"]["actions"]) == (True, [])
        await proposals.resume(desk, "person-1", 1)
        pair.compare()
        assert pair.view["paused"] is False
        assert pair.patches > 2

    asyncio.run(story())


def test_of_those_who_are_ready_together_only_the_last_comes_with_the_table() -> None:
    async def story() -> None:
        desk, rng = await seated(next(page for page in PAGES if page.id == "draw"), 4), Random(1)
        while not desk.table.match.dealing:
            await play(desk, rng)
        pair = Pair(desk, 3)
        pair.compare()
        await asyncio.gather(*(desk.ready(f"person-{seat}", seat) for seat in range(3)))
        told = [json.loads(text or "") for text in pair.parts.queue._things or ()]
        assert [(step["kind"], "patch" in step) for step in told] == [
            ("ready", False),
            ("ready", False),
            ("ready", True),
        ]
        pair.compare()
        assert [chair["ready"] for chair in pair.view["seats"]] == [True, True, True, False]

    asyncio.run(story())


def test_a_patch_is_short_where_the_table_is_long() -> None:
    async def story() -> tuple[int, int]:
        desk = await seated(next(page for page in PAGES if page.id == "draw"), 4)
        pair = Pair(desk, None)
        for number in range(12):
            await play(desk, Random(number))
        whole, parts = ([len(ear.queue.get_nowait() or "") for _ in range(13)] for ear in (pair.whole, pair.parts))
        return whole[-1], parts[-1]

    whole, parts = asyncio.run(story())
    assert parts * 3 < whole


@pytest.mark.parametrize(
    ("value", "patch", "after"),
    [
        ({"a": 1, "b": 2}, {"a": [3]}, {"a": 3, "b": 2}),
        ({"a": 1, "b": 2}, {"a": None}, {"b": 2}),
        ({"a": [1, 2]}, {"a": {"1": [5], "2": [6]}}, {"a": [1, 5, 6]}),
        ({"a": [1, 2, 3]}, {"a": {"1": None, "2": None}}, {"a": [1]}),
        ({"a": None}, {"a": [None], "c": [{"d": []}]}, {"a": None, "c": {"d": []}}),
    ],
)
def test_a_patch_is_applied_part_by_part(value: Any, patch: Any, after: Any) -> None:
    assert patched(value, patch) == after
