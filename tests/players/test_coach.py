"""A coach: advice and grades from what a seat has seen, in values, the same every time."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boneyard import game
from boneyard.games import PAGES
from boneyard.laying import LayingGame
from boneyard.local_table import Table, hands
from boneyard.pages import Page
from boneyard.players import level
from boneyard.players.coach.advice import hint
from boneyard.players.coach.analysis import Analysis, Share, analyse, decisions, graded
from boneyard.players.coach.reasons import Reason, reasons
from boneyard.players.coach.stakes import stake
from boneyard.players.coach.weighing import Worth, merit, twice, unweighed, worths
from boneyard.players.seen import Seen, seen
from boneyard.players.unseen import Unseen
from boneyard.record import Hand, Record
from boneyard.state import ClaimPoints, Drew, Pass, Passed, Place, State
from boneyard.tiles import Pile, parse_tiles
from boneyard.views import view
from tests import tables
from tests.players.anything import anything
from tests.players.test_unseen import LAYING
from tests.players.worlds import Moment, moments
from tests.tables import table
from tests.test_laws import name

BLOCK = tables.rules("plain-block")
FEW = 3  # deals: enough to see whether something was read that could not be known


def record_of(rules: str, hands_played: int, players: int = 2, **options: Any) -> Record:
    """A match of bots, one who plays loosely and others who play well."""
    chosen = game(rules, **options)
    bots = [level("easy", chosen)] + [level("medium", chosen)] * (players - 1)
    *_, table = hands(chosen, bots, Random(rules), hands_played)
    return table.record


def choice(page: Page) -> tuple[Moment, Table]:
    """A moment at which somebody has a choice and does not see everything, and the table if the hand goes on."""
    rules, rng = page.game(), Random(page.id)
    assert isinstance(rules, LayingGame)
    hand = list(moments(rules, min(rules.players), anything, rng))
    rng.shuffle(hand)
    chosen = (each for each in hand if each.hidden and len(each.seen.actions) > 1)
    after = ((each, each.table.played(each.seen.seat, action)) for each in chosen for action in each.seen.actions)
    return next((moment, table) for moment, table in after if table.match.turn)


@pytest.mark.parametrize("page", LAYING, ids=name)
def test_neither_a_hint_nor_a_grade_changes_when_the_unseen_tiles_are_dealt_anew(page: Page) -> None:
    moment, after = choice(page)
    match, seat = moment.table.match, moment.seen.seat
    deck = Unseen.of(moment.seen).deck(Random(page.id))
    world = moment.on(deck)
    assert world
    assert world[0] != match.state
    worlds = ((match.state, moment.table.events), world)
    advised = [hint(seen(replace(match, state=state), seat, events, Random(1)), FEW) for state, events in worlds]
    assert advised[0] == advised[1]
    told = [_last_grade(after.record, dealt) for dealt in (moment.deck, deck)]
    assert told[0] == told[1]


def _last_grade(record: Record, deck: Any) -> Any:
    (hand,) = record.hands
    made = decisions(replace(record, hands=(Hand(deck, hand.moves),)))[-1]
    return graded(made, twice(made.seen, FEW))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_game_is_graded_or_says_why_not(page: Page) -> None:
    rules = page.game()
    why = unweighed(rules, min(rules.players))
    assert (why == "") == (page.id == "dominance" or isinstance(rules, LayingGame))
    assert (why == "alone") == (max(rules.players) == 1)


def test_a_game_that_is_not_graded_is_analysed_with_a_word() -> None:
    assert analyse(record_of("concentration", 1)) == Analysis("recall")


def test_the_same_record_gives_the_same_analysis_and_says_how_far_it_is() -> None:
    record, done = record_of("all-fives", 1), list[int]()
    found = analyse(record, FEW, done.append)
    assert found == analyse(Record.read(str(record)), FEW)
    assert done == list(range(1, len(found.decisions) + 1))
    assert len(done) == len(decisions(record))


def test_what_must_be_done_is_no_decision() -> None:
    record = record_of("draw", 2)
    moves = sum(len(hand.moves) for hand in record.hands)
    made = decisions(record)
    assert 0 < len(made) < moves
    assert all(len(each.seen.actions) > 1 for each in made)
    told = [(each.hand, each.move) for each in made]
    assert told == sorted(set(told))
    assert all(
        record.hands[hand - 1].moves[move - 1].seat == each.seen.seat
        for (hand, move), each in zip(told, made, strict=True)
    )


def test_what_is_only_to_be_named_is_no_decision() -> None:
    record = record_of("muggins", 2, muggins_call=True)
    made = decisions(record)
    assert made
    assert not any(isinstance(each.action, ClaimPoints) for each in made)


@pytest.mark.parametrize("rules, players", [("block", 2), ("sebastopol-pairs", 4), ("peruvian", 4)])
def test_a_result_is_what_was_expected_less_what_was_lost_and_luck(rules: str, players: int) -> None:
    record = record_of(rules, 1, players)
    found = analyse(record, FEW)
    assert [share.seat for share in found.shares] == list(range(players))
    for share in found.shares:
        assert share.expected - share.lost + share.luck == pytest.approx(share.result)
        own = [each for each in found.decisions if each.seat == share.seat]
        assert share.lost == pytest.approx(sum(each.lost for each in own))
        assert share.lost >= 0


@pytest.mark.parametrize(
    "expected, lost, result, by",
    [
        (7.0, 1.0, 9, "deal"),
        (3.0, 1.0, 9, "luck"),
        (-0.7, 9.0, -9, "decisions"),
        (5.8, 6.0, -19, "luck"),
        (3.0, 5.0, 9, "luck"),
        (0.0, 0.0, -9, "luck"),
        (3.0, 0.0, 0, "nothing"),
    ],
)
def test_what_weighs_most_in_a_win_or_a_loss_is_named(expected: float, lost: float, result: int, by: str) -> None:
    assert Share(1, 0, expected, lost, result - expected + lost, result).decided == by


def test_those_who_play_together_have_the_same_result() -> None:
    first, second, third, fourth = (share.result for share in analyse(record_of("sebastopol-pairs", 1, 4), 1).shares)
    assert (first, second) == (third, fourth)
    assert first == -second


def test_a_hand_that_was_broken_off_has_decisions_and_no_result() -> None:
    record = record_of("block", 1)
    (hand,) = record.hands
    cut = replace(record, hands=(replace(hand, moves=hand.moves[:6], result=None),))
    found = analyse(cut, FEW)
    assert found.decisions
    assert not found.shares


def decided(worth: float, best: float) -> str:
    """The grade of a decision for something that is worth so much of a hand, where something is worth the other."""
    (first, *_) = decisions(record_of("block", 1))
    scale = 2 * stake(first.seen.game, 2)
    found = {action: Worth(worth * scale) for action in first.seen.actions}
    other = next(action for action in first.seen.actions if action != first.action)
    every = found | {other: Worth(best * scale)}
    return graded(first, (every, every)).grade


def test_grades_say_how_much_of_a_hand_was_lost() -> None:
    assert [decided(0.3, best) for best in (0.2, 0.3, 0.33, 0.4, 0.6)] == ["best", "best", "fine", "loose", "blunder"]


def test_what_two_weighings_do_not_agree_on_was_chance() -> None:
    (first, *_) = decisions(record_of("block", 1))
    other = next(action for action in first.seen.actions if action != first.action)
    level = dict.fromkeys(first.seen.actions, Worth(0.0))
    found = graded(first, (level | {other: Worth(50.0)}, level | {first.action: Worth(10.0)}))
    assert (found.grade, found.lost, found.best.action) == ("best", 0.0, other)


def test_points_and_wins_count_alike() -> None:
    assert merit(Worth(10.0, 0.7), 10.0) > merit(Worth(10.0, 0.6), 10.0)
    assert merit(Worth(12.0, 0.6), 10.0) > merit(Worth(10.0, 0.6), 10.0)


def sees(rules: LayingGame, state: State, events: tuple[Any, ...] = ()) -> Seen:
    """What seat 0 sees of a table."""
    return Seen(rules, 0, view(state, 0), rules.actions(state, 0), view(events, 0), Random(1))


def why(rules: LayingGame, state: State, action: str, events: tuple[Any, ...] = ()) -> tuple[Reason, ...]:
    """What speaks for an action of seat 0."""
    return reasons(sees(rules, state, events), rules.read(action))


def test_two_ends_with_one_number_are_worth_the_same() -> None:
    rules = tables.rules("plain-block")
    dealt = tables.deal(rules, 2, ["6-6 5-5", "6-0 6-1 6-2 4-4 3-3 2-2 1-1"])
    state, events = tables.play(rules, rules.start(2, dealt), "0:6-6")
    found = worths(Seen(rules, 1, view(state, 1), rules.actions(state, 1), view(events, 1), Random(1)), FEW)
    by_tile: dict[Any, set[Worth]] = {}
    for action, worth in found.items():
        by_tile.setdefault(action.tile, set()).add(worth)
    assert [len(each) for each in by_tile.values()] == [1, 1, 1]


def test_the_last_tile_is_a_reason_and_so_is_its_weight() -> None:
    state = table(BLOCK, ["5-6", "0-1"], line="5-5")
    assert why(BLOCK, state, "5-6@a") == (Reason("out"), Reason("weight", 11))


def test_points_at_once_are_a_reason() -> None:
    fives = tables.rules("all-fives")
    state = table(fives, ["0-5 1-1", "3-4"], line="5-5")
    assert why(fives, state, "0-5@a")[0] == Reason("points", 10)


def test_tiles_that_still_fit_and_doubles_that_are_gone_are_reasons() -> None:
    state = table(BLOCK, ["1-1 1-2 1-3 6-6", "0-0 0-2"], line="1-5")
    assert why(BLOCK, state, "1-1@a") == (Reason("keeps", 2), Reason("double"))


def test_numbers_that_the_next_opponent_passed_at_are_a_reason() -> None:
    state = table(BLOCK, ["4-5 0-0", "1-1 1-2"], line="3-4")
    passed = (Passed(1, (3, 5)),)
    assert why(BLOCK, state, "4-5@b", passed)[0] == Reason("stuck", 2, (3, 5), 1)
    assert why(BLOCK, state, "4-5@b", (Passed(1, (3,)),))[0] == Reason("lacks", 1, (3,), 1)
    drew = (*passed, Drew(1, Pile(parse_tiles("1-2"), frozenset((1,))), (3, 5), 9))
    assert Reason("lacks", 1, (3,), 1) not in why(BLOCK, state, "4-5@b", drew)


def test_a_number_that_nobody_else_can_have_is_a_reason() -> None:
    state = table(BLOCK, ["0-6 1-6 2-6 3-6 5-5", "1-1 1-2"], line="6-6 4-6@a 4-5@a 5-6@a")
    assert [str(end.number) for end in state.layout.ends] == ["6", "6"]
    assert Reason("alone", 1, (6,)) in why(BLOCK, state, "0-6@b")


def test_drawing_and_passing_have_few_reasons() -> None:
    drawing = tables.rules("draw")
    state = table(drawing, ["0-0", "1-1"], line="3-4", stock=9)
    assert why(drawing, state, "draw") == (Reason("draws"),)
    assert reasons(sees(BLOCK, state), Pass()) == ()


def test_a_hint_names_the_best_actions_with_what_may_come_of_them() -> None:
    advice = hint(choice(game("plain-block").page)[0].seen, 20)
    assert advice.sure == "weighed"
    assert 0 < len(advice.ideas) <= 3
    points = [idea.points for idea in advice.ideas]
    assert all(isinstance(each, float) for each in points)
    assert all(idea.wins is not None and 0 <= idea.wins <= 1 for idea in advice.ideas)


def test_where_there_is_one_thing_to_do_the_hint_is_that() -> None:
    state = table(BLOCK, ["3-6 0-1", "1-1"], line="3-5")
    advice = hint(sees(BLOCK, state))
    assert (advice.sure, [str(idea.action) for idea in advice.ideas]) == ("only", ["3-6@a"])


def test_whoever_lays_the_last_tile_has_won_the_hand() -> None:
    made = decisions(record_of("draw", 30, target=1000))
    last = [each for each in made if len(each.seen.state.hands[each.seen.seat].tiles) == 1]
    laid = [worth for each in last for action, worth in worths(each.seen, FEW).items() if isinstance(action, Place)]
    assert laid
    assert all(worth.wins == pytest.approx(1.0) for worth in laid if worth.points > 2)  # or somebody may hold 0-0 alone
    assert all(worth.points >= 0 for worth in laid)


def test_in_dominance_everything_lies_open_and_is_weighed() -> None:
    record = record_of("dominance", 1)
    made = decisions(record)[-1]
    found = twice(made.seen)
    assert set(found[0]) == set(made.seen.actions)
    assert graded(made, found).grade in ("best", "fine", "loose", "blunder")
