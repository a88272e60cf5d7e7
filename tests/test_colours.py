"""A table of colours: they are named, drawn and typed; everything else about its tiles stays in numbers."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from boneyard import Pile, Tile, game, terminal
from boneyard.boards import Board
from boneyard.cli import main
from boneyard.errors import IllegalAction
from boneyard.match import Match
from boneyard.state import Passed, Place, Placed, Revealed, Scored
from boneyard.terminal import choosing, hand
from boneyard.terminal.look import Look
from boneyard.tiles import parse_tiles
from boneyard.words import LOCALES, Words
from tests.playthroughs import path, record_of
from tests.test_terminal import laid

COLOURS = Board(colours=True)
ENGLISH, GERMAN = (Words(lang).seated(("Ann", "Ben"), you=0).at(COLOURS) for lang in ("en", "de"))
NAMED = {
    "en": ["white", "pink", "red", "yellow", "green", "blue", "purple"],
    "de": ["Weiß", "Rosa", "Rot", "Gelb", "Grün", "Blau", "Lila"],
}


@pytest.mark.parametrize("lang", NAMED)
def test_every_number_has_its_colour_and_letters_of_its_own(lang: str) -> None:
    words = Words(lang).at(COLOURS)
    assert [words.half(number) for number in range(7)] == NAMED[lang]
    assert len(set(words.letters)) == 7
    for letters, name in zip(words.letters, NAMED[lang], strict=True):
        assert re.match(".*".join(letters), name, re.IGNORECASE), f"{letters} are letters of {name}"


@pytest.mark.parametrize("lang", NAMED)
def test_the_page_of_the_game_tells_which_colour_counts_what(lang: str) -> None:
    page = (LOCALES / lang / "rules" / "colour-block.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[2:-1]] for line in page.splitlines() if line.startswith("|")]
    assert (rows[0], rows[2]) == (NAMED[lang], [str(number) for number in range(7)])


def hidden(text: str) -> Pile:
    return Pile(parse_tiles(text), frozenset((0, 1)))


@pytest.mark.parametrize(
    "event, more, english, german",
    [
        (
            Placed(1, Tile(2, 3), "a", 3),
            {"at": "left"},
            "Ben lays red and yellow at the left end (a).",
            "Ben legt Rot-Gelb links an (a).",
        ),
        (Placed(0, Tile(5, 5), "", 5), {"at": "lead"}, "You lead double blue.", "Du eröffnest mit Blau-Pasch."),
        (Passed(1, (0, 6)), {}, "Ben passes; open: white and purple.", "Ben passt; offen: Weiß und Lila."),
        (
            Revealed(1, hidden("4-4 2-3 0-1")),
            {},
            "Ben holds white-pink, red-yellow and double green (14 points).",
            "Ben hat noch Weiß-Rosa, Rot-Gelb und Grün-Pasch (14 Punkte).",
        ),
        (
            Scored((0,), 12, "pips", 1),
            {},
            "You score 12: the points that Ben holds.",
            "Du bekommst 12 Punkte: die Steine von Ben.",
        ),
        (
            Scored((0,), -4, "own", 0),
            {},
            "You lose 4: your own points in hand.",
            "Du verlierst 4 Punkte: deine eigenen Steine.",
        ),
    ],
)
def test_events_name_colours(event: Any, more: dict[str, Any], english: str, german: str) -> None:
    assert (ENGLISH.event(event, **more), GERMAN.event(event, **more)) == (english, german)


@pytest.mark.parametrize(
    "action, more, english, german",
    [
        (Place(Tile(5, 5)), {"at": "lead"}, "lead double blue", "mit Blau-Pasch eröffnen"),
        (
            Place(Tile(2, 5), "b"),
            {"at": "right", "number": 5},
            "lay red and blue at the blue end on the right (b)",
            "Rot-Blau rechts (b) an Blau legen",
        ),
    ],
)
def test_actions_name_colours(action: Any, more: dict[str, Any], english: str, german: str) -> None:
    assert (ENGLISH.action(action, **more), GERMAN.action(action, **more)) == (english, german)


def test_a_table_of_numbers_names_numbers() -> None:
    words = ENGLISH.at(Board())
    assert (words.half(5), words.tile(Tile(2, 3)), words.letters) == (5, "2-3", ())
    assert words.event(Placed(1, Tile(2, 3), "a", 3), at="left") == "Ben lays 2-3 at the left end (a)."


def shown(match: Match, look: Look, words: Words = ENGLISH) -> list[str]:
    look = look._replace(letters=words.letters)
    return terminal.picture(match.game, match.state, 0, words, look).splitlines()


LINE = laid("colour-block", "6-6 2-6 2-2 0-0 0-1 0-2 0-3 4-6 1-4 3-3 1-3 1-5 1-2 2-4", "6-6 4-6@b 2-6@a 1-4@b 2-2@a")


def test_a_picture_shows_the_letters_of_colours() -> None:
    assert shown(LINE, Look(plain=True))[:3] == [
        "  a Re < [Re:Re][Re|Pu][Pu:Pu][Pu|Gr][Gr|Pi] > Pi b",
        "",
        "Ends: red on the left (a) and pink on the right (b).",
    ]
    assert shown(LINE, Look(), GERMAN)[0] == "  a Rt ◄ [Rt║Rt][Rt│Li][Li║Li][Li│Gr][Gr│Rs] ► Rs b"


def test_a_hand_shows_the_letters_of_colours_above_the_numbers_of_its_actions() -> None:
    look = Look(plain=True, letters=ENGLISH.letters)
    tiles = parse_tiles("0-1 2-6 6-6")
    assert hand.draw(tiles, [Place(Tile(2, 6), "a")], look) == ["  [Wh|Pi] [Re|Pu] [Pu:Pu]", "             1"]


def test_letters_are_painted_where_colours_can_be_shown_and_take_no_more_room() -> None:
    painted, plain = (shown(LINE, Look(45, colour=colour)) for colour in (True, False))
    assert [re.sub(r"\x1b\[[\d;]*m", "", line) for line in painted] == plain
    assert len(set(re.findall(r"\x1b\[38;5;\d+m\x1b\[48;5;(\d+)m", painted[0]))) == 3  # red, purple, green


ACTIONS = (Place(Tile(2, 3), "a"), Place(Tile(2, 3), "b"), Place(Tile(5, 5), "b"), Place(Tile(0, 6), "a"))
HAND = parse_tiles("2-3 5-5 0-6 1-4")


@pytest.mark.parametrize("text", ["re-ye@b", "YeRe b", "reyeb", "red-yellow@b", "yellow and red b", "2-3@b", "2"])
def test_a_tile_can_be_typed_by_its_colours_or_its_numbers(text: str) -> None:
    assert str(choosing.read(text, ACTIONS, HAND, ENGLISH)) == "2-3@b"


@pytest.mark.parametrize(
    "words, text, action",
    [
        (ENGLISH, "double blue", "5-5@b"),
        (ENGLISH, "blbl", "5-5@b"),
        (GERMAN, "Blau-Pasch", "5-5@b"),
        (GERMAN, "Rot-Gelb@a", "2-3@a"),
        (GERMAN, "rtge a", "2-3@a"),
        (GERMAN, "weiss lila", "0-6@a"),
        (GERMAN, "weiß-lila", "0-6@a"),
    ],
)
def test_a_tile_can_be_typed_as_it_is_called(words: Words, text: str, action: str) -> None:
    assert str(choosing.read(text, ACTIONS, HAND, words)) == action


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("red and yellow", "'red and yellow' can mean re-ye@a and re-ye@b: type one of them, or its number."),
        ("pigr", "Pink and green cannot be laid there now."),
        ("4-4", "You do not hold double green."),
        ("red", "'red' is not possible now: type a number from 1 to 4, or ? for help."),
    ],
)
def test_a_refusal_names_colours(text: str, sentence: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        choosing.read(text, ACTIONS, HAND, ENGLISH)
    assert str(refused.value) == sentence


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, words, input=typed)
    assert result.exit_code == 0, result.output
    return result.output


TILE = r"\b[0-6]-[0-6]\b"


@pytest.mark.parametrize("lang", NAMED)
def test_a_match_in_the_terminal_shows_no_tile_in_numbers(lang: str) -> None:
    asides = "h\nt\ne\nl\nzz\n"
    told = run("play", "colour-block", "--lang", lang, "--seed", "1", "--level", "easy", typed=asides + "1\n" * 40)
    assert re.findall(TILE, told) == []
    assert re.findall(r"\[\d.\d\]", told) == []
    assert sum(name in told for name in NAMED[lang]) == 7


def test_help_in_the_terminal_tells_the_letters_of_the_colours() -> None:
    told = " ".join(run("play", "colour-block", "--seed", "1", typed="?\n").split())
    assert "re red" in told
    assert "pu purple" in told
    assert "re red" not in run("play", "block", "--seed", "1", typed="?\n")


@pytest.mark.parametrize("lang", NAMED)
def test_a_replay_names_colours(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text(record_of(path("colour-block").read_text("utf-8")), "utf-8")
    told = run("replay", str(record), "--lang", lang, "--pictures", "--ascii")
    assert re.findall(TILE, told) == []
    assert re.findall(r"\[\d.\d\]", told) == []
    doubled = {"en": "double blue", "de": "Blau-Pasch"}[lang]
    assert doubled in told


def test_records_and_actions_stay_in_numbers() -> None:
    rules = game("colour-block")
    assert [str(action) for action in LINE.actions(1)] == [str(rules.read(str(action))) for action in LINE.actions(1)]
    assert {str(action) for action in LINE.actions(1)} == {"1-3@b", "1-5@b", "1-2@a", "1-2@b", "2-4@a"}
