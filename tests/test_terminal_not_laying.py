"""The tables of concentration, hectic, fortress and dominance, as text."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boneyard import view
from boneyard.games import concentration, dominance, fortress, hectic
from boneyard.games import fortress_walls as walls
from boneyard.games import hectic_race as race
from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Page, Value
from boneyard.players import concentration as remembering
from boneyard.players import dominance as entering
from boneyard.players import fortress as building
from boneyard.players import hectic as racing
from boneyard.players.seen import Player, seen
from boneyard.state import Ended
from boneyard.terminal import concentration as field_table
from boneyard.terminal import dominance as ledger_table
from boneyard.terminal import fortress as walls_table
from boneyard.terminal import hectic as race_table
from boneyard.terminal.look import NARROW, Look
from boneyard.tiles import Deck, DominoSet, parse_tiles
from boneyard.words import Words, kebab

WORDS = Words().seated(("Ann", "Ben", "Cleo", "Dan"), you=0)
WIDE = Look()

TABLES: dict[type, Any] = {
    concentration.Field: field_table,
    race.Race: race_table,
    walls.Walls: walls_table,
    dominance.Ledger: ledger_table,
}

CASES: list[tuple[Page, dict[str, Value], int, Player]] = [
    (concentration.PAGE, {}, 2, remembering.medium),
    (concentration.PAGE, {"set": 9}, 4, remembering.medium),
    (hectic.PAGE, {}, 3, racing.easy),
    (fortress.PAGE, {}, 3, building.medium),
    (fortress.PAGE, {"set": 6}, 2, building.medium),
    (dominance.PAGE, {}, 2, entering.medium),
]

KINDS = [
    *(concentration.Turn, concentration.TurnedUp, concentration.TurnedDown, concentration.TookPair),
    *(concentration.MissedPair, race.Grab, race.PutBack, race.Claim, race.GiveUp, race.Grabbed, race.Freed),
    *(race.WonDouble, race.FalseClaim, race.GaveUp, race.LostDouble, race.RoundBegan, walls.Attach, walls.Build),
    *(walls.Pick, walls.Attached, walls.Built, walls.ChainEnded, walls.Picked, dominance.Enter, dominance.Dictate),
    *(dominance.Decline, dominance.Entered, dominance.Dictated, dominance.Declined),
]


def picture(match: Match, look: Look = WIDE, seat: int | None = 0, words: Words = WORDS) -> str:
    """The table as a seat sees it."""
    drawn: str = TABLES[type(match.state)].picture(match.game, view(match.state, seat), seat, words, look)
    return drawn


def about(match: Match, thing: Any) -> dict[str, Any]:
    """What the words of an event or an action need besides its fields."""
    given = getattr(TABLES[type(match.state)], "about", None)
    return dict(given(match.game, match.state, thing)) if given else {}


def played(page: Page, options: dict[str, Value], players: int, player: Player, steps: int = 90) -> Iterator[Table]:
    """The moments of a hand."""
    rng = Random(page.id)
    table = Table.new(page.game(options), players).dealt(rng)
    for _ in range(steps):
        yield table
        if table.match.over or table.match.dealing:
            return
        seat = rng.choice(sorted(table.match.turn))
        table = table.played(seat, player(seen(table.match, seat, table.events, rng)))


@pytest.mark.parametrize("page, options, players, player", CASES, ids=lambda value: getattr(value, "id", None))
@pytest.mark.parametrize("look", [WIDE, Look(NARROW, plain=True)], ids=["wide", "narrow"])
def test_no_line_is_too_long_and_plain_tables_are_ascii(
    page: Page, options: dict[str, Value], players: int, player: Player, look: Look
) -> None:
    for table in played(page, options, players, player):
        for seat in (0, 1, None):
            text = picture(table.match, look, seat)
            assert max(map(len, text.splitlines())) <= look.width
            assert text.isascii() or not look.plain
            assert all(line == line.rstrip() for line in text.splitlines())
            assert "{" not in text


@pytest.mark.parametrize("page, options, players, player", CASES, ids=lambda value: getattr(value, "id", None))
def test_everything_that_happens_and_can_be_done_has_its_words(
    page: Page, options: dict[str, Value], players: int, player: Player
) -> None:
    told = 0
    for table in played(page, options, players, player):
        for event in table.events[told:]:
            for seat in (0, 1):
                said = WORDS.seated(WORDS.names, seat).event(view(event, seat), **about(table.match, event))
                assert "{" not in said
                assert said.endswith((".", "!"))
        told = len(table.events)
        offered = [action for seat in table.match.turn for action in table.match.actions(seat)]
        assert not any(
            "{" in WORDS.action(action, **about(table.match, action)) for action in offered[:3] + offered[-3:]
        )


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_and_action_has_a_message_of_its_own(kind: type) -> None:
    blank = kind(*[None] * len(kind._fields))  # type: ignore[attr-defined]
    assert WORDS.has(f"event-{kebab(blank)}") != WORDS.has(f"action-{kebab(blank)}")


@pytest.mark.parametrize("how", ["cleared", "rounds", "exhausted", "taken"])
def test_every_end_is_told(how: str) -> None:
    assert WORDS.event(Ended(how, 1)) != how.capitalize()


@pytest.mark.parametrize(
    "why, said",
    [
        ("pair", "a pair"),
        ("won-double", "the double"),
        ("row-3", "row 3"),
        ("level-2", "level 2"),
        ("level-5", "level 5 or higher"),
    ],
)
def test_every_reason_for_points_is_told(why: str, said: str) -> None:
    assert WORDS.reason(why) == said


def front(tiles: str, highest: int) -> Deck:
    first = parse_tiles(tiles)
    return (*first, *(tile for tile in DominoSet(highest).tiles if tile not in first))


def after(match: Match, *texts: str) -> Match:
    for text in texts:
        match, _ = match.play(min(match.turn), match.game.read(text))
    return match


def test_the_backs_of_concentration_bear_the_names_of_their_cells_and_taken_tiles_leave_a_gap() -> None:
    match = Match.new(concentration.PAGE.game(), 2).deal(front("2-4 1-5 6-6", 6))
    match = after(match, "a1", "a2", "a3")
    assert picture(match).splitlines()[:3] == [
        "      1     2     3     4     5     6     7",
        "  a   ·     ·   [6║6] (a4 ) (a5 ) (a6 ) (a7 )",
        "  b (b1 ) (b2 ) (b3 ) (b4 ) (b5 ) (b6 ) (b7 )",
    ]
    assert picture(match).splitlines()[-1] == "26 tiles lie here. A pair totals 12."


def test_hectic_shows_the_free_tiles_in_order_and_marks_those_with_the_number() -> None:
    match = Match.new(hectic.PAGE.game(), 2).deal(front("2-2", 9))
    match, _ = match.play(1, match.game.read("+0-3"))
    lines = picture(match).splitlines()
    assert lines[0].startswith("Round 1 of 10: the double [2║2], worth 3 points. Build a chain of 3 tiles or")
    assert "  0 [0│1] [0│2]*  ·   [0│4] [0│5] [0│6] [0│7] [0│8] [0│9]" in lines
    assert "  2             [2│3]*[2│4]*[2│5]*[2│6]*[2│7]*[2│8]*[2│9]*" in lines
    assert "Ben: 0-3" in lines
    match, _ = match.play(1, match.game.read("give-up"))
    assert "Out of this round: Ben." in picture(match).splitlines()


def test_the_fortress_shows_numbers_heights_and_outlines() -> None:
    hands = "3-5 4-6 2-2", "1-1 1-2 1-3"
    match = Match.new(fortress.PAGE.game(), 2).deal(front(f"{hands[0]} {hands[1]} 2-5", 9))
    match = after(match, "3-5@3,0l+", "4-6@1,0r+")
    assert picture(match).splitlines()[:4] == [
        "      0   1   2   3",
        "     ┌───┬───────┬───┐",
        "   0 │ 2 │4^2 6^2│ 3 │",
        "     └───┴───────┴───┘",
    ]
    plain = picture(match, Look(plain=True)).splitlines()
    assert plain[1:4] == ["     +---+-------+---+", "   0 | 2 |4^2 6^2| 3 |", "     +---+-------+---+"]
    match = after(match, "stop")
    assert picture(match, seat=1, words=WORDS.seated(WORDS.names, 1)).endswith("Given away by Ann, face down: 1.")


def test_the_fortress_names_what_can_be_covered() -> None:
    match = Match.new(fortress.PAGE.game(), 2).deal(front("3-5 4-6 2-2 1-1 1-2 1-3 2-5", 9))
    match = after(match, "3-5@3,0l")
    assert "Can be covered: the 5s at 1,0r (level 2)." in picture(match).replace("\n", " ")


def test_dominance_shows_totals_windows_who_takes_a_row_and_what_is_to_come() -> None:
    match = Match.new(dominance.PAGE.game(), 2).deal(dominance.TILES.tiles)
    match = after(match, "3-5@5", "4-5@5", "5-6@5")
    row = next(line for line in picture(match).splitlines() if line.startswith("  5"))
    assert row == "  5     9 [5-8]     4 [10-18]             1 2 5 7"
    match = after(match, "1-5@5")
    row = next(line for line in picture(match).splitlines() if line.startswith("  5"))
    assert row == "  5     9 [6-10]    5 [10-18] you: 5      2 5 7"
