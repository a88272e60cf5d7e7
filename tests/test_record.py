"""Records: text both ways, and no damage that goes unnoticed."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import PAGES, BadInput, Record, Tile, game
from boneyard.pages import Page
from boneyard.record import Hand, Move
from boneyard.replays import last
from boneyard.state import Begins
from tests.records import played, small_records
from tests.refusals import refused

SMALL = small_records()
NAMES_A_LINE = re.compile(r"Line \d+( and below)?: ")
NETZ = str(SMALL["netz"])
NAMED = {"Begins": Begins, "Hand": Hand, "Move": Move, "Tile": Tile}  # what the parts of a record are called

Damage = Callable[[str], Iterator[str]]

TEXT = """\
boneyard record 1
game: plain-block
version: 1
players: 2
options: four_individual=true target=50
date: 2024-05-17
name: Ada
name: Ben

hand 1
deck: 4-5 5-6 1-5 1-4 4-4 0-1 0-5 6-6 3-4 2-2 1-3 2-6 2-5 0-0
deck: 1-1 3-6 0-6 1-6 3-5 2-3 2-4 0-3 1-2 0-2 4-6 5-5 3-3 0-4
moves: 1:6-6 0:5-6@a
result: unfinished
check: 01bbd791

end
"""


def test_a_record_is_text_that_a_person_can_read() -> None:
    record = Record.read(TEXT)
    assert (record.game, record.version, record.players, record.date) == ("plain-block", 1, 2, "2024-05-17")
    assert (record.options, record.names) == ({"four_individual": True, "target": 50}, ("Ada", "Ben"))
    (hand,) = record.hands
    assert (hand.deck[0], len(hand.deck), hand.result) == (Tile(4, 5), 28, None)
    assert list(map(str, hand.moves)) == ["1:6-6", "0:5-6@a"]
    assert str(record) == TEXT


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_match_reads_back_from_its_record(page: Page) -> None:
    rng = Random(page.id)
    players = rng.choice(page.players)
    for most in (5_000, 12):
        table = played(page, {}, players, rng, hands=2, most=most)
        record = Record.read(str(table.record))
        assert str(record) == str(table.record)
        match = last(record)
        assert (match.totals, match.state, match.over) == (table.match.totals, table.match.state, table.match.over)


@pytest.mark.parametrize("name", SMALL)
def test_the_repr_of_a_record_runs(name: str) -> None:
    for record in (SMALL[name], Record.read(str(SMALL[name]))):
        assert eval(repr(record), {"Record": Record, **NAMED}) == record
        assert eval(repr(record.hands), dict(NAMED)) == record.hands


def test_a_record_says_who_begins_where_the_page_leaves_it_open() -> None:
    text = str(replace(SMALL["netz"], begins=Begins(1, "turn"), hands=()))
    assert "\nbegins: 1 by turn\n" in text
    assert Record.read(text).begins == Begins(1, "turn")
    for wrong in ("one by lot", "1 by chance", "1", "-1 by lot"):
        with refused(f"'{wrong}' does not say who begins"):
            Record.read(text.replace("1 by turn", wrong))


def test_white_space_and_blank_lines_mean_nothing() -> None:
    loose = "\n\n" + NETZ.replace("\n", " \r\n\n\t").replace(": ", ":   ")
    assert str(Record.read(loose)) == NETZ


def test_tiles_and_moves_may_stand_in_lines_of_any_length() -> None:
    deck = next(line for line in NETZ.splitlines() if line.startswith("deck: "))
    one_by_one = "\n".join(f"deck: {tile}" for tile in deck.removeprefix("deck: ").split())
    assert str(Record.read(NETZ.replace(deck, one_by_one))) == NETZ


def test_options_read_back_as_the_values_they_were() -> None:
    record = Record.new(game("fives-and-threes", exact31=True, target=61), 2)
    assert "options: exact31=true target=61\n" in str(record)
    assert Record.read(str(record)).options == {"exact31": True, "target": 61}
    assert "options" not in str(Record.new(game("netz"), 2))


ODD_NAMES = [
    "Ada\nend",
    "Ada\r\nhand 2\ndeck: 0-0",
    "check: 00000000",
    "end",
    "name: name:",
    ":",
    "",
    "  two  spaces ",
    "Zoë 玲 \u200f\u202eעדה 🁫",
    "\x00\x1b[31m\u2028\u2029\x85\x0b\x0c\x1c",
    "\ud800 alone",
    "a" * 10_000,
]


@pytest.mark.parametrize("odd", ODD_NAMES, ids=ascii)
def test_a_name_of_any_characters_stays_in_its_line(odd: str) -> None:
    record = replace(SMALL["netz"], names=(odd, "Ben"))
    again = Record.read(str(record))
    assert (len(again.names), again.names[1]) == (2, "Ben")
    assert str(again) == str(record)
    assert last(again).state == last(SMALL["netz"]).state


@settings(deadline=None)
@given(st.lists(st.text(max_size=20), max_size=2))
def test_names_are_the_same_after_every_reading(names: list[str]) -> None:
    record = replace(SMALL["unfinished"], names=tuple(names))
    again = Record.read(str(record))
    assert again.names == tuple(
        " ".join("".join(c if c.isprintable() else " " for c in name).split()) for name in names
    )
    assert str(again) == str(record)


def test_a_date_of_any_characters_stays_in_its_line() -> None:
    record = replace(SMALL["netz"], date="17\nMay")
    assert str(Record.read(str(record))) == str(record)


@pytest.mark.parametrize(
    "old, new, wrong",
    [
        ("boneyard record 1", "boneyard record 2", "Line 1: boneyard record 1 comes here, not 'boneyard record 2'"),
        (
            "game: plain-block",
            "game: plain-blok",
            "Line 2 and below: There is no game 'plain-blok'; the games are: block, ",
        ),
        ("version: 1", "version: 9", "Line 2 and below: The record has version 9 of plain-block; here is version 2"),
        ("version: 1", "version: one", "Line 3: 'one' is not a whole number"),
        ("players: 2", "players: -2", "Line 4: '-2' is not a whole number"),
        ("players: 2", "players: ٢", "Line 4: '٢' is not a whole number"),
        ("players: 2", "seats: 2", "Line 4: players comes here, not 'seats'"),
        ("target=50", "goal=50", "Line 2 and below: plain-block has no option 'goal'"),
        ("target=50", "target=0", "Line 2 and below: target=0 is not possible: target is a whole number from 1"),
        ("target=50", "target", "Line 5: 'target' is not an option; write name=value"),
        ("hand 1", "hand 2", "Line 10: hand 1 or check comes here, not 'hand 2'"),
        ("deck: 4-5 5-6", "deck: 4-5 5+6", "Line 11: '5+6' is not a tile"),
        ("moves: 1:6-6", "moves: 6-6", "Line 13: '6-6' is not a move; write seat:action such as 0:5-6@b"),
        ("moves: 1:6-6", "moves: 1:", "Line 13: '1:' is not a move"),
        ("moves: 1:6-6", "moves: x:6-6", "Line 13: 'x:6-6' is not a move"),
        ("result: unfinished", "result: one", "Line 14: a result is one number per seat, or 'unfinished'"),
        ("result: unfinished", "result: 5 0", "Line 15: the check sum is wrong"),
        ("check: 01bbd791", "check: 01bbd792", "Line 15: the check sum is wrong"),
        (
            "moves: 1:6-6",
            "moves: 0:6-6",
            "Line 15: the check sum is wrong, so this hand or a line above it was changed",
        ),
        ("\nend\n", "\n", "Line 15: the record is cut after this line; end is missing"),
        ("\nend\n", "\nend\nend\n", "Line 18: nothing may follow the end"),
        ("\nend\n", "\nhand 2\n", "Line 17: end comes here, not 'hand 2'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, wrong: str) -> None:
    assert old in TEXT
    with refused(wrong):
        Record.read(TEXT.replace(old, new))


@pytest.mark.parametrize(
    "old, new, wrong",
    [
        ("players: 2", f"players: {'2' * 5_000}", "Line 4"),
        ("deck: 4-5", f"deck: {'4' * 5_000}-5", "Line 11"),
        ("moves: 1:", f"moves: {'1' * 5_000}:", "Line 13"),
        ("date: 2024", "date: \ud800", "Line"),
        ("0:5-6@a", "0:\ud800", "Line"),
    ],
    ids=["players", "tile", "seat", "date", "action"],
)
def test_what_cannot_be_a_number_or_a_text_is_refused_as_well(old: str, new: str, wrong: str) -> None:
    assert old in TEXT
    with refused(wrong):
        Record.read(TEXT.replace(old, new))


@pytest.mark.parametrize("damage", ["players: 3", "players: 7"])
def test_the_header_of_a_match_before_its_first_deal_is_guarded_too(damage: str) -> None:
    text = str(Record.new(game("plain-block"), 2, ("Ada", "Ben")))
    with pytest.raises(BadInput, match=NAMES_A_LINE):
        Record.read(text.replace("players: 2", damage))


@settings(deadline=None)
@given(st.text())
def test_no_other_text_is_a_record(text: str) -> None:
    with pytest.raises(BadInput, match=r"^Line \d+: "):
        Record.read(text)


def lines_lost(lines: list[str]) -> Iterator[list[str]]:
    return (lines[:at] + lines[at + 1 :] for at in range(len(lines)))


def lines_doubled(lines: list[str]) -> Iterator[list[str]]:
    return (lines[: at + 1] + lines[at:] for at in range(len(lines)))


def lines_swapped(lines: list[str]) -> Iterator[list[str]]:
    return ([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]] for at in range(len(lines) - 1))


def every_line_damaged(text: str) -> Iterator[str]:
    lines = text.splitlines(keepends=True)
    for damage in (lines_lost, lines_doubled, lines_swapped):
        yield from map("".join, damage(lines))


def cut_at_every_byte(text: str) -> Iterator[str]:
    encoded = text.encode()
    return (encoded[:at].decode(errors="replace") for at in range(len(encoded)))


def every_character_changed(text: str) -> Iterator[str]:
    rng = Random(text)
    others = sorted(set(text) | set("019\n: \t-@>!=٣\x00\u2028\ufeff"))
    for at, char in enumerate(text):
        for new in rng.sample(others, 2):
            if new != char:
                yield text[:at] + new + text[at + 1 :]


def every_character_lost_or_doubled(text: str) -> Iterator[str]:
    for at, char in enumerate(text):
        yield text[:at] + text[at + 1 :]
        yield text[:at] + 2 * char + text[at + 1 :]


def meaning(text: str) -> str:
    """The record that a text is read as, in its own words, or the sentence that refuses it."""
    try:
        return str(Record.read(text))
    except BadInput as error:
        return str(error)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize(
    "damage", [every_line_damaged, cut_at_every_byte, every_character_changed, every_character_lost_or_doubled]
)
def test_a_damaged_record_is_refused_with_its_line_or_means_the_same(name: str, damage: Damage) -> None:
    text = str(SMALL[name])
    meant = [meaning(damaged) for damaged in damage(text)]
    wrong = [said for said in meant if not (said == text or NAMES_A_LINE.match(said))]
    assert not wrong
    assert sum(said != text for said in meant) > len(text.splitlines())
