"""No byte that is sent to somebody depends on a tile that he may not know: every game, fewest and most players.

tests/server/leaks.py says how this is looked for; the second half of this file shows that it finds what it should.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from boneyard import PAGES, plain
from boneyard.games import page
from boneyard.match import Match
from boneyard.pages import Page
from boneyard.players.seen import Seen
from boneyard.server.bots import pool
from boneyard.server.http import answering, public_routes, table_routes
from boneyard.server.http.answering import at_table
from boneyard.server.messages import encode
from boneyard.server.messages.frames import Snapshot
from boneyard.server.tables import broadcast
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.table import Table
from boneyard.state import State
from boneyard.tiles import Eye, Seat, pips
from tests.laws import piles_in
from tests.server.leaks import Found, Leak, World, hidden_from, look, look_at_the_end

CASES = [(each, players) for each in PAGES for players in sorted({min(each.game().players), max(each.game().players)})]

Whatever = dict[str, Any]


def looked_at(name: str, players: int, seed: int = 0) -> Found:
    return asyncio.run(look(page(name).game(), players, Random(f"{name} {players} {seed}")))


@pytest.mark.parametrize("known, players", CASES, ids=lambda value: value.id if isinstance(value, Page) else str(value))
def test_nobody_is_told_which_of_two_worlds_it_is_that_look_alike_to_him(known: Page, players: int) -> None:
    found = looked_at(known.id, players)
    assert found.moments
    assert found.worlds or known.id in NOTHING_TO_HIDE


# Everything lies open, or only one tile does not: there are no two worlds that look alike.
NOTHING_TO_HIDE = {"dominance", "fortune-teller", "memory", "solo-1", "squares"}


@pytest.mark.parametrize("name", sorted(NOTHING_TO_HIDE & {each.id for each in PAGES}))
def test_a_game_without_other_worlds_hides_nothing_that_could_change_places(name: str) -> None:
    game = page(name).game()
    moments = list(World(game, min(game.players), game.tiles.tiles).moments())
    assert len(hidden_from(moments, game, 0)) < 2


def ends(name: str) -> int:
    """Look at the ends of some hands; in how many other worlds."""
    ways = (look_at_the_end(page(name).game(), 4, Random(f"{name} end {seed}")) for seed in range(6))
    return sum(asyncio.run(way).worlds for way in ways)


def test_where_hands_end_in_secret_nobody_is_told_what_the_others_hold_and_write() -> None:
    assert ends("peruvian") > 20


SEEDS = range(2)


def hands(game: str) -> None:
    for seed in SEEDS:
        looked_at(game, 2, seed)


def fires(monkeypatch: pytest.MonkeyPatch, where: object, name: str, leaky: Callable[..., Any], game: str) -> str:
    """The complaint about a leak that was planted; the same hands without it have none."""
    hands(game)
    monkeypatch.setattr(where, name, leaky)
    with pytest.raises(Leak) as caught:
        hands(game)
    return str(caught.value)


def test_a_wire_that_writes_the_raw_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def raw(thing: Any, eyes: Sequence[Eye]) -> list[Any]:
        return [plain.value(thing)] * len(eyes)

    assert "tells" in fires(monkeypatch, broadcast, "seen_by_each", raw, "block")


def test_a_wire_that_forgets_to_hide_events_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables look the same, so only the worlds that are played from the deal on can show it."""
    careful = encode.seen_by_each

    def careless(thing: Any, eyes: Sequence[Eye]) -> list[Any]:
        return careful(thing, eyes) if isinstance(thing, State) else [plain.value(thing)] * len(eyes)

    said = fires(monkeypatch, broadcast, "seen_by_each", careless, "draw")
    assert said.startswith(("socket", "table"))
    assert "Drew" in said


def test_a_wire_that_tells_everybody_why_points_were_written_in_secret_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(encode, "tells", lambda event, eye: True)
    with pytest.raises(Leak, match=r"Scored|Revealed"):
        ends("peruvian")


def test_a_wire_that_counts_the_pips_of_hidden_tiles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    careful = plain.around

    def counting(match: Match) -> Whatever:
        return {**careful(match)} | {"pips": [pips(pile.tiles) for pile in match.state.hands]}

    assert '"pips"' in fires(monkeypatch, plain, "around", counting, "block")


def test_a_wire_that_tells_everybody_what_the_next_player_may_do_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def helpful(match: Match, eye: Eye, aids: bool) -> plain.Offers:
        return {"actions": [str(action) for seat in match.turn for action in match.actions(seat)]}

    assert '"actions"' in fires(monkeypatch, plain, "offers", helpful, "draw")


def test_points_beside_the_actions_that_hidden_tiles_decide_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def prophetic(match: Match, seat: Seat, actions: Sequence[Any]) -> tuple[int, ...]:
        return tuple(match.play(seat, action)[0].totals[seat] for action in actions)

    assert '"points"' in fires(monkeypatch, Match, "gains", prophetic, "muggins")


def test_a_message_whose_length_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    careful = broadcast._around

    def padded(table: Table, events: tuple[Any, ...], eyes: Sequence[Eye], now: float) -> Iterator[Whatever]:
        heavy = sum(max(tile) for pile in piles_in(table.match.state or ()) for tile in pile.tiles[:1])
        return (seen | {"commitment": " " * heavy} for seen in careful(table, events, eyes, now))

    assert '"commitment"' in fires(monkeypatch, broadcast, "_around", padded, "block")


def test_a_wire_that_mixes_up_two_who_look_at_once_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    careful = encode.seen_by_each

    def confused(thing: Any, eyes: Sequence[Eye]) -> list[Any]:
        return careful(thing, eyes[::-1])

    assert fires(monkeypatch, broadcast, "seen_by_each", confused, "block").startswith("socket")


def test_a_page_that_shows_everybody_the_first_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(table: Table, eye: Eye, now: float) -> Snapshot:
        return broadcast.snapshot(table, 0, now)

    assert fires(monkeypatch, table_routes, "snapshot", generous, "block").startswith("table")


def test_a_record_that_is_shown_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(request: Any, desk: Desk) -> Any:
        return answering.reply(str(desk.table.record))

    hasty.__name__ = "record"
    assert fires(monkeypatch, table_routes, "record", at_table(hasty), "block").startswith("record")


def test_a_replay_that_is_shown_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(request: Any, desk: Desk) -> Any:
        return answering.reply(public_routes._replayed(desk.table, 1) if desk.table.begun else {})

    hasty.__name__ = "replay"
    assert fires(monkeypatch, public_routes, "replay", at_table(hasty), "block").startswith("replay")


def test_a_bot_that_is_told_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(match: Match, seat: int, events: tuple[Any, ...], rng: Random) -> Seen:
        return Seen(match.game, seat, match.state, match.actions(seat), events, rng)

    assert fires(monkeypatch, pool, "seen", trusting, "block").startswith("bot")
