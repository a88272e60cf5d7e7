from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard import IllegalAction, Match, view
from boneyard.games import hectic
from boneyard.games.hectic import Hectic, chain, fault, shortest
from boneyard.games.hectic_race import (
    Claim,
    FalseClaim,
    Freed,
    GaveUp,
    GiveUp,
    Grab,
    Grabbed,
    LostDouble,
    PutBack,
    Race,
    RoundBegan,
    WonDouble,
    worth,
)
from boneyard.players import hectic as racing
from boneyard.state import Ended, Scored
from boneyard.tiles import BACK, Deck, DominoSet, Pile, Tile, everybody, parse_tiles
from tests.games.by_chance import hand
from tests.refusals import refused

PAGE = hectic.PAGE
GAME = PAGE.game()
SINGLES = tuple(tile for tile in DominoSet(9).tiles if not tile.double)

CHAINS = {  # for every double the shortest chain along the numbers in order
    number: [number, *[other for other in range(10) if other != number][: max(3, number) - 1], number]
    for number in range(10)
}


def tiles_of(number: int) -> Deck:
    return tuple(Tile.of(one, other) for one, other in pairwise(CHAINS[number]))


def dealt(doubles: str = "", players: int = 2) -> Match:
    """A match whose doubles come in this order, then the others in theirs, scattered among the singles."""
    first = parse_tiles(doubles)
    rest = tuple(Tile(number, number) for number in range(10) if Tile(number, number) not in first)
    return Match.new(GAME, players).deal((*SINGLES[:20], *first, *SINGLES[20:], *rest))


def play(match: Match, moves: str) -> tuple[Match, list[Any]]:
    """Moves such as "0:+3-5 1:claim", and all that happened."""
    seen: list[Any] = []
    for move in moves.split():
        seat, _, text = move.partition(":")
        match, events = match.play(int(seat), GAME.read(text))
        seen += events
    return match, seen


def takes(seat: int, tiles: Deck) -> str:
    return " ".join(f"{seat}:+{tile}" for tile in tiles)


def wins(match: Match, seat: int) -> Match:
    return play(match, f"{takes(seat, tiles_of(match.state.number))} {seat}:claim")[0]


def test_the_singles_lie_open_and_the_doubles_face_down_in_the_order_of_the_deck() -> None:
    race: Race = dealt("3-3 7-7").state
    assert race.pool.tiles == SINGLES
    assert view(race, None).pool == race.pool
    assert race.double.tiles == parse_tiles("3-3")
    assert race.number == 3
    assert race.round == 1
    assert race.doubles.tiles[:2] == parse_tiles("7-7 0-0")
    assert len(race.doubles.tiles) == 9
    for eye in (None, 0, 1):
        assert view(race, eye).doubles.tiles == (BACK,) * 9
        assert view(race, eye).double.tiles == parse_tiles("3-3")


@pytest.mark.parametrize("players", PAGE.players)
def test_everybody_plays_at_once(players: int) -> None:
    match = dealt("3-3", players)
    assert match.turn == frozenset(range(players))
    assert all(len(match.actions(seat)) == 45 + 2 for seat in range(players))


@pytest.mark.parametrize(
    "double, tiles, expected",
    [
        (3, "3-1 1-5 5-3", ""),
        (5, "5-1 1-2 2-5", "short"),
        (5, "5-1 1-2 2-3 3-4 4-5", ""),
        (2, "2-0 0-3 3-2 2-4 4-6 6-2", "ends"),
        (0, "0-1 1-2 2-0", ""),
        (0, "", "short"),
        (0, "0-1 1-2", "short"),
        (0, "0-1 1-2 2-3", "ends"),
        (0, "1-2 2-3 3-1", "ends"),
        (0, "0-1 2-3 4-0", "broken"),
        (0, "0-1 0-2 3-4 4-5 5-3", "broken"),
        (0, "0-1 1-2 2-0 3-4 4-5 5-3", "broken"),
        (3, "3-1 1-5 5-3 7-8", "broken"),
        (1, "1-2 2-3 3-4 4-2 2-5 5-1", ""),
    ],
)
def test_what_a_chain_is(double: int, tiles: str, expected: str) -> None:
    assert fault(parse_tiles(tiles), double) == expected


@pytest.mark.parametrize("number, least", list(enumerate([3, 3, 3, 3, 4, 5, 6, 7, 8, 9])))
def test_a_chain_has_as_many_tiles_as_the_double_says_and_at_least_three(number: int, least: int) -> None:
    assert shortest(number) == least
    assert len(tiles_of(number)) == least
    assert not fault(tiles_of(number), number)


def test_a_chain_may_be_longer_than_it_must() -> None:
    match, _ = play(dealt("0-0"), f"{takes(0, parse_tiles('0-1 1-2 2-3 3-4 4-0'))} 0:claim")
    assert match.totals == (3, 0)


@given(st.permutations(parse_tiles("4-1 1-2 2-3 3-5 5-2 2-6 6-4")))
def test_the_order_in_which_the_tiles_were_taken_does_not_matter(tiles: list[Tile]) -> None:
    links = chain(tuple(tiles), 4)
    numbers = [4]
    for tile in links:
        assert numbers[-1] in tile
        numbers.append(tile.other(numbers[-1]))
    assert sorted(links) == sorted(tiles)
    assert numbers[-1] == 4


@given(st.sets(st.sampled_from(SINGLES), max_size=14), st.integers(0, 9))
def test_tiles_are_a_chain_if_and_only_if_they_form_a_round_trip(tiles: set[Tile], number: int) -> None:
    counts = {at: sum(at in tile for tile in tiles) for at in range(10)}
    met = {number}
    for _ in range(10):
        met |= {half for tile in tiles if met & set(tile) for half in tile}
    joined = all(tile.low in met for tile in tiles)
    even = all(count % 2 == 0 for count in counts.values())
    good = len(tiles) >= max(3, number) and counts[number] == 2 and even and joined
    assert (fault(tuple(tiles), number) == "") == good


def test_the_longest_chain_has_thirty_seven_tiles() -> None:
    """The value aside, nine numbers make 36 tiles; all but one of them lead from one end to the other."""
    ring = [tile for tile in SINGLES if 9 not in tile and tile != (0, 1)]
    assert not fault((*ring, *parse_tiles("0-9 1-9")), 9)
    assert len(ring) + 2 == 37


def test_the_first_right_claim_wins_the_double_and_all_tiles_return() -> None:
    match, events = play(dealt("3-3 8-8"), "0:+1-3 1:+3-4 0:+1-5 0:+3-5 0:claim")
    assert events[:4] == [
        Grabbed(0, Tile(1, 3)),
        Grabbed(1, Tile(3, 4)),
        Grabbed(0, Tile(1, 5)),
        Grabbed(0, Tile(3, 5)),
    ]
    assert events[4:] == [
        WonDouble(0, Tile(3, 3), parse_tiles("3-1 1-5 5-3")),
        Scored((0,), 3, "won-double"),
        RoundBegan(2, Pile(parse_tiles("8-8"), everybody(2))),
    ]
    race: Race = match.state
    assert race.pool.tiles == SINGLES
    assert not any(held.tiles for held in race.hands)
    assert race.number == 8
    assert match.turn == {0, 1}
    assert match.totals == (3, 0)


def test_a_tile_belongs_to_whoever_takes_it_first_and_can_be_put_back() -> None:
    match, _ = play(dealt("3-3"), "0:+1-3")
    assert all(view(match.state, eye).hands[0].tiles == parse_tiles("1-3") for eye in (None, 0, 1))
    with refused("+1-3", error=IllegalAction):
        match.play(1, Grab(Tile(1, 3)))
    with refused("-1-3", error=IllegalAction):
        match.play(1, PutBack(Tile(1, 3)))
    match, events = play(match, "0:-1-3 1:+1-3")
    assert events == [Freed(0, parse_tiles("1-3")), Grabbed(1, Tile(1, 3))]


def test_a_refused_action_costs_nothing() -> None:
    match, _ = play(dealt("3-3"), "0:+1-3 1:+1-5 1:+3-5")
    with refused(error=IllegalAction):
        match.play(1, Grab(Tile(1, 3)))
    assert match.turn == {0, 1}
    assert match.state.hands[1].tiles == parse_tiles("1-5 3-5")


def test_nobody_holds_more_than_two_tiles_with_the_number_of_the_double() -> None:
    match, _ = play(dealt("3-3"), "0:+1-3 0:+3-4")
    grabs = [action.tile for action in match.actions(0) if isinstance(action, Grab)]
    assert grabs
    assert not any(3 in tile for tile in grabs)
    assert Grab(Tile(3, 5)) in match.actions(1)
    match, _ = play(match, "0:-1-3")
    assert Grab(Tile(1, 3)) in match.actions(0)


def test_four_players_always_have_enough_tiles_for_the_ends() -> None:
    match = dealt("9-9", players=4)
    match, _ = play(match, " ".join(f"{seat}:+{2 * seat + k}-9" for seat in range(4) for k in (0, 1)))
    free = [tile for tile in match.state.pool.tiles if 9 in tile]
    assert free == [Tile(8, 9)]


def test_a_false_claim_frees_the_tiles_and_puts_a_player_out_until_the_next_round() -> None:
    match, events = play(dealt("3-3", players=3), "0:+1-3 0:+1-5 0:claim")
    held = parse_tiles("1-3 1-5")
    assert events[2:] == [FalseClaim(0, held, "short"), Freed(0, held)]
    assert match.turn == {1, 2}
    assert not match.actions(0)
    assert match.state.pool.tiles == SINGLES
    assert match.totals == (0, 0, 0)
    match = wins(match, 2)
    assert match.turn == {0, 1, 2}


def test_an_empty_chain_is_a_false_claim() -> None:
    _, events = play(dealt("0-0"), "1:claim")
    assert events == [FalseClaim(1, (), "short")]


def test_giving_up_frees_the_tiles_and_lasts_until_the_next_round() -> None:
    match, events = play(dealt("3-3"), "0:+1-3 0:give-up")
    assert events[1:] == [GaveUp(0), Freed(0, parse_tiles("1-3"))]
    assert match.turn == {1}
    assert Grab(Tile(1, 3)) in match.actions(1)


def test_the_last_one_left_must_still_finish_a_chain() -> None:
    match, _ = play(dealt("3-3"), "0:give-up")
    assert match.state.round == 1
    assert match.totals == (0, 0)
    assert wins(match, 1).totals == (0, 3)
    lost, events = play(match, "1:+1-3 1:claim")
    assert LostDouble(Tile(3, 3)) in events
    assert lost.totals == (0, 0)
    assert lost.state.round == 2


def test_if_all_give_up_the_double_goes_aside_unscored() -> None:
    match, events = play(dealt("3-3 8-8"), "0:+1-3 1:give-up 0:give-up")
    assert events[1:] == [
        GaveUp(1),
        GaveUp(0),
        Freed(0, parse_tiles("1-3")),
        LostDouble(Tile(3, 3)),
        RoundBegan(2, Pile(parse_tiles("8-8"), everybody(2))),
    ]
    race: Race = match.state
    assert race.aside.tiles == parse_tiles("3-3")
    assert not any(pile.tiles for pile in race.won)
    assert match.turn == {0, 1}


def test_doubles_to_three_are_worth_3_to_six_4_and_to_nine_5() -> None:
    match = dealt("0-0 5-5 9-9")
    for _ in range(3):
        match = wins(match, 1)
    assert match.totals == (0, 12)
    assert [worth(Tile(number, number)) for number in range(10)] == [3, 3, 3, 3, 4, 4, 4, 5, 5, 5]


def test_ten_rounds_are_one_hand_and_thirty_nine_points() -> None:
    match = dealt()
    for seat in (0, 1, 0, 1, 0, 1, 0, 1, 0):
        match = wins(match, seat)
        assert not match.dealing
        assert not match.over
    match, events = play(match, f"{takes(0, tiles_of(9))} 0:claim")
    assert events[-2:] == [Scored((0,), 5, "won-double"), Ended("rounds", 0)]
    assert match.over
    assert sum(match.totals) == 39
    assert match.totals == GAME.payoff(match.state) == (3 + 3 + 4 + 4 + 5 + 5, 3 + 3 + 4 + 5)


def test_equal_totals_share_the_win() -> None:
    match, _ = play(dealt(), " ".join("0:give-up 1:give-up" for _ in range(10)))
    assert match.over
    assert match.winners == (0, 1)
    assert match.totals == (0, 0)
    assert len(match.state.aside.tiles) == 10


@pytest.mark.parametrize("text", ["", "3-5", "+3", "-", "*3-5", "claim!", "giveup", "+3-5 "])
def test_what_is_no_action_is_refused(text: str) -> None:
    with refused():
        GAME.read(text)


def test_actions_of_different_kinds_are_never_equal() -> None:
    assert len({Grab(Tile(3, 5)), PutBack(Tile(3, 5)), Claim(), GiveUp()}) == 4
    assert isinstance(GAME, Hectic)


@pytest.mark.parametrize("players", PAGE.players)
def test_no_more_points_are_won_than_there_are(players: int) -> None:
    table = hand(GAME, players, Random(players))
    assert sum(table.match.totals) <= 39


@pytest.mark.parametrize("players", PAGE.players)
def test_the_laws_hold_where_chains_are_built_and_claimed(players: int) -> None:
    table = hand(GAME, players, Random(players), racing.medium, lawful=True)
    assert sum(table.match.totals) == 39
