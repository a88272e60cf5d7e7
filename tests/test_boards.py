"""Games describe themselves: how a table is drawn, what anybody can tell of it, and a picture for the catalogue."""

import re
from random import Random

import pytest

from boneyard import PAGES, game
from boneyard.boards import Board, Facts
from boneyard.pages import Page, Value
from boneyard.tiles import DominoSet, Tile
from tests.laws import deals

POINT = r"-?\d+(\.\d+)?,-?\d+(\.\d+)?([rdlu]|@-?\d+)?"
GRID = r"#-?\d+(\.\d+)?(,-?\d+(\.\d+)?){5}"
WORD = re.compile(rf"\d-\d|\?-\?|[rdlu]|{POINT}|{GRID}|\||\^|=\d+|colours")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_a_sample_is_written_in_words_that_can_be_drawn(page: Page) -> None:
    assert [word for word in page.sample.split(" ") if not WORD.fullmatch(word)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_a_sample_shows_tiles_of_a_set_that_the_game_is_played_with(page: Page) -> None:
    shown = [Tile.of(int(one), int(other)) for one, other in re.findall(r"(?<!\S)(\d)-(\d)(?!\S)", page.sample)]
    assert set(shown) <= set(DominoSet(max(page.sets)).tiles)
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_a_sample_shows_colours_where_the_board_does(page: Page) -> None:
    assert ("colours" in page.sample.split(" ")) == page.game().board.colours


def test_alone_is_the_kind_of_the_games_for_one_and_of_no_other() -> None:
    assert {page.id for page in PAGES if page.kind == "alone"} == {page.id for page in PAGES if page.players == (1,)}


@pytest.mark.parametrize(
    "name, options, board",
    [
        ("block", {}, Board()),
        ("french", {}, Board(shape="storeys")),
        ("barricade", {}, Board()),
        ("barricade", {"host": "french"}, Board(shape="storeys")),
        ("all-fives", {}, Board(counted=True)),
        ("all-fives", {"sniff_spinner": True}, Board(shape="star", counted=True)),
        ("muggins", {}, Board(counted=True)),
        ("italian", {}, Board(shape="row")),
        ("hectic", {}, Board("race", race=True)),
        ("solo-2", {}, Board("solo")),
        ("colour-block", {}, Board(colours=True)),
    ],
)
def test_a_board_is_that_of_the_options(name: str, options: dict[str, Value], board: Board) -> None:
    assert game(name, **options).board == board


@pytest.mark.parametrize(
    "name, players, facts",
    [
        ("block", 2, Facts(((0,), (1,)), 0, True, 1, 2)),
        ("plain-block", 4, Facts(((0, 2), (1, 3)), 0, False, 0, 0)),
        ("french", 2, Facts(((0,), (1,)), 0, True, 2, 2)),
        ("solo-1", 1, Facts(((0,),))),
        ("solo-2", 1, Facts(((0,),), None, True, 5, 2)),
        ("dominance", 2, Facts(((0,), (1,)))),
    ],
)
def test_the_rules_tell_who_plays_together_and_what_can_be_drawn(name: str, players: int, facts: Facts) -> None:
    rules = game(name)
    assert rules.facts(rules.start(players, deals(rules, players, Random(1))), players) == facts


def test_partners_that_the_tiles_decide_are_partners_for_one_hand() -> None:
    rules = game("team-block")
    found = {rules.facts(rules.start(4, deals(rules, 4, Random(seed))), 4).sides for seed in range(12)}
    assert len(found) > 1
    assert rules.sides(4) == ((0,), (1,), (2,), (3,))
