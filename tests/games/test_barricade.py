"""Barricade: the sentences of its page, on each of its six hosts."""

from random import Random

import pytest

from boneyard import Match
from boneyard.errors import BadInput
from boneyard.games.barricade import HOSTS
from boneyard.games.barricade import PAGE as BARRICADE_PAGE
from boneyard.laying import LayingGame
from boneyard.pages import Option, Value
from boneyard.state import Close, Closed, Ended, State
from boneyard.tiles import Tile, pips
from tests.laws import deals
from tests.tables import (
    actions,
    by_chance,
    deal,
    ended,
    match_after,
    mover,
    play,
    rules,
    table,
)

BARRICADE = rules("barricade")
ANY_DOUBLE = rules("barricade", barricade_any_double=True)
TEAM = rules("barricade", host="team-block")
PERUVIAN = rules("barricade", host="peruvian")
ALONE = ("block", "tiddle-wink", "hungarian", "french")


CHOICES: list[tuple[str, dict[str, Value]]] = [(host, {}) for host in HOSTS] + [
    (host, {option.name: value})
    for host, page in HOSTS.items()
    for option in page.options
    for value in option.values
    if value != option.default
]


def words(choice: object) -> str:
    """A host or its option as the name of a test."""
    chosen = choice.items() if isinstance(choice, dict) else ((choice,),)
    return ",".join("=".join(map(str, pair)) for pair in chosen) or "as-printed"


def closes(game: LayingGame, state: State) -> set[str]:
    """The barricades that the seat to move may make, as text."""
    return {text for text in actions(game, state) if text.endswith("!")}


def test_the_hosts_are_the_six_games_before_it_in_the_box() -> None:
    assert list(HOSTS) == ["block", "peruvian", "team-block", "tiddle-wink", "hungarian", "french"]
    assert BARRICADE.options.host == "block"


@pytest.mark.parametrize("host, choice", CHOICES, ids=words)
def test_but_for_the_barricade_everything_is_as_in_the_host(host: str, choice: dict[str, Value]) -> None:
    plain, game = rules(host, **choice), rules("barricade", host=host, **choice)
    for players in plain.players:
        deck = deals(plain, players, Random(players))
        assert game.start(players, deck) == plain.start(players, deck)
        assert (game.match(players), game.sides(players)) == (plain.match(players), plain.sides(players))
        for before, action, after in by_chance(plain, players, seed=players):
            assert actions(game, before) - closes(game, before) == actions(plain, before)
            assert game.play(before, min(before.turn), action)[0] == after


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("any_double", [False, True])
def test_an_end_is_closed_by_a_double_that_fits_it_or_if_it_is_so_agreed_by_any(host: str, any_double: bool) -> None:
    plain, game = rules(host), rules("barricade", host=host, barricade_any_double=any_double)
    for seed in range(20):
        for before, _, _ in by_chance(plain, plain.players[0], seed):
            doubles = [tile for tile in before.hands[min(before.turn)].tiles if tile.double]
            ends = before.layout.ends
            wanted = {f"{tile}@{end.name}!" for tile in doubles for end in ends if any_double or end.number in tile}
            assert closes(game, before) == wanted


def test_a_double_that_fits_no_end_closes_nothing_unless_any_double_may() -> None:
    hands = ["3-3", "4-6", "0-0"]
    assert actions(BARRICADE, table(BARRICADE, hands, line="4-1", stock=5)) == {"pass"}
    assert actions(ANY_DOUBLE, table(ANY_DOUBLE, hands, line="4-1", stock=5)) == {"pass", "3-3@a!", "3-3@b!"}


def test_by_any_double_a_hand_is_not_blocked_while_somebody_could_close() -> None:
    hands = ["4-4 0-2", "3-3 0-6", "1-2"]
    state, _ = play(BARRICADE, table(BARRICADE, hands, line="4-5 5-5", stock=2), "0:4-4@a")
    assert state.ended == Ended("blocked", 0)
    state, _ = play(ANY_DOUBLE, table(ANY_DOUBLE, hands, line="4-5 5-5", stock=2), "0:4-4@a")
    assert (state.ended, actions(ANY_DOUBLE, state)) == (None, {"pass", "3-3@a!", "3-3@b!"})
    state, _ = play(ANY_DOUBLE, state, "1:3-3@b!")
    assert (state.ended, ANY_DOUBLE.payoff(state)) == (Ended("closed", 1), (9, -12, 0))


def test_by_any_double_a_hand_is_blocked_when_everybody_has_passed_although_somebody_could_close() -> None:
    state = table(ANY_DOUBLE, ["4-4 0-2", "3-3 0-6", "1-2"], line="4-5 5-5", stock=2)
    state, _ = play(ANY_DOUBLE, state, "0:4-4@a 1:pass 2:pass")
    assert state.ended is None
    state, _ = play(ANY_DOUBLE, state, "0:pass")
    assert (state.ended, ANY_DOUBLE.payoff(state)) == (Ended("blocked", 0), (15, 0, 0))


def test_by_any_double_a_hand_is_blocked_at_once_when_nobody_holds_a_double() -> None:
    state = table(ANY_DOUBLE, ["4-4 0-2", "0-6", "1-2"], line="4-5 5-5", stock=2)
    state, _ = play(ANY_DOUBLE, state, "0:4-4@a")
    assert state.ended == Ended("blocked", 0)


def test_a_double_that_fits_may_be_laid_or_close_the_end() -> None:
    state = table(BARRICADE, ["4-4 0-0", "4-6"], line="4-1", stock=5)
    assert actions(BARRICADE, state) == {"4-4@b", "4-4@b!"}
    laid, _ = play(BARRICADE, state, "0:4-4@b")
    assert (laid.ended, mover(laid)) == (None, 1)


def test_equal_ends_can_both_be_closed() -> None:
    state = table(BARRICADE, ["4-4 0-0", "4-6"], line="4-1 1-5@a 5-4@a", stock=5)
    assert closes(BARRICADE, state) == {"4-4@a!", "4-4@b!"}


def test_a_barricade_ends_the_hand_at_once_and_nothing_is_drawn() -> None:
    state = table(BARRICADE, ["4-4 0-1", "4-6"], line="4-1", stock=5)
    state, events = play(BARRICADE, state, "0:4-4@b!")
    assert events[:2] == (Closed(0, Tile(4, 4), "b"), Ended("closed", 0))
    assert (state.ended, mover(state), len(state.stock.tiles)) == (Ended("closed", 0), None, 5)
    assert [end.number for end in state.layout.ends] == [1]


def test_the_barricade_double_has_left_the_hand_and_does_not_count() -> None:
    state = table(BARRICADE, ["6-6 0-1", "0-2"], line="6-1", stock=5)
    state, _ = play(BARRICADE, state, "0:6-6@b!")
    assert (BARRICADE.payoff(state), state.layout.tiles[-1]) == ((2, 0), Tile(6, 6))


@pytest.mark.parametrize("host", HOSTS)
def test_a_barricade_is_never_the_lead(host: str) -> None:
    for any_double in (False, True):
        game = rules("barricade", host=host, barricade_any_double=any_double)
        players = game.players[0]
        state = game.start(players, deal(game, players, ["6-6 5-5"]))
        assert actions(game, state)
        assert closes(game, state) == set()


def test_if_nobody_holds_fewer_pips_the_blocker_gets_those_of_the_others() -> None:
    assert ended(BARRICADE, ["1-4", "3-5", "4-5"], "closed", seat=0) == (17, 0, 0)


def test_if_somebody_holds_fewer_he_gets_all_and_the_blocker_loses_twice_his_own() -> None:
    assert ended(BARRICADE, ["4-5", "3-5", "1-4"], "closed", seat=0) == (-18, 0, 17)


def test_equal_is_not_fewer_so_the_blocker_wins_a_tie() -> None:
    assert ended(BARRICADE, ["1-4", "4-5", "0-5"], "closed", seat=0) == (14, 0, 0)


def test_two_opponents_equally_low_gain_nothing_and_the_blocker_still_loses() -> None:
    assert ended(BARRICADE, ["4-5", "1-4", "0-5", "6-6"], "closed", seat=0) == (-18, 0, 0, 0)


@pytest.mark.parametrize("tie", ["share", "lowest_tile"])
def test_blocked_tie_is_for_blocked_hands_only(tie: str) -> None:
    game = rules("barricade", blocked_tie=tie)
    assert ended(game, ["4-5", "1-4", "0-1 0-4"], "closed", seat=0) == (-18, 0, 0)
    assert ended(game, ["1-4", "0-1 0-4", "5-6"], "closed", seat=0) == (16, 0, 0)


@pytest.mark.parametrize("host", ["hungarian", "tiddle-wink"])
def test_the_bet_is_the_same_on_other_hosts_where_one_plays_alone_for_points(host: str) -> None:
    game = rules("barricade", host=host)
    others = ["6-6", "4-6", "3-6"] if host == "tiddle-wink" else []  # 31 pips
    more, nothing = 31 * bool(others), [0] * len(others)
    assert ended(game, ["1-4", "3-5", "4-5", *others], "closed", seat=0) == (17 + more, 0, 0, *nothing)
    assert ended(game, ["4-5", "3-5", "1-4", *others], "closed", seat=0) == (-18, 0, 17 + more, *nothing)


def test_in_french_the_bet_is_between_two() -> None:
    game = rules("barricade", host="french")
    assert ended(game, ["1-4", "3-5"], "closed", seat=0) == (8, 0)
    assert ended(game, ["4-5", "3-5"], "closed", seat=0) == (-18, 9)


@pytest.mark.parametrize("host", HOSTS)
def test_a_barricade_that_empties_the_hand_is_still_a_barricade(host: str) -> None:
    game = rules("barricade", host=host)
    players = game.players[0]
    others = ["2-3", "2-5", "3-5", "0-2", "0-3"][: players - 1]
    state = table(game, ["4-4", *others], line="4-1", stock=0)
    assert actions(game, state) == {"4-4@b", "4-4@b!"}
    closed, _ = play(game, state, "0:4-4@b!")
    out, _ = play(game, state, "0:4-4@b")
    assert (closed.ended, out.ended) == (Ended("closed", 0), Ended("out", 0))
    assert game.payoff(closed) == game.payoff(out)


@pytest.mark.parametrize(
    "blocker, points",
    [(0, (20, 9, 12, 3)), (1, (5, 36, 12, 3)), (2, (5, 9, 48, 3)), (3, (5, 9, 12, 3))],
)
def test_in_peruvian_a_blocker_who_is_not_the_lowest_writes_his_pips_four_times(
    blocker: int, points: tuple[int, ...]
) -> None:
    assert ended(PERUVIAN, ["1-4", "4-5", "6-6", "1-2"], "closed", seat=blocker) == points


def test_in_peruvian_a_blocker_who_is_equally_low_writes_his_own_pips() -> None:
    assert ended(PERUVIAN, ["1-2", "4-5", "6-6", "0-3"], "closed", seat=0) == (3, 9, 12, 3)


def test_in_teams_equal_or_fewer_pips_of_the_pair_win_as_usual() -> None:
    assert ended(TEAM, ["4-5", "1-4", "1-2", "5-6"], "closed", seat=0) == (16, 0, 16, 0)
    assert ended(TEAM, ["4-5", "1-4", "1-2", "1-6"], "closed", seat=0) == (12, 0, 12, 0)


def test_in_teams_a_failed_barricade_gives_both_hands_away_and_costs_twice_the_blockers_own() -> None:
    assert ended(TEAM, ["4-5", "1-3", "2-4", "3-5"], "closed", seat=0) == (-18, 15, -18, 15)
    assert ended(TEAM, ["4-5", "1-3", "2-4", "3-5"], "closed", seat=2) == (-12, 15, -12, 15)


def test_in_teams_the_pairs_are_those_of_the_hand() -> None:
    order = (0, 2, 1, 3)
    assert ended(TEAM, ["4-5", "2-4", "1-3", "3-5"], "closed", seat=0, order=order) == (-18, -18, 15, 15)


def test_in_hungarian_a_barricade_may_come_in_the_middle_of_a_turn() -> None:
    game = rules("barricade", host="hungarian")
    state = table(game, ["1-3 1-1 0-4", "5-6 4-4"], line="3-5")
    assert closes(game, state) == set()
    state, _ = play(game, state, "0:1-3@a")
    assert actions(game, state) == {"1-1@a", "1-1@a!", "stop"}
    state, _ = play(game, state, "0:1-1@a!")
    assert (state.ended, game.payoff(state)) == (Ended("closed", 0), (19, 0))


def test_with_hungarian_must_continue_a_barricade_takes_the_place_of_the_next_tile() -> None:
    game = rules("barricade", host="hungarian", hungarian_must_continue=True)
    state = table(game, ["1-3 1-1 0-4", "5-6 4-4"], line="3-5")
    state, _ = play(game, state, "0:1-3@a")
    assert actions(game, state) == {"1-1@a", "1-1@a!"}


def test_in_tiddle_wink_a_barricade_may_follow_a_double() -> None:
    game = rules("barricade", host="tiddle-wink")
    state = table(game, ["5-5 2-2 0-1", "6-6", "4-6", "3-6", "0-6", "0-4"], line="2-5", stock=5)
    state, _ = play(game, state, "0:5-5@b")
    assert actions(game, state) == {"2-2@a", "2-2@a!", "stop"}
    state, _ = play(game, state, "0:2-2@a!")
    assert game.payoff(state) == (41, 0, 0, 0, 0, 0)


def test_in_french_a_player_who_cannot_lay_has_no_double_to_close_with_but_by_any_double() -> None:
    hands = ["2-2 0-1", "5-6"]
    game = rules("barricade", host="french")
    assert actions(game, table(game, hands, line="3-5", stock=12)) == {"pass", "draw"}
    loose = rules("barricade", host="french", barricade_any_double=True)
    state = table(loose, hands, line="3-5", stock=12)
    assert actions(loose, state) == {"pass", "draw", "2-2@a!", "2-2@b!"}
    state, _ = play(loose, state, "0:2-2@b!")
    assert (state.ended, loose.payoff(state)) == (Ended("closed", 0), (11, 0))


@pytest.mark.parametrize("host", ALONE)
def test_the_blocker_wins_exactly_when_nobody_holds_fewer_and_else_loses_twice_his_own(host: str) -> None:
    game = rules("barricade", host=host, barricade_any_double=True)
    for seed in range(10):
        for before, _, _ in by_chance(rules(host), game.players[0], seed):
            seat = min(before.turn)
            for close in (action for action in game.actions(before, seat) if isinstance(action, Close)):
                after, _ = game.play(before, seat, close)
                points = game.payoff(after)
                assert points
                held = [pips(hand.tiles) for hand in after.hands]
                won = held[seat] == min(held)
                assert points[seat] == (sum(held) - held[seat] if won else -2 * held[seat])
                assert sum(points) - points[seat] in ({0} if won else {0, sum(held) - min(held)})


def test_a_failed_barricade_can_lead_below_nothing_and_the_match_goes_on() -> None:
    match = match_after(BARRICADE, ["4-5", "3-5", "1-4"], "closed", 0, (10, 0, 70))
    assert (match.totals, match.over, match.dealing) == ((-8, 0, 87), False, True)


def test_a_barricade_can_decide_the_match_for_another() -> None:
    match = match_after(BARRICADE, ["4-5", "3-5", "1-4"], "closed", 0, (99, 0, 83))
    assert (match.totals, match.over, match.winners) == ((81, 0, 100), True, (2,))


def test_the_winner_of_a_closed_hand_leads_the_next_one_where_the_winner_leads() -> None:
    game = rules("barricade", next_lead="winner")
    assert match_after(game, ["4-5", "3-5", "1-4"], "closed", 0).opener == 2
    assert match_after(game, ["1-4", "4-5", "0-5"], "closed", 0).opener == 0


def test_after_a_failed_barricade_with_two_equally_low_the_old_leader_leads_again() -> None:
    game = rules("barricade", next_lead="winner")
    assert match_after(game, ["4-5", "1-4", "0-5", "6-6"], "closed", 0, leader=3).opener == 3


@pytest.mark.parametrize("host", HOSTS)
def test_the_players_the_tiles_and_the_options_are_those_of_the_host(host: str) -> None:
    game, plain = rules("barricade", host=host), rules(host)
    assert (game.players, game.hands, game.tiles) == (plain.players, plain.hands, plain.tiles)
    assert game.page is BARRICADE_PAGE
    assert game.options.host == host
    assert {name: game.options[name] for name in plain.options} == plain.options


def test_an_option_that_the_host_has_not_is_refused() -> None:
    with pytest.raises(BadInput, match="older"):
        rules("barricade", older=1)
    assert rules("barricade", host="french", older=1).options.older == 1


def test_every_option_says_which_hosts_have_it() -> None:
    options: dict[str, Option] = {option.name: option for option in BARRICADE_PAGE.options}
    for host, page in HOSTS.items():
        for option in page.options:
            assert host in options[option.name].hosts
            assert set(option.values) <= set(options[option.name].values)


def test_peruvian_keeps_its_seven_hands_and_its_secret() -> None:
    match = Match.new(PERUVIAN, 4)
    assert (match.target.hands, match.target.lowest, match.secret) == (7, True, True)
