"""What is asked of whoever is to play, and why: a sentence for every moment."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boneyard import Match, game, plain
from boneyard.boards import Ask
from boneyard.games import PAGES
from boneyard.games.concentration import Turn
from boneyard.local_table import Table
from boneyard.pages import Page
from boneyard.tiles import DominoSet
from boneyard.words import Words, languages
from tests.tables import match_at, rules, table

BLOCK = rules("block")


def asked(name: str, hand: str, lang: str = "en", options: dict[str, Any] | None = None, **more: Any) -> str:
    """What a player who holds this hand is asked at such a table."""
    played = rules(name, **options or {})
    state = table(played, [hand, *[""] * (min(played.players) - 1)], **more)
    return Words(lang).at(played.board).ask(played.asks(state, 0, played.actions(state, 0)))


@pytest.mark.parametrize(
    ("name", "hand", "more", "sentence"),
    [
        ("block", "5-5 2-2 1-6", {}, "Lead your highest double: 5-5."),
        ("block", "5-6 1-6", {}, "You hold no double: lead your heaviest tile, 5-6."),
        ("bergen", "5-5 2-2 1-6", {}, "Lead your lowest double: 2-2."),
        ("bergen", "5-6 1-6", {}, "You hold no double: lead your lightest tile, 1-6."),
        ("french", "5-6 1-6", {}, "Lead any tile you like."),
        ("block", "3-4 1-6", {"line": "3-5"}, "Lay a tile with 3 or 5."),
        ("block", "1-4 1-6", {"line": "3-5"}, "You hold no 3 or 5: pass."),
        ("block", "1-4 1-6", {"line": "3-5 2-3@a 2-5@a"}, "Only 5 is open, and you hold none: pass."),
        ("draw", "3-4 1-6", {"line": "3-5"}, "Lay a tile with 3 or 5, or draw."),
        ("draw", "1-4 1-6", {"line": "3-5"}, "You hold no 3 or 5: draw."),
        ("hungarian", "3-4 1-6", {"line": "3-5", "laid": 1}, "Lay on, a tile with 3 or 5, or stop."),
        ("hungarian", "1-4 1-6", {"line": "3-5", "laid": 1}, "You hold no 3 or 5: stop."),
        (
            "all-sevens",
            "3-6 1-6",
            {"line": "3-5"},
            "Make 7 at an end, with 2 or 4 or a tile that fits everywhere; or draw.",
        ),
        ("all-sevens", "3-6 1-1", {"line": "3-5"}, "Nothing of yours makes 7 at an end: draw."),
        (
            "italian",
            "1-1 3-6",
            {"line": "5-6 4-4"},
            "Lay any tile: 11 more make 30 (1 point). Later: 50, 70 and 100.",
        ),
        ("muggins", "3-4", {"line": "3-5"}, "Lay a tile with 3 or 5. The ends score when they total a multiple of 5."),
        ("chicken-foot", "5-9 1-6", {"line": "3-3 3-5@a 5-5@a"}, "First fill the double: lay a tile with 5."),
    ],
)
def test_a_player_is_told_what_to_do_and_why(name: str, hand: str, more: dict[str, Any], sentence: str) -> None:
    assert asked(name, hand, **more) == sentence


def test_in_german_too() -> None:
    assert asked("draw", "1-4 1-6", "de", line="3-5") == "Zu 3 oder 5 passt keiner deiner Steine: ziehe."


def test_a_duty_names_only_the_numbers_that_may_be_laid_at() -> None:
    nines = {"cyprus_nines_compulsory": True}
    assert asked("cyprus", "4-9 1-3", options=nines, line="9-9 1-9@a") == "Lay a tile with 9."
    assert asked("cyprus", "4-9 1-3", line="9-9 1-9@a") == "Lay a tile with 1 or 9."


def test_colours_are_named() -> None:
    assert asked("colour-block", "2-4 1-6", line="2-3") == "Lay a tile with red or yellow."


def test_concentration_asks_for_a_pair_and_then_for_what_is_missing() -> None:
    match = Match.new(game("concentration"), 2).deal(DominoSet(6).tiles)
    (seat,) = match.turn
    turned, _ = match.play(seat, Turn("a3"))
    asks = [moment.asks(seat, moment.actions(seat)) for moment in (match, turned)]
    told = [Words("en").ask(ask) for ask in asks if ask]
    assert told == ["Turn up two tiles that make 12 together.", "Turn up a second tile: 10 more pips make 12."]


def test_only_whoever_is_to_play_is_asked() -> None:
    match = match_at(BLOCK, table(BLOCK, ["3-6", "0-6"], line="6-6"))
    assert plain.hand(match, 0)["ask"]["is"] == "Ask"
    assert "ask" not in plain.hand(match, 1)
    assert "ask" not in plain.hand(match, None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_game_says_something_else_than_its_key_at_every_moment(page: Page) -> None:
    rng = Random(page.id)
    dealt = Table.new(page.game(), min(page.players)).dealt(rng)
    speakers = [Words(lang).at(dealt.match.game.board) for lang in languages()]
    for ask in moments(dealt, rng):
        for words in speakers:
            sentence = words.ask(ask)
            assert sentence[-1] in ".?", sentence
            assert not re.search(r"(ask|choice|goal)-|{|[Nn]one\b(?!:)", sentence), sentence


def moments(dealt: Table, rng: Random) -> Iterator[Ask]:
    """What is asked in a hand that is played by chance."""
    for _ in range(60):
        for seat in sorted(dealt.match.turn)[:1]:
            actions = dealt.match.actions(seat)
            ask = dealt.match.asks(seat, actions)
            assert ask
            yield ask
            dealt = dealt.played(seat, rng.choice(actions))
