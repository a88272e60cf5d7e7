"""Bots of the house's own: they play in processes apart, and whatever they do, the table goes on."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.match import Match
from boneyard.server.bots import own
from boneyard.server.bots.own import offered
from boneyard.server.bots.pool import Bots
from tests.server.running import PATIENT, House, house

BOTS = """
import os, sys, time

def last(seen):
    print("thinking aloud")
    os.write(1, b"thinking even louder")
    assert sys.stdin.read() == ""
    return seen.actions[-1]

last.games = ("plain-block",)

def fails(seen):
    raise RuntimeError("no idea")

def cheats(seen):
    return "6-6"

def dies(seen):
    os._exit(3)

def sleeps(seen):
    time.sleep(600)

def looks(seen):
    hidden = [str(tile) for pile in seen.state.hands for tile in pile.tiles]
    assert hidden.count("?-?") == 7, hidden
    return seen.actions[-1]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots that the workers find."""
    (tmp_path / "ownbots.py").write_text(BOTS, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    yield tmp_path
    assert "ownbots" not in sys.modules, "the code of a bot ran in the server's own process"


def dealt() -> Match:
    """A hand in which seat 0 leads, with seven actions."""
    rules = page("plain-block").game({"hands": 1})
    return Match.new(rules, 2).deal(rules.tiles.tiles)


def chosen(function: str, seconds: float = 20.0) -> tuple[str, int]:
    """What the table does when a bot's turn comes, and how many workers had to be ended."""

    async def ask() -> tuple[str, int]:
        bots = Bots(1, seconds, own=offered([f"club=ownbots:{function}"]))
        match = dealt()
        action = await bots.choose(match, min(match.turn), (), "club")
        await bots.close()
        return action, bots.ended

    return asyncio.run(ask())


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("function", ["last", "looks"])
def test_a_bot_of_the_house_decides_from_what_its_seat_sees(function: str) -> None:
    match = dealt()
    assert chosen(function) == (str(match.actions(min(match.turn))[-1]), 0)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("function, ended", [("fails", 0), ("cheats", 0), ("dies", 1)])
def test_when_a_bot_of_the_house_does_not_behave_the_medium_bot_moves(
    function: str, ended: int, capfd: pytest.CaptureFixture[str]
) -> None:
    match = dealt()
    medium = asyncio.run(Bots(1).choose(match, min(match.turn), (), "medium"))
    assert chosen(function) == (medium, ended)
    said = capfd.readouterr().err.splitlines()
    assert said == [] if function == "dies" else len(said) == 1
    assert all(line.startswith(f"The bot ownbots:{function} ") for line in said)


@pytest.mark.usefixtures("here")
def test_a_bot_of_the_house_that_thinks_too_long_is_ended() -> None:
    action, ended = chosen("sleeps", 2.0)
    match = dealt()
    assert action in [str(each) for each in match.actions(min(match.turn))]
    assert ended >= 1


@pytest.mark.usefixtures("here")
def test_a_slow_bot_of_the_house_keeps_no_other_bot_waiting() -> None:
    async def ask() -> bool:
        bots = Bots(1, 10.0, own=offered(["club=ownbots:sleeps"]))
        match = dealt()
        slow = asyncio.create_task(bots.choose(match, min(match.turn), (), "club"))
        await bots.choose(match, min(match.turn), (), "easy")
        waiting = not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await bots.close()
        return waiting

    assert asyncio.run(ask())


def test_the_seat_of_a_bot_that_the_house_no_longer_has_is_played_on() -> None:
    match = dealt()
    action = asyncio.run(Bots(1).choose(match, min(match.turn), (), "club"))
    assert action == asyncio.run(Bots(1).choose(match, min(match.turn), (), "medium"))


def make(home: House, game: str, bot: str) -> tuple[int, str]:
    token = home.ask("POST", "/api/guest").body["token"]
    asked = {"game": game, "players": 2, "bots": [None, bot]}
    answer = home.ask("POST", "/api/tables", asked, Authorization=f"Bearer {token}")
    return answer.status, answer.body.get("say", "")


def test_a_bot_of_the_house_is_offered_for_its_games_only(here: Path) -> None:
    bots = offered(["club=ownbots:last", "wild=ownbots:fails"])
    with house(here / "tables.db", PATIENT, lambda: Bots(1, own=bots)) as home:
        assert make(home, "plain-block", "club")[0] == 201
        assert make(home, "block", "club") == (
            400,
            "block has no bot 'club'; its levels are: easy, medium, hard, wild.",
        )
        assert make(home, "block", "wild")[0] == 201
        assert make(home, "block", "ownbots:last")[0] == 400
        assert make(home, "block", "wild/Ben")[0] == 400
        listed = {game["id"]: game["levels"] for game in home.ask("GET", "/api/games").body}
    assert listed["plain-block"] == ["easy", "medium", "hard", "club", "wild"]
    assert listed["hectic"] == ["easy", "medium", "hard", "wild"]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    "given, sentence",
    [
        (["ownbots:last"], "'ownbots:last' is not a bot with a name: write NAME=module:function, "),
        (["Club=ownbots:last"], "'Club=ownbots:last' is not a bot with a name: "),
        (["easy=ownbots:last"], "'easy' means something else already: name the bot ownbots:last differently."),
        (["a=ownbots:last", "a=ownbots:fails"], "Every bot needs a name of its own: a, a."),
        (["a=nowhere:last"], "The bot nowhere:last cannot be loaded: ModuleNotFoundError, No module named 'nowhere'."),
        (["a=ownbots:nobody"], "The bot ownbots:nobody cannot be loaded: ownbots has no function 'nobody'."),
        (["a=os:abort", "b=slow:bot"], "The bots os:abort, slow:bot cannot be loaded within 2 seconds."),
    ],
)
def test_what_is_wrong_is_told_before_the_server_starts(
    given: list[str], sentence: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "slow.py").write_text("import time\ntime.sleep(600)\n", "utf-8")
    if "b=slow:bot" in given:
        monkeypatch.setattr(own, "PATIENCE", 2.0)
    with pytest.raises(BadInput) as refused:
        offered(given)
    assert str(refused.value).startswith(sentence)


def test_no_bots_ask_for_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere")
    assert offered([]) == {}
