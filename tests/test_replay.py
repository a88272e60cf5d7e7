"""Replay: every deal and every move of a record is checked against the rules and the written results."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from boneyard import PAGES, Record, game
from boneyard.games import page
from boneyard.pages import Page, Value
from boneyard.record import Hand, Move
from boneyard.replays import last, replay
from boneyard.tiles import DominoSet, parse_tiles
from tests.records import played, small_records
from tests.refusals import refused
from tests.tables import deal, rules

SMALL = small_records()
BLOCK = SMALL["plain-block"]
FIRST = BLOCK.hands[0]


def reread(record: Record) -> Record:
    """The record as it is read from its text, with a check sum that is right."""
    return Record.read(str(record))


def with_first(hand: Hand) -> Record:
    """The block record with another first hand and nothing after it."""
    return reread(replace(BLOCK, hands=(hand,)))


def with_moves(*moves: str) -> Record:
    parted = (move.partition(":") for move in moves)
    return with_first(replace(FIRST, moves=tuple(Move(int(seat), action) for seat, _, action in parted)))


def line_of(record: Record, key: str) -> int:
    """The first line of the record's text that begins so."""
    return next(at for at, line in enumerate(str(record).splitlines(), 1) if line.startswith(key))


def written(hand: Hand) -> list[str]:
    return list(map(str, hand.moves))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_a_replay_is_the_match_that_was_played(page: Page) -> None:
    rng = Random(f"{page.id} again")
    table = played(page, {}, rng.choice(page.players), rng, hands=2)
    moments = list(replay(reread(table.record)))
    assert moments[-1].match.state == table.match.state
    assert moments[-1].match.totals == table.match.totals
    assert moments[-1].match.winners == table.match.winners
    assert len(moments) == sum(1 + len(hand.moves) for hand in table.record.hands)
    dealt = max(at for at, moment in enumerate(moments) if moment.move is None)
    assert tuple(event for moment in moments[dealt:] for event in moment.events) == table.events


def test_a_replay_begins_with_the_deal_and_goes_move_by_move() -> None:
    moments = list(replay(with_first(FIRST)))
    assert (moments[0].move, moments[0].events, moments[0].match.state.layout.tiles) == (None, (), ())
    assert [str(moment.move) for moment in moments[1:]] == written(FIRST)
    assert all(moment.events for moment in moments[1:])


def test_a_replay_stops_where_the_record_stops() -> None:
    record = reread(SMALL["unfinished"])
    match = last(record)
    assert (match.dealing, match.over, record.hands[-1].result) == (False, False, None)
    assert match.turn


def test_a_record_without_hands_is_a_match_before_its_first_deal() -> None:
    record = reread(replace(BLOCK, hands=()))
    assert list(replay(record)) == []
    assert (last(record).hands, last(record).dealing) == (0, True)


def test_an_illegal_move_is_named_with_its_line_and_what_was_allowed() -> None:
    moves = written(FIRST)
    seat = moves[0][0]
    record = with_moves(f"{seat}:0-1", *moves[1:])
    with refused(f"Line {line_of(record, 'moves')}: Seat {seat} cannot play '0-1' now; allowed: {moves[0][2:]}."):
        last(record)


def test_a_move_out_of_turn_is_named_with_its_line() -> None:
    moves = written(FIRST)
    other = 1 - int(moves[0][0])
    record = with_moves(f"{other}:{moves[0][2:]}", *moves[1:])
    with refused(f"Line {line_of(record, 'moves')}: Seat {other} cannot play", "it is not this seat's turn"):
        last(record)


@pytest.mark.parametrize("text", ["0:fold", "0:5-6@bb", "9:draw"])
def test_a_move_that_means_nothing_is_named_with_its_line(text: str) -> None:
    record = with_moves(text)
    with refused(f"Line {line_of(record, 'moves')}: ", text[2:]):
        last(record)


def test_the_line_is_that_of_the_move_and_not_of_the_first_one() -> None:
    cross = SMALL["sebastopol-pairs"]
    moves = cross.hands[0].moves
    record = reread(replace(cross, hands=(replace(cross.hands[0], moves=(*moves[:14], Move(0, "stop"), *moves[15:])),)))
    with refused(f"Line {line_of(record, 'moves') + 1}: Seat 0 cannot play 'stop'"):
        last(record)


def test_a_move_after_the_end_of_a_hand_is_refused() -> None:
    record = with_moves(*written(FIRST), "0:pass")
    with refused("Seat 0 cannot play 'pass' now; it is not this seat's turn"):
        last(record)


def test_a_lost_move_is_noticed() -> None:
    for at in range(len(FIRST.moves)):
        record = with_first(replace(FIRST, moves=FIRST.moves[:at] + FIRST.moves[at + 1 :]))
        with refused("Line "):
            last(record)


def test_a_hand_that_is_not_over_has_no_result() -> None:
    record = with_first(replace(FIRST, moves=FIRST.moves[:-1]))
    with refused(f"Line {line_of(record, 'result')}: the hand has a result, but by the moves it is not over"):
        last(record)


def test_a_hand_that_is_over_is_not_unfinished() -> None:
    record = with_first(replace(FIRST, result=None))
    with refused(f"Line {line_of(record, 'result')}: the hand is called unfinished, but by the moves it is over"):
        last(record)


@pytest.mark.parametrize(
    "wrong", [lambda r: (r[0] + 1, *r[1:]), lambda r: r[::-1], lambda r: r[:1], lambda r: (*r, 0), lambda r: ()]
)
def test_a_wrong_result_is_named_beside_the_right_one(wrong: Callable[[tuple[int, ...]], tuple[int, ...]]) -> None:
    assert FIRST.result
    claimed = wrong(FIRST.result)
    record = with_first(replace(FIRST, result=claimed))
    said, right = (" ".join(map(str, result)) for result in (claimed, FIRST.result))
    with refused(f"Line {line_of(record, 'result')}: the result is written as {said}, but by the moves it is {right}."):
        last(record)


def test_a_deck_that_is_no_shuffle_is_named_with_its_line() -> None:
    record = with_first(replace(FIRST, deck=FIRST.deck[:-1]))
    with refused(f"Line {line_of(record, 'deck')}: The deck is not a shuffle", f"{FIRST.deck[-1]} is missing"):
        last(record)


def test_a_void_deal_is_named_with_its_line() -> None:
    void = deal(rules("colour-block"), 2)
    record = reread(Record.new(game("colour-block"), 2).dealt(void))
    with refused(f"Line {line_of(record, 'deck')}: by the rules this deal is void and is dealt again"):
        last(record)


def test_no_hand_follows_the_end_of_the_match() -> None:
    assert last(reread(BLOCK)).over
    record = reread(replace(BLOCK, hands=(*BLOCK.hands, Hand(DominoSet(6).tiles))))
    with refused("Line ", "No deal is due: the match is over"):
        last(record)


def test_no_hand_follows_one_that_is_not_over() -> None:
    record = replace(BLOCK, hands=(replace(FIRST, moves=FIRST.moves[:-1], result=None), Hand(DominoSet(6).tiles)))
    with refused("No deal is due: a hand is going on"):
        last(record)


def test_more_players_than_the_page_prints_cannot_replay() -> None:
    with refused("plain-block is not played by 5; the page prints: 2, 3, 4"):
        last(Record("plain-block", 5, {}))


def test_another_version_or_game_cannot_replay() -> None:
    with refused("The record has version 7 of plain-block; here is version 2"):
        last(Record("plain-block", 2, {}, version=7))
    with refused("There is no game 'whist'"):
        last(Record("whist", 2, {}))


OF_THREE = page("plain-block")._replace(version=3, changed={2: ("hands", "next_lead"), 3: ("target",)})


@pytest.mark.parametrize(
    "version, options, same",
    [
        (3, {"hands": 2, "target": 50}, True),
        (2, {"hands": 2, "next_lead": "winner"}, True),
        (2, {"target": 50}, False),
        (1, {}, True),
        (1, {"no_double": "redeal"}, True),
        (1, {"hands": 0, "target": "100"}, True),
        (1, {"hands": "2"}, False),
        (1, {"target": 50}, False),
        (0, {}, False),
        (4, {}, False),
    ],
)
def test_an_older_match_replays_if_no_later_version_concerns_its_options(
    version: int, options: dict[str, Value], same: bool
) -> None:
    assert OF_THREE.replays(version, options) is same


def test_a_version_that_names_no_options_concerns_every_match() -> None:
    assert not OF_THREE._replace(version=4).replays(3, {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_what_a_version_concerns_are_options_of_its_page(page: Page) -> None:
    assert set(page.changed) <= set(range(2, page.version + 1))
    assert {name for names in page.changed.values() for name in names} <= {option.name for option in page.options}


def test_a_record_of_the_first_version_replays_and_keeps_it_if_its_rules_did_not_change() -> None:
    today = SMALL["sebastopol-pairs"]
    old = reread(replace(today, version=1))
    assert (old.version, today.version) == (1, 2)
    assert last(old).totals == last(today).totals
    with refused("The record has version 1 of sebastopol-pairs; here is version 2."):
        last(replace(old, options={"hands": 1}))


def test_a_record_by_rules_that_have_changed_is_refused() -> None:
    with refused("The record has version 1 of muggins; here is version 2."):
        last(Record("muggins", 2, {}))


def test_what_was_not_read_from_a_text_has_no_line() -> None:
    record = Record("plain-block", 2, {}, hands=(Hand(parse_tiles("6-6")),))
    with refused("The deck is not a shuffle of the set of 6 (28 tiles): 0-0 is missing."):
        last(record)


def test_the_options_of_a_record_are_those_of_its_rules() -> None:
    match = last(reread(SMALL["netz"]))
    assert (match.target.hands, match.over, match.hands) == (1, True, 1)
