"""Lines as trails, and the fortune-teller, against trying everything."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.solvers import fortune
from boneyard.solvers.trails import Ends, Lay, endings, follow, lay_all
from boneyard.tiles import Deck, DominoSet, Tile, parse_tiles, without

D6 = DominoSet(6).tiles
SOME_TILES = st.lists(st.sampled_from(DominoSet(4).tiles), unique=True, max_size=6).map(tuple)
SOME_ENDS = st.tuples(st.integers(0, 4), st.integers(0, 4))


def every_ending(ends: Ends, tiles: Deck) -> set[Ends]:
    if not tiles:
        return {(min(ends), max(ends))}
    lays = [Lay(tile, end) for tile in tiles for end in (0, 1) if ends[end] in tile]
    return {last for lay in lays for last in every_ending(follow(ends, [lay]), without(tiles, lay.tile))}


@given(SOME_ENDS, SOME_TILES)
def test_the_ends_that_can_stand_are_those_found_by_laying_in_every_order(ends: Ends, tiles: Deck) -> None:
    assert set(endings(ends, tiles)) == every_ending(ends, tiles)


@given(SOME_ENDS, SOME_TILES)
def test_every_ending_comes_with_an_order_that_leads_there(ends: Ends, tiles: Deck) -> None:
    for last in endings(ends, tiles):
        order = lay_all(ends, tiles, last)
        assert sorted(lay.tile for lay in order) == sorted(tiles)
        assert sorted(follow(ends, order)) == sorted(last)


@given(SOME_ENDS, SOME_TILES)
def test_a_dead_end_is_one_from_which_not_all_can_be_laid(ends: Ends, tiles: Deck) -> None:
    assert fortune.dead_end(ends, tiles) == (not every_ending(ends, tiles))
    safe = set(fortune.safe(ends, tiles))
    fitting = [Lay(tile, end) for tile in tiles for end in (0, 1) if ends[end] in tile]
    assert safe == {lay for lay in fitting if every_ending(follow(ends, [lay]), without(tiles, lay.tile))}


@given(SOME_TILES)
def test_a_first_tile_is_safe_if_the_rest_can_follow(tiles: Deck) -> None:
    good = {tile for tile in tiles if every_ending((tile.low, tile.high), without(tiles, tile))}
    assert {lay.tile for lay in fortune.safe(None, tiles)} == good
    assert fortune.dead_end(None, tiles) == (not good and bool(tiles))


@pytest.mark.parametrize("hidden", [tile for tile in D6 if not tile.double], ids=str)
def test_laying_only_what_is_safe_makes_a_line_that_ends_in_the_hidden_numbers(hidden: Tile) -> None:
    rng, ends, tiles = Random(3), None, without(D6, hidden)
    while tiles:
        tile, end = rng.choice(fortune.safe(ends, tiles))
        ends = (tile.low, tile.high) if ends is None else follow(ends, [Lay(tile, end)])
        tiles = without(tiles, tile)
    assert ends is not None
    assert sorted(ends) == sorted(hidden)


def test_without_a_double_the_ring_stays_closed_and_all_can_be_laid() -> None:
    assert all(one == other for one, other in endings(None, without(D6, Tile(3, 3))))


def test_no_line_holds_the_whole_set_of_nines() -> None:
    assert fortune.dead_end(None, DominoSet(9).tiles)
    assert fortune.safe(None, DominoSet(9).tiles) == ()
    assert fortune.finish(None, DominoSet(9).tiles) is None


def test_the_line_is_finished_from_any_safe_position() -> None:
    order = fortune.finish(None, without(D6, Tile(2, 5)))
    assert order is not None
    first, *rest = order
    assert sorted(follow((first.tile.low, first.tile.high), rest)) == [2, 5]
    assert len(order) == 27
    assert fortune.finish((1, 2), ()) == () == fortune.finish(None, ())


def test_a_careless_line_is_a_dead_end() -> None:
    left = parse_tiles("0-0 1-2")
    assert fortune.dead_end((0, 1), parse_tiles("0-2 3-4"))
    assert not fortune.dead_end((0, 1), left)
    assert fortune.dead_end((3, 3), left)
    assert fortune.finish((3, 3), left) is None
