"""Writing a bot: what the page shows works as it says, on the command line, on a server and over the network."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.record import Record
from boneyard.server.bots import own
from boneyard.server.bots.pool import Bots
from boneyard.server.deals import proof
from tests.command_line import folder, process
from tests.server.running import house

__all__ = ["folder"]

PAGE = (Path(__file__).parents[1] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
BOT, NETWORK = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^boneyard (simulate|arena|play) (.*)$", PAGE, re.MULTILINE)


@pytest.fixture
def here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the two programs of the page."""
    (folder / "mybots.py").write_text(BOT, "utf-8")
    (folder / "netbot.py").write_text(NETWORK, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))  # pytest is not started by -m, so its workers do not look here
    return folder


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("command, words", COMMANDS, ids=[command for command, _ in COMMANDS])
def test_the_commands_of_the_page_work(command: str, words: str) -> None:
    done = process(command, *words.split(), input=b"")
    assert (done.returncode, done.stderr) == (0, b"")
    if command == "arena":
        assert done.stdout.decode().strip() in PAGE


def test_every_command_of_the_page_is_tried() -> None:
    assert {command for command, _ in COMMANDS} == {"simulate", "arena", "play"}


@pytest.mark.usefixtures("here")
def test_the_bot_plays_on_a_server(tmp_path: Path) -> None:
    offered = own.offered(["club=mybots:heaviest"])
    with house(tmp_path / "tables.db", bots=lambda: Bots(1, own=offered)) as home:
        levels = {game["id"]: game["levels"] for game in home.ask("GET", "/api/games").body}
        assert levels["block"] == ["easy", "medium", "hard", "club"]
        assert levels["hectic"] == ["easy", "medium", "hard"]


@pytest.mark.usefixtures("here")
def test_the_bot_plays_over_the_network(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        command = [sys.executable, "netbot.py", home.url]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    record = Record.read(done.stdout)
    assert record.names[0] == "Heaviest"
    assert {wrong for _, wrong in proof.check(record)} == {""}
