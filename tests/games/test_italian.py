"""Italian: no matching; hit the totals that count."""

import pytest

from boneyard import DominoSet
from boneyard.laying import LayingGame
from boneyard.state import Event, Place, Scored, State
from boneyard.tiles import Tile, parse_tiles, pips
from tests.tables import actions, by_chance, deal, match_at, play, rules, table, unnamed

SIX = rules("italian")
NINE = rules("italian", set=9)
ANY_LEAD = rules("italian", set=9, open_any_tile=True)

TEN = "6-6 5-6 1-6 5-5 4-6 4-5 3-6 0-2 4-4 3-5 2-6 0-6"  # calls 30, 50, 70 and 100
TWENTY_ONE = "9-9 6-6 8-9 1-2 7-9 0-4 8-8 7-7 6-9 0-5 7-8 5-9 0-1"  # and 120 and 150


def at(game: LayingGame, total: int, tile: str) -> State:
    """A table of three with this total, where seat 0 is about to lay this tile."""
    hands = [f"{tile} 0-0", "1-1", "2-2"]
    left, line = total, ""
    for free in sorted(unnamed(game, parse_tiles(" ".join(hands))), key=lambda free: free.weight, reverse=True):
        if sum(free) <= left:
            left, line = left - sum(free), f"{line} {free}"
    assert left == 0
    return table(game, hands, line, stock=0)


def lines(events: tuple[Event, ...]) -> list[tuple[int, str]]:
    """What was scored, and for what."""
    return [(event.points, event.why) for event in events if isinstance(event, Scored)]


def in_turn(tiles: str) -> str:
    """Moves of three players who lay these tiles one after the other."""
    lead, *rest = tiles.split()
    return " ".join([f"0:{lead}", *(f"{number % 3}:{tile}@a" for number, tile in enumerate(rest, 1))])


def dealt_for(game: LayingGame, tiles: str) -> State:
    """A table of three who hold these tiles in turn."""
    words = tiles.split()
    return game.start(3, deal(game, 3, [" ".join(words[seat::3]) for seat in range(3)]))


@pytest.mark.parametrize(
    "highest, players, each, left",
    [(6, 3, 7, 7), (6, 4, 6, 4), (6, 5, 5, 3), (9, 3, 7, 34), (9, 4, 6, 31), (9, 5, 5, 30)],
)
def test_three_players_get_seven_tiles_four_six_and_five_five(highest: int, players: int, each: int, left: int) -> None:
    game = rules("italian", set=highest)
    state = game.start(players, deal(game, players))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert game.tiles == DominoSet(highest)


def test_the_highest_double_must_be_led() -> None:
    state = SIX.start(3, deal(SIX, 3, ["5-6 4-4", "5-5", "3-3"]))
    assert state.turn == {1}
    assert actions(SIX, state) == {"5-5"}


def test_without_a_double_the_heaviest_tile_is_led_and_the_larger_half_decides() -> None:
    state = NINE.start(3, deal(NINE, 3, ["7-8", "0-1", "6-9"]))
    assert state.turn == {2}
    assert actions(NINE, state) == {"6-9"}


def test_open_any_tile_frees_the_lead() -> None:
    state = ANY_LEAD.start(5, deal(ANY_LEAD, 5, ["9-9 5-7 2-6 0-1 0-2"]))
    assert actions(ANY_LEAD, state) == {"9-9", "5-7", "2-6", "0-1", "0-2"}


def test_the_total_of_all_pips_is_called_5_7_is_12_and_2_6_makes_20() -> None:
    state = ANY_LEAD.start(3, deal(ANY_LEAD, 3, ["5-7 9-9", "2-6"]))
    state, _ = play(ANY_LEAD, state, "0:5-7")
    assert state.layout.pips == 12
    state, _ = play(ANY_LEAD, state, "1:2-6@a")
    assert state.layout.pips == 20


def test_any_tile_fits_and_exactly_one_is_laid_without_drawing_or_passing() -> None:
    state = table(SIX, ["0-1 2-2 3-5", "0-0", "1-1"], "6-6", stock=7)
    assert actions(SIX, state) == {"0-1@a", "2-2@a", "3-5@a"}
    state, _ = play(SIX, state, "0:2-2@a")
    assert state.turn == {1}
    assert len(state.hands[0].tiles) == 2


@pytest.mark.parametrize(
    "game, total, tile, points",
    [
        (SIX, 18, "6-6", 1),
        (SIX, 44, "0-6", 2),
        (SIX, 65, "0-5", 3),
        (SIX, 95, "0-5", 4),
        (SIX, 49, "0-4", 0),
        (NINE, 18, "6-6", 1),
        (NINE, 44, "0-6", 2),
        (NINE, 65, "0-5", 3),
        (NINE, 95, "0-5", 4),
        (NINE, 49, "0-4", 0),
        (NINE, 112, "0-8", 5),
        (NINE, 141, "0-9", 6),
    ],
)
def test_hitting_a_value_exactly_scores_and_passing_it_nothing(
    game: LayingGame, total: int, tile: str, points: int
) -> None:
    state, events = play(game, at(game, total, tile), f"0:{tile}@a")
    assert state.scores == (points, 0, 0)
    called = state.layout.pips
    assert lines(events) == ([(points, f"total-{called}")] if points else [])


@pytest.mark.parametrize("total, points", [(18, 30), (38, 50), (58, 70), (88, 100), (48, 0)])
def test_with_italian_full_value_the_value_itself_is_scored(total: int, points: int) -> None:
    game = rules("italian", italian_full_value=True)
    state, _ = play(game, at(game, total, "6-6"), "0:6-6@a")
    assert state.scores == (points, 0, 0)


@pytest.mark.parametrize("game, last", [(SIX, 100), (NINE, 150)])
def test_the_hand_ends_at_once_when_the_last_value_is_reached_or_passed(game: LayingGame, last: int) -> None:
    below, _ = play(game, at(game, last - 6, "0-5"), "0:0-5@a")
    assert below.ended is None
    reached, _ = play(game, at(game, last - 5, "0-5"), "0:0-5@a")
    assert reached.ended == ("passed", 0)
    passed, _ = play(game, at(game, last - 4, "0-5"), "0:0-5@a")
    assert passed.ended == ("passed", 0)
    assert game.payoff(passed) == (0, 0, 0)


def test_the_hand_ends_when_all_hands_are_empty_and_not_with_the_first() -> None:
    light = tuple(sorted(SIX.tiles.tiles, key=lambda tile: tile.weight))
    state = SIX.start(3, light)
    while not state.ended:
        (seat,) = state.turn
        state, _ = SIX.play(state, seat, SIX.actions(state, seat)[0])
    assert state.ended.how == "laid"
    assert [hand.tiles for hand in state.hands] == [(), (), ()]
    assert state.layout.pips == 99


def test_tiles_left_in_the_hands_count_nothing() -> None:
    state, _ = play(SIX, at(SIX, 95, "0-5"), "0:0-5@a")
    assert any(hand.tiles for hand in state.hands)
    assert SIX.payoff(state) == (4, 0, 0)


@pytest.mark.parametrize(
    "game, players, fewest, most",
    [(SIX, 3, 99, 153), (SIX, 4, 125, 163), (SIX, 5, 135, 165), (NINE, 3, 98, 280)],
)
def test_the_pips_that_can_be_dealt(game: LayingGame, players: int, fewest: int, most: int) -> None:
    def dealt(tiles: list[Tile]) -> int:
        return sum(pips(hand.tiles) for hand in game.start(players, tuple(tiles)).hands)

    by_weight = sorted(game.tiles.tiles, key=lambda tile: tile.weight)
    assert (dealt(by_weight), dealt(by_weight[::-1])) == (fewest, most)


@pytest.mark.parametrize("game, tiles, haul", [(SIX, TEN, 10), (NINE, TWENTY_ONE, 21)])
def test_a_hand_that_hits_every_value(game: LayingGame, tiles: str, haul: int) -> None:
    state, _ = play(game, dealt_for(game, tiles), in_turn(tiles))
    assert state.ended is not None
    assert sum(state.scores) == haul


@pytest.mark.parametrize("game, printed", [(SIX, 51), (NINE, 81), (rules("italian", target=21), 21)])
def test_the_match_ends_at_once_with_the_printed_points(game: LayingGame, printed: int) -> None:
    match, _ = match_at(game, at(game, 44, "0-6"), (printed - 3, printed - 1, 0)).play(0, game.read("0-6@a"))
    assert match.totals[0] == printed - 1
    assert not match.over
    match, _ = match_at(game, at(game, 44, "0-6"), (printed - 2, 0, 0)).play(0, game.read("0-6@a"))
    assert match.over
    assert match.winners == (0,)
    assert game.payoff(match.state) is None


def test_with_finish_hand_the_hand_is_played_to_its_end() -> None:
    game = rules("italian", finish_hand=True)
    state = dealt_for(game, TEN)
    match = match_at(game, state, (0, 49, 50))
    for move in in_turn(TEN).split():
        seat, _, text = move.partition(":")
        assert not match.over
        match, _ = match.play(int(seat), game.read(text))
    assert match.over
    assert match.totals == (0, 49 + 2 + 3, 50 + 1 + 4)
    assert match.winners == (2,)


@pytest.mark.parametrize("hands, how", [(["", "0-1", ""], "laid"), (["", "0-1", "0-0"], "passed")])
def test_the_one_who_laid_the_last_tile_has_ended_the_hand(hands: list[str], how: str) -> None:
    line = "6-6" if how == "laid" else "6-6 5-6 5-5 4-6 4-5 4-4 3-6 3-5 3-4 2-6 2-5"
    state, _ = play(SIX, table(SIX, hands, line, stock=0, turn=1), "1:0-1@a")
    assert state.ended == (how, 1)


def test_hands_agrees_on_a_number_of_hands() -> None:
    game = rules("italian", hands=2)
    state = at(game, 95, "0-5")
    assert not match_at(game, state, (60, 60, 0), 1).play(0, game.read("0-5@a"))[0].over
    match, _ = match_at(game, state, (0, 5, 0), 2).play(0, game.read("0-5@a"))
    assert match.over
    assert match.winners == (1,)
    match, _ = match_at(game, state, (0, 4, 0), 2).play(0, game.read("0-5@a"))
    assert (match.over, match.winners) == (True, (0, 1))


def test_every_hand_is_opened_by_the_same_rule() -> None:
    match, _ = match_at(SIX, at(SIX, 95, "0-5")).play(0, SIX.read("0-5@a"))
    assert match.dealing
    assert match.deal(deal(SIX, 3, ["4-4", "6-6", "5-5"])).turn == {1}


@pytest.mark.parametrize("game, most", [(SIX, 10), (NINE, 21)])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_and_all_together_never_win_more_than_10_or_21_in_a_hand(
    game: LayingGame, most: int, players: int
) -> None:
    for seed in range(40):
        for before, action, now in by_chance(game, players, seed):
            assert isinstance(action, Place)
            assert now.layout.pips == before.layout.pips + sum(action.tile)
            assert sum(now.scores) <= most
