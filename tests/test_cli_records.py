"""Simulations and replays on the command line: the same bytes for the same seed, and wrong records refused."""

import json
import re
from pathlib import Path

import pytest

from boneyard import Match, Record, game
from boneyard.games import page
from boneyard.replays import last
from boneyard.tiles import DominoSet
from tests.command_line import LAYING, folder, good, process, refused, run

__all__ = ["folder"]


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
    assert lines[0] == "block, set=9, 2 players, seed x"
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
