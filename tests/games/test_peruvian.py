"""Peruvian: the sentences of its page."""

from dataclasses import replace
from operator import add
from random import Random
from typing import Any

import pytest

from boneyard import Match, Record, plain, view
from boneyard.local_table import Table
from boneyard.pages import Value
from boneyard.replays import Moment
from boneyard.state import Ended, Revealed, Scored
from boneyard.terminal.guests import sentences
from boneyard.tiles import BACK, pips
from boneyard.words import Words
from tests.laws import deals
from tests.tables import (
    actions,
    by_chance,
    deal,
    ended,
    finished,
    joins_are_paired,
    match_after,
    mover,
    play,
    rules,
    table,
)

PERUVIAN = rules("peruvian")
FIVE_NINE_TWELVE_THREE = ["1-4", "4-5", "6-6", "1-2"]


def test_four_players_get_five_tiles_each_and_six_of_the_other_eight_may_be_drawn() -> None:
    state = PERUVIAN.start(4, deal(PERUVIAN, 4))
    assert PERUVIAN.players == (4,)
    assert [len(hand.tiles) for hand in state.hands] == [5] * 4
    assert len(state.stock.tiles) == 8
    left = {len(after.stock.tiles) for seed in range(40) for _, _, after in by_chance(PERUVIAN, 4, seed)}
    assert min(left) == 2


def test_the_highest_double_leads() -> None:
    state = PERUVIAN.start(4, deal(PERUVIAN, 4, ["1-1 6-5", "2-2", "5-5 3-3", "4-4"]))
    assert (mover(state), actions(PERUVIAN, state)) == (2, {"5-5"})


def test_with_open_any_tile_its_holder_leads_what_he_likes() -> None:
    free = rules("peruvian", open_any_tile=True)
    state = free.start(4, deal(free, 4, ["1-1 6-5", "2-2", "5-5 3-3 0-1 0-2 0-3", "4-4"]))
    assert (mover(state), actions(free, state)) == (2, {"5-5", "3-3", "0-1", "0-2", "0-3"})


def test_a_turn_ends_with_drawing_a_tile_that_waits() -> None:
    state = table(PERUVIAN, ["0-1 2-2", "3-4", "3-6", "5-6"], line="3-5", stock="3-3 5-5 4-4")
    assert actions(PERUVIAN, state) == {"pass"}
    state, _ = play(PERUVIAN, state, "0:pass")
    assert (len(state.hands[0].tiles), len(state.stock.tiles), mover(state)) == (3, 2, 1)


def test_if_you_can_lay_you_must_unless_voluntary_pass_is_played() -> None:
    hands = ["3-1 2-2", "3-4", "3-6", "5-6"]
    assert actions(PERUVIAN, table(PERUVIAN, hands, line="3-5")) == {"1-3@a"}
    lazy = rules("peruvian", voluntary_pass=True)
    assert actions(lazy, table(lazy, hands, line="3-5")) == {"1-3@a", "pass"}


def test_with_voluntary_pass_the_hand_is_blocked_when_all_pass_in_turn() -> None:
    lazy = rules("peruvian", voluntary_pass=True)
    state = table(lazy, ["3-1", "3-4", "3-6", "5-6"], line="3:3-5", stock=2)
    state, _ = play(lazy, state, "0:pass 1:pass 2:pass 3:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 3), (4, 7, 9, 44))


@pytest.mark.parametrize("reserve, left", [(0, 1), (1, 1), (2, 2)])
def test_stock_reserve_says_how_many_tiles_stay(reserve: int, left: int) -> None:
    game = rules("peruvian", stock_reserve=reserve)
    state = table(game, ["0-1 2-2", "3-4 1-1", "3-6", "5-6"], line="3-5", stock=max(2, reserve))
    state, _ = play(game, state, "0:pass")
    assert len(state.stock.tiles) == left


@pytest.mark.parametrize(
    "last, points",
    [(0, (20, 9, 12, 3)), (1, (5, 36, 12, 3)), (2, (5, 9, 48, 3)), (3, (5, 9, 12, 3))],
)
def test_when_blocked_the_last_layer_writes_his_pips_four_times_unless_he_is_the_lowest(
    last: int, points: tuple[int, ...]
) -> None:
    assert ended(PERUVIAN, FIVE_NINE_TWELVE_THREE, "blocked", seat=last) == points


def test_equally_low_is_low_enough() -> None:
    assert ended(PERUVIAN, ["1-2", "4-5", "6-6", "0-1 0-2"], "blocked", seat=0) == (3, 9, 12, 3)
    assert ended(PERUVIAN, ["1-2", "4-5", "6-6", "0-1 0-2"], "blocked", seat=1) == (3, 36, 12, 3)


def test_the_last_layer_is_who_laid_the_last_tile_not_who_could_not() -> None:
    state = table(PERUVIAN, ["1-4", "4-5", "6-6", "1-2"], line="0:0-3 1:3-3", stock="1-1 2-2 5-5", turn=2)
    state, _ = play(PERUVIAN, state, "2:pass")
    assert (state.ended, PERUVIAN.payoff(state)) == (Ended("blocked", 1), (5, 36, 14, 3))


def test_who_goes_out_writes_nothing_and_the_others_their_pips_once() -> None:
    assert ended(PERUVIAN, ["1-4", "4-5", "", "1-2"], "out", seat=2) == (5, 9, 0, 3)


def test_the_match_has_seven_hands_and_the_fewest_points_win() -> None:
    match = Match.new(PERUVIAN, 4)
    rng = Random(7)
    for _ in range(7):
        assert not match.over
        match = finished(match, rng)
    assert match.over
    assert {match.totals[seat] for seat in match.winners} == {min(match.totals)}


@pytest.mark.parametrize("number, over", [(6, False), (7, True)])
def test_no_total_ends_the_match_before_the_seventh_hand(number: int, over: bool) -> None:
    totals = (100, 200, 300, 99)
    match = match_after(PERUVIAN, FIVE_NINE_TWELVE_THREE, "blocked", 1, totals, number=number)
    assert (match.totals, match.over) == ((105, 236, 312, 102), over)
    assert match.winners == (3,)


@pytest.mark.parametrize("hands", [4, 5, 12])
def test_hands_says_how_many_are_played(hands: int) -> None:
    game = rules("peruvian", hands=hands)
    assert not match_after(game, FIVE_NINE_TWELVE_THREE, "blocked", 1, number=hands - 1).over
    assert match_after(game, FIVE_NINE_TWELVE_THREE, "blocked", 1, number=hands).over


def test_players_who_are_equal_after_the_last_hand_share_the_win() -> None:
    match = match_after(PERUVIAN, FIVE_NINE_TWELVE_THREE, "blocked", 3, (10, 6, 10, 12), number=7)
    assert (match.totals, match.over, match.winners) == ((15, 15, 22, 15), True, (0, 1, 3))


def test_the_totals_are_kept_secret_until_the_seventh_hand_begins() -> None:
    match = Match.new(PERUVIAN, 4)
    rng = Random(1)
    secrets = []
    for _ in range(7):
        secrets.append(match.deal(deals(PERUVIAN, 4, rng)).secret)
        match = finished(match, rng)
    assert secrets == [True] * 6 + [False]
    assert match.secret is False


def test_without_secret_score_the_totals_are_open_all_the_time() -> None:
    match = Match.new(rules("peruvian", secret_score=False), 4)
    assert not match.secret
    assert not match.deal(deals(PERUVIAN, 4, Random(1))).secret


NEXT = ["6-6", "3-3", "4-4", "5-5"]  # by the rule seat 0 leads 6-6


@pytest.mark.parametrize("next_lead, leader, lead", [("rule", 0, "6-6"), ("winner", 3, "5-5"), ("rotate", 2, "4-4")])
def test_the_next_hand_is_led_as_next_lead_says(next_lead: str, leader: int, lead: str) -> None:
    game = rules("peruvian", next_lead=next_lead)
    match = match_after(game, FIVE_NINE_TWELVE_THREE, "blocked", 0, leader=1).deal(deal(game, 4, NEXT))
    assert (match.leader, set(map(str, match.actions(leader)))) == (leader, {lead})


def test_a_hand_is_never_smaller_than_dealt_after_a_turn_that_could_draw() -> None:
    for seed in range(40):
        for before, _, after in by_chance(PERUVIAN, 4, seed):
            assert joins_are_paired(after.layout)
            if len(before.stock.tiles) > 2:
                assert len(after.hands[min(before.turn)].tiles) >= 5


def test_in_every_hand_only_a_last_layer_who_is_not_the_lowest_writes_more_than_he_holds() -> None:
    for seed in range(40):
        *_, (_, _, state) = by_chance(PERUVIAN, 4, seed)
        assert state.ended
        held = [pips(hand.tiles) for hand in state.hands]
        last = state.ended.seat
        held[last] *= 1 if held[last] == min(held) else 4
        assert PERUVIAN.payoff(state) == tuple(held)


def test_the_totals_are_announced_when_only_the_last_hand_is_left() -> None:
    match = Match.new(rules("peruvian"), 4)
    between = replace(match, hands=6, state=None)
    assert not between.secret
    assert replace(match, hands=5, state=None).secret


def last_step(match: Match, seed: int) -> tuple[Match, tuple[Any, ...]]:
    """The next hand, dealt and played by chance, and what its last action brought about."""
    rng = Random(seed)
    match, events = match.deal(deals(match.game, 4, rng)), ()
    while match.turn:
        (seat,) = match.turn
        match, events = match.play(seat, rng.choice(match.actions(seat)))
    return match, events


def before_hand(number: int, **options: Value) -> Match:
    return replace(Match.new(rules("peruvian", **options), 4), hands=number - 1, totals=(10, 20, 30, 40))


EYES = (None, 0, 1, 2, 3)
SEEDS = range(12)  # some hands are blocked, and in some of them the last layer counts fourfold


@pytest.mark.parametrize("number", [1, 6])
def test_at_the_end_of_a_secret_hand_everybody_sees_their_own_tiles_and_points_alone(number: int) -> None:
    for match, events in (last_step(before_hand(number), seed) for seed in SEEDS):
        for eye in EYES:
            seen, told = view(match.state, eye), view(events, eye)
            assert seen.scores == tuple(points if seat == eye else None for seat, points in enumerate(match.result))
            assert all((BACK in hand.tiles) == (seat != eye) for seat, hand in enumerate(seen.hands) if hand.tiles)
            assert {event.seat for event in told if isinstance(event, Revealed)} <= {eye}
            assert {event.seats for event in told if isinstance(event, Scored)} <= {(eye,)}
            assert match.state.ended in told


def test_what_is_written_in_secret_counts_nevertheless() -> None:
    for match, events in (last_step(before_hand(3), seed) for seed in SEEDS):
        assert match.result == PERUVIAN.payoff(match.state)
        assert sum(match.result) == sum(event.points for event in events if isinstance(event, Scored)) > 0
        assert match.totals == tuple(map(add, (10, 20, 30, 40), match.result))


@pytest.mark.parametrize("number, options", [(7, {}), (1, {"hands": 1}), (1, {"secret_score": False})])
def test_the_last_hand_and_every_hand_that_is_not_secret_ends_open(number: int, options: dict[str, Value]) -> None:
    match, events = last_step(before_hand(number, **options), 0)
    state = match.state
    assert [view((state.hands, state.scores), eye) for eye in EYES] == [(state.hands, state.scores)] * 5
    assert [view(events, eye) for eye in EYES] == [events] * 5
    assert plain.around(match)["result"] == list(match.result)


@pytest.mark.parametrize("number, told", [(1, False), (5, False), (6, True)])
def test_before_the_last_hand_the_totals_are_told_but_not_what_a_hand_brought(number: int, told: bool) -> None:
    match, _ = last_step(before_hand(number), 0)
    known = plain.around(match)
    assert (known["totals"], known["result"]) == (list(match.totals) if told else None, None)


def test_a_record_of_a_match_that_is_over_tells_every_hand() -> None:
    match, events = last_step(before_hand(1), 0)
    step: Any = plain.step(Moment(match, None, events))
    assert [value["points"] for value in step["events"] if value["is"] == "Scored"] == [*filter(None, match.result)]
    assert step["hand"]["table"]["scores"] == step["hand"]["result"] == list(match.result)
    assert not any("?-?" in hand for hand in step["hand"]["table"]["hands"])


def test_the_terminal_tells_everybody_their_own_tiles_and_points_alone() -> None:
    names = ("Ann", "Ben", "Cleo", "Dan")
    match, events = last_step(before_hand(1), 0)
    table = Table(match, Record.new(match.game, 4), events)
    told = {eye: sentences(table, events, eye, Words().seated(names, eye))[1:] for eye in (None, 0, 3)}
    blocked = "The hand is blocked: nobody can lay."
    assert told[None] == [blocked]
    assert told[0] == [blocked, "You hold 0-3 and 2-3 (8 pips).", "You write 8: pips in hand."]
    assert told[3] == [blocked, "You hold 2-5 and 5-6 (18 pips).", "You write 18: pips in hand."]
