from itertools import combinations
from random import Random
from typing import Any

import pytest

from boneyard import IllegalAction, Match, view
from boneyard.errors import BadInput
from boneyard.games import concentration
from boneyard.games.concentration import Concentration, Field, MissedPair, TookPair, Turn, TurnedDown, TurnedUp
from boneyard.pages import Value
from boneyard.state import Ended, Scored
from boneyard.tiles import BACK, Deck, DominoSet, Pile, everybody, parse_tiles, pips
from tests.games.by_chance import hand
from tests.refusals import refused

PAGE = concentration.PAGE


def rules(**options: Value) -> Concentration:
    game = PAGE.game(options)
    assert isinstance(game, Concentration)
    return game


def deck(front: str, highest: int = 6) -> Deck:
    """These tiles, then all the others in order."""
    first = parse_tiles(front)
    return (*first, *(tile for tile in DominoSet(highest).tiles if tile not in first))


def dealt(front: str, players: int = 2, **options: Value) -> Match:
    game = rules(**options)
    return Match.new(game, players).deal(deck(front, game.options.set))


def turned(match: Match, *cells: str) -> tuple[Match, list[Any]]:
    """The match after whoever is to move turned up these cells, and all that happened."""
    seen: list[Any] = []
    for cell in cells:
        (seat,) = match.turn
        match, events = match.play(seat, Turn(cell))
        seen += events
    return match, seen


def cleared(match: Match, rng: Random | None = None) -> Match:
    """The match after everybody took a pair in each turn, until the layout is over."""
    hands = match.hands
    while not match.over and not match.dealing and match.hands == hands:
        field: Field = match.state
        pairs = [pair for pair in combinations(field.full, 2) if pips(field.tiles(pair)) == field.shape.total]
        match, _ = turned(match, *(rng.choice(pairs) if rng else pairs[0]))
    return match


@pytest.mark.parametrize(
    "highest, rows, columns, total, corner", [(6, 4, 7, 12, "d7"), (9, 5, 11, 18, "e11")], ids=["six", "nine"]
)
def test_the_tiles_lie_face_down_row_by_row(highest: int, rows: int, columns: int, total: int, corner: str) -> None:
    field = dealt("2-4 1-5", set=highest).state
    assert field.shape == (rows, columns, total)
    assert field.full[0] == "a1"
    assert field.full[columns] == "b1"
    assert field.full[-1] == corner
    assert field.tiles(("a1",)) == parse_tiles("2-4")
    assert field.tiles((corner,)) == (DominoSet(highest).tiles[-1],)
    assert all(pile.tiles == (BACK,) for pile in view(field, 0).cells)


def test_a_pair_of_twelve_is_taken_and_the_turn_passes() -> None:
    match, events = turned(dealt("2-4 1-5"), "a1", "a2")
    assert events == [
        TurnedUp(0, "a1", Pile(parse_tiles("2-4"), everybody(2))),
        TurnedUp(0, "a2", Pile(parse_tiles("1-5"), everybody(2))),
        TookPair(0, parse_tiles("2-4 1-5"), ("a1", "a2")),
        Scored((0,), 2, "pair"),
    ]
    assert match.turn == {1}
    assert match.totals == (2, 0)
    assert match.state.taken[0].tiles == parse_tiles("2-4 1-5")


@pytest.mark.parametrize("pair", ["6-6 0-0", "3-3 2-4", "0-1 5-6"])
def test_doubles_are_nothing_special(pair: str) -> None:
    match, _ = turned(dealt(pair), "a1", "a2")
    assert match.totals == (2, 0)


def test_a_wrong_total_is_a_miss_and_the_turn_passes() -> None:
    match, events = turned(dealt("6-5 0-0"), "a1", "a2")
    assert events[2:] == [MissedPair(0, 11, 12)]
    assert match.turn == {1}
    assert match.totals == (0, 0)


def test_with_the_double_nine_a_pair_totals_eighteen() -> None:
    match, _ = turned(dealt("9-9 0-0 3-3 2-4", set=9), "a1", "a2")
    assert match.totals == (2, 0)
    assert turned(match, "a3", "a4")[1][2:] == [MissedPair(1, 12, 18)]


def test_everybody_sees_a_tile_from_the_moment_it_is_turned_up() -> None:
    match, _ = turned(dealt("6-5 0-0"), "a1")
    for eye in (None, 0, 1):
        assert view(match.state, eye).tiles(("a1", "a2")) == (*parse_tiles("5-6"), BACK)


def test_a_miss_lies_open_until_the_next_player_turns_up_a_tile() -> None:
    match, _ = turned(dealt("6-5 0-0 1-1"), "a1", "a2")
    for eye in (None, 0, 1):
        assert view(match.state, eye).tiles(("a1", "a2")) == parse_tiles("5-6 0-0")
    match, events = turned(match, "a3")
    assert events[0] == TurnedDown(("a1", "a2"))
    for eye in (None, 0, 1):
        assert view(match.state, eye).tiles(("a1", "a2", "a3")) == (BACK, BACK, *parse_tiles("1-1"))


def test_the_first_tile_may_be_any_even_one_of_the_miss_and_the_second_any_other() -> None:
    match, _ = turned(dealt("6-5 0-0 0-1"), "a1", "a2")
    assert len(match.actions(1)) == 28
    match, _ = turned(match, "a1")
    assert Turn("a1") not in match.actions(1)
    assert len(match.actions(1)) == 27
    match, _ = turned(match, "a3")
    assert match.totals == (0, 2)


def test_places_of_taken_tiles_stay_empty() -> None:
    match, _ = turned(dealt("2-4 1-5"), "a1", "a2")
    assert "a1" not in match.state.full
    assert "a3" in match.state.full
    assert Turn("a2") not in match.actions(1)
    assert len(match.actions(1)) == 26
    with refused("a2", error=IllegalAction):
        match.play(1, Turn("a2"))


def test_by_the_option_whoever_takes_a_pair_goes_on_and_whoever_misses_does_not() -> None:
    match, _ = turned(dealt("2-4 1-5 6-5 0-0", conc_extra_turn=True), "a1", "a2")
    assert match.turn == {0}
    match, _ = turned(match, "a3", "a4")
    assert match.turn == {1}


def test_turns_go_clockwise() -> None:
    match = dealt("6-5 0-0", players=3)
    for seat in (0, 1, 2, 0):
        assert match.turn == {seat}
        match, _ = turned(match, "a1", "a2")


@pytest.mark.parametrize("highest, pairs, left", [(6, 14, 0), (9, 27, 1)])
@pytest.mark.parametrize("seed", range(5))
def test_however_pairs_are_taken_a_layout_ends_with_all_of_them_taken(
    highest: int, pairs: int, left: int, seed: int
) -> None:
    rng = Random(seed)
    game = rules(set=highest)
    tiles = list(game.tiles.tiles)
    rng.shuffle(tiles)
    match = cleared(Match.new(game, 6).deal(tuple(tiles)), rng)
    field: Field = match.state
    assert sum(match.totals) == 2 * pairs
    assert field.ended
    assert len(field.full) == left
    assert all(sum(tile) == 9 for tile in field.tiles(field.full))


def test_when_no_pair_is_left_the_hand_is_over_and_the_next_player_begins_the_next_layout() -> None:
    match = cleared(dealt("", players=3))
    assert match.dealing
    assert not match.over
    assert match.state.ended == Ended("cleared", 13 % 3)
    match = match.deal(deck(""))
    assert match.turn == {14 % 3}
    assert len(match.state.full) == 28
    assert sum(match.totals) == 28


def test_by_the_option_the_taker_of_the_last_pair_begins_the_next_layout() -> None:
    match, _ = turned(dealt("6-5 0-0", players=3, conc_extra_turn=True), "a1", "a2")
    match = cleared(match)
    assert match.totals == (0, 28, 0)
    assert match.deal(deck("")).turn == {1}


def test_the_match_is_over_at_once_when_somebody_has_fifty_two() -> None:
    match, _ = turned(dealt("6-5 0-0", conc_extra_turn=True), "a1", "a2")
    match = cleared(cleared(match).deal(deck("")))
    assert match.totals == (0, 52)
    assert match.over
    assert match.winners == (1,)
    assert match.state.ended is None
    assert len(match.state.full) == 4


def test_fifty_is_not_enough() -> None:
    match = Match(rules(), 2, (50, 50), 1, leader=0, state=dealt("2-4 1-5").state, before=(50, 50))
    assert not turned(match, "a1", "a3")[0].over
    assert turned(match, "a1", "a2")[0].over


def test_the_double_nine_can_be_won_in_one_layout() -> None:
    match = cleared(dealt("", set=9, conc_extra_turn=True))
    assert match.over
    assert match.hands == 1
    assert match.totals == (52, 0)


@pytest.mark.parametrize("text", ["", "a", "a8", "e1", "a0", "A1", "a01", "1a", "a1 ", "5-6", "a²"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with refused(text, "b5"):
        rules().read(text)


def test_the_double_nine_has_more_cells() -> None:
    assert rules(set=9).read("e11") == Turn("e11")


@pytest.mark.parametrize("players, highest", [(2, 6), (6, 6), (3, 9)])
@pytest.mark.parametrize("extra", [False, True], ids=["passes", "goes-on"])
def test_all_pairs_are_found_in_the_end(players: int, highest: int, extra: bool) -> None:
    game = rules(set=highest, conc_extra_turn=extra)
    table = hand(game, players, Random(f"{players} {highest} {extra}"), lawful=extra and highest == 9)
    assert sum(table.match.totals) == (28 if highest == 6 else 54)


@pytest.mark.parametrize("target, needed", [(1, 2), (2, 2), (3, 4), (10, 10), (21, 22)])
def test_another_target_ends_the_match_at_once(target: int, needed: int) -> None:
    match = dealt("", conc_target=target, conc_extra_turn=True)
    assert match.target.points == target
    match = cleared(match)
    assert (match.over, match.totals, match.winners) == (True, (needed, 0), (0,))
    assert len(match.state.full) == 28 - needed


def test_a_target_is_a_whole_number() -> None:
    for wrong in (0, -1, "many", 10_001):
        with pytest.raises(BadInput, match="conc_target is a whole number from 1 to 10000, such as 21, 51 or 101"):
            rules(conc_target=wrong)
