"""Solo 2: the sentences of its page."""

from random import Random

import pytest

from boneyard import BACK, Match, view
from boneyard.errors import IllegalAction
from boneyard.games.solo_2 import PAGE
from boneyard.layout import Joint
from boneyard.pages import Value
from boneyard.solvers import trails
from boneyard.state import Drew, Ended, Placed, Scored
from boneyard.tiles import Deck, DominoSet, Pile, Tile, everybody, parse_tiles, write_tiles
from tests.alone import RING, actions, by_chance, dealt, played

SIX, NINE = DominoSet(6).tiles, DominoSet(9).tiles


def less(tiles: Deck, left_over: str) -> Deck:
    """These tiles less some of them."""
    return tuple(tile for tile in tiles if tile not in parse_tiles(left_over))


def lined_up(tiles: Deck) -> Deck:
    """The same tiles in the order of a line."""
    start = trails.endings(None, tiles)[0][0]
    return tuple(tiles[at] for at in trails.walk(tiles, start))


FIFTY = lined_up(less(NINE, "0-1 2-3 4-5 6-7 8-8"))


def straight_on(match: Match, tiles: Deck) -> tuple[Match, list[type]]:
    """The match after these tiles are laid one after another at the end that began to grow, and what happened."""
    seen: list[type] = []
    grows = "b" if match.state.layout.ends[1].number in tiles[0] else "a"
    for tile in tiles:
        moves = f"{tile}@{grows}" if match.state.hands[0].tiles else f"draw {tile}@{grows}"
        match, events = played(match, moves)
        seen += map(type, events)
    return match, seen


@pytest.mark.parametrize("chosen, batch", [(6, 5), (9, 7)])
def test_one_tile_is_turned_up_and_the_first_batch_is_drawn(chosen: int, batch: int) -> None:
    match = dealt(PAGE, "3-4 0-3 0-4 1-3 1-4 2-3", set=chosen)
    assert match.state.layout.joints == (Joint(Tile(3, 4), "", -1, -1, 4),)
    assert (match.state.hands[0].tiles, actions(match)) == ((), {"draw"})
    match, events = played(match, "draw")
    assert len(match.state.hands[0].tiles) == batch
    assert write_tiles(match.state.hands[0].tiles[:5]) == "0-3 0-4 1-3 1-4 2-3"
    left = {6: 22, 9: 47}[chosen]
    assert events == (Drew(0, Pile(match.state.hands[0].tiles, everybody(1)), (3, 4), left),)


def test_nobody_sees_the_stock() -> None:
    match, _ = played(dealt(PAGE, "3-4 0-3"), "draw")
    for eye in (None, 0):
        assert view(match.state, eye).stock.tiles == (BACK,) * 22
        assert view(match.state, eye).hands == match.state.hands


def test_the_tiles_of_a_batch_are_laid_in_any_order_at_either_end() -> None:
    match, _ = played(dealt(PAGE, "3-4 0-3 0-4 1-3 1-4 2-2"), "draw")
    assert actions(match) == {"0-3@a", "1-3@a", "0-4@b", "1-4@b"}
    match, events = played(match, "0-4@b")
    assert events == (Placed(0, Tile(0, 4), "b", 0),)
    assert actions(match) == {"0-3@a", "1-3@a", "0-3@b"}


def test_a_batch_must_be_empty_before_the_next_is_drawn() -> None:
    match, _ = played(dealt(PAGE, write_tiles(RING)), f"draw {RING[1]}@b {RING[2]}@b {RING[3]}@b {RING[4]}@b")
    assert len(match.state.hands[0].tiles) == 1
    with pytest.raises(IllegalAction, match="'draw' now"):
        played(match, "draw")
    match, _ = played(match, f"{RING[5]}@b")
    assert actions(match) == {"draw"}


def test_with_the_ends_3_and_4_and_a_batch_without_either_the_hand_is_lost_at_once() -> None:
    match, events = played(dealt(PAGE, "3-4 0-0 0-1 0-2 1-1 1-2"), "draw")
    assert events[1:] == (Ended("stuck", 0),)
    assert (match.over, match.result, actions(match)) == (True, (0,), set())


def test_the_hand_is_lost_when_tiles_are_left_of_which_none_fits() -> None:
    match, events = played(dealt(PAGE, "3-4 0-3 0-4 0-0 5-5 6-6"), "draw 0-3@a 0-4@b 0-0@a")
    assert (match.over, match.result, events[-1]) == (True, (0,), Ended("stuck", 0))
    assert write_tiles(match.state.hands[0].tiles) == "5-5 6-6"


def test_five_batches_of_five_win_and_two_tiles_are_left_over() -> None:
    match, events = straight_on(dealt(PAGE, write_tiles(RING)), RING[1:26])
    assert events.count(Drew) == 5
    assert events[-2:] == [Ended, Scored]
    assert (match.over, match.result) == (True, (1,))
    assert (len(match.state.layout.joints), len(match.state.stock.tiles)) == (26, 2)


def test_seven_batches_of_seven_win_with_the_double_nine_and_five_tiles_are_left_over() -> None:
    match, events = straight_on(dealt(PAGE, write_tiles(FIFTY), set=9), FIFTY[1:])
    assert events.count(Drew) == 7
    assert (match.over, match.result) == (True, (1,))
    assert (len(match.state.layout.joints), len(match.state.stock.tiles)) == (50, 5)


@pytest.mark.parametrize("left_over, possible", [("0-1 2-3", False), ("0-1 1-2", True), ("0-0 2-3", True)])
def test_what_is_left_over_decides_whether_the_hand_can_be_won(left_over: str, possible: bool) -> None:
    tiles = less(SIX, left_over)
    assert bool(trails.endings(None, tiles)) is possible
    if possible:
        line = lined_up(tiles)
        match, _ = straight_on(dealt(PAGE, write_tiles(line)), line[1:])
        assert match.result == (1,)


def test_with_play_rest_the_left_over_tiles_must_be_laid_too() -> None:
    match, _ = straight_on(dealt(PAGE, write_tiles(RING), solo2_play_rest=True), RING[1:26])
    assert (match.over, actions(match)) == (False, {"draw"})
    match, _ = played(match, "draw")
    assert write_tiles(match.state.hands[0].tiles) == write_tiles(RING[26:])
    match, _ = straight_on(match, RING[26:])
    assert (match.result, len(match.state.layout.joints)) == ((1,), 28)


def test_with_play_rest_and_the_double_nine_the_last_five_are_drawn_and_cannot_all_be_laid() -> None:
    match, _ = straight_on(dealt(PAGE, write_tiles(FIFTY), set=9, solo2_play_rest=True), FIFTY[1:])
    match, _ = played(match, "draw")
    assert match.state.stock.tiles == ()
    assert trails.endings((8, 8), match.state.hands[0].tiles) == ()


def test_with_refill_each_one_tile_is_drawn_after_every_tile_laid() -> None:
    match, events = played(dealt(PAGE, write_tiles(RING), solo2_refill="each"), f"draw {RING[1]}@b")
    assert [type(event) for event in events] == [Drew, Placed, Drew]
    assert write_tiles(match.state.hands[0].tiles) == write_tiles(RING[2:7])
    assert events[-1] == Drew(0, Pile(RING[6:7], everybody(1)), (0, 2), 21)


@pytest.mark.parametrize("options, line, left", [({}, RING[:26], 2), ({"set": 9}, FIFTY, 5)], ids=["six", "nine"])
def test_with_refill_each_drawing_stops_at_the_left_over_and_the_same_line_wins(
    options: dict[str, Value], line: Deck, left: int
) -> None:
    match, events = straight_on(dealt(PAGE, write_tiles(line), solo2_refill="each", **options), line[1:])
    assert (match.result, len(match.state.stock.tiles)) == ((1,), left)
    assert events.count(Drew) == 1 + len(line) - 1 - {6: 5, 9: 7}[match.game.options.set]


def test_with_refill_each_and_play_rest_all_tiles_are_drawn() -> None:
    match, _ = straight_on(dealt(PAGE, write_tiles(RING), solo2_refill="each", solo2_play_rest=True), RING[1:])
    assert (match.result, match.state.stock.tiles) == ((1,), ())


def test_with_refill_each_the_drawn_tile_may_save_the_hand() -> None:
    first = "3-4 0-3 1-1 2-2 5-5 6-6"
    assert played(dealt(PAGE, f"{first} 0-1", solo2_refill="each"), "draw 0-3@a")[0].over is False
    assert played(dealt(PAGE, f"{first} 1-2", solo2_refill="each"), "draw 0-3@a")[0].over is True


@pytest.mark.parametrize("chosen", [6, 9])
@pytest.mark.parametrize("refill", ["batch", "each"])
@pytest.mark.parametrize("play_rest", [False, True])
def test_hands_by_chance_keep_the_laws(chosen: int, refill: str, play_rest: bool) -> None:
    game = PAGE.game({"set": chosen, "solo2_refill": refill, "solo2_play_rest": play_rest})
    for seed in range(20):
        by_chance(game, Random(seed), lawful=True)
