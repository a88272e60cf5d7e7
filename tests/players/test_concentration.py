from random import Random
from typing import Any

import pytest

from boneyard import Match
from boneyard.games.concentration import PAGE, Turn
from boneyard.local_table import Table
from boneyard.players import concentration, easy
from boneyard.players.seen import Player, seen
from boneyard.tiles import DominoSet, parse_tiles
from tests.players.blind import plays_blindly

LEVELS: dict[str, Player] = {
    "easy": concentration.easy,
    "medium": concentration.medium,
    "hard": concentration.hard,
}


class Sitting:
    """A table where cells are turned up by hand and a player can be asked what he would do."""

    def __init__(self, front: str, highest: int = 6) -> None:
        first = parse_tiles(front)
        deck = (*first, *(tile for tile in DominoSet(highest).tiles if tile not in first))
        self.match = Match.new(PAGE.game({"set": highest}), 2).deal(deck)
        self.events: tuple[Any, ...] = ()

    def turned(self, *cells: str) -> "Sitting":
        for cell in cells:
            self.match, events = self.match.play(min(self.match.turn), Turn(cell))
            self.events += events
        return self

    def asked(self, player: Player, seed: int = 0) -> str:
        (seat,) = self.match.turn
        return str(player(seen(self.match, seat, self.events, Random(seed))))


@pytest.mark.parametrize("seed", range(10))
def test_a_pair_that_is_remembered_is_taken(seed: int) -> None:
    table = Sitting("2-4 6-6 1-5 0-1 0-2 0-3").turned("a1", "a2", "a3", "a4")
    first = table.asked(concentration.hard, seed)
    assert first in {"a1", "a3"}
    assert {first, table.turned(first).asked(concentration.hard, seed)} == {"a1", "a3"}


@pytest.mark.parametrize("seed", range(10))
def test_the_partner_of_a_tile_just_turned_up_is_taken_if_it_is_remembered(seed: int) -> None:
    table = Sitting("2-4 6-6 1-5 0-1").turned("a1", "a2", "a3")
    assert table.asked(concentration.hard, seed) == "a1"


@pytest.mark.parametrize("seed", range(10))
def test_without_a_known_pair_a_tile_is_turned_up_that_is_not_known(seed: int) -> None:
    table = Sitting("2-4 6-6 0-1 0-2").turned("a1", "a2", "a3", "a4")
    assert table.asked(concentration.hard, seed) not in {"a1", "a2", "a3", "a4"}


@pytest.mark.parametrize("seed", range(5))
def test_hard_turns_up_a_known_tile_rather_than_help_the_next_player(seed: int) -> None:
    """Only 6-6 pairs with 0-0, but many tiles pair with those that are known."""
    table = Sitting("2-4 0-6 1-4 2-3 0-0").turned("a1", "a2", "a3", "a4", "a5")
    assert table.asked(concentration.hard, seed) in {"a1", "a2", "a3", "a4"}
    assert table.asked(concentration.medium, seed) != "a5"


def test_what_was_seen_long_ago_is_forgotten_by_easy_sooner_than_by_medium_and_never_by_hard() -> None:
    others = ("a2", "a4", "a5", "a6", "a7", "b1")
    table = Sitting("2-4 0-0 1-5 0-1 0-2 0-3 1-1 1-2").turned("a1", "a2", *others[1:5], "b1", "a2", "a3")
    found = {name: sum(table.asked(player, seed) == "a1" for seed in range(200)) for name, player in LEVELS.items()}
    assert found["hard"] == 200
    assert 60 < found["medium"] < 160
    assert found["easy"] < 20


def won(player: Player, other: Player, rng: Random, seat: int) -> int:
    """The points of a player over another one in a match."""
    players = (player, other) if seat == 0 else (other, player)
    table = Table.new(PAGE.game(), 2)
    while not table.match.over:
        if table.match.dealing:
            table = table.dealt(rng)
        mover = min(table.match.turn)
        table = table.asked(mover, players[mover], rng)
    return table.match.totals[seat] - table.match.totals[1 - seat]


@pytest.mark.parametrize("stronger, weaker", [("hard", "medium"), ("medium", "easy")])
def test_a_better_memory_wins(stronger: str, weaker: str) -> None:
    assert sum(won(LEVELS[stronger], LEVELS[weaker], Random(seed), seed % 2) for seed in range(4)) > 20


def test_even_a_bad_memory_beats_chance() -> None:
    assert sum(won(LEVELS["easy"], easy.choose, Random(seed), seed % 2) for seed in range(4)) > 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("highest", [6, 9])
def test_a_choice_does_not_depend_on_what_lies_face_down(level: str, highest: int) -> None:
    rng = Random(level)
    table = Table.new(PAGE.game({"set": highest}), 3).dealt(rng)
    assert plays_blindly(LEVELS[level], table, rng, 60) > 30


def test_people_look_at_a_pair_that_was_turned_up_until_the_next_tile() -> None:
    table = Sitting("2-4 6-6 1-5 0-1 0-2 0-3")
    assert [concentration.look(table.turned(cell).events) for cell in ("a1", "a2", "a4")] == [0, concentration.LOOK, 0]
