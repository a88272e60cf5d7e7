"""What can be read: the catalogue with all that a form needs, and the rules in a language."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from boneyard import plain, rulebook
from boneyard.games import PAGES, page
from boneyard.lessons import lesson
from boneyard.match import Match
from boneyard.pages import MOST
from boneyard.players import levels
from boneyard.positions import position
from boneyard.record import Record
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import forget_idle
from boneyard.tiles import Deck, Eye
from boneyard.words import Words
from tests.server.people import Person, over
from tests.server.running import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


def test_the_catalogue_has_every_game_with_its_bots(home: House) -> None:
    told = {one["id"]: one for one in home.ask("GET", "/api/games").body}
    assert list(told) == [known.id for known in PAGES]
    assert all(one["levels"] == list(levels(page(name).game())) for name, one in told.items())
    assert told["hectic"]["levels"] == ["easy", "medium", "hard"]


def test_a_game_tells_its_shelf_its_picture_and_how_its_table_is_drawn(home: House) -> None:
    told = {one["id"]: one for one in home.ask("GET", "/api/games").body}
    assert (told["hectic"]["kind"], told["hectic"]["sample"]) == ("special", page("hectic").sample)
    board = {"name": "race", "shape": "line", "counted": False, "race": True, "colours": False}
    assert told["hectic"]["board"] == board


def test_a_table_tells_how_its_own_game_is_drawn(home: House) -> None:
    table = Person(home).make(game="barricade", players=2, options={"host": "french"})
    usual = next(one for one in home.ask("GET", "/api/games").body if one["id"] == "barricade")
    shapes = [told["board"]["shape"] for told in (usual, home.ask("GET", f"/api/tables/{table}").body)]
    assert shapes == ["line", "storeys"]


def test_every_option_tells_what_a_form_for_it_needs(home: House) -> None:
    for one in home.ask("GET", "/api/games").body:
        known = {option.name: option for option in page(one["id"]).options}
        for told in one["options"]:
            option = known.pop(told["name"])
            assert told["default"] == option.check(told["default"])
            assert [option.check(value) for value in told["values"]] == told["values"]
            if told["kind"] == "number":
                assert option.check(told["least"]) == told["least"]
                assert option.check(told["most"]) == told["most"] == MOST
            else:
                assert told["default"] in told["values"]
                assert (told["kind"] == "flag") == (set(map(type, told["values"])) == {bool})
        assert not known


def test_the_rules_are_told_in_the_language_that_is_asked_for_or_else_in_english(home: House) -> None:
    for lang in ("en", "de"):
        reply = home.ask("GET", f"/api/games/draw/rules?lang={lang}")
        written = reply.headers["content-language"]
        assert reply.text == rulebook.text("draw", written)
        assert written in (lang, "en")
    assert home.ask("GET", "/api/games/draw/rules").headers["content-language"] == "en"


@pytest.mark.parametrize("name", rulebook.SUBJECTS)
def test_the_pages_about_all_games_are_told_like_those_of_the_games(home: House, name: str) -> None:
    reply = home.ask("GET", f"/api/games/{name}/rules?lang=de")
    assert (reply.status, reply.text) == (200, rulebook.text(name, "de"))


def test_a_game_tells_its_other_names(home: House) -> None:
    told = {one["id"]: one["aliases"] for one in home.ask("GET", "/api/games").body}
    assert "Mexican Train" in told["cyprus"]
    assert told["bergen"] == ["Bergen", "Берген"]  # its titles in all languages


@pytest.mark.parametrize("lang", ["xx", "", "../en", "EN"])
def test_a_language_that_nobody_wrote_the_rules_in_is_refused(home: House, lang: str) -> None:
    reply = home.ask("GET", f"/api/games/draw/rules?lang={lang}")
    assert (reply.status, reply.body["code"]) == (400, "bad-request")


def test_there_are_no_rules_of_a_game_that_is_not_there(home: House) -> None:
    assert home.ask("GET", "/api/games/poker/rules").status == 404
    assert home.ask("GET", "/api/games/..%2f..%2fen/rules?lang=de").status == 404


def looked_at(match: Match, eye: Eye) -> dict[str, Any]:
    """A hand in which nobody is asked to play."""
    hand = plain.hand(match, eye)
    return {name: told for name, told in hand.items() if name != "ask"} | {"actions": []}


@pytest.mark.parametrize("name", [known.id for known in PAGES])
def test_the_position_of_a_page_is_shown_as_an_onlooker_sees_it(home: House, name: str) -> None:
    told = home.ask("GET", f"/api/games/{name}/position?lang=de").body
    known = position(name)
    assert (told["game"], told["names"], told["seat"]) == (name, list(known.record.names), known.eye)
    assert told["caption"] == Words("de").say(f"position-{name}")
    assert told["board"]["name"] == known.record.rules.board.name
    assert [step["hand"] for step in told["steps"]] == [looked_at(moment.match, known.eye) for moment in known.moments]


def test_there_is_no_position_of_a_game_that_is_not_there_nor_in_a_language_that_is_not(home: House) -> None:
    assert home.ask("GET", "/api/games/poker/position").status == 404
    assert home.ask("GET", "/api/games/draw/position?lang=xx").status == 400


def test_ones_own_tables_are_the_ones_where_one_sits(home: House) -> None:
    ann, bob = Person(home), Person(home)
    tables = [ann.make(game="block", players=2) for _ in range(3)]
    for table in tables:
        ann.sit(table)
    bob.sit(tables[0])
    ann.ask("POST", f"/api/tables/{tables[1]}/leave", {"seat": 0})
    assert [(one["table"], one["status"]) for one in ann.mine()] == [(tables[2], "open"), (tables[0], "playing")]
    (only,) = bob.mine()
    assert (only["table"], only["mine"], only["game"]) == (tables[0], [1], "block")
    assert [chair["person"] for chair in only["seats"]] == [True, True]
    assert home.ask("GET", "/api/mine").status == 401


def test_ones_own_tables_tell_whether_they_wait_for_one_and_since_when(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2)
    ann.sit(table)
    assert not ann.mine()[0]["turn"]
    bob.sit(table)
    (turn,) = ann.ask("GET", f"/api/tables/{table}").body["hand"]["turn"]
    assert [ann.mine()[0]["turn"], bob.mine()[0]["turn"]] == [turn == 0, turn == 1]
    assert ann.mine()[0]["at"] == home.log(table)[-1].at


def test_a_finished_table_is_still_ones_own_and_waits_for_nobody(home: House) -> None:
    _, ann = over(home, game="fortune-teller", players=1)
    assert (ann.mine()[0]["status"], ann.mine()[0]["turn"]) == ("over", False)


def test_tables_that_left_the_memory_are_found(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="solo-1", players=1)
    ann.sit(table)
    before = ann.mine()
    home.do(forget(home.hub, table))
    assert table not in home.hub.desks
    assert ann.mine() == before


async def forget(hub: Hub, table: str) -> None:
    """Let a table leave the memory."""
    hub.desks[table].used = 0.0
    forget_idle(hub)


GAMES = [{"game": "peruvian", "players": 4, "options": {"hands": 2}}, {"game": "memory", "players": 1}]
GAMES += [{"game": "concentration", "players": 2}, {"game": "fortress", "players": 2}]


@pytest.mark.parametrize("asked", GAMES, ids=lambda asked: str(asked["game"]))
def test_a_replay_tells_every_step_with_every_tile(home: House, asked: dict[str, Any]) -> None:
    table, ann = over(home, **asked)
    record = Record.read(home.ask("GET", f"/api/tables/{table}/record").text)
    told: Any = None
    for number, hand in enumerate(record.hands, 1):
        told = home.ask("GET", f"/api/tables/{table}/replay?hand={number}").body
        assert (told["game"], told["players"], told["options"]) == (record.game, record.players, record.options)
        assert (told["names"], told["hands"], told["hand"]) == (list(record.names), len(record.hands), number)
        moves = [(step["seat"], step["action"]) for step in told["steps"]]
        assert moves == [(None, ""), *((move.seat, move.action) for move in hand.moves)]
        assert {step["hand"]["hand"] for step in told["steps"]} == {number}
        assert "?-?" not in json.dumps(told)
        assert tuple(told["steps"][-1]["hand"]["result"]) == hand.result
    snapshot = ann.ask("GET", f"/api/tables/{table}").body
    assert told["board"] == snapshot["board"]
    assert told["steps"][-1]["hand"]["totals"] == snapshot["hand"]["totals"]
    assert [event for step in told["steps"] for event in step["events"]][-1]["is"] == snapshot["events"][-1]["is"]


def test_a_replay_begins_with_the_first_hand_and_has_no_others_than_were_played(home: House) -> None:
    table, _ = over(home, game="hectic", players=2)
    path = f"/api/tables/{table}/replay"
    assert home.ask("GET", path).body == home.ask("GET", f"{path}?hand=1").body
    assert home.ask("GET", f"{path}?hand=2").status == 404
    for wrong in ("0", "-1", "x", "", "1.0", "²", "9" * 30):
        assert home.ask("GET", f"{path}?hand={quote(wrong)}").status == 400


def test_a_running_match_is_not_replayed(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="solo-1", players=1)
    ann.sit(table)
    reply = ann.ask("GET", f"/api/tables/{table}/replay")
    assert (reply.status, reply.body["code"]) == (409, "not-over")
    assert home.ask("GET", "/api/tables/nowhere/replay").status == 404


def test_showing_a_hand_deals_no_other_hand_again(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = over(home, game="peruvian", players=4, options={"hands": 3})
    dealt: list[int] = []
    deal = Match.deal

    def counted(self: Match, deck: Deck) -> Match:
        dealt.append(self.hands + 1)
        return deal(self, deck)

    monkeypatch.setattr(Match, "deal", counted)
    for hand in (3, 1, 2):
        assert home.ask("GET", f"/api/tables/{table}/replay?hand={hand}").body["hand"] == hand
    assert dealt == [3, 1, 2]


@pytest.mark.parametrize("name", ["matador", "hectic"])
def test_the_lesson_of_a_game_teaches_its_kind_and_shows_what_may_be_done(home: House, name: str) -> None:
    told = home.ask("GET", f"/api/games/{name}/lesson?lang=de").body
    known, words = lesson(page(name).lesson), Words("de")
    assert (told["game"], told["title"]) == (known.record.game, words.say(f"lesson-{known.kind}"))
    assert told["says"] == [words.say(key) for key in known.sentences]
    assert [step["action"] for step in told["steps"][1:]] == [move.action for move in known.record.hands[0].moves]
    assert any(step["hand"]["actions"] for step in told["steps"])
    assert home.ask("GET", "/api/games/poker/lesson").status == 404
