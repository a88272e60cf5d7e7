"""Words: every value has its sentence, and the sentences are good English."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser, ast

import boneyard
from boneyard import Pile, Tile, terminal, view
from boneyard import words as words_module
from boneyard.errors import BadInput
from boneyard.games import PAGES, page
from boneyard.laying import LayingGame
from boneyard.local_table import Table, hands
from boneyard.pages import Option, Page, Value
from boneyard.state import (
    Action,
    CalledPoints,
    ClaimedPoints,
    Drew,
    Ended,
    Event,
    Passed,
    Placed,
    Released,
    Revealed,
    Scored,
    Stopped,
)
from boneyard.tiles import BACK, Secret, parse_tiles
from boneyard.words import LOCALES, Words, languages, value_key
from tests.players.anything import anything

WORDS = Words().seated(("Ann", "Bob", "Cleo", "Dan"), you=0)
SOURCES = Path(boneyard.__file__).parent
LAYING = [page for page in PAGES if isinstance(page.game(), LayingGame)]


def messages(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


@pytest.mark.parametrize("file", sorted(LOCALES.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_file_of_messages_can_be_read(file: Path) -> None:
    assert not [entry for entry in messages(file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_written_twice(lang: str) -> None:
    entries = [entry for file in (LOCALES / lang).glob("*.ftl") for entry in messages(file)]
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [key for key, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__name__)
def test_every_event_has_a_message(event: type) -> None:
    assert WORDS.has(f"event-{re.sub('(?<!^)(?=[A-Z])', '-', event.__name__).lower()}")


@pytest.mark.parametrize("action", get_args(Action), ids=lambda action: action.__name__)
def test_every_action_has_a_message(action: type) -> None:
    assert WORDS.has(f"action-{re.sub('(?<!^)(?=[A-Z])', '-', action.__name__).lower()}")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_game_its_shelf_its_rulebooks_its_options_and_their_values_have_messages(page: Page) -> None:
    wanted = [f"game-{page.id}", f"game-{page.id}.summary", f"kind-{page.kind}"]
    wanted += [f"edition-{edition.lower()}" for edition in page.editions]
    wanted += [key for option in page.options for key in keys(option)]
    assert [key for key in wanted if not WORDS.has(key)] == []


def keys(option: Option) -> list[str]:
    key = f"option-{option.name.replace('_', '-')}"
    return [key, f"{key}.help", *(value_key(option.name, value) for value in option.values if isinstance(value, str))]


@pytest.mark.parametrize("lang", languages())
def test_the_help_of_an_option_speaks_of_0_where_0_can_be_chosen(lang: str) -> None:
    words = Words(lang)
    numbers = [option for page in PAGES for option in page.options if option.name in ("hands", "target")]
    assert {option.least for option in numbers} == {0, 1}
    for option in numbers:
        assert ("0" in words.option_help(option.name, option.least)) == (option.least == 0)


def test_every_message_that_the_terminal_wants_is_there() -> None:
    asked = re.compile(r'(?:say|tell|agreed|_go_on)\(\s*(?:sitting, )?"([a-z-]+)"')
    files = [*(SOURCES / "cli").glob("*.py"), SOURCES / "words.py", *(SOURCES / "terminal").glob("*.py")]
    wanted = {key for file in files for key in asked.findall(file.read_text("utf-8"))}
    assert len(wanted) > 40
    assert {key for key in wanted if not WORDS.has(key)} == set()


TOLD: list[tuple[str, dict[str, Value]]] = [
    *((page.id, {}) for page in LAYING),
    ("barricade", {"host": "peruvian"}),
    ("barricade", {"host": "team-block"}),
    ("barricade", {"host": "french"}),
    ("all-fives", {"sniff_spinner": True, "set": 9}),
    ("block", {"blocked_deduct_own": True}),
    ("chicken-foot", {"cf_release_dead_foot": True}),
    ("fives-and-threes", {"f53_team": "per_hand_difference"}),
    ("italian", {"italian_full_value": True}),
    ("muggins", {"muggins_call": True}),
    ("team-block", {"team_partner_deduct": True, "team_floor0": False}),
    ("tiddle-wink", {"tiddle_one_end": True}),
]


RARE = {"barricade": 15, "bergen": 80, "italian": 15, "netz": 30, "peruvian": 15}  # hands until all has happened


COUNTED_RARELY = {"below", "less", "rounded-hands", "shared"}  # tests/test_sums.py has them all


def play(name: str, choice: dict[str, Value], count: int) -> list[Table]:
    game = page(name).game(choice)
    players = max(game.players) if "f53_team" in choice else min(game.players)
    return list(hands(game, [anything] * players, Random(name), count))


@pytest.mark.parametrize("name, choice", TOLD, ids=str)
def test_whatever_happens_can_be_told(name: str, choice: dict[str, Value]) -> None:
    (table,) = play(name, choice, 1)
    for seat in (0, None):
        words = WORDS.seated(WORDS.names, seat)
        for event in view(table.events, seat):
            sentence = terminal.event(table.match.game, table.match.state, event, words)
            assert sentence[0].isupper()
            assert sentence[-1] in ".!"
            assert not re.search(r"[{}$?]|none|  ", sentence), sentence


def test_the_laying_games_use_every_reason_and_ending_that_has_a_message_and_no_other() -> None:
    played = [table for name, choice in TOLD for table in play(name, choice, RARE.get(name, 3))]
    events = [event for table in played for event in table.events]
    words = [word for event in events if isinstance(event, Scored) for word in event.why.split(" ")]
    reasons = {re.sub("-[0-9]+$", "", word) for word in words} | COUNTED_RARELY
    endings = {event.how for event in events if isinstance(event, Ended)}
    known = [entry.id.name for entry in messages(LOCALES / "en" / "events.ftl") if isinstance(entry, ast.Message)]
    assert reasons == {key.removeprefix("why-") for key in known if key.startswith("why-")}
    nearly_never = {"laid"}  # italian, if the seven heaviest tiles are out of play
    assert endings | nearly_never == {key.removeprefix("ended-") for key in known if key.startswith("ended-")}


def pile(text: str, *eyes: int) -> Pile:
    return Pile(parse_tiles(text), frozenset(eyes))


@pytest.mark.parametrize(
    "event, more, sentence",
    [
        (Placed(0, Tile(5, 6), "a", 6), {"at": "left"}, "You lay 5-6 at the left end (a)."),
        (Placed(1, Tile(5, 6), "b", 6), {"at": "right"}, "Bob lays 5-6 at the right end (b)."),
        (Placed(1, Tile(6, 6), "", 6), {"at": "lead"}, "Bob leads 6-6."),
        (Placed(2, Tile(5, 6), "g", 6), {"at": "arm"}, "Cleo lays 5-6 at g."),
        (Placed(2, Tile(5, 6), "a", 6), {"at": "row", "total": 42}, "Cleo lays 5-6: 42."),
        (Drew(0, pile("3-4", 0), (1, 2), 9), {}, "You draw 3-4; 9 are left in the stock."),
        (Drew(1, Pile((BACK,)), (1, 2), 1), {}, "Bob draws a tile; one is left in the stock."),
        (Drew(1, Pile((BACK, BACK)), (1, 2), 0), {}, "Bob draws 2 tiles; the stock is empty."),
        (Passed(0, (1, 3, 5)), {}, "You pass; open: 1, 3 and 5."),
        (Passed(3, (4,)), {}, "Dan passes; open: 4."),
        (Stopped(3, (4,)), {}, "Dan stops laying."),
        (Released("ac"), {}, "Nobody can lay at a and c, so the other ends are open again."),
        (Scored((0,), 12, "pips", 1), {}, "You score 12: the pips of Bob."),
        (Scored((1,), 12, "pips", 0), {}, "Bob scores 12: the pips you hold."),
        (Scored((1,), -7, "pips", 1), {}, "Bob loses 7: pips in hand."),
        (Scored((0, 2), 3, "ends-15"), {}, "You and Cleo score 3: the ends total 15."),
        (Scored((1, 3), -5, "own", 3), {}, "Bob and Dan lose 5: Dan's own pips are taken off."),
        (Scored((1,), 9, "pips", 1), {"sign": "penalty"}, "Bob writes 9: pips in hand."),
        (Scored((2,), 1, "total-30"), {}, "Cleo scores 1: a total of 30."),
        (Scored((1, 3), -5, "set-off"), {}, "Bob and Dan lose 5: set against the points of the other pair."),
        (Scored((0, 2), 4, "difference"), {}, "You and Cleo score 4: the points won, the difference of the two pairs."),
        (Scored((1,), 2, "overlooked", 0), {}, "Bob scores 2: Muggins, you have overlooked them."),
        (Scored((0,), 2, "overlooked", 1), {}, "You score 2: Muggins, Bob has overlooked them."),
        (ClaimedPoints(1, 0), {}, "Bob claims nothing."),
        (ClaimedPoints(0, 1), {}, "You claim 1 point, but that is wrong."),
        (CalledPoints(0, 0), {}, "You call nothing."),
        (CalledPoints(1, 3), {}, "Bob calls Muggins for 3 points, but that is wrong."),
        (Revealed(0, pile("5-6 0-1", 0)), {}, "You hold 0-1 and 5-6 (12 pips)."),
        (Ended("out", 0), {}, "Domino! You win the hand."),
        (Ended("run-down", -1), {}, "The stock has run down and nothing fits: the hand is over."),
    ],
)
def test_sentences_are_good_english(event: Any, more: dict[str, Any], sentence: str) -> None:
    assert WORDS.event(event, **more) == sentence


def test_nobody_is_named_for_a_seat_that_is_none() -> None:
    assert WORDS.name(-1) == "nobody"
    assert WORDS.name(0) == "you"
    assert Words().name(3) == "seat 3"


@pytest.mark.parametrize(
    "option, value, said",
    [
        ("hungarian_target", ">100", "more than 100"),
        ("hungarian_target", ">=100", "100 or more"),
        ("next_lead", "rotate", "each seat in turn"),
        ("set", 9, "9"),
        ("secret_score", True, "yes"),
    ],
)
def test_values_of_options_in_words(option: str, value: bool | int | str, said: str) -> None:
    assert WORDS.value(option, value) == said


def test_points_that_were_secret_are_told_like_any_others() -> None:
    assert WORDS.event(Scored((2,), Secret(1), "pips", 2), sign="penalty") == "Cleo writes 1: pips in hand."


class TurnedOver(NamedTuple):
    seat: int
    tile: Tile


def test_what_has_no_message_is_still_told() -> None:
    assert WORDS.event(TurnedOver(0, Tile(1, 2))) == "Turned-over: 0, 1-2"
    assert WORDS.action(TurnedOver(0, Tile(1, 2))) == str(TurnedOver(0, Tile(1, 2)))
    assert WORDS.game("backgammon") == "backgammon"
    assert WORDS.reason("magic") == "magic"


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"There is no language 'xx'; the languages are: .*en"):
        Words("xx")


def test_a_language_that_lacks_a_message_has_it_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, text in (("en", "yes = yes\nno = no\n"), ("da", "yes = ja\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "site.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    forget()
    danish = Words("da")
    assert (danish.say("yes"), danish.say("no"), danish.has("no")) == ("ja", "no", False)
    forget()


def forget() -> None:
    """Read all messages anew."""
    for known in (words_module.bundle, words_module._homes, words_module._said):
        known.cache_clear()
