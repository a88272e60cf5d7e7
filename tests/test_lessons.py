"""The first lessons: legal hands, a sentence for each move in every language, and one for every kind of game."""

import re
from itertools import pairwise
from typing import Any, get_args

import pytest

from boneyard import PAGES, boards
from boneyard.lessons import FOLDER, LEARNER, lesson
from boneyard.plain import lesson_step
from boneyard.tiles import BACK
from boneyard.words import Words, languages
from tests.positions import renewed

KINDS: tuple[str, ...] = get_args(boards.Lesson)
TILE = r"\b\d-\d\b"


def test_every_game_has_a_lesson_and_every_lesson_a_game() -> None:
    assert {page.lesson for page in PAGES} == set(KINDS) == {file.stem for file in FOLDER.iterdir()}


def test_a_lesson_is_played_at_a_game_of_its_own_kind() -> None:
    taught_at = {kind: lesson(kind).record.game for kind in KINDS}
    assert {page.id: page.lesson for page in PAGES if page.id in taught_at.values()} == {
        game: kind for kind, game in taught_at.items()
    }


@pytest.mark.parametrize("kind", KINDS)
def test_a_lesson_is_a_legal_hand_of_two_to_four_moves(kind: str) -> None:
    file = FOLDER / f"{kind}.txt"
    assert str(renewed(file)) == file.read_text("utf-8")
    taught = lesson(kind)
    assert len(taught.record.names) == taught.record.players
    assert 2 <= len(taught.sentences) - 1 <= 4
    assert not taught.moments[-1].match.over


@pytest.mark.parametrize("kind", KINDS)
def test_the_learner_sees_what_may_be_done_and_no_hidden_tile(kind: str) -> None:
    taught = lesson(kind)
    steps = [lesson_step(moment, LEARNER) for moment in taught.moments]
    for before, after in pairwise(steps):
        assert after["seat"] != LEARNER or after["action"] in before["hand"]["actions"]
    for step in steps:
        table: Any = step["hand"]["table"]
        others = [tile for held in table.get("hands", [])[1:] for tile in held]
        assert taught.record.rules.board.race or set(others) <= {str(BACK)}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_a_sentence_leads_to_each_move(kind: str, lang: str) -> None:
    """It is short enough for a phone, and of the tiles it names the move's own is one."""
    words, taught = Words(lang), lesson(kind)
    moves = [moment.move for moment in taught.moments if moment.move and moment.move.seat == LEARNER]
    assert all(map(words.has, (f"lesson-{kind}", *taught.sentences)))
    assert not words.has(f"lesson-{kind}-{len(moves) + 1}")
    for move, key in zip(moves, taught.sentences, strict=False):
        said = words.say(key)
        assert len(said) <= 150, said
        tile = re.match(r"\+?(\d)-(\d)", move.action)
        assert tile is None or f"{min(tile.groups())}-{max(tile.groups())}" in said, said


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_a_sentence_names_only_tiles_and_people_that_are_there(kind: str, lang: str) -> None:
    words, taught = Words(lang), lesson(kind)
    said = " ".join(map(words.say, taught.sentences))
    named = {"-".join(sorted(tile.split("-"))) for tile in re.findall(TILE, said)}
    assert named <= {str(tile) for tile in taught.record.rules.tiles.tiles}
    assert set(re.findall(r"\b(?:Ada|Ben|Cleo|Dan)\b", said)) <= set(taught.record.names[1:])
