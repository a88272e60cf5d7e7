from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard import IllegalAction, Match, view
from boneyard.games import dominance
from boneyard.games.dominance import (
    TILES,
    Decline,
    Declined,
    Dictate,
    Dictated,
    Dominance,
    Enter,
    Entered,
    Entry,
    Ledger,
    points,
    takes,
)
from boneyard.local_table import shuffled
from boneyard.state import Ended, Scored
from boneyard.tiles import Pile, Seat, Tile, everybody, parse_tiles
from tests.games.by_chance import hand
from tests.refusals import refused

PAGE = dominance.PAGE
GAME = PAGE.game()
DECK = TILES.tiles

PRINTED = ((12, 15, 9, 14, 11, 0, 7), (16, 9, 9, 11, 3, 6, 11))
ADA = "1-5@1 1-6@1 1-1@1 2-7@2 2-6@2 2-2@2 3-3@3 3-6@3 4-6@4 4-5@4 3-4@4 5-5@5 5-6@5 7-7@7"
BEN = "1-7@1 1-3@1 1-4@1 1-2@1 2-5@2 2-4@2 2-3@3 3-7@3 4-7@4 4-4@4 3-5@5 6-6@6 6-7@7 5-7@7"


def entry(text: str) -> Entry:
    action = GAME.read(text)
    assert isinstance(action, Enter)
    return Entry(*action)


def ledger(left: str, ada: str = "", ben: str = "", mover: Seat = 0) -> Ledger:
    """A table with these tiles left and these entries, somebody being to move whom nothing can be dictated to."""
    columns = tuple(tuple(map(entry, column.split())) for column in (ada, ben))
    return Ledger(Pile(parse_tiles(left), everybody(2)), columns, mover, frozenset((mover,)))


def allowed(state: Ledger) -> set[str]:
    (seat,) = state.turn
    return set(map(str, GAME.actions(state, seat)))


def play(state: Ledger, *moves: str) -> tuple[Ledger, list[Any]]:
    """Legal moves of whoever decides, and all that happened."""
    seen: list[Any] = []
    for move in moves:
        (seat,) = state.turn
        assert move in allowed(state), f"{move} is not among {allowed(state)}"
        state, events = GAME.play(state, seat, GAME.read(move))
        seen += events
    return state, seen


def whole_game(match: Match, first: str, second: str) -> tuple[Match, list[Any]]:
    """A game in which each enters his tiles in this order and nobody dictates."""
    moves = [move for pair in zip(first.split(), second.split(), strict=True) for move in pair]
    happened: list[Any] = []
    for move in moves:
        if match.state.turn != {match.state.mover}:
            match, _ = match.play(1 - match.state.mover, Decline())
        match, events = match.play(match.state.mover, GAME.read(move))
        happened += events
    return match, happened


def test_the_twenty_eight_tiles_from_1_to_7_lie_open() -> None:
    state = GAME.start(2, DECK)
    assert len(state.left.tiles) == 28
    assert {half for tile in DECK for half in tile} == set(range(1, 8))
    assert view(state, None) == view(state, 0) == view(state, 1) == state


def test_a_tile_is_entered_by_either_half_and_a_double_in_its_row() -> None:
    texts = allowed(GAME.start(2, DECK))
    assert {text for text in texts if text.startswith("3-5")} == {"3-5@3", "3-5@5"}
    assert {text for text in texts if text.startswith("4-4")} == {"4-4@4"}
    assert len(texts) == 2 * 21 + 7
    assert GAME.read("5-3@5") == Enter(Tile(3, 5), 5)
    assert entry("3-5@5").points == 3
    assert entry("3-5@3").points == 5
    assert entry("4-4@4").points == 4


def test_entries_in_a_box_add_up_and_turns_alternate() -> None:
    state, events = play(GAME.start(2, DECK), "3-5@5", "5-6@5", "2-5@5")
    assert events == [Entered(0, Tile(3, 5), 5, 3), Entered(1, Tile(5, 6), 5, 6), Entered(0, Tile(2, 5), 5, 2)]
    assert state.boxes == ((0, 0, 0, 0, 5, 0, 0), (0, 0, 0, 0, 6, 0, 0))
    assert state.turn == {1}
    assert len(state.left.tiles) == 25
    assert not any(text.startswith("3-5") for text in allowed(state))


def test_a_tile_must_be_taken() -> None:
    assert all(isinstance(action, Enter) for action in GAME.actions(GAME.start(2, DECK), 0))


def test_the_printed_totals_give_20_to_19() -> None:
    assert points(PRINTED) == (20, 19)


def test_the_printed_example_with_its_lost_figure_uses_every_tile_once_and_gives_20_to_19() -> None:
    match, events = whole_game(Match.new(GAME, 2).deal(DECK), ADA, BEN)
    assert match.state.boxes == PRINTED
    assert match.over
    assert match.totals == (20, 19)
    assert match.winners == (0,)
    assert events[-5:] == [
        Ended("taken", 1),
        Scored((1,), 12, "row-1", 0),
        Scored((0,), 9, "row-2", 1),
        Scored((0,), 11, "row-4", 1),
        Scored((1,), 7, "row-7", 0),
    ]


@pytest.mark.parametrize("own, other, won", [(10, 5, 5), (11, 5, 0), (9, 9, 0), (6, 0, 0), (5, 10, 0), (0, 0, 0)])
def test_the_higher_total_takes_the_lower_if_it_is_at_most_double(own: int, other: int, won: int) -> None:
    assert takes(own, other) == won


@given(st.integers(0, 40), st.integers(0, 40))
def test_a_row_is_taken_by_one_player_at_most_and_never_for_more_than_the_lower_total(one: int, other: int) -> None:
    assert not (takes(one, other) and takes(other, one))
    assert takes(one, other) in (0, min(one, other))


def test_the_last_tile_of_a_row_can_be_dictated_into_an_empty_box() -> None:
    state, _ = play(ledger("1-1 1-2 5-6", ada="5-7@5 4-5@5"), "1-1@1")
    assert state.boxes[0][4] == 11
    assert state.boxes[1][4] == 0
    assert state.mover == 1
    assert state.turn == {0}
    assert {"5-6@5!", "decline"} < allowed(state)
    state, events = play(state, "5-6@5!")
    assert events == [Dictated(0, 1, Tile(5, 6), 5, 6)]
    assert takes(state.boxes[0][4], state.boxes[1][4]) == 6


def test_a_dictation_is_the_turn_of_the_one_dictated_to() -> None:
    state, _ = play(ledger("5-6 1-1 1-2 1-3", ada="5-5@5 3-3@3 2-2@2 6-6@6", ben="6-7@6 3-4@3"), "1-1@1", "5-6@5!")
    assert state.mover == 0
    assert len(state.left.tiles) == 2


def test_with_two_tiles_of_a_row_left_nothing_is_dictated() -> None:
    mine = "1-1@1 2-2@2 3-3@3 4-4@4 6-6@6 7-7@7"
    state, _ = play(ledger("4-5 5-6 5-7 1-2", ada=mine, ben=mine, mover=0), "1-2@1")
    assert state.turn == {1}
    assert not state.dictations
    state, _ = play(state, "5-7@7")
    assert state.turn == {0}
    assert not state.dictations
    state, _ = play(state, "4-5@4")
    assert state.turn == {0}
    assert allowed(state) == {"5-6@5!", "decline"}


def test_nothing_is_dictated_into_a_box_that_is_not_empty_whatever_the_dictators_own_box() -> None:
    full = "1-1@1 2-2@2 3-3@3 4-4@4 6-6@6 7-7@7"
    state, _ = play(ledger("5-6 1-2", ada=full, ben=f"{full} 5-5@5"), "1-2@1")
    assert state.turn == {1}
    assert allowed(state) == {"5-6@5", "5-6@6"}
    state, _ = play(ledger("5-6 1-2", ada=full, ben=full), "1-2@1")
    assert state.turn == {0}
    assert allowed(state) == {"5-6@5!", "decline"}


def test_after_declining_the_other_enters_what_he_likes() -> None:
    full = "1-1@1 2-2@2 3-3@3 4-4@4 6-6@6 7-7@7"
    state, events = play(ledger("5-6 1-2", ada=full, ben=full), "1-2@1", "decline")
    assert events[-1] == Declined(0)
    assert state.turn == {1}
    assert allowed(state) == {"5-6@5", "5-6@6"}


def test_a_double_can_be_dictated() -> None:
    full = "1-2@1 2-3@2 3-4@3 4-6@4 6-7@6 7-7@7"
    state, _ = play(ledger("5-5 1-1", ada=full, ben=full), "1-1@1")
    assert allowed(state) == {"5-5@5!", "decline"}
    _, events = play(state, "5-5@5!")
    assert events[0] == Dictated(0, 1, Tile(5, 5), 5, 5)


def test_the_last_tile_of_both_its_rows_is_dictated_into_the_row_that_the_dictator_picks() -> None:
    full = "1-1@1 2-2@2 3-3@3 4-4@4 7-7@7"
    state, _ = play(ledger("5-6 1-2", ada=full, ben=full), "1-2@1")
    assert allowed(state) == {"5-6@5!", "5-6@6!", "decline"}
    assert play(state, "5-6@6!")[0].boxes[1][5] == 5


def test_whoever_was_dictated_to_may_dictate_in_turn_and_even_the_last_tile() -> None:
    base = "1-1@1 2-2@2 3-3@3 4-4@4"
    state, _ = play(ledger("5-6 7-7 1-2", ada=f"{base} 5-5@5 6-6@6", ben=f"{base} 6-7@6"), "1-2@1")
    assert "5-6@5!" in allowed(state)
    state, _ = play(state, "5-6@5!")
    assert state.turn == {1}
    assert allowed(state) == {"7-7@7!", "decline"}
    state, events = play(state, "7-7@7!")
    assert events[:2] == [Dictated(1, 0, Tile(7, 7), 7, 7), Ended("taken", 0)]
    assert not state.turn
    assert GAME.payoff(state) is not None


def test_there_is_no_limit_to_dictations_in_succession() -> None:
    base = "1-1@1 2-2@2 3-3@3 4-4@4"
    state, _ = play(ledger("5-5 1-2 6-6 1-3 7-7", ada=f"{base} 5-7@7 5-6@5 6-7@6", ben=base), "1-2@1")
    state, _ = play(state, "5-5@5!", "1-3@1", "6-6@6!")
    assert state.boxes[1][4:] == (5, 6, 0)
    assert state.mover == 0
    assert state.turn == {0}


def test_the_game_ends_when_all_tiles_are_taken() -> None:
    full = "1-1@1 2-2@2 3-3@3 4-4@4 5-5@5 6-6@6 7-7@7"
    state, events = play(ledger("1-2", ada=full, ben=full), "1-2@1")
    assert state.ended
    assert not state.turn
    assert events == [Entered(0, Tile(1, 2), 1, 2), Ended("taken", 0)]
    assert GAME.payoff(state) == (0, 0)


def test_seat_0_moves_first_and_the_first_move_alternates() -> None:
    match = Match.new(PAGE.game({"hands": 2}), 2).deal(DECK)
    assert match.turn == {0}
    match, _ = whole_game(match, ADA, BEN)
    assert not match.over
    match = match.deal(DECK)
    assert match.turn == {1}
    match, _ = whole_game(match, ADA, BEN)
    assert match.over
    assert match.totals == (39, 39)
    assert match.winners == (0, 1)


@pytest.mark.parametrize("text", ["", "3-5", "3-5@", "3-5@8", "3-5@0", "3-5@55", "3-5@5?", "@5", "pass", "3-5@5!!"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with refused():
        GAME.read(text)


def test_a_tile_is_not_entered_in_a_row_that_it_does_not_show() -> None:
    match = Match.new(GAME, 2).deal(DECK)
    with refused("3-5@4", error=IllegalAction):
        match.play(0, Enter(Tile(3, 5), 4))
    with refused("3-5@5!", error=IllegalAction):
        match.play(0, Dictate(Tile(3, 5), 5))


def test_the_order_of_the_deck_does_not_matter() -> None:
    assert GAME.start(2, shuffled(GAME, Random(1))) == GAME.start(2, DECK)
    assert isinstance(GAME, Dominance)


@pytest.mark.parametrize("seed", range(30))
def test_every_tile_stands_in_a_column_in_the_end(seed: int) -> None:
    table = hand(PAGE.game({"hands": 1 + seed % 2}), 2, Random(seed))
    assert [len(column) for column in table.match.state.columns] == [14, 14]
