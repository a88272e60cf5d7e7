"""The Fortune-teller as its performer: hide a tile, announce its numbers, and bring the line home."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boneyard import BACK, view
from boneyard.errors import BadInput, IllegalAction
from boneyard.games.alone import Lifted
from boneyard.games.fortune_teller import PAGE
from boneyard.games.performer import LIFTS
from boneyard.games.trick import Announce, Announced, AudienceLaid, Hid, Hide, LiftLast, Produced
from boneyard.local_table import Table, shuffled
from boneyard.match import Match
from boneyard.players import hints
from boneyard.players.seen import Seen, seen
from boneyard.state import Ended, Place, Placed, Scored, Stop
from boneyard.tiles import Pile, Tile, everybody
from tests.alone import actions, dealt, played

GAME = PAGE.game({"teller_performer": True})


def performing(moves: str = "hide@2-5 say@2-5") -> Match:
    """A match after these moves."""
    return played(dealt(PAGE, "2-5", teller_performer=True), moves)[0]


def test_the_performer_hides_any_single_and_never_a_double() -> None:
    match = dealt(PAGE, "2-5", teller_performer=True)
    assert actions(match) == {f"hide@{tile}" for tile in GAME.tiles.tiles if not tile.double}
    assert len(actions(match)) == 21
    match, events = played(match, "hide@3-4")
    assert events == (Hid(0, Pile((Tile(3, 4),), frozenset({0}))),)
    assert (len(match.state.hands[0].tiles), Tile(3, 4) in match.state.hands[0].tiles) == (27, False)


def test_the_performer_knows_the_hidden_tile_and_those_who_look_on_do_not() -> None:
    match, events = played(dealt(PAGE, "", teller_performer=True), "hide@3-4")
    assert view(match.state, 0).hidden.tiles == (Tile(3, 4),)
    assert view(match.state, None).hidden.tiles == (BACK,)
    assert view(events, None)[0].tiles.tiles == (BACK,)


def test_then_any_two_numbers_are_announced() -> None:
    match = performing("hide@2-5")
    assert len(actions(match)) == 28
    assert {"say@0-0", "say@2-5", "say@6-6"} <= actions(match)
    match, events = played(match, "say@2-5")
    assert events == (Announced(0, 2, 5),)
    assert match.state.said == (2, 5)
    assert actions(match) == {str(tile) for tile in match.state.hands[0].tiles}


def test_after_every_tile_of_the_performer_the_audience_lays_one_that_fits() -> None:
    match, events = played(performing(), "2-2")
    placed, answer = events
    assert placed == Placed(0, Tile(2, 2), "", 2)
    assert isinstance(answer, AudienceLaid)
    (tile,) = answer.tiles.tiles
    assert 2 in tile
    assert [joint.tile for joint in match.state.layout.joints] == [Tile(2, 2), tile]
    assert match.state.layout.joints[-1].outer == answer.outer
    assert len(match.state.hands[0].tiles) == 25


def test_what_the_audience_lays_follows_from_the_deck_and_shows_on_no_table() -> None:
    rng = Random("audience")
    decks = [shuffled(GAME, rng) for _ in range(30)]
    matches = [played(Match.new(GAME, 1).deal(deck), "hide@2-5 say@2-5")[0] for deck in decks]
    assert len({str(view(match.state, 0)) for match in matches}) == 1
    answers = [played(match, "2-2")[0].state.layout.joints[1].tile for match in matches]
    assert len(set(answers)) == 5  # 2-5 is hidden
    assert answers == [played(match, "2-2")[0].state.layout.joints[1].tile for match in matches]


def test_three_times_the_last_tile_may_be_lifted_whoever_laid_it() -> None:
    match, _ = played(performing(), "2-2")
    answer = match.state.layout.joints[-1]
    match, events = played(match, "lift")
    assert events == (Lifted(0, answer.tile, answer.end),)
    assert [joint.tile for joint in match.state.layout.joints] == [Tile(2, 2)]
    match, events = played(match, "lift")
    assert events == (Lifted(0, Tile(2, 2), ""),)
    assert "lift" not in actions(match)
    match, _ = played(match, "0-0 lift")
    assert (match.state.lifts, LIFTS) == (0, 3)
    with pytest.raises(IllegalAction):
        played(match, "lift")


def finished(match: Match) -> tuple[Match, tuple[Any, ...]]:
    """The match brought home by hints, and what happened."""
    events: tuple[Any, ...] = ()
    while not match.over:
        match, more = match.play(0, hints.choose(seen(match, 0, (), Random(0))))
        events += more
    return match, events


def test_a_complete_line_that_ends_as_announced_is_a_point() -> None:
    match, events = finished(performing())
    shown = Pile((Tile(2, 5),), everybody(1))
    assert events[-3:] == (Ended("foretold", 0), Produced(0, shown), Scored((0,), 1, "foretold"))
    assert (match.result, match.state.hidden) == ((1,), shown)
    assert {end.number for end in match.state.layout.ends} == {2, 5}


def test_whoever_announces_other_numbers_has_no_point() -> None:
    match, events = finished(performing("hide@2-5 say@2-6"))
    assert events[-2:] == (Ended("missed", 0), Produced(0, Pile((Tile(2, 5),), everybody(1))))
    assert match.result == (0,)


def test_a_stuck_line_is_lifted_or_stopped() -> None:
    rng = Random("stuck")
    while True:
        table = Table.new(GAME, 1).dealt(rng).played(0, Hide(Tile(2, 5))).played(0, Announce(2, 5))
        while places := [action for action in table.match.actions(0) if isinstance(action, Place)]:
            table = table.played(0, rng.choice(places))
        if not table.match.over:
            break
    assert table.match.actions(0) == (LiftLast(), Stop())
    match, events = table.match.play(0, Stop())
    assert (events[0], match.over, match.result) == (Ended("stopped", 0), True, (0,))


def won(choose: Callable[[Seen], Any], deals: int) -> int:
    """How many of so many deals this performer wins."""
    rng, found = Random("performers"), 0
    for _ in range(deals):
        table = Table.new(GAME, 1).dealt(rng)
        while not table.match.over:
            table = table.asked(0, choose, rng)
        found += table.match.result == (1,)
    return found


def careless(known: Seen) -> Any:
    """Somebody who says the right numbers and lays anything."""
    if not known.state.said:
        return hints.choose(known)
    places = [action for action in known.actions if isinstance(action, Place)]
    return known.rng.choice(places) if places else Stop()


def test_care_brings_nearly_every_line_home_and_carelessness_few() -> None:
    assert won(hints.choose, 8) >= 7
    assert won(careless, 8) <= 4


def test_a_performer_who_does_nothing_else_may_always_do_something_until_the_end() -> None:
    rng = Random("by chance")
    for _ in range(20):
        table = Table.new(GAME, 1).dealt(rng)
        while not table.match.over:
            table = table.played(0, rng.choice(table.match.actions(0)))
        assert table.match.state.ended.how in {"foretold", "missed", "stopped"}


def test_actions_are_read_as_they_are_written() -> None:
    assert [GAME.read(text) for text in ("hide@2-5", "say@0-6", "lift", "2-5@a")] == [
        Hide(Tile(2, 5)),
        Announce(0, 6),
        LiftLast(),
        Place(Tile(2, 5), "a"),
    ]
    for wrong in ("hide@", "hide@5-2", "say@6-0", "say", "hide", "say@25"):
        with pytest.raises(BadInput):
            GAME.read(wrong)
