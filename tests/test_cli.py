"""The command line: whole games by typed lines, bad input, records, and the same bytes for the same seed."""

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import boneyard
from boneyard import Match, Record, game
from boneyard.cli import main
from boneyard.games import PAGES, page
from boneyard.laying import LayingGame
from boneyard.replays import last
from boneyard.tiles import DominoSet

SOURCE = Path(boneyard.__file__).parents[1]
LAYING = [known.id for known in PAGES if isinstance(known.game(), LayingGame)]


def run(*words: str, typed: str = "") -> Result:
    """A command with what is typed at it; what it prints is in `output`."""
    result = CliRunner().invoke(main, words, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def good(*words: str, typed: str = "") -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str) -> str:
    """The one sentence with which a command refuses."""
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert sentence.endswith((".", "?", "?)"))
    return sentence


def process(*words: str, env: dict[str, str] | None = None, **more: Any) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(command(*words), capture_output=True, env=environment(env), timeout=60, check=False, **more)


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "boneyard", *words]


def environment(more: dict[str, str] | None = None) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", **(more or {})}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", sorted(main.commands))
def test_every_command_has_help_with_an_example(name: str) -> None:
    shown = good(name, "--help")
    assert f"  boneyard {name}" in shown[shown.index("Example:") :]


def test_help_names_every_command() -> None:
    shown = good("--help")
    assert all(f"  {name} " in shown for name in main.commands)


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
    at = lines.index("muggins           Muggins              2-4       6     T5")
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
        (["play", "blok"], "There is no game 'blok'; the games are: block, "),
        (["rules", "blok"], "There is no game 'blok'; the games are: block, "),
        (["rules", "../en/games"], "There is no game '../en/games'; the games are: "),
        (["games", "blok"], "There is no game 'blok'; the games are: block, "),
        (["simulate", "blok"], "There is no game 'blok'; the games are: block, "),
        (["play"], "Name a game, such as block, or a saved game with --resume FILE."),
        (["rules"], "Missing argument 'GAME'."),
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


@pytest.mark.parametrize("name", LAYING)
def test_every_game_can_be_played_to_the_end_of_a_hand_by_the_first_action(name: str) -> None:
    shown = good("play", name, "--seed", "1", typed="1\n" * 30)
    assert re.search("Press Enter for the next hand|Another match", shown)
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert not re.search(r"[{}]|\$|event-|action-", shown)


def test_a_whole_match_of_muggins_ends_with_a_winner() -> None:
    shown = good("play", "muggins", "--seed", "5", typed="1\n" * 400)
    totals = re.findall(r"Score: you (\d+), Ada (\d+)\. The match goes to 61\.", shown)
    assert [max(map(int, pair)) >= 61 for pair in totals] == [False] * (len(totals) - 1) + [True]
    assert len(totals) > 1
    assert re.search(r"\n(You win the match!|Ada wins the match\.)\n\nAnother match\?.*\nGoodbye\.\n$", shown)


def test_after_a_match_another_can_be_played() -> None:
    shown = good("play", "netz", "--seed", "1", "-o", "hands=1", typed="y\nd\n1\n" * 40)
    assert shown.count("Another match?") > 1
    assert shown.count("\nHand 1\n") > 1


def test_partners_are_named_and_score_together() -> None:
    shown = good("play", "muggins", "--players", "4", "--seed", "4", typed="1\n" * 8)
    assert "You play with Ben against Ada and Cleo." in shown
    assert re.search(r"Score: you and Ben \d+, Ada and Cleo \d+\.", shown)


def test_the_score_of_peruvian_is_secret_until_the_last_hand() -> None:
    shown = good("play", "peruvian", "--seed", "1", "-o", "hands=2", typed="c\n" + "1\n" * 40)
    before, after = shown.split("Score: you ", 1)
    assert "The score is secret until only the last hand is left." in before
    assert "Press Enter for the next hand" in after
    assert "secret" not in after


def test_names_seat_set_and_options_are_taken(folder: Path) -> None:
    words = ["--seat", "1", "--names", "Ann", "--set", "9", "--set", "target=50", "-o", "stock-reserve=0"]
    shown = good("play", "block", *words, "--seed", "1", typed="s game.txt\nq\n")
    assert "Block, with Ann.\nThe match goes to 50." in shown
    record = Record.read(Path("game.txt").read_text("utf-8"))
    assert record.options == {"set": 9, "target": 50, "stock_reserve": 0}
    assert record.names == ("Ann", "Player")


def test_the_only_set_of_a_game_may_be_named() -> None:
    assert good("play", "cyprus", "--set", "9").startswith("Cyprus")


def test_what_is_typed_is_answered() -> None:
    typed = "?\nh\ne\nl\nc\nt\nr\n5-6@z\n0-0\nnonsense\nu\n\nq\nn\n"
    shown = good("play", "plain-block", "--seed", "3", typed=typed)
    for answer in (
        "Type the number of an action, or the action itself:",
        "A good player would choose 3: lay 3-5 at the left end (a), on the 5.",
        "Ends: 5 on the left (a) and 5 on the right (b).",
        "Ada leads 5-5.",
        "Score: you 0, Ada 0. The match goes to 100.",
        "Whoever holds the highest double leads it.",
        "You do not hold 5-6.",
        "0-0 cannot be laid there now.",
        "'nonsense' is not possible now: type a number from 1 to 6, or ? for help.",
        "There is nothing to take back in this hand.",
        "This game is not saved. Save it first? (y/n) n",
    ):
        assert answer in shown
    assert shown.endswith("Goodbye.\n")
    assert shown.count("  a 5 ◄ [5║5] ► 5 b") == 3


def test_enter_plays_the_only_action() -> None:
    shown = good("play", "block", "--seed", "6", "--seat", "1", typed="\n" * 3)
    assert "Your only move: press Enter (? for help): \n\nYou lead 6-6." in shown


def test_a_decision_can_be_taken_back(folder: Path) -> None:
    shown = good("play", "plain-block", "--seed", "3", typed="s before.txt\n4\nu\ns after.txt\nu\n1-5@b\nq\nn\n")
    assert "You lay 3-5 at the right end (b)." in shown
    assert shown.count("Taken back.") == 1
    assert "There is nothing to take back in this hand." in shown
    assert "You lay 1-5 at the right end (b)." in shown
    assert Path("before.txt").read_bytes() == Path("after.txt").read_bytes()


def test_what_has_been_seen_cannot_be_taken_back() -> None:
    shown = good("play", "block", "--seed", "3", typed="1\nu\nq\nn\n")
    assert "You draw 2-6" in shown
    assert "That cannot be taken back: since then you have seen tiles that were hidden." in shown


def test_a_match_that_ended_in_mid_hand_goes_on_after_a_take_back() -> None:
    words = ["play", "muggins", "--seed", "3", "-o", "target=3"]
    over = good(*words, typed="1\n" * 30).split("Another match?")[0]
    moves = len(re.findall(r"\nYour (?:only )?move\b", over))
    shown = good(*words, typed="1\n" * moves + "u\nq\nn\n")
    assert "Another match? (y/n, s saves this one) u\nTaken back.\n" in shown
    assert "? for help): q\n" in shown.split("Taken back.")[1]


def test_a_game_is_saved_and_goes_on_where_it_was(folder: Path) -> None:
    before = good("play", "muggins", "--players", "3", "--seat", "1", "--seed", "7", typed="1\n1\n1\ns\nq\n")
    assert "This game is not saved" not in before
    (file,) = folder.iterdir()
    assert re.fullmatch(r"muggins-\d{4}-\d\d-\d\d\.txt", file.name)
    after = good("play", "--resume", file.name, "--seed", "1", typed="l\nq\n")
    asked = "Your hand, "
    assert after[after.index(asked) :].splitlines()[:3] == before[before.rindex(asked) :].splitlines()[:3]
    assert "You " in after.split("? for help): l\n")[1]
    to_the_end = good("play", "muggins", "--resume", file.name, "--seed", "1", typed="1\n" * 400)
    assert "the match" in to_the_end


def test_a_match_that_is_over_can_be_resumed_for_another(folder: Path) -> None:
    Path("over.txt").write_text(
        json.loads(good("simulate", "netz", "-o", "hands=1", "--hands", "1", "--seed", "1", "--json"))["matches"][0][
            "record"
        ],
        "utf-8",
    )
    shown = good("play", "--resume", "over.txt", typed="y\nq\n")
    assert re.search(r"wins? the match", shown)
    assert "Another match? (y/n, s saves this one) y\n\nHand 1\n" in shown
    assert refused("play", "block", "--resume", "over.txt") == "over.txt is a record of netz, not of block."


def test_saving_never_writes_over_a_file_unasked(folder: Path) -> None:
    file = Path("mine.txt")
    file.write_text("precious", "utf-8")
    shown = good("play", "plain-block", "--seed", "3", typed="s mine.txt\nn\nq\nn\n")
    assert "mine.txt is there already. Write over it? (y/n) n\nNothing was saved." in shown
    assert file.read_text("utf-8") == "precious"
    assert "Saved in mine.txt." in good("play", "plain-block", "--seed", "3", typed="s mine.txt\ny\nq\n")
    assert Record.read(file.read_text("utf-8")).game == "plain-block"


def test_saving_by_default_finds_a_new_name(folder: Path) -> None:
    for _ in range(3):
        good("play", "plain-block", "--seed", "3", typed="1\nq\ny\n")
    names = sorted(file.name for file in folder.iterdir())
    assert [re.sub(r"\d{4}-\d\d-\d\d", "DATE", name) for name in names] == [
        "plain-block-DATE-2.txt",
        "plain-block-DATE-3.txt",
        "plain-block-DATE.txt",
    ]


@pytest.mark.parametrize("name", ["no/such/folder.txt", ".", "~nobody/at/home", "x" * 300, "a\0b"])
def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(name: str, folder: Path) -> None:
    shown = good("play", "plain-block", "--seed", "3", typed=f"s {name}\ny\n1\nq\nn\n")
    assert re.search(r"cannot\s+be\s+written:", shown)
    assert "You lay" in shown
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("typed", ["", "1\n", "1\nq\n", "s\n", "?\n"])
def test_the_end_of_the_input_is_a_clean_end(typed: str, folder: Path) -> None:
    assert good("play", "block", "--seed", "3", typed=typed).endswith("\nGoodbye.\n")


def test_the_same_seed_deals_the_same_game() -> None:
    first, second, other = (good("play", "block", "--seed", seed, typed="1\n" * 5) for seed in ("a", "a", "b"))
    assert first == second != other


def test_a_simulation_gives_the_same_bytes_for_the_same_seed() -> None:
    words = ["simulate", "cyprus", "--players", "4", "--hands", "3", "--seed", "11", "--json"]
    first, second = process(*words), process(*words, env={"PYTHONHASHSEED": "5"})
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert first.stderr == b""
    assert good(*words[:-2], "12", "--json") != first.stdout.decode()


@pytest.mark.parametrize("name", LAYING)
def test_the_hands_of_a_simulation_replay(name: str) -> None:
    played = json.loads(good("simulate", name, "--seed", "2", "--hands", "3", "--bots", "easy", "--json"))
    assert (played["game"], played["seed"], len(played["hands"])) == (name, 2, 3)
    assert played["players"] == len(played["bots"]) == min(page(name).game().players)
    records = [Record.read(each["record"]) for each in played["matches"]]
    hands = [hand for record in records for hand in record.hands]
    assert [hand["result"] for hand in played["hands"]] == [list(hand.result or ()) for hand in hands]
    assert [hand["actions"] for hand in played["hands"]] == [len(hand.moves) for hand in hands]
    assert [each["totals"] for each in played["matches"]] == [list(last(record).totals) for record in records]
    assert played["totals"] == [
        sum(hand["result"][seat] for hand in played["hands"]) for seat in range(played["players"])
    ]
    assert played["average"] == [total / 3 for total in played["totals"]]


def test_a_simulation_begins_another_match_when_one_ends() -> None:
    played = json.loads(good("simulate", "netz", "-o", "hands=2", "--hands", "5", "--seed", "1", "--json"))
    assert [(hand["match"], hand["hand"]) for hand in played["hands"]] == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]
    assert [each["over"] for each in played["matches"]] == [True, True, False]
    assert sum(played["wins"]) >= 2
    assert played["options"]["hands"] == 2


def test_a_simulation_as_a_table() -> None:
    lines = good("simulate", "block", "--bots", "easy,medium", "--seed", "x", "--hands", "4", "--set", "9").splitlines()
    assert lines[0] == "block, 2 players, set=9, seed x"
    assert lines[1].startswith("4 hands, ")
    assert [line.split()[:2] for line in lines[3:]] == [["seat", "bot"], ["0", "easy"], ["1", "medium"]]


def test_a_simulation_without_a_seed_tells_the_one_it_took() -> None:
    seed = json.loads(good("simulate", "block", "--hands", "1", "--json"))["seed"]
    assert isinstance(seed, int)


def test_records_of_a_simulation_are_written_and_replayed(folder: Path) -> None:
    good("simulate", "netz", "-o", "hands=2", "--hands", "5", "--seed", "1", "--records", "all.txt")
    shown = good("replay", "all.txt", "--quiet")
    assert shown.count("The record is right: 2 hands, ") == 2
    assert shown.count("The record is right: 1 hand, ") == 1
    assert good("replay", "-", "--quiet", typed=Path("all.txt").read_text("utf-8")) == shown


def a_record(hands: int = 1) -> str:
    played = json.loads(good("simulate", "muggins", "--hands", str(hands), "--seed", "4", "--json"))
    return str(played["matches"][0]["record"])


def test_a_replay_tells_every_move(folder: Path) -> None:
    Path("game.txt").write_text(a_record(), "utf-8")
    shown = good("replay", "game.txt")
    assert "   1  Seat 0 leads 6-6.\n   2  Seat 1 lays 3-6 at the right end (b).\n      Seat 1 scores 3: " in shown
    moves = len(Record.read(a_record()).hands[0].moves)
    assert f"\n{moves:4}  " in shown
    assert f"\n{moves + 1:4}  " not in shown
    assert shown.endswith(f"The record is right: 1 hand, {moves} moves.\n")
    assert shown.count("\nEnds: ") == 1
    assert good("replay", "game.txt", "--pictures").count("\nEnds: ") == moves


def test_a_replay_stops_where_it_is_told(folder: Path) -> None:
    Path("game.txt").write_text(a_record(2), "utf-8")
    shown = good("replay", "game.txt", "--to", "2")
    assert "   2  Seat 1 lays" in shown
    assert "   3  " not in shown
    assert "  a 6 ◄ [6║6][6│3] ► 3 b" in shown
    assert "The record is right" not in shown


def test_a_replay_through_the_eyes_of_a_seat_hides_what_it_did_not_see(folder: Path) -> None:
    Path("game.txt").write_text(a_record(3), "utf-8")
    everything, seen = good("replay", "game.txt"), good("replay", "game.txt", "--seat", "0")
    assert re.search(r"Seat 1 draws \d-\d;", everything)
    assert not re.search(r"Seat 1 draws \d-\d;", seen)
    assert "Seat 1 draws a tile;" in seen
    assert "You lead 6-6." in seen
    assert "\nSeat 1 holds " in everything
    assert "\nSeat 1 holds " not in seen
    assert refused("replay", "game.txt", "--seat", "2") == "There is no seat 2; the seats of this record are 0 to 1."


def test_a_cut_record_is_refused_with_its_line(folder: Path) -> None:
    lines = a_record().splitlines()
    for count in range(1, len(lines)):
        Path("cut.txt").write_text("\n".join(lines[:count]), "utf-8")
        result = run("replay", "cut.txt")
        assert result.exit_code == 2
        assert re.fullmatch(r"Line \d+: the record is cut after this line; .* is missing\.\n", result.stderr)


def test_the_lines_of_a_second_record_in_a_file_are_counted_on(folder: Path) -> None:
    whole = a_record()
    Path("two.txt").write_text(whole + whole.replace("moves: ", "moves: x", 1), "utf-8")
    result = run("replay", "two.txt")
    line = (
        len(whole.splitlines())
        + 1
        + whole.splitlines().index(next(row for row in whole.splitlines() if "moves" in row))
    )
    assert result.exit_code == 2
    assert result.stderr.startswith(f"Line {line}: ")
    assert refused("play", "--resume", "two.txt").startswith("Line ")


def test_an_illegal_move_is_refused_with_its_line_after_what_came_before(folder: Path) -> None:
    rules = game("block")
    record = Record.new(rules, 2).dealt(DominoSet(6).tiles)
    seat = min(Match.new(rules, 2).deal(DominoSet(6).tiles).turn)
    Path("wrong.txt").write_text(str(record.moved(seat, "5-5")), "utf-8")
    result = run("replay", "wrong.txt")
    assert result.exit_code == 2
    assert "Hand 1" in result.stdout
    assert re.fullmatch(r"Line 9: Seat \d cannot play '5-5' now; allowed: .*\n", result.stderr)


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


def at_a_terminal(*words: str, typed: bytes = b"", env: dict[str, str] | None = None) -> str:
    """What a command shows at a terminal of eighty columns."""
    near, far = pty.openpty()
    termios.tcsetwinsize(far, (50, 80))
    os.write(near, typed)
    more = {"TERM": "xterm", **(env or {})}
    with subprocess.Popen(command(*words), stdin=far, stdout=far, stderr=far, env=environment(more)) as showing:
        os.close(far)
        shown = b""
        with contextlib.suppress(OSError):  # the terminal is gone when the command is
            while part := os.read(near, 65536):
                shown += part
    os.close(near)
    assert showing.returncode == 0
    return shown.decode().replace("\r\n", "\n")


def test_colours_are_shown_at_a_terminal_unless_they_are_not_wanted() -> None:
    assert "\x1b[1m" in at_a_terminal("rules", "block")
    assert "\x1b" not in at_a_terminal("rules", "block", env={"NO_COLOR": "1"})


def test_at_a_terminal_play_shows_the_games_asks_for_one_and_plays_it() -> None:
    shown = at_a_terminal("play", typed=b"chess\n\nq\nn\n")
    assert all(f" {known.id}" in shown for known in PAGES)
    assert "There is no game 'chess'" in shown
    assert "Block, with Ada." in shown
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
