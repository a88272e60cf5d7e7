"""The tables of the games for one, as text."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boneyard import view
from boneyard.games import fortune_teller, memory, solo_1, solo_2, squares, trick
from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Page, Value
from boneyard.players import hints
from boneyard.players.seen import seen
from boneyard.terminal import fortune_teller as fortune_table
from boneyard.terminal import memory as memory_table
from boneyard.terminal import solo_1 as rows_table
from boneyard.terminal import solo_2 as batches_table
from boneyard.terminal import squares as squares_table
from boneyard.terminal.look import NARROW, Look
from boneyard.words import Words, kebab
from tests.alone import dealt, played

WORDS = Words().seated(("Ann",), you=0)

TABLES: dict[type, Any] = {
    solo_1.Rows: rows_table,
    solo_2.Batches: batches_table,
    squares.Framed: squares_table,
    trick.Trick: fortune_table,
    memory.Picture: memory_table,
}

CASES: list[tuple[Page, dict[str, Value]]] = [
    (solo_1.PAGE, {}),
    (solo_2.PAGE, {}),
    (solo_2.PAGE, {"set": 9, "solo2_refill": "each", "solo2_play_rest": True}),
    (squares.PAGE, {}),
    (squares.PAGE, {"start": "puzzle"}),
    (fortune_teller.PAGE, {}),
    (fortune_teller.PAGE, {"teller_performer": True}),
    (memory.PAGE, {}),
    (memory.PAGE, {"tiles": 6}),
    (memory.PAGE, {"set": 9}),
    (memory.PAGE, {"set": 9, "memory_paper": True}),
    (memory.PAGE, {"memory_paper": True}),
]


def picture(match: Match, look: Look = Look(), seat: int | None = 0) -> str:  # noqa: B008
    """The table as a seat sees it."""
    drawn: str = TABLES[type(match.state)].picture(match.game, view(match.state, seat), seat, WORDS, look)
    return drawn


def told(match: Match, thing: Any, say: Callable[..., str]) -> str:
    """An event or an action in words."""
    about = getattr(TABLES[type(match.state)], "about", None)
    return say(thing, **(about(match.game, match.state, thing) if about else {}))


def by_hints(page: Page, options: dict[str, Value], rng: Random) -> list[Table]:
    """The moments of a hand: some tiles by chance, then by hints."""
    tables = [Table.new(page.game(options), 1).dealt(rng)]
    most = 12 if options.get("set") == 9 and page is memory.PAGE else 60  # 55 tiles can lie in many thousand ways
    while not tables[-1].match.over and len(tables) < most:
        table = tables[-1]
        look = seen(table.match, 0, table.events, rng)
        tables.append(table.played(0, rng.choice(look.actions) if len(tables) < 7 else hints.choose(look)))
    return tables


@pytest.mark.parametrize("page, options", CASES, ids=lambda value: getattr(value, "id", None))
@pytest.mark.parametrize("look", [Look(), Look(NARROW, plain=True)], ids=["wide", "narrow"])
def test_no_line_is_too_long_and_plain_tables_are_ascii(page: Page, options: dict[str, Value], look: Look) -> None:
    for table in by_hints(page, options, Random(1)):
        for seat in (0, None):
            text = picture(table.match, look, seat)
            assert max(map(len, text.splitlines())) <= look.width
            assert text.isascii() or not look.plain
            assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("page, options", CASES, ids=lambda value: getattr(value, "id", None))
def test_everything_that_happens_and_can_be_done_has_its_words(page: Page, options: dict[str, Value]) -> None:
    for table in by_hints(page, options, Random(2)):
        match = table.match
        sentences = [told(match, event, WORDS.event) for event in table.events]
        assert all(WORDS.has(f"event-{kebab(event)}") for event in table.events)
        assert all(WORDS.has(f"action-{kebab(action)}") for action in match.actions(0))
        sentences += [told(match, action, WORDS.action) for action in match.actions(0)[:3] + match.actions(0)[-3:]]
        assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or "none" in sentence]


@pytest.mark.parametrize("how", ["out", "stuck", "foretold", "stopped", "solved", "right", "wrong", "cut", "missed"])
def test_every_end_has_its_words(how: str) -> None:
    assert WORDS.has(f"ended-{how}")


@pytest.mark.parametrize("sure", ["wins", "best", "lost", "solves", "forced", "safe", "astray", "only"])
def test_every_hint_has_its_words(sure: str) -> None:
    sentence = WORDS.say(f"hint-{sure}", action="lay 5-6", percent=30)
    assert ("lay 5-6" in sentence) == (sure != "lost")


def test_the_rows_of_solo_1_point_at_their_free_tiles() -> None:
    match, _ = played(dealt(solo_1.PAGE, "0-0 1-1 2-2 3-3 4-4 5-5 5-6"), "5-6")
    assert picture(match).splitlines()[:2] == [
        "  [0║0][1║1][2║2][3║3][4║4] ►[5║5]",
        "  [0│1][0│2][0│3][0│4][0│5][0│6] ►[1│2]",
    ]
    assert "  a 5 ◄ [5│6] ► 6 b" in picture(match)


def test_solo_2_tells_how_many_tiles_are_to_come() -> None:
    match = dealt(solo_2.PAGE, "3-4")
    assert "1 tile is laid. Stock: 27, 25 to be drawn." in picture(match)
    assert told(match, match.actions(0)[0], WORDS.action) == "draw 5 tiles"
    assert "Stock: 27." in picture(dealt(solo_2.PAGE, "3-4", solo2_play_rest=True))


def test_the_envelope_shows_its_tile_when_it_is_opened() -> None:
    match, _ = played(dealt(fortune_teller.PAGE, "2-5"), "0-1 1-2@b 0-2@b 0-3@b 3-4@b 0-4@b 0-5@a 5-6@a 0-6@a 0-0@a")
    assert "The envelope is sealed." in picture(match)
    assert "2-5" not in picture(match)
    match, _ = played(match, "stop")
    assert "In the envelope was 2-5." in picture(match)


def test_a_performer_is_told_what_to_do_and_onlookers_do_not_see_the_hidden_tile() -> None:
    match = dealt(fortune_teller.PAGE, "", teller_performer=True)
    assert picture(match) == "Choose the tile that you will hide. With a double the trick would fail."
    match, _ = played(match, "hide@2-5")
    assert picture(match) == "Hidden: 2-5. Announce the two numbers with which the line will end."
    match, _ = played(match, "say@2-5")
    assert picture(match).endswith("Hidden: 2-5. Announced: 2 and 5. You may lift a tile 3 times.")
    assert picture(match, seat=None).endswith("A tile is hidden. Announced: 2 and 5.")
    match, _ = played(match, "2-2 lift")
    assert picture(match).endswith("You may lift a tile 2 times.")


def test_the_frame_of_squares_is_drawn_with_its_tiles_and_a_mark_in_spoiled_squares() -> None:
    match, _ = played(dealt(squares.PAGE, ""), "0-0@a1v 0-2@a2h 1-3@b2v")
    assert picture(match, Look(plain=True)).splitlines()[:8] == [
        "     1   2   3   4   5   6   7   8",
        "   +---+-------+-------------------+",
        " a | 0!| 0!  2 |   .       .       |",
        "   |   +---+---+                   |",
        " b | 0!| 1!|       .       .       |",
        "   +---+   | .   .   .   .   . +---+",
        " c     | 3 |   .       .       |",
        "       +---+                   |",
    ]
    assert "Squares done: 0 of 14. One shows two numbers and is marked (!)." in picture(match)


def test_a_square_of_one_number_is_done() -> None:
    match, _ = played(dealt(squares.PAGE, ""), "0-0@a1v 0-2@a2h 0-1@b2v")
    assert "Squares done: 1 of 14.\n25 tiles to lay:" in picture(match)


SIX = "0-1 3-4 1-2 5-6 0-0 6-6"


def test_the_picture_of_memory_is_not_drawn_while_it_is_hidden() -> None:
    match = dealt(memory.PAGE, SIX, tiles=6)
    assert picture(match, Look(plain=True)).splitlines()[1:6] == [
        "   +---------------+",
        " a |   .   .   .   |",
        "   +---+-------+ . |",
        " b | 0 | 4   3 |   |",
        "   |   +-------+ . |",
    ]
    match, _ = played(match, "ready 0-1@a1v")
    assert picture(match, Look(plain=True)).splitlines() == [
        "     1   2   3   4",
        "   +---+-----------+",
        " a | 0 |   .   .   |",
        "   |   | .   .   . |",
        " b | 1 |   .   .   |",
        "   +---+ .   .   . |",
        " c |   .   .   .   |",
        "   | .   .   .   . |",
        " d |   .   .   .   |",
        "   | .   .   .   . |",
        " e |   .   .   .   |",
        "   +---------------+",
        "5 tiles to lay:",
        "  [0:0][1|2][3|4][5|6][6:6]",
    ]


def test_in_the_end_both_pictures_are_drawn_and_what_is_wrong_is_marked() -> None:
    match, _ = played(dealt(memory.PAGE, SIX, tiles=6), "ready 0-1@b1v 3-4@b2h stop")
    text = picture(match, Look(plain=True))
    assert " b | 0 | 4   3 |   |" in text
    assert " b | 0 | 3!  4!|   |" in text
    assert text.count("!") == 2 + 8 + 1


def test_numbers_on_paper_are_drawn_without_the_borders_of_the_tiles() -> None:
    match, _ = played(dealt(memory.PAGE, SIX, tiles=6, memory_paper=True), "4-3@b2h")
    assert picture(match, Look(plain=True)).splitlines() == [
        "     1   2   3   4",
        "",
        " a",
        "   +---+-------+",
        " b | 0 | 4   3 |",
        "   | . +-------+",
        " c | 1 . 1 . 2 |",
        "   | .   .   . +---+",
        " d | 6 . 5 . 0 . 6 |",
        "   +-------+ .   . |",
        " e         | 0 . 6 |",
        "           +-------+",
        "5 tiles to lay:",
        "  [0:0][0|1][1|2][5|6][6:6]",
    ]
    match, _ = played(match, "stop")
    assert "It can be cut like this:" in picture(match)


def test_a_wide_sheet_is_drawn_closer_where_there_is_little_room() -> None:
    match = dealt(memory.PAGE, "0-1", set=9)
    narrow, wide = (picture(match, look).splitlines() for look in (Look(NARROW, plain=True), Look()))
    assert narrow[0] == "    1  2  3  4  5  6  7  8  9  10 11 12"
    assert wide[0] == "     1   2   3   4   5   6   7   8   9  10  11  12"
    assert [line.split()[0] for line in narrow[2::2]] == list("abcdefghijkl")
