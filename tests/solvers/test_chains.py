"""Chains of hectic and trains of hungarian, against trying everything."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.solvers.chains import chain, is_chain, least, longest_chain, longest_train, shortest_chain
from boneyard.solvers.trails import Ends, Lay, follow
from boneyard.tiles import Deck, DominoSet, Tile, parse_tiles, pips, without

D6, D9 = DominoSet(6).tiles, DominoSet(9).tiles
SINGLES = tuple(tile for tile in D9 if not tile.double)


def sizes_by_trying(value: int, free: Deck) -> set[int]:
    """The sizes of all chains, by walking every trail."""
    sizes: set[int] = set()

    def walk(number: int, tiles: Deck) -> None:
        for tile in free:
            if number in tile and tile not in tiles:
                after, longer = tile.other(number), (*tiles, tile)
                if after == value and len(longer) >= least(value):
                    sizes.add(len(longer))
                elif after != value:
                    walk(after, longer)

    walk(value, ())
    return sizes


@st.composite
def free_tiles(draw: st.DrawFn) -> tuple[int, Deck]:
    highest = draw(st.integers(3, 6))
    tiles = [tile for tile in DominoSet(highest).tiles if not tile.double]
    return draw(st.integers(0, highest)), tuple(draw(st.lists(st.sampled_from(tiles), unique=True, max_size=11)))


@settings(max_examples=200, deadline=None)
@given(free_tiles(), st.integers(0, 10))
def test_shortest_and_longest_chains_are_those_found_by_trying_all(free: tuple[int, Deck], at_least: int) -> None:
    value, tiles = free
    sizes = sizes_by_trying(value, tiles)
    enough = [size for size in sizes if size >= at_least]
    for found, size in (
        (shortest_chain(value, tiles), min(sizes, default=0)),
        (longest_chain(value, tiles), max(sizes, default=0)),
        (chain(value, tiles, at_least), min(enough, default=0)),
    ):
        assert len(found or ()) == size
        assert found is None or (is_chain(value, found) and set(found) <= set(tiles))


@pytest.mark.parametrize("value", range(10))
def test_with_all_singles_free_the_longest_chain_has_37_tiles(value: int) -> None:
    """Inside, a chain is a trail over the 36 tiles of the other nine numbers, each of which stands on eight of them.

    Its two outer tiles differ, so the trail ends in two different numbers; these stand on an odd number of its halves,
    so it leaves out at least one tile: 2 + 35 is the most there can be.
    """
    found = longest_chain(value, SINGLES)
    assert found is not None
    assert is_chain(value, found)
    assert len(found) == 37
    inside = [tile for tile in SINGLES if value not in tile]
    assert len(inside) == 36
    assert all(sum(n in tile for tile in inside) == 8 for n in range(10) if n != value)


@pytest.mark.parametrize("value", range(10))
def test_with_all_singles_free_the_shortest_chain_is_the_smallest_allowed(value: int) -> None:
    found = shortest_chain(value, SINGLES)
    assert found is not None
    assert is_chain(value, found)
    assert len(found) == max(3, value)


def test_a_long_chain_can_be_asked_for_and_too_long_a_one_is_refused() -> None:
    found = chain(4, SINGLES, 20)
    assert found is not None
    assert is_chain(4, found)
    assert len(found) >= 20
    assert chain(4, SINGLES, 38) is None


@pytest.mark.parametrize(
    ("value", "tiles", "good"),
    [
        (3, "3-1 1-5 5-3", True),
        (5, "5-1 1-2 2-5", False),
        (5, "5-1 1-2 2-3 3-4 4-5", True),
        (2, "2-0 0-3 3-2 2-4 4-6 6-2", False),
        (0, "0-1 1-2 2-0", True),
        (0, "", False),
        (0, "0-1 1-0", False),
        (1, "1-2 2-3 3-4", False),
        (1, "1-2 3-4 4-1", False),
        (1, "1-2 2-2 2-3 3-1", False),
    ],
)
def test_a_chain_is_told_from_what_is_none(value: int, tiles: str, good: bool) -> None:
    assert is_chain(value, parse_tiles(tiles)) is good


def test_no_chain_without_two_tiles_of_the_value() -> None:
    assert shortest_chain(3, parse_tiles("3-1 1-2 2-4")) is None
    assert longest_chain(3, ()) is None


def trains_by_trying(ends: Ends, hand: Deck) -> set[tuple[int, int]]:
    """Number of tiles and pips of every train."""
    found = {(0, 0)}
    for lay in [Lay(tile, end) for tile in hand for end in (0, 1) if ends[end] in tile]:
        rest = trains_by_trying(follow(ends, [lay]), without(hand, lay.tile))
        found |= {(tiles + 1, points + pips([lay.tile])) for tiles, points in rest}
    return found


@settings(max_examples=150, deadline=None)
@given(
    st.tuples(st.integers(0, 4), st.integers(0, 4)),
    st.lists(st.sampled_from(DominoSet(4).tiles), unique=True, max_size=7),
)
def test_the_longest_train_is_the_one_found_by_trying_all(ends: Ends, hand: list[Tile]) -> None:
    every = trains_by_trying(ends, tuple(hand))
    for most_pips in (False, True):
        train = longest_train(hand, ends, most_pips=most_pips)
        follow(ends, train)
        tiles = [lay.tile for lay in train]
        assert len(set(tiles)) == len(tiles)
        assert set(tiles) <= set(hand)
        best = max(every, key=lambda one: one[::-1] if most_pips else one)
        assert (len(tiles), pips(tiles)) == best


def test_the_opener_of_the_rulebook_lays_three_tiles_and_leaves_six_and_five() -> None:
    train = longest_train(parse_tiles("6-6 6-2 2-5 1-1"), None, Tile(6, 6))
    assert [str(lay.tile) for lay in train] == ["6-6", "2-6", "2-5"]
    assert sorted(follow((6, 6), train[1:])) == [5, 6]


def test_without_a_tile_that_must_lead_the_best_lead_is_found() -> None:
    train = longest_train(parse_tiles("0-1 3-4 4-5 5-5"), None)
    assert {str(lay.tile) for lay in train} == {"3-4", "4-5", "5-5"}
    assert longest_train((), None) == ()
    assert longest_train((), (1, 2)) == ()


def test_the_longest_line_of_the_set_of_nines_has_51_tiles_and_of_sixes_all_28() -> None:
    assert len(longest_train(D9, None, Tile(9, 9))) == 51
    assert len(longest_train(D6, None, Tile(6, 6))) == 28


def test_trains_of_twelve_tiles_can_be_laid_as_told() -> None:
    rng = Random(8)
    for _ in range(100):
        hand, ends = rng.sample(D6, 12), (rng.randrange(7), rng.randrange(7))
        most, heaviest = longest_train(hand, ends), longest_train(hand, ends, most_pips=True)
        follow(ends, most)
        follow(ends, heaviest)
        assert len(most) >= len(heaviest)
        assert pips(lay.tile for lay in most) <= pips(lay.tile for lay in heaviest)
