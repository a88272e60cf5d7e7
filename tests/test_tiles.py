"""Tiles, sets and piles."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.tiles import BACK, Deck, DominoSet, Pile, Tile, everybody, parse_tiles, pips, without, write_tiles
from tests.refusals import refused

NUMBERS = st.integers(0, 12)
TILES = st.builds(Tile.of, NUMBERS, NUMBERS)
DECKS = st.lists(TILES).map(tuple)
SIX = DominoSet(6)


@settings(deadline=None)
@given(TILES)
def test_a_tile_reads_back_from_its_text_and_from_its_repr(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile
    assert eval(repr(tile)) == tile


@settings(deadline=None)
@given(NUMBERS, NUMBERS)
def test_the_halves_may_be_named_in_either_order(one: int, other: int) -> None:
    assert Tile.of(one, other) == Tile.of(other, one) == Tile.parse(f"{one}-{other}") == Tile.parse(f"{other}-{one}")
    assert str(Tile.of(one, other)) == f"{min(one, other)}-{max(one, other)}"


def test_a_tile_face_down_is_written_with_question_marks() -> None:
    assert str(BACK) == "?-?"
    assert Tile.parse("?-?") is BACK
    assert eval(repr(BACK)) == BACK


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "5",
        "5-",
        "-5",
        "56",
        "5-6-7",
        "5--6",
        "a-b",
        "5-?",
        "?-6",
        " 5-6",
        "5 - 6",
        "5.0-6",
        "+5-6",
        "٣-٤",
        "½-1",
    ],
)
def test_what_is_no_tile_is_refused_by_its_text(text: str) -> None:
    with refused(f"'{text}' is not a tile", "such as 5-6"):
        Tile.parse(text)


@settings(deadline=None)
@given(st.text(st.characters(exclude_categories=["Nd", "Cc", "Zl", "Zp"]), max_size=5))
def test_no_text_without_a_digit_is_a_tile_face_up(text: str) -> None:
    if text != "?-?":
        with refused("is not a tile"):
            Tile.parse(text)


def test_a_tile_knows_its_double_its_weight_and_its_other_half() -> None:
    five_six = Tile(5, 6)
    assert (5 in five_six, 4 in five_six, sum(five_six)) == (True, False, 11)
    assert (five_six.other(5), five_six.other(6), Tile(3, 3).other(3)) == (6, 5, 3)
    assert [tile.double for tile in (five_six, Tile(0, 0), Tile(6, 6))] == [False, True, True]


def test_of_equal_pips_the_tile_with_the_larger_half_is_the_heavier() -> None:
    assert Tile(6, 9).weight > Tile(7, 8).weight
    assert Tile(3, 6).weight > Tile(4, 5).weight
    assert Tile(0, 3).weight > Tile(1, 2).weight


@settings(deadline=None)
@given(st.sampled_from([SIX, DominoSet(9), DominoSet(7, 1)]))
def test_no_two_tiles_of_a_set_weigh_the_same(domino_set: DominoSet) -> None:
    assert len({tile.weight for tile in domino_set.tiles}) == len(domino_set.tiles)


@settings(deadline=None)
@given(DECKS)
def test_tiles_in_a_row_read_back_from_their_text(deck: Deck) -> None:
    assert parse_tiles(write_tiles(deck)) == deck
    assert pips(deck) == sum(tile.low + tile.high for tile in deck)


def test_tiles_may_stand_in_several_lines() -> None:
    assert parse_tiles(" 6-6\n 5-3\t0-0 ") == (Tile(6, 6), Tile(3, 5), Tile(0, 0))
    assert parse_tiles("") == ()


def test_the_one_bad_tile_in_a_row_is_named() -> None:
    with refused("'5:3' is not a tile"):
        parse_tiles("6-6 5:3 0-0")


@pytest.mark.parametrize(
    "domino_set, tiles, total", [(SIX, 28, 168), (DominoSet(9), 55, 495), (DominoSet(7, lowest=1), 28, 224)]
)
def test_a_set_has_every_pair_of_its_numbers_once(domino_set: DominoSet, tiles: int, total: int) -> None:
    assert len(domino_set.tiles) == len(set(domino_set.tiles)) == tiles
    assert pips(domino_set.tiles) == total
    assert {number for tile in domino_set.tiles for number in tile} == set(domino_set.numbers)


@settings(deadline=None)
@given(st.permutations(SIX.tiles))
def test_every_shuffle_of_a_set_is_a_deck(deck: list[Tile]) -> None:
    assert SIX.check(deck) == tuple(deck)


@pytest.mark.parametrize(
    "deck, wrong",
    [
        (SIX.tiles[:-1], "6-6 is missing"),
        ((), "0-0 is missing"),
        ((*SIX.tiles[:-1], Tile(3, 4)), "3-4 is there twice"),
        ((*SIX.tiles, Tile(3, 4)), "3-4 is there twice"),
        ((*SIX.tiles[:-1], Tile(6, 7)), "6-7 does not belong to it"),
        ((*SIX.tiles[:-1], BACK), "?-? does not belong to it"),
        (DominoSet(9).tiles, "0-7 does not belong to it"),
    ],
)
def test_what_is_no_shuffle_of_a_set_is_no_deck(deck: Deck, wrong: str) -> None:
    with refused("The deck is not a shuffle of the set of 6 (28 tiles)", wrong):
        SIX.check(deck)


def test_a_set_that_does_not_begin_with_blank_says_so() -> None:
    with refused("set of 1 to 7 (28 tiles)", "0-0 does not belong to it"):
        DominoSet(7, lowest=1).check(SIX.tiles)


def test_nobody_sees_a_pile_by_default() -> None:
    pile = Pile((Tile(5, 6), Tile(0, 0)))
    assert [pile.seen_by(seat) for seat in (None, 0, 1)] == [Pile((BACK, BACK))] * 3


def test_a_pile_is_seen_by_the_seats_that_have_eyes_on_it() -> None:
    pile = Pile((Tile(5, 6),), frozenset((1,)))
    assert pile.seen_by(1) == pile
    assert [pile.seen_by(seat).tiles for seat in (None, 0, 2)] == [(BACK,)] * 3
    assert pile.seen_by(0).eyes == pile.eyes


def test_everybody_is_all_seats_and_those_who_look_on() -> None:
    assert everybody(3) == {None, 0, 1, 2}
    pile = Pile((Tile(5, 6),), everybody(2))
    assert [pile.seen_by(seat) for seat in (None, 0, 1)] == [pile] * 3


@settings(deadline=None)
@given(st.lists(TILES, min_size=1, unique=True).map(tuple), st.data())
def test_taking_a_tile_away_leaves_the_others_in_order(tiles: Deck, data: st.DataObject) -> None:
    tile = data.draw(st.sampled_from(tiles))
    left = without(tiles, tile)
    assert tile not in left
    assert left == tuple(other for other in tiles if other != tile)
