"""The command line: help, the catalogue, bad input, encodings, pipes and terminals."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.cli import main
from boneyard.games import PAGES, page
from boneyard.lengths import expected
from boneyard.record import Record
from tests.command_line import at_a_terminal, command, environment, folder, good, process, refused, run

__all__ = ["folder"]


@pytest.mark.parametrize("name", sorted(main.commands))
def test_every_command_has_help_with_an_example(name: str) -> None:
    shown = good(name, "--help")
    assert f"  boneyard {name}" in shown[shown.index("Example:") :]


def test_help_names_every_command() -> None:
    shown = good("--help")
    assert all(f"  {name} " in shown for name in main.commands)


def test_two_digits_take_the_tile_that_they_name_where_nothing_is_numbered(folder: Path) -> None:
    shown = good("play", "hectic", "--seed", "1", typed="12\nh\ns race.txt\nq\n")
    (hand,) = Record.read(Path("race.txt").read_text("utf-8")).hands
    assert [move.action for move in hand.moves if move.seat == 0] == ["+1-2"]
    assert "Your move (? for help): 12" in shown
    assert "A good player would type " in shown


@pytest.mark.parametrize("name", ["block", "hectic", "concentration"])
def test_five_thousand_digits_are_no_action(name: str, folder: Path) -> None:
    shown = good("play", name, "--seed", "1", typed=f"{'9' * 5000}\nq\n")
    assert "9' is not possible now: " in " ".join(shown.split())


def test_the_catalogue_as_data_has_every_game_with_its_options() -> None:
    found = {each["id"]: each for each in json.loads(good("games", "--json"))}
    assert list(found) == [known.id for known in PAGES]
    muggins = found["muggins"]
    assert (muggins["name"], muggins["editions"], muggins["players"]) == ("Muggins", ["T5"], [2, 3, 4])
    assert (muggins["sets"], muggins["version"]) == ([6], page("muggins").version)
    (target,) = [option for option in muggins["options"] if option["name"] == "target"]
    assert (target["default"], target["least"]) == (61, 1)
    assert found["barricade"]["hosts"]["tiddle-wink"] == [6, 7, 8, 9]
    assert [option["hosts"] for option in found["barricade"]["options"] if option["name"] == "set"] == [["block"]]


def test_the_catalogue_has_two_lines_for_every_game() -> None:
    lines = good("games").splitlines()
    assert max(map(len, lines)) <= 80
    about = [round(expected(page("muggins").game(), players).minutes) for players in (2, 3, 4)]
    minutes = f"{min(about)}-{max(about)}"
    at = lines.index(f"muggins           Muggins              2-4       6     {minutes:7}  T5")
    assert lines[at + 1] == "    A point for every five at the ends, and quick sums win the day."


@pytest.mark.parametrize("name", [known.id for known in PAGES])
def test_a_game_is_shown_with_all_its_options(name: str) -> None:
    shown = good("games", name)
    assert all(f"\n  {option.name}=" in shown for option in page(name).options)
    assert json.loads(good("games", name, "--json"))["id"] == name


@pytest.mark.parametrize("name", [known.id for known in PAGES])
def test_every_game_has_a_page_that_can_be_read(name: str) -> None:
    shown = good("rules", name)
    assert "Points" in shown or "End" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["play", "blokk"], "There is no game 'blokk'; the games are: block, "),
        (["rules", "blokk"], "There is no game 'blokk'; the games are: block, "),
        (["rules", "../en/games"], "There is no game '../en/games'; the games are: "),
        (["games", "blokk"], "There is no game 'blokk'; the games are: block, "),
        (["simulate", "blok"], "There is no game 'blok'; the games are: block, "),
        (["play"], "Name a game, such as block, or a saved game with --resume FILE."),
        (["rules"], "Missing argument 'PAGE'."),
        (["shuffle"], "No such command 'shuffle'."),
        (["play", "block", "--tiles"], "No such option"),
        (["play", "block", "--players", "9"], "block is not played by 9; the page prints: 2, 3, 4."),
        (["play", "block", "--players", "0"], "block is not played by 0; the page prints: 2, 3, 4."),
        (["play", "block", "--players", "two"], "Invalid value for '--players': 'two' is not a valid integer."),
        (["simulate", "cyprus", "--players", "3"], "cyprus is not played by 3; the page prints: 4, 5, "),
        (
            ["play", "barricade", "-o", "host=french", "--players", "4"],
            "barricade is not played by 4; the page prints: 2.",
        ),
        (["play", "block", "-o", "jokers=2"], "block has no option 'jokers'; its options are: set, "),
        (["play", "block", "-o", "target"], "'target' is not an option; write name=value, such as -o target=50."),
        (["play", "block", "--option", "target=many"], "target=many is not possible: target is a whole number"),
        (["simulate", "block", "-o", "next_lead=dealer"], "next_lead=dealer is not possible: next_lead is rule, "),
        (["play", "block", "--set", "7"], "set=7 is not possible: set is 6 or 9."),
        (["play", "cyprus", "--set", "6"], "set=6 is not possible: cyprus is played with set 9."),
        (["play", "block", "--seat", "2"], "There is no seat 2; the seats are 0 to 1."),
        (["play", "block", "--seat", "-1"], "There is no seat -1; the seats are 0 to 1."),
        (["play", "block", "--level", "grandmaster"], "block has no bot 'grandmaster'; its levels are: easy, medium"),
        (["play", "block", "--lang", "xx"], "There is no language 'xx'; the languages are: "),
        (["rules", "block", "--lang", "xx"], "There is no language 'xx'; the languages are: "),
        (["play", "block", "--names", "Ann,Ben,Cleo"], "'Ann,Ben,Cleo' does not name the players: write up to 2 "),
        (["play", "block", "--names", "Ann,Ann"], "'Ann,Ann' does not name the players"),
        (["simulate", "block", "--bots", "easy,wild"], "block has no bot 'wild'; its levels are: easy, medium"),
        (["simulate", "block", "--bots", "easy,easy,easy", "--players", "2"], "3 levels do not fit 2 players: name "),
        (["simulate", "block", "--hands", "0"], "Invalid value for '--hands': 0 is not in the range x>=1."),
        (["replay", "nowhere.txt"], "nowhere.txt cannot be read: no such file or directory."),
        (["replay", "."], ". cannot be read: is a directory."),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt cannot be read: no such file or directory."),
        (
            ["play", "block", "--resume", "x", "--players", "3"],
            "With --resume the players, their names and the options ",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_refused_in_one_sentence(words: list[str], sentence: str, folder: Path) -> None:
    assert refused(*words).startswith(sentence)


def test_a_file_that_is_no_record_is_refused(folder: Path) -> None:
    Path("empty").write_bytes(b"\n \n")
    Path("bytes").write_bytes(b"\xff\xfe\x00")
    assert refused("replay", "empty") == "empty is empty, so it is no record."
    assert refused("replay", "bytes") == "bytes is not a text file, so it is no record."
    assert run("replay", "-", typed="a letter\n").stderr == "Line 1: boneyard record 1 comes here, not 'a letter'.\n"


def test_without_the_encoding_only_plain_characters_are_printed() -> None:
    shown = process("play", "cyprus", "--seed", "1", env={"PYTHONIOENCODING": "latin-1"}, input=b"1\n" * 20)
    assert shown.returncode == 0
    assert b"|-[9|" in shown.stdout
    assert shown.stdout.isascii()
    assert shown.stderr == b""
    assert "|-[9|" in good("play", "cyprus", "--seed", "1", "--ascii", typed="1\n" * 20)


def test_bytes_that_are_no_text_are_not_possible_now() -> None:
    shown = process("play", "plain-block", "--seed", "3", input=b"\xff\x00\n1\n")
    assert shown.returncode == 0
    assert b"is not possible now: type a number from 1 to 6" in shown.stdout
    assert b"You lay 1-5" in shown.stdout


def test_an_interrupt_leaves_with_its_own_status() -> None:
    with subprocess.Popen(
        command("play", "block", "--seed", "3"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as playing:
        assert playing.stdout is not None
        assert any(b"Your hand" in line for line in playing.stdout)
        playing.send_signal(signal.SIGINT)
        _, said = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert said.strip() == b""


def test_a_closed_pipe_is_silent() -> None:
    with subprocess.Popen(
        command("simulate", "block", "--hands", "40", "--seed", "1", "--bots", "easy", "--json"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as talking:
        assert talking.stdout is not None
        assert talking.stderr is not None
        talking.stdout.close()
        assert talking.stderr.read() == b""
    assert talking.returncode != 0


def test_colours_are_shown_at_a_terminal_unless_they_are_not_wanted() -> None:
    assert "\x1b[1m" in at_a_terminal("rules", "block")
    assert "\x1b" not in at_a_terminal("rules", "block", env={"NO_COLOR": "1"})


def test_at_a_terminal_play_shows_the_games_asks_for_one_and_plays_it() -> None:
    shown = at_a_terminal("play", typed=b"chess\n\nq\nn\n")
    assert all(f" {known.id}" in shown for known in PAGES)
    assert "There is no game 'chess'" in shown
    assert "Draw, with " in shown
    assert "Your hand, 7 tiles" in shown
    assert shown.rstrip().endswith("Goodbye.")


def test_a_long_simulation_shows_its_progress_at_a_terminal_only() -> None:
    words = ["simulate", "block", "--hands", "25", "--seed", "1", "--bots", "easy"]
    assert "Hands" in at_a_terminal(*words).split("block, 2 players")[0]
    assert "Hands" not in good(*words)


def test_the_version_is_told() -> None:
    shown = process("--version")
    assert shown.returncode == 0
    assert re.fullmatch(rb"boneyard( \d+\.\d+.*|, run from its source)\n", shown.stdout)


def test_help_does_not_wait_for_what_it_does_not_need() -> None:
    script = "import sys; from boneyard.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment(), timeout=60, check=True
    )
    loaded = shown.stdout.decode().split()
    assert not {"rich", "fluent", "fluent.runtime", "babel"} & set(loaded)
