"""Matches analysed on the command line, and hints with their reasons at the table."""

import json
from pathlib import Path

import pytest

from boneyard import Record
from boneyard.players.coach.analysis import decisions
from tests.command_line import folder, good, refused

__all__ = ["folder"]


@pytest.fixture
def match(folder: Path) -> Path:
    """The record of a match of two hands, in a file."""
    file = folder / "match.txt"
    good("simulate", "block", "--seed", "1", "--hands", "2", "--bots", "easy,medium", "--records", str(file))
    return file


def test_every_decision_is_told_with_its_grade_and_what_luck_brought(match: Path) -> None:
    lines = good("analyse", str(match), "--deals", "8").splitlines()
    record = Record.read(match.read_text("utf-8"))
    assert lines[0].startswith("# Block")
    assert [line for line in lines if line.startswith("## ")] == ["## Hand 1", "## Hand 2"]
    told = [line for line in lines if line.startswith("-  ")]
    assert len(told) == len(decisions(record))
    text = " ".join(" ".join(lines).split())
    assert "Blunder, " in text
    assert "Better: " in text
    assert text.count(" by luck, ") == 4
    assert "- Seat 1: " in text
    assert text.count(", blunders: ") == 2


def test_the_same_comes_as_data(match: Path) -> None:
    words = ("analyse", str(match), "--deals", "8", "--json")
    found = json.loads(good(*words))
    assert found["ungraded"] == ""
    assert {each["grade"] for each in found["decisions"]} <= {"best", "fine", "loose", "blunder"}
    assert [(share["hand"], share["seat"]) for share in found["shares"]] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert found == json.loads(good(*words))


def test_it_is_told_in_german_too(match: Path) -> None:
    assert "## Runde 1" in (told := good("analyse", str(match), "--deals", "2", "--lang", "de"))
    assert "durch Glück" in told


def test_a_game_that_cannot_be_graded_says_so(folder: Path) -> None:
    file = folder / "race.txt"
    good("simulate", "hectic", "--seed", "1", "--hands", "1", "--records", str(file))
    assert "A race is not graded" in good("analyse", str(file))


def test_what_is_no_record_is_refused(folder: Path) -> None:
    (folder / "no.txt").write_text("nothing\n", "utf-8")
    assert "no.txt" in refused("analyse", "no.txt") or "Line 1" in refused("analyse", "no.txt")
    assert "cannot be read" in refused("analyse", "missing.txt")


@pytest.mark.parametrize("lang, because", [("en", "Expected at the end of the hand"), ("de", "Am Ende der Runde")])
def test_a_hint_against_bots_says_why(lang: str, because: str) -> None:
    said = good("play", "plain-block", "--seed", "3", "--lang", lang, typed="h\nq\nn\n")
    assert because in " ".join(said.split())
