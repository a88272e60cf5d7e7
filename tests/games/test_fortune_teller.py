"""The Fortune-teller: the sentences of its page."""

from random import Random

import pytest

from boneyard import BACK, view
from boneyard.errors import BadInput, IllegalAction
from boneyard.games.alone import Lifted
from boneyard.games.fortune_teller import LIFTS, PAGE
from boneyard.games.trick import LiftLast, Opened
from boneyard.local_table import shuffled
from boneyard.state import Ended, Place, Placed, Scored, Stop
from boneyard.tiles import DominoSet, Pile, Tile, everybody
from tests.alone import RING, actions, by_chance, dealt, played

TRICK = PAGE.game()

# 2-5 is hidden; the others lie in the order of a line from 2 to 5.
LINE = RING[:27]
LAID = " ".join([str(LINE[0]), *(f"{tile}@b" for tile in LINE[1:])])


def test_the_first_single_of_the_deck_is_hidden_and_27_tiles_are_to_be_laid() -> None:
    match = dealt(PAGE, "3-3 2-5 4-4")
    assert match.state.hidden.tiles == (Tile(2, 5),)
    assert len(match.state.hands[0].tiles) == 27
    assert match.state.hands[0].tiles[:2] == (Tile(3, 3), Tile(4, 4))


def test_a_double_is_never_hidden() -> None:
    rng = Random("never a double")
    for _ in range(200):
        (hidden,) = TRICK.start(1, shuffled(TRICK, rng)).hidden.tiles
        assert not hidden.double


def test_the_double_nine_is_refused() -> None:
    with pytest.raises(BadInput, match="no option 'set'"):
        PAGE.game({"set": 9})
    with pytest.raises(BadInput, match="not a shuffle"):
        TRICK.tiles.check(DominoSet(9).tiles)


def test_the_hidden_tile_is_sealed_until_the_end() -> None:
    match = dealt(PAGE, "2-5")
    for eye in (None, 0):
        assert view(match.state, eye).hidden.tiles == (BACK,)
        assert view(match.state, eye).hands == match.state.hands


def test_any_tile_begins_and_any_that_fits_goes_to_either_end() -> None:
    match = dealt(PAGE, "2-5")
    assert actions(match) == {str(tile) for tile in match.state.hands[0].tiles}
    match, events = played(match, "0-1")
    assert events == (Placed(0, Tile(0, 1), "", 1),)
    at_a = {f"0-{number}@a" for number in (0, 2, 3, 4, 5, 6)}
    at_b = {"1-1@b", *(f"1-{number}@b" for number in (2, 3, 4, 5, 6))}
    assert actions(match) == at_a | at_b | {"lift"}


def test_the_27_tile_line_without_2_5_ends_in_2_and_5_and_the_envelope_is_opened() -> None:
    match, events = played(dealt(PAGE, "2-5"), LAID)
    assert {end.number for end in match.state.layout.ends} == {2, 5}
    shown = Pile((Tile(2, 5),), everybody(1))
    assert events[-3:] == (Ended("foretold", 0), Opened(0, shown), Scored((0,), 1, "foretold"))
    assert (match.over, match.result, match.state.hidden) == (True, (1,), shown)


def test_the_tile_laid_last_may_be_lifted_again() -> None:
    before, _ = played(dealt(PAGE, "2-5"), "0-1 1-3@b")
    match, events = played(before, "0-4@a lift")
    assert events[-1] == Lifted(0, Tile(0, 4), "a")
    assert match.state.layout == before.state.layout
    assert set(match.state.hands[0].tiles) == set(before.state.hands[0].tiles)
    match, _ = played(match, "lift lift")
    assert (match.state.layout.joints, len(match.state.hands[0].tiles)) == ((), 27)
    assert "lift" not in actions(match)


def test_a_stuck_line_foretells_nothing_lift_or_stop() -> None:
    open_line, _ = played(dealt(PAGE, "2-5"), "0-1 1-2@b 0-2@b 0-3@b 3-4@b 0-4@b 0-5@a 5-6@a 0-6@a")
    with pytest.raises(IllegalAction, match="'stop' now"):
        played(open_line, "stop")
    match, _ = played(open_line, "0-0@a")
    assert actions(match) == {"lift", "stop"}
    match, events = played(match, "stop")
    assert events == (Ended("stopped", 0), Opened(0, Pile((Tile(2, 5),), everybody(1))))
    assert (match.over, match.result) == (True, (0,))


def test_lifts_are_counted_and_end() -> None:
    match, _ = played(dealt(PAGE, "2-5"), " ".join(["0-1 lift"] * LIFTS))
    assert match.state.lifts == 0
    match, _ = played(match, "0-1")
    assert "lift" not in actions(match)
    with pytest.raises(IllegalAction):
        played(match, "lift")


def test_actions_are_read_as_they_are_written() -> None:
    assert [TRICK.read(text) for text in ("lift", "stop", "0-1", "0-1@b")] == [
        LiftLast(),
        Stop(),
        Place(Tile(0, 1)),
        Place(Tile(0, 1), "b"),
    ]
    with pytest.raises(BadInput):
        TRICK.read("lift-off")


def test_a_complete_line_always_ends_as_foretold() -> None:
    foretold = 0
    for seed in range(40):
        table = by_chance(TRICK, Random(seed))
        if table.match.result == (1,):
            foretold += 1
            ends = sorted(end.number for end in table.match.state.layout.ends)
            assert [tuple(ends)] == list(table.match.state.hidden.tiles)
    assert foretold
