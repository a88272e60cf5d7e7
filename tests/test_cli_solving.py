"""Exact answers on the command line: they are those of the solvers, the same for the same seed, and clear."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boneyard import Match, Record, game
from boneyard.cli.solving import solve
from boneyard.games.solo_2 import Batches
from boneyard.games.squares import PAGE, Framed
from boneyard.players.dominance import position
from boneyard.solvers import dominance, solo, squares
from boneyard.solvers.chains import is_chain, shortest_chain
from boneyard.solvers.trails import endings, walk
from boneyard.tiles import Deck, DominoSet, Tile, parse_tiles, pips, write_tiles
from tests.command_line import at_a_terminal, command, environment, folder, good, process, refused

__all__ = ["folder"]

SIX = DominoSet(6)


def answer(*words: str) -> Any:
    return json.loads(good("solve", *words, "--json"))


def shuffled(seed: int, highest: int = 6) -> Deck:
    tiles = DominoSet(highest).tiles
    return tuple(Random(seed).sample(tiles, len(tiles)))


@pytest.mark.parametrize("name", sorted(solve.commands))
def test_every_solver_has_help_with_an_example(name: str) -> None:
    shown = good("solve", name, "--help")
    assert f"  boneyard solve {name}" in shown[shown.index("Example:") :]
    assert "--json" in shown


@pytest.mark.parametrize(
    "words, sentence",
    [
        ([], "Name what to solve: dominance, fortune-teller, hectic, hungarian, solo-1, solo-2, squares."),
        (["chess"], "No such command 'chess'."),
        (["squares", "--lang", "xx"], "There is no language 'xx'; the languages are: "),
        (["squares", "--count", "--puzzle"], "Give one of --count, --puzzle, --complete."),
        (["squares", "--puzzle", "--complete", ""], "Give one of --count, --puzzle, --complete."),
        (["squares", "--seed", "1"], "Only --puzzle takes a --seed."),
        (["squares", "--complete", "0-0"], "'0-0' is not an action: write 3-1@a6h "),
        (["squares", "--complete", "stop"], "'stop' lays no tile: write tiles and their places, "),
        (["squares", "--complete", "lift@a1"], "'lift@a1' lays no tile: "),
        (["squares", "--complete", "0-7@a1h"], "'0-7@a1h' cannot be laid: 0-7 does not belong to the set of 6 "),
        (["squares", "--complete", "0-1@d1h"], "'0-1@d1h' cannot be laid: it lies outside the frame."),
        (["squares", "--complete", "0-1@a8h"], "'0-1@a8h' cannot be laid: it lies outside the frame."),
        (["squares", "--complete", "0-1@a1h 1-0@a3h"], "'1-0@a3h' cannot be laid: 0-1 is there twice."),
        (["squares", "--complete", "0-1@a1h 0-2@a2h"], "'0-2@a2h' cannot be laid: another tile lies there."),
        (["solo-1"], "Give one of --sample, --deck, --record."),
        (["solo-1", "--sample", "0"], "Invalid value for '--sample': 0 is not in the range x>=1."),
        (["solo-1", "--sample", "many"], "Invalid value for '--sample': 'many' is not a valid integer "),
        (["solo-1", "--sample", "5", "--deck", "0-0"], "Give one of --sample, --deck, --record."),
        (["solo-1", "--sample", "5", "--moves", "0-0"], "The --moves are those of a --deck: give both."),
        (["solo-1", "--deck", "0-0", "--seed", "1"], "Only --sample takes a --seed."),
        (["solo-1", "--deck", "0-0 x"], "'x' is not a tile: write two numbers with a dash, such as 5-6."),
        (["solo-1", "--deck", "0-0 0-1"], "The deck is not a shuffle of the set of 6 (28 tiles): 0-2 is missing."),
        (["solo-1", "--deck", "0-0 0-0"], "0-0 is there twice."),
        (["solo-1", "--deck", "0-9"], "0-9 does not belong to the set of 6 (28 tiles)."),
        (["solo-1", "--deck", "?-?"], "?-? does not belong to the set of 6 (28 tiles)."),
        (["solo-1", "--deck", write_tiles(SIX.tiles), "--moves", "0-0"], "Seat 0 cannot play '0-0' now; allowed: "),
        (["solo-1", "--record", "nowhere.txt"], "nowhere.txt cannot be read: no such file or directory."),
        (["solo-2"], "Give one of --sample, --deck, --record."),
        (["solo-2", "--deck", ""], "0 tiles of the deck are given, and 1 have been turned up or drawn."),
        (["solo-2", "--deck", "0-1 1-2", "--moves", "draw"], "2 tiles of the deck are given, and 6 have been "),
        (["solo-2", "--deck", "0-1 1-2", "--refill", "each"], "Give the first 6 tiles of the deck: with refill=each "),
        (["solo-2", "--deck", "0-9"], "0-9 does not belong to the set of 6 (28 tiles)."),
        (["solo-2", "--set", "7", "--sample", "1"], "Invalid value for '--set': '7' is not one of '6', '9'."),
        (["solo-2", "--record", "x", "--set", "9"], "With --record the set and the options are those of the file."),
        (["hectic"], "Missing option '--double'."),
        (["hectic", "--double", "10"], "Invalid value for '--double': 10 is not in the range 0<=x<=9."),
        (["hectic", "--double", "5", "--free", "5-5"], "5-5 is a double: only single tiles make chains."),
        (["hectic", "--double", "5", "--free", "5-10"], "5-10 does not belong to the set of 9 (55 tiles)."),
        (["hectic", "--double", "5", "--free", "5-1 1-5"], "1-5 is there twice."),
        (["hungarian"], "Missing option '--hand'."),
        (["hungarian", "--hand", "5-7"], "5-7 does not belong to the set of 6 (28 tiles)."),
        (["hungarian", "--hand", "5-6", "--ends", "5"], "'5' is not two ends: write two numbers up to 6, such as 3,5."),
        (["hungarian", "--hand", "5-6", "--ends", "5,7"], "'5,7' is not two ends: "),
        (["hungarian", "--hand", "5-6", "--ends", ""], "'' is not two ends: "),
        (["hungarian", "--hand", "5-6", "--lead", "6-6"], "6-6 cannot lead: it is not in the hand."),
        (["hungarian", "--hand", "5-6", "--lead", "5-6", "--ends", "5,6"], "A tile leads where nothing is laid yet: "),
        (["dominance"], "Give one of --taken, --record."),
        (["dominance", "--taken", "3-5"], "'3-5' is not an action: write a tile and a row as 3-5@5, "),
        (["dominance", "--taken", "3-5@4"], "Seat 0 cannot play '3-5@4' now; allowed: "),
        (["dominance", "--taken", "3-5@5 3-5@3"], "Seat 1 cannot play '3-5@3' now; allowed: "),
        (["dominance", "--taken", "", "--nodes", "0"], "Invalid value for '--nodes': 0 is not in the range x>=1."),
        (["fortune-teller"], "Missing option '--hidden'."),
        (["fortune-teller", "--hidden", "2-2"], "2-2 is a double: hide a single tile, or the line closes to a ring "),
        (["fortune-teller", "--hidden", "2-7"], "2-7 does not belong to the set of 6 (28 tiles)."),
        (["fortune-teller", "--hidden", "two"], "'two' is not a tile: "),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_bad_input_is_refused_in_one_sentence(words: list[str], sentence: str, folder: Path) -> None:
    assert refused("solve", *words).startswith(sentence)


def test_the_solutions_of_squares_are_counted_by_name() -> None:
    counts = squares.count()._asdict()
    assert list(counts) == ["number_pictures", "placements", "placements_up_to_half_turn", "placements_up_to_symmetry"]
    assert answer("squares", "--count") == answer("squares") == counts
    shown = good("solve", "squares", "--count")
    for name, number in counts.items():
        assert re.search(rf"^  {name} +{number:,}$", shown, re.MULTILINE)


def framed(texts: list[str]) -> Framed:
    rules: Any = PAGE.game()
    state: Framed = rules.start(1, SIX.tiles)
    for text in texts:
        lay = rules.read(text)
        assert lay in rules.actions(state, 0)
        state, _ = rules.play(state, 0, lay)
    return state


def test_a_puzzle_has_one_solution_and_is_shown_without_it() -> None:
    puzzle = answer("squares", "--puzzle", "--seed", "1")
    assert set(puzzle["given"]) < set(puzzle["solution"])
    assert framed(puzzle["solution"]).scores == (1,)
    found = answer("squares", "--complete", " ".join(puzzle["given"]))
    assert (found["completions"], found["solution"]) == (1, puzzle["solution"])
    shown = good("solve", "squares", "--puzzle", "--seed", "1")
    assert " ".join(puzzle["given"]) in shown
    assert shown.count("[") == 28 - len(puzzle["given"])
    assert shown.endswith("Seed 1.\n")
    assert answer("squares", "--puzzle", "--seed", "2") != puzzle


def test_a_puzzle_without_a_seed_tells_the_one_it_took() -> None:
    puzzle = answer("squares", "--puzzle")
    assert answer("squares", "--puzzle", "--seed", str(puzzle["seed"])) == puzzle


def test_a_frame_is_completed_with_what_lies_in_it() -> None:
    found = answer("squares", "--complete", "0-0@a1v 0-2@a2h")
    assert {"0-0@a1v", "0-2@a2h"} < set(found["solution"])
    assert framed(found["solution"]).scores == (1,)
    assert found["completions"] == 16_320
    assert "There are 16,320 ways to complete this" in good("solve", "squares", "--complete", "0-0@a1v,0-2@a2h")
    assert answer("squares", "--complete", "")["completions"] == squares.count().placements
    assert answer("squares", "--complete", " ".join(found["solution"]))["completions"] == 1


def test_a_frame_that_cannot_be_completed_is_told_with_what_is_in_the_way() -> None:
    found = answer("squares", "--complete", "0-0@a1v 0-2@b2h")
    assert (found["completions"], found["solution"], found["lift"]) == (0, None, ["0-2@b2h"])
    shown = good("solve", "squares", "--complete", "0-0@a1v 0-2@b2h")
    assert shown.startswith("This cannot be completed.\n")
    assert shown.endswith("It goes on without 0-2@b2h.\n")


def test_the_share_of_winnable_deals_is_that_of_the_solver() -> None:
    share = solo.share_of_winnable(60, Random(7))
    assert answer("solo-1", "--sample", "60", "--seed", "7") == {
        "seed": 7,
        "sample": 60,
        "winnable": share.winnable,
        "share": share.share,
        "low": share.low,
        "high": share.high,
    }
    shown = good("solve", "solo-1", "--sample", "60", "--seed", "7")
    assert shown.startswith(f"{share.winnable} of 60 deals can be won. That is ")


@pytest.mark.parametrize(
    "words",
    [
        ["solo-1", "--sample", "30", "--seed", "a", "--json"],
        ["solo-2", "--sample", "300", "--seed", "2", "--json"],
        ["solo-2", "--sample", "2", "--seed", "2", "--refill", "each", "--json"],
        ["solo-2", "--deck", "0-1 1-2 2-3 3-3 3-4 0-5", "--seed", "3", "--json"],
        ["squares", "--puzzle", "--seed", "3"],
        ["dominance", "--taken", "1-7@7", "--nodes", "500", "--json"],
    ],
    ids=lambda words: " ".join(words)[:30],
)
def test_the_same_seed_gives_the_same_bytes(words: list[str]) -> None:
    first, second = process("solve", *words), process("solve", *words, env={"PYTHONHASHSEED": "5"})
    assert (first.returncode, first.stderr) == (0, b"")
    assert first.stdout == second.stdout


def test_a_winnable_deal_is_won_by_the_line_that_is_told() -> None:
    deck = solo.winnable_deal(Random(4))
    found = answer("solo-1", "--deck", write_tiles(deck))
    match = Match.new(game("solo-1"), 1).deal(deck)
    for move in found["moves"]:
        match, _ = match.play(0, match.game.read(move))
    assert found["winnable"]
    assert match.result == (1,)
    shown = good("solve", "solo-1", "--deck", ",".join(map(str, deck)))
    assert "\nThis can be won.\n" in shown
    assert "28 tiles" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_deal_that_cannot_be_won_is_told() -> None:
    lost = next(deck for deck in map(shuffled, range(50)) if solo.winning_line(solo.deal_rows(deck)) is None)
    assert answer("solo-1", "--deck", write_tiles(lost)) == {"winnable": False, "moves": None}
    assert "\nThis cannot be won.\n" in good("solve", "solo-1", "--deck", write_tiles(lost))


def test_a_position_of_solo_1_is_solved_from_its_record_and_from_its_moves(folder: Path) -> None:
    deck = solo.winnable_deal(Random(4))
    moves = answer("solo-1", "--deck", write_tiles(deck))["moves"]
    record = Record.new(game("solo-1"), 1).dealt(deck)
    for move in moves[:10]:
        record = record.moved(0, move)
    Path("solo.txt").write_text(str(record), "utf-8")
    found = answer("solo-1", "--record", "solo.txt")
    assert found == answer("solo-1", "--deck", write_tiles(deck), "--moves", " ".join(moves[:10]))
    assert len(found["moves"]) == 18
    done = answer("solo-1", "--deck", write_tiles(deck), "--moves", " ".join(moves))
    assert done == {"winnable": True, "moves": []}
    late = " ".join([*moves, "draw"])
    assert refused("solve", "solo-1", "--deck", write_tiles(deck), "--moves", late).startswith("'draw' comes too late")
    assert refused("solve", "solo-2", "--record", "solo.txt") == "solo.txt is a record of solo-1, not of solo-2."


def test_the_batch_of_solo_2_is_laid_whole_in_the_order_that_is_told() -> None:
    deck = parse_tiles("3-4 0-6 0-1 1-4 4-4 3-6")
    found = answer("solo-2", "--deck", write_tiles(deck), "--seed", "1")
    assert not found["exact"]
    assert 0 < found["chance"] < 0.1
    match = Match.new(game("solo-2"), 1).deal((*deck, *(tile for tile in SIX.tiles if tile not in deck)))
    for move in ("draw", *found["moves"]):
        match, _ = match.play(0, match.game.read(move))
    state: Batches = match.state
    assert state.hands[0].tiles == ()
    assert len(state.layout.joints) == 6


def test_a_batch_that_cannot_be_laid_is_lost() -> None:
    found = answer("solo-2", "--deck", "3-4 0-6 2-2 1-4 4-4 3-6")
    assert (found["moves"], found["chance"], found["exact"]) == ([], 0.0, True)
    shown = good("solve", "solo-2", "--deck", "3-4 0-6 2-2 1-4 4-4 3-6")
    assert shown.endswith("\nThis hand cannot all be laid, so the game is lost.\n")


def test_what_comes_later_in_the_deck_does_not_change_the_advice() -> None:
    deck = parse_tiles("3-4 0-6 0-1 1-4 4-4 3-6")
    rest = [tile for tile in SIX.tiles if tile not in deck]
    other = (*deck, *reversed(rest))
    for refill in ("batch", "each"):
        words = ["--refill", refill, "--seed", "1"]
        known = answer("solo-2", "--deck", write_tiles(deck), *words)
        assert answer("solo-2", "--deck", write_tiles(other), *words) == known


def test_with_refill_each_the_next_tile_is_told() -> None:
    found = answer("solo-2", "--deck", write_tiles(shuffled(1, 9)[:8]), "--set", "9", "--refill", "each", "--seed", "1")
    assert len(found["hand"]) == 7
    assert len(found["moves"]) == 1
    assert 0 <= found["chance"] <= 1


def test_the_end_of_a_game_of_solo_2_is_counted_out(folder: Path) -> None:
    record = won_solo_2()
    moves = [move.action for move in record.hands[0].moves]
    last_draw = len(moves) - 1 - moves[::-1].index("draw")
    deck = write_tiles(record.hands[0].deck[:21])
    found = answer("solo-2", "--deck", deck, "--moves", " ".join(moves[:last_draw]))
    assert found["exact"]
    assert found["hand"] == found["moves"] == []
    assert 0 < found["chance"] < 1
    Path("won.txt").write_text(str(record), "utf-8")
    assert good("solve", "solo-2", "--record", "won.txt").endswith("\nEverything is laid: this is won.\n")


def won_solo_2() -> Record:
    """A record in which all 26 tiles are laid: the deck follows one line of 26 tiles."""
    rules = game("solo-2")
    tiles = [tile for tile in SIX.tiles if tile not in (Tile(0, 1), Tile(1, 2))]
    start = endings(None, tiles)[0][0]
    order = [tiles[place] for place in walk(tiles, start)]
    deck = (*order, Tile(0, 1), Tile(1, 2))
    match, record = Match.new(rules, 1).deal(deck), Record.new(rules, 1).dealt(deck)
    while match.turn:
        moves = match.actions(0)
        wanted = [move for move in moves if str(move) == "draw" or follows(match, move, order)]
        record = record.moved(0, wanted[0])
        match, _ = match.play(0, wanted[0])
    return record.settled(match.result)


def follows(match: Match, move: Any, order: list[Tile]) -> bool:
    """Whether a move lays the next tile of the line, at the end that the line goes on at."""
    laid = len(match.state.layout.joints)
    if move.tile != order[laid]:
        return False
    after, _ = match.play(0, move)
    return laid == len(order) - 1 or any(end.number in order[laid + 1] for end in after.state.layout.ends)


def test_the_odds_of_solo_2_have_an_interval() -> None:
    found = answer("solo-2", "--sample", "5", "--refill", "each", "--seed", "1")
    assert (found["sample"], found["seed"]) == (5, 1)
    assert found["share"] == found["winnable"] / 5
    assert found["low"] <= found["share"] <= found["high"]
    rest = answer("solo-2", "--sample", "50", "--play-rest", "--set", "9", "--seed", "1")
    assert rest["high"] < 0.1


@pytest.mark.parametrize("double", range(10))
def test_chains_are_chains(double: int) -> None:
    short, long = answer("hectic", "--double", str(double)), answer("hectic", "--double", str(double), "--longest")
    for found in (short, long):
        assert is_chain(double, [Tile.parse(tile) for tile in found["chain"]])
        assert found["tiles"] == len(found["chain"])
    assert short["tiles"] == len(shortest_chain(double, DominoSet(9).tiles) or ()) < long["tiles"]


def test_a_chain_of_free_tiles_is_drawn_or_there_is_none() -> None:
    shown = good("solve", "hectic", "--double", "0", "--free", "0-3 3-4 0-4 1-7")
    assert shown == "The shortest chain for the double 0 has 3 tiles:\n  [0│3][3│4][4│0]\n"
    assert "[0|3][3|4][4|0]" in good("solve", "hectic", "--double", "0", "--free", "0-3 3-4 0-4", "--ascii")
    none = good("solve", "hectic", "--double", "0", "--free", "0-3 3-4")
    assert none == "The free tiles make no chain of 3 or more for the double 0.\n"
    assert answer("hectic", "--double", "4", "--free", "")["chain"] is None


def test_the_longest_train_and_the_heaviest() -> None:
    hand = "3-4 4-4 0-4 5-6 1-5 1-1"
    found = answer("hungarian", "--hand", hand, "--ends", "3,5")
    assert (found["tiles"], found["pips"], found["left"]) == (5, 27, ["5-6"])
    assert found["moves"] == ["3-4@a", "4-4@a", "0-4@a", "1-5@b", "1-1@b"]
    assert "\n  [0│4][4║4][4│3] ... [5│1][1║1]\n" in good("solve", "hungarian", "--hand", hand, "--ends", "3,5")
    heavy = answer("hungarian", "--hand", "0-6 0-1 1-1 6-6 5-6", "--ends", "6,6", "--pips")
    light = answer("hungarian", "--hand", "0-6 0-1 1-1 6-6 5-6", "--ends", "6,6")
    assert heavy["pips"] >= light["pips"]
    assert light["tiles"] >= heavy["tiles"]


def test_a_train_may_begin_with_a_lead() -> None:
    found = answer("hungarian", "--hand", "6-6 2-6 2-5 0-3", "--lead", "6-6")
    assert found["moves"][0] == "6-6"
    assert found["tiles"] == 3
    assert answer("hungarian", "--hand", "6-6 0-3")["tiles"] == 1
    none = answer("hungarian", "--hand", "6-6 0-3", "--ends", "1,2")
    assert none == {"moves": [], "tiles": 0, "pips": 0, "left": ["6-6", "0-3"]}
    assert good("solve", "hungarian", "--hand", "6-6", "--ends", "1,2") == "No tile of this hand can be laid.\n"


def a_game_of_dominance(left: int) -> tuple[Match, list[str]]:
    """A match of dominance in which so many tiles are left, and its moves."""
    rules, rng = game("dominance"), Random(3)
    match, moves = Match.new(rules, 2).deal(rules.tiles.tiles), list[str]()
    while len(match.state.left.tiles) > left:
        seat = min(match.turn)
        move = rng.choice(match.actions(seat))
        moves.append(str(move))
        match, _ = match.play(seat, move)
    return match, moves


def test_the_last_tiles_of_dominance_are_played_perfectly(folder: Path) -> None:
    match, moves = a_game_of_dominance(6)
    verdict = dominance.exact(position(match.state))
    found = answer("dominance", "--taken", " ".join(moves))
    assert (found["value"], found["exact"], found["left"]) == (verdict.value, True, 6)
    assert found["move"] in map(str, match.actions(found["seat"]))
    record = Record.new(match.game, 2).dealt(match.game.tiles.tiles)
    replayed = Match.new(match.game, 2).deal(match.game.tiles.tiles)
    for move in moves:
        seat = min(replayed.turn)
        record = record.moved(seat, move)
        replayed, _ = replayed.play(seat, match.game.read(move))
    Path("game.txt").write_text(str(record), "utf-8")
    assert answer("dominance", "--record", "game.txt") == found
    shown = good("solve", "dominance", "--record", "game.txt")
    assert f"Seat {found['seat']} decides; the best is {found['move']}.\nPlayed perfectly, " in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_before_that_the_best_is_told_as_far_as_can_be_seen() -> None:
    found = answer("dominance", "--taken", "", "--nodes", "50")
    assert (found["seat"], found["exact"], found["left"]) == (0, False, 28)
    assert "\nAs far as can be seen, " in good("solve", "dominance", "--taken", "", "--nodes", "50")


def test_a_finished_game_of_dominance_has_no_move() -> None:
    match, moves = a_game_of_dominance(0)
    found = answer("dominance", "--taken", " ".join(moves))
    assert (found["seat"], found["move"], found["exact"]) == (None, None, True)
    assert found["value"] == match.result[0] - match.result[1]
    assert "\nAll tiles are taken, and " in good("solve", "dominance", "--taken", " ".join(moves))


@pytest.mark.parametrize("hidden", ["0-1", "2-5", "6-0"])
def test_the_fortune_teller_lays_all_other_tiles_and_ends_in_the_hidden_numbers(hidden: str) -> None:
    found = answer("fortune-teller", "--hidden", hidden)
    tile = Tile.parse(hidden)
    match = Match.new(game("fortune-teller"), 1).deal((tile, *(other for other in SIX.tiles if other != tile)))
    for move in found["moves"]:
        match, _ = match.play(0, match.game.read(move))
    assert match.result == (1,)
    assert sorted(found["ends"]) == sorted(tile) == sorted(end.number for end in match.state.layout.ends)
    assert pips(match.state.layout.tiles) == 168 - sum(tile)


def test_a_long_sample_shows_its_progress_at_a_terminal_only() -> None:
    words = ["solve", "solo-1", "--sample", "150", "--seed", "1"]
    shown = at_a_terminal(*words)
    assert "Deals" in shown.split("of 150 deals")[0]
    assert "Deals" not in good(*words)
    assert process(*words).stderr == b""


def test_an_interrupt_leaves_a_long_sample_with_its_own_status() -> None:
    script = command("solve", "solo-1", "--sample", "10000000", "--seed", "1")
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as trying:
        try:
            with pytest.raises(subprocess.TimeoutExpired):
                trying.wait(2)
            trying.send_signal(signal.SIGINT)
            shown, said = trying.communicate(timeout=30)
        finally:
            trying.kill()
    assert trying.returncode == 130
    assert (shown, said.strip()) == (b"", b"")


def test_help_loads_no_solver_and_no_server() -> None:
    script = "import sys; from boneyard.cli import main; main(['solve', '--help'], standalone_mode=False); "
    script += "print(*sys.modules)"
    shown = process_of(script).stdout.decode().split()
    server = {f"boneyard.server.{name}" for name in ("app", "serve", "store", "tables", "http")}  # not its settings
    assert not (server | {"boneyard.terminal.solving", "uvicorn", "starlette", "msgspec", "rich"}) & set(shown)


def process_of(script: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment(), timeout=60, check=True
    )
