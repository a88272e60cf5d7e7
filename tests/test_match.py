"""A match: the door where actions are checked, the totals, who wins and who opens."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import PAGES, IllegalAction, Match, Redeal, Tile, game
from boneyard.local_table import Table
from boneyard.pages import Page, Value
from boneyard.plain import around
from boneyard.rules.target import Target
from boneyard.state import Begins, Draw, Ended, Pass, Place, Scored
from boneyard.tiles import Deck, DominoSet
from tests.laws import deals
from tests.refusals import refused
from tests.tables import deal, ending, finished, match_after, match_at, rules, table

SIX = DominoSet(6).tiles
BLOCK = rules("plain-block")


def in_play() -> Match:
    """Seat 0 may lay 3-6 at a or 5-5 at b; seat 1 waits."""
    return match_at(BLOCK, table(BLOCK, ["3-6 5-5 0-1", "1-1 2-3"], line="3-5"))


def at_the_end(
    name: str,
    left: Sequence[str],
    totals: Sequence[int] = (),
    how: str = "out",
    seat: int = 0,
    number: int = 1,
    **options: Value,
) -> Match:
    """The match after a hand that this seat ended, these tiles being left in the hands; seat 1 had led it."""
    return match_after(rules(name, **options), left, how, seat, totals, number=number, leader=1)


def test_before_the_first_deal_nobody_has_points_and_nobody_can_act() -> None:
    match = Match.new(BLOCK, 3)
    assert (match.totals, match.hands, match.dealing, match.over, match.turn) == (
        (0, 0, 0),
        0,
        True,
        False,
        frozenset(),
    )
    assert [match.actions(seat) for seat in range(3)] == [()] * 3


def test_a_deal_begins_a_hand() -> None:
    match = Match.new(BLOCK, 2).deal(deal(BLOCK, 2, ["1-1", "6-6"]))
    assert (match.hands, match.dealing, match.turn, match.leader, match.result) == (
        1,
        False,
        frozenset((1,)),
        1,
        (0, 0),
    )
    assert match.actions(1) == (Place(Tile(6, 6)),)


def test_an_illegal_action_is_refused_by_its_text_and_changes_nothing() -> None:
    match, before = in_play(), in_play()
    for wrong in (
        Place(Tile(0, 1), "a"),
        Place(Tile(3, 6), "b"),
        Place(Tile(2, 3), "a"),
        Place(Tile(3, 6)),
        Pass(),
        Draw(),
    ):
        with refused(f"Seat 0 cannot play '{wrong}' now; allowed: 3-6@a, 5-5@b", error=IllegalAction):
            match.play(0, wrong)
    assert match == before


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_who_is_not_to_move_cannot_act(seat: int) -> None:
    with refused(f"Seat {seat} cannot play '2-3@a' now; it is not this seat's turn", error=IllegalAction):
        in_play().play(seat, Place(Tile(2, 3), "a"))


def test_nobody_can_act_before_the_deal_or_after_the_match() -> None:
    over = at_the_end("plain-block", ["", "6-6"], totals=[95, 0])
    assert over.over
    for match in (Match.new(BLOCK, 2), over):
        with refused("Seat 0 cannot play 'pass' now; it is not this seat's turn", error=IllegalAction):
            match.play(0, Pass())


def test_what_is_no_action_at_all_is_refused_too() -> None:
    for wrong in (None, "pass", 7):
        with refused(f"cannot play '{wrong}' now", error=IllegalAction):
            in_play().play(0, wrong)


def test_what_only_looks_like_an_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        in_play().play(0, (Tile(3, 6), "a", None))


def test_an_action_gives_a_new_match_and_leaves_the_old_one_as_it_was() -> None:
    match = in_play()
    after, events = match.play(0, Place(Tile(3, 6), "a"))
    assert match == in_play()
    assert (after.turn, len(after.state.layout.tiles), len(events)) == (frozenset((1,)), 2, 1)


def test_no_deal_is_due_while_a_hand_goes_on() -> None:
    with refused("No deal is due: a hand is going on"):
        in_play().deal(SIX)


def test_no_deal_is_due_when_the_match_is_over() -> None:
    with refused("No deal is due: the match is over"):
        at_the_end("plain-block", ["", "6-6"], totals=[95, 0]).deal(SIX)


@pytest.mark.parametrize(
    "deck, wrong",
    [
        (SIX[1:], "0-0 is missing"),
        ((*SIX[1:], Tile(6, 6)), "6-6 is there twice"),
        ((*SIX[1:], Tile(7, 7)), "7-7 does not belong to it"),
        (DominoSet(9).tiles, "0-7 does not belong to it"),
    ],
)
def test_only_a_shuffle_of_the_set_is_dealt(deck: Deck, wrong: str) -> None:
    match = Match.new(BLOCK, 2)
    with refused("The deck is not a shuffle of the set of 6 (28 tiles)", wrong):
        match.deal(deck)
    assert match == Match.new(BLOCK, 2)


def test_a_void_deal_leaves_the_match_as_it_was() -> None:
    colours = rules("colour-block")
    match = Match.new(colours, 2)
    with pytest.raises(Redeal):
        match.deal(deal(colours, 2))
    assert match == Match.new(colours, 2)
    assert match.deal(deal(colours, 2, ["6-6"])).hands == 1


def test_the_totals_have_the_points_of_the_running_hand() -> None:
    muggins = rules("muggins")
    match = match_at(muggins, table(muggins, ["4-4 0-1", "1-1"], line="4-6 6-6"), totals=[10, 20])
    match, _ = match.play(0, Place(Tile(4, 4), "a"))
    assert (match.totals, match.before, match.result, match.over) == ((14, 20), (10, 20), (4, 0), False)


def test_the_result_of_a_hand_is_what_it_added() -> None:
    match = at_the_end("plain-block", ["", "6-6"], totals=[50, 60])
    assert (match.totals, match.result, match.dealing) == ((62, 60), (12, 0), True)


@pytest.mark.parametrize(
    "name, totals, winners",
    [
        ("plain-block", (40, 100, 7), (1,)),
        ("plain-block", (100, 100, 7), (0, 1)),
        ("plain-block", (0, 0, 0), (0, 1, 2)),
        ("muggins", (61, 30, 61, 30), (0, 2)),
        ("peruvian", (90, 30, 61, 30), (1, 3)),
        ("chicken-foot", (121, 60, 75), (1,)),
        ("netz", (-12, -30), (0,)),
    ],
)
def test_the_winners_have_the_best_total(name: str, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert replace(Match.new(game(name), len(totals)), totals=totals).winners == winners


def test_the_match_is_over_when_the_target_is_reached() -> None:
    assert at_the_end("plain-block", ["", "6-6"], totals=[87, 0]).over is False
    match = at_the_end("plain-block", ["", "6-6"], totals=[88, 99])
    assert (match.over, match.dealing, match.totals, match.winners) == (True, False, (100, 99), (0,))


def test_of_two_who_pass_the_target_the_higher_wins() -> None:
    match = at_the_end("plain-block", ["", "6-6"], totals=[90, 110])
    assert (match.over, match.winners) == (True, (1,))


def test_equal_totals_at_the_target_play_another_hand() -> None:
    match = at_the_end("plain-block", ["", "6-6"], totals=[88, 100])
    assert (match.totals, match.over, match.dealing) == ((100, 100), False, True)
    assert match.deal(deals(BLOCK, 2, Random(1))).hands == 2


def test_partners_with_equal_totals_do_not_play_another_hand() -> None:
    match = at_the_end("plain-block", ["", "6-6", "1-2", "5-5"], totals=[90, 0, 90, 0])
    assert (match.over, match.winners) == (True, (0, 2))


def test_a_match_over_a_number_of_hands_ends_after_them() -> None:
    assert at_the_end("plain-block", ["", "6-6"], totals=[500, 0], hands=4, number=3).over is False
    assert at_the_end("plain-block", ["", "6-6"], totals=[0, 11], hands=4, number=4).over is True


def test_equal_totals_after_the_agreed_number_of_hands_share_the_win() -> None:
    match = at_the_end("plain-block", ["", "6-6"], totals=[0, 12], hands=4, number=4)
    assert (match.over, match.dealing, match.winners) == (True, False, (0, 1))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if "hands" in {option.name for option in page.options}], ids=lambda page: page.id
)
def test_an_agreed_number_of_hands_is_that_number(page: Page) -> None:
    for number in (1, 2):
        match = Match.new(page.game({"hands": number}), page.players[0])
        assert (match.target.hands, match.target.shared, match.target.points) == (number, True, 0)


def test_where_a_win_is_shared_equal_totals_end_the_match() -> None:
    match = at_the_end("netz", ["", "6-6"], totals=[-7, 10], number=4)
    assert (match.totals, match.over, match.winners) == ((-2, -2), True, (0, 1))


def test_a_target_that_must_be_passed_is_not_enough_when_reached() -> None:
    assert at_the_end("hungarian", ["", "6-6"], totals=[88, 0]).over is False
    assert at_the_end("hungarian", ["", "6-6"], totals=[89, 0]).over is True
    assert at_the_end("hungarian", ["", "6-6"], totals=[88, 0], hungarian_target=">=100").over is True


def test_secret_totals_are_announced_before_the_last_hand() -> None:
    match, rng, secret = Match.new(game("peruvian"), 4), Random(7), []
    while not match.over:
        match = finished(match, rng)
        secret.append(match.secret)
    assert secret == [True] * 5 + [False] * 2
    sixth = replace(Match.new(game("peruvian"), 4), hands=6)
    assert (sixth.secret, sixth.deal(deals(sixth.game, 4, rng)).secret) == (False, False)
    assert Match.new(game("peruvian", secret_score=False), 4).secret is False


def test_by_the_rule_the_tiles_decide_who_opens_every_hand() -> None:
    match = at_the_end("plain-block", ["", "6-6"])
    assert match.opener is None
    assert match.deal(deal(BLOCK, 2, ["1-1", "6-6"])).leader == 1


def test_in_rotation_the_next_seat_opens() -> None:
    match = at_the_end("plain-block", ["", "6-6", "5-5"], next_lead="rotate")
    assert match.opener == 2
    assert match.deal(deal(BLOCK, 3, ["1-1", "6-6"])).leader == 2


@pytest.mark.parametrize(
    "hands, how, seat, opener",
    [
        (["", "6-6", "5-5"], "out", 0, 0),
        (["5-5", "6-6", ""], "out", 2, 2),
        (["5-5", "0-0", "4-4"], "blocked", 0, 1),
        (["0-1", "6-6", "0-0 1-1"], "blocked", 1, 0),
    ],
)
def test_the_winner_of_a_hand_opens_the_next(hands: list[str], how: str, seat: int, opener: int) -> None:
    assert at_the_end("plain-block", hands, how=how, seat=seat, next_lead="winner").opener == opener


def test_if_nobody_wins_a_hand_its_leader_opens_again() -> None:
    match = at_the_end("plain-block", ["0-2", "1-1", "6-6"], how="blocked", next_lead="winner")
    assert (match.result, match.leader, match.opener) == ((0, 0, 0), 1, 1)


@pytest.mark.parametrize("seat", [1, 3])
def test_of_a_winning_pair_the_one_who_went_out_opens(seat: int) -> None:
    hands = ["6-6", "", "5-5", "0-0"] if seat == 1 else ["6-6", "0-0", "5-5", ""]
    assert at_the_end("plain-block", hands, seat=seat, next_lead="winner").opener == seat


@pytest.mark.parametrize("seat, opener", [(3, 3), (1, 1), (0, 1), (2, 1)])
def test_of_a_pair_that_wins_a_block_the_one_who_laid_last_opens_else_the_lower_seat(seat: int, opener: int) -> None:
    hands = ["6-6", "0-2", "5-5", "0-0"]
    state, action = ending(rules("plain-block", next_lead="winner"), hands, "blocked", seat)
    match, _ = match_at(rules("plain-block", next_lead="winner"), state, leader=2).play(seat, action)
    assert match.opener == opener


@pytest.mark.parametrize("name", ["plain-block", "draw"])
def test_a_hand_that_is_worth_nothing_is_won_by_the_one_who_went_out(name: str) -> None:
    match = at_the_end(name, ["", "0-1", "6-6", "0-2"], seat=0, next_lead="winner")
    assert (match.result, match.leader, match.opener) == ((0, 0, 0, 0), 1, 0)


@pytest.mark.parametrize("tie", ["none", "share", "lowest_tile"])
def test_a_block_that_ends_equal_is_won_by_nobody_whoever_gets_the_points(tie: Value) -> None:
    match = at_the_end("plain-block", ["0-1 0-3", "6-6", "0-4"], how="blocked", next_lead="winner", blocked_tie=tie)
    assert (match.leader, match.opener) == (1, 1)


@pytest.mark.parametrize("name", ["all-fives", "muggins"])
def test_points_won_while_laying_do_not_make_the_winner_of_a_hand(name: str) -> None:
    state, action = ending(rules(name, next_lead="winner"), ["", "0-1", "0-2"], "out")
    match = replace(match_at(rules(name, next_lead="winner"), state, leader=2), totals=(0, 50, 0))
    match, _ = match.play(0, action)
    assert max(match.result) == match.result[1]
    assert match.opener == 0


def test_the_page_can_name_who_opens_the_first_hand() -> None:
    assert Match.new(game("netz"), 2).opener == 0
    assert Match.new(game("french", older=1), 2).opener == 1
    assert Match.new(BLOCK, 2).opener is None


TOTALS = st.integers(-300, 300)


@settings(deadline=None)
@given(TOTALS, TOTALS)
def test_points_are_added_unless_they_lead_past_an_exact_target(total: int, points: int) -> None:
    assert Target(31).add(total, points) == total + points
    past = points > 0 and total + points > 31
    assert Target(31, exact="score").add(total, points) == (total if past else total + points)


@settings(deadline=None)
@given(TOTALS)
def test_a_target_is_reached_or_if_it_says_so_passed(total: int) -> None:
    assert Target(100).reached(total) == (total >= 100)
    assert Target(100, beyond=True).reached(total) == (total > 100)
    assert not Target(hands=4).reached(total)


@settings(deadline=None)
@given(st.lists(TOTALS, min_size=1).map(tuple))
def test_the_best_total_is_the_highest_or_of_penalties_the_lowest(totals: tuple[int, ...]) -> None:
    assert (Target().best(totals), Target(lowest=True).best(totals)) == (max(totals), min(totals))


def test_what_a_hand_brings_is_told_in_events() -> None:
    state, action = ending(BLOCK, ["", "6-6"], "out")
    _, events = match_at(BLOCK, state).play(0, action)
    assert Ended("out", 0) in events
    assert events[-1] == Scored((0,), 12, "pips", 1)


LOTS: list[tuple[str, dict[str, Value]]] = [
    ("dominance", {}),
    ("concentration", {}),
    ("netz", {}),
    ("draw", {"draw_lead": "lot"}),
]


@pytest.mark.parametrize("name, options", LOTS)
def test_where_the_page_leaves_the_first_lead_open_a_lot_gives_it(name: str, options: dict[str, Value]) -> None:
    match = Match.new(game(name, **options), 2)
    assert match.lead_is_open
    for seat in range(2):
        begins = Begins(seat, "lot")
        dealt = match.begun_by(begins).deal(match.game.tiles.tiles)
        assert (dealt.turn, dealt.leader, dealt.told) == (frozenset((seat,)), seat, (begins,))
    assert match.deal(match.game.tiles.tiles).turn == {0}


def test_the_first_lead_is_given_once_and_only_where_it_is_open() -> None:
    match = Match.new(game("dominance"), 2)
    with refused("no seat 2"):
        match.begun_by(Begins(2, "lot"))
    with refused("not open"):
        match.begun_by(Begins(0, "lot")).begun_by(Begins(1, "lot"))
    with refused("not open"):
        Match.new(BLOCK, 2).begun_by(Begins(0, "lot"))


def test_a_lot_is_told_with_the_first_hand_only() -> None:
    rng, match = Random(1), Match.new(game("netz", hands=2), 2).begun_by(Begins(1, "lot"))
    match = match.deal(deals(match.game, 2, rng))
    while not match.dealing:
        seat = min(match.turn)
        match, _ = match.play(seat, rng.choice(match.actions(seat)))
    match = match.deal(deals(match.game, 2, rng))
    assert (match.leader, match.told) == (0, ())


@pytest.mark.parametrize("name, options", LOTS)
def test_chance_lets_everybody_begin_and_then_the_start_goes_round(name: str, options: dict[str, Value]) -> None:
    rules = game(name, **options)
    tables = [Table.new(rules, 2).dealt(Random(seed)) for seed in range(20)]
    assert {min(one.match.turn) for one in tables} == {0, 1}
    for first in tables:
        (leader,) = first.match.turn
        again = first.again().dealt(Random(1))
        assert first.events == (Begins(leader, "lot"),)
        assert again.events == (Begins(1 - leader, "turn"),) == (again.record.begins,)


def test_the_sheet_has_what_each_hand_brought() -> None:
    rng, match = Random(2), Match.new(game("netz", hands=3), 2)
    results = []
    while not match.over:
        match = match.deal(deals(match.game, 2, rng)) if match.dealing else match
        seat = min(match.turn)
        match, _ = match.play(seat, rng.choice(match.actions(seat)))
        if match.dealing or match.over:
            results.append(match.result)
        assert match.sheet == tuple(results)
        assert around(match)["sheet"] == [list(result) for result in results]
    assert len(results) == 3
    assert tuple(map(sum, zip(*match.sheet, strict=True))) == match.totals


def test_a_hand_in_which_the_match_was_won_stands_in_the_sheet_too() -> None:
    muggins = rules("muggins")
    match = match_at(muggins, table(muggins, ["4-4 0-1", "1-1 1-6"], line="4-6 6-6"), totals=[57, 0])
    match, _ = match.play(0, muggins.read("4-4@a"))
    assert (match.over, match.game.payoff(match.state), match.sheet) == (True, None, ((4, 0),))


@pytest.mark.parametrize("name", ["solo-1", "solo-2", "squares", "memory", "fortune-teller"])
def test_alone_one_has_won_only_if_all_is_reached(name: str) -> None:
    rng, chosen = Random(1), game(name)
    match = Match.new(chosen, 1).deal(deals(chosen, 1, rng))
    assert match.reached is None
    while not match.over:
        actions = match.actions(0)
        match, _ = match.play(0, next((action for action in actions if str(action) in ("ready", "stop")), actions[0]))
    assert match.reached
    done, whole = match.reached
    assert (match.winners == (0,)) == (done == whole)
    assert 0 <= done < whole
