"""Muggins with `muggins_call`: points count only if they are claimed, and the next player may call the others."""

from random import Random

import pytest

from boneyard import IllegalAction, game
from boneyard.local_table import Table, hands
from boneyard.players import level
from boneyard.state import CalledPoints, CallPoints, ClaimedPoints, ClaimPoints, Ended, Placed, Scored, State
from tests.laws import play_by_the_laws
from tests.tables import actions, deal, match_at, mover, play, rules, table

CALL = rules("muggins", muggins_call=True)
CLAIMS = {"claim-0", "claim-1", "claim-2", "claim-3", "claim-4"}
CALLS = {"call-1", "call-2", "call-3", "call-4"}


def twenty(**more: object) -> State:
    """Ends 4 and 6-6; with 4-4 seat 0 makes 20, worth four points."""
    return table(CALL, ["4-4 0-1", "1-6 1-1"], line="4-6 6-6", **more)  # type: ignore[arg-type]


def test_after_laying_nothing_is_written_and_whoever_laid_is_asked() -> None:
    state, events = play(CALL, twenty(), "0:4-4@a")
    assert [type(event) for event in events] == [Placed]
    assert (state.scores, mover(state), actions(CALL, state)) == ((0, 0), 0, CLAIMS)


def test_the_question_is_the_same_when_nothing_was_won() -> None:
    state, _ = play(CALL, table(CALL, ["4-5 0-1", "1-6"], line="4-6"), "0:4-5@a")
    assert actions(CALL, state) == CLAIMS


def test_the_lead_is_claimed_like_every_tile() -> None:
    state, events = play(CALL, CALL.start(2, deal(CALL, 2, ["5-5"])), "0:5-5 0:claim-2")
    assert (state.scores, events[-1]) == ((2, 0), Scored((0,), 2, "ends-10"))


def test_the_right_claim_is_written_and_leaves_nothing_to_call() -> None:
    state, events = play(CALL, twenty(), "0:4-4@a 0:claim-4")
    assert events[-1] == Scored((0,), 4, "ends-20")
    assert (state.scores, mover(state), actions(CALL, state)) == ((4, 0), 1, {"1-6@b"})


@pytest.mark.parametrize("claim", [0, 1, 3])
def test_nothing_is_written_for_a_wrong_claim_and_the_next_player_may_call(claim: int) -> None:
    state, events = play(CALL, twenty(), f"0:4-4@a 0:claim-{claim}")
    assert events[-1] == ClaimedPoints(0, claim)
    assert (state.scores, mover(state), actions(CALL, state)) == ((0, 0), 1, {"1-6@b"} | CALLS)


def test_whoever_calls_rightly_takes_the_points_and_then_plays() -> None:
    state, events = play(CALL, twenty(), "0:4-4@a 0:claim-0 1:call-4")
    assert events[-1] == Scored((1,), 4, "overlooked", 0)
    assert (state.scores, mover(state), actions(CALL, state)) == ((0, 4), 1, {"1-6@b"})


def test_a_wrong_call_takes_nothing_and_is_not_repeated() -> None:
    state, events = play(CALL, twenty(), "0:4-4@a 0:claim-0 1:call-3")
    assert events[-1] == CalledPoints(1, 3)
    assert (state.scores, actions(CALL, state)) == ((0, 0), {"1-6@b"})


def test_points_that_were_not_won_cannot_be_called() -> None:
    state = table(CALL, ["4-5 0-1", "1-6 1-1"], line="4-6")
    state, events = play(CALL, state, "0:4-5@a 0:claim-0 1:call-2")
    assert (state.scores, events[-1]) == ((0, 0), CalledPoints(1, 2))


def test_whoever_lays_has_not_called_and_their_own_claim_comes_next() -> None:
    state, _ = play(CALL, twenty(), "0:4-4@a 0:claim-0 1:1-6@b")
    assert (mover(state), actions(CALL, state)) == (1, CLAIMS)
    state, _ = play(CALL, state, "1:claim-0")
    assert state.scores == (0, 0)


def test_whoever_draws_has_not_called() -> None:
    state = table(CALL, ["4-4 0-1", "1-1"], line="4-6 6-6", stock="2-2 3-3 1-6")
    state, _ = play(CALL, state, "0:4-4@a 0:claim-0")
    assert actions(CALL, state) == {"draw"} | CALLS
    assert actions(CALL, play(CALL, state, "1:draw")[0]) == {"draw"}
    called, _ = play(CALL, state, "1:call-4")
    assert (called.scores, actions(CALL, called)) == ((0, 4), {"draw"})


def test_nobody_else_may_call() -> None:
    state = table(CALL, ["4-4 0-1", "1-6 1-1", "2-2"], line="4-6 6-6")
    state, _ = play(CALL, state, "0:4-4@a 0:claim-0")
    match = match_at(CALL, state)
    for seat in (0, 2):
        with pytest.raises(IllegalAction, match="not this seat's turn"):
            match.play(seat, CallPoints(4))
    with pytest.raises(IllegalAction, match="cannot play 'claim-4'"):
        match.play(1, ClaimPoints(4))


def test_a_pair_calls_what_the_other_pair_has_overlooked() -> None:
    state = table(CALL, ["4-4 0-1", "1-6", "2-2", "3-3"], line="4-6 6-6")
    state, events = play(CALL, state, "0:4-4@a 0:claim-2 1:call-4")
    assert (state.scores, events[-1]) == ((0, 4, 0, 4), Scored((1, 3), 4, "overlooked", 0))


def test_with_the_last_tile_the_claim_comes_before_the_settlement() -> None:
    state, events = play(CALL, table(CALL, ["4-4", "1-1 5-5"], line="4-6 6-6"), "0:4-4@a")
    assert (state.ended, actions(CALL, state)) == (None, CLAIMS)
    state, events = play(CALL, state, "0:claim-4")
    assert [event.points for event in events if isinstance(event, Scored)] == [4, 3]
    assert state.ended == Ended("out", 0)


def test_and_so_does_the_call() -> None:
    state, _ = play(CALL, table(CALL, ["4-4", "1-1 5-5"], line="4-6 6-6"), "0:4-4@a 0:claim-1")
    assert (state.ended, mover(state), actions(CALL, state)) == (None, 1, {"call-0"} | CALLS)
    called, events = play(CALL, state, "1:call-4")
    assert (called.scores, called.ended) == ((3, 4), Ended("out", 0))
    silent, events = play(CALL, state, "1:call-0")
    assert (silent.scores, silent.ended, events[0]) == ((3, 0), Ended("out", 0), CalledPoints(1, 0))


def test_a_tile_that_blocks_the_hand_is_claimed_and_called_too() -> None:
    state = table(CALL, ["4-4 0-1", "1-2"], line="4-6 6-6", stock=0)
    state, _ = play(CALL, state, "0:4-4@a 0:claim-0")
    assert (state.ended, actions(CALL, state)) == (None, {"call-0"} | CALLS)
    state, _ = play(CALL, state, "1:call-4")
    assert (state.scores, state.ended) == ((1, 4), Ended("blocked", 0))


def test_a_match_is_won_when_the_claim_is_written_not_when_the_tile_is_laid() -> None:
    match = match_at(CALL, twenty(), totals=[57, 60])
    match, _ = match.play(0, CALL.read("4-4@a"))
    assert (match.over, match.totals) == (False, (57, 60))
    match, _ = match.play(0, ClaimPoints(4))
    assert (match.over, match.winners, match.totals) == (True, (0,), (61, 60))


def test_a_call_that_reaches_61_wins_before_the_hand_is_settled() -> None:
    state, _ = play(CALL, table(CALL, ["4-4", "6-5 5-5"], line="4-6 6-6"), "0:4-4@a 0:claim-0")
    match, _ = match_at(CALL, state, totals=[58, 57]).play(1, CallPoints(4))
    assert (match.over, match.winners, match.totals) == (True, (1,), (63, 61))


def test_with_the_spinner_up_to_seven_points_may_be_claimed() -> None:
    both = rules("muggins", muggins_call=True, muggins_spinner=True)
    line = "6-6 5-6@a 5-5@a 4-6@c 4-4@c 3-6@d"
    state, events = play(both, table(both, ["3-5 0-1", "1-1"], line=line), "0:3-5@d 0:claim-7")
    assert (state.layout.total(), events[-1]) == (35, Scored((0,), 7, "ends-35"))


def test_the_table_does_not_tell_the_total_of_the_ends() -> None:
    plain, state = rules("muggins"), twenty()
    assert (plain.board.counted, plain.facts(state, 2).total) == (True, 16)
    assert (CALL.board.counted, CALL.facts(state, 2).total) == (False, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_who_overlook_nothing_play_the_same_hands_with_claims_as_without(players: int) -> None:
    plain, claimed = (
        [table.match.totals for table in hands(rules, [level("medium", rules)] * players, Random(5), 4)]
        for rules in (game("muggins"), game("muggins", muggins_call=True))
    )
    assert plain == claimed


def test_an_easy_bot_overlooks_points_and_a_medium_one_calls_them() -> None:
    rules = game("muggins", muggins_call=True)
    bots = [level("easy", rules), level("medium", rules)]
    events = [event for table in hands(rules, bots, Random(3), 8) for event in table.events]
    scored = [event for event in events if isinstance(event, Scored)]
    why = {seat: {event.why.split("-")[0] for event in scored if seat in event.seats} for seat in (0, 1)}
    assert "ends" in why[0]
    assert "overlooked" in why[1]
    assert "overlooked" not in why[0]  # a medium bot leaves nothing to call
    assert not any(event.points for event in events if isinstance(event, CalledPoints))


def test_a_record_tells_claims_and_calls() -> None:
    state = Table.new(CALL, 2).dealt(Random(2))
    seat = min(state.match.turn)
    (lead,) = state.match.actions(seat)
    state = state.played(seat, lead).played(seat, ClaimPoints(3)).played(1 - seat, CallPoints(1))
    assert [str(move) for move in state.record.hands[0].moves] == [
        f"{seat}:{lead}",
        f"{seat}:claim-3",
        f"{1 - seat}:call-1",
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_the_laws_hold_with_claims_and_a_spinner_together(players: int) -> None:
    both = rules("muggins", muggins_call=True, muggins_spinner=True)
    play_by_the_laws(both, players, Random(players), hands=3)
