"""The tables of strength: every game with opponents has its cells, and what was measured is kept and continued."""

from pathlib import Path
from random import Random

import pytest

from bench.strength import HANDS, cells, hands_table, matches_table
from bench.strength_bots import FIXED, bots
from bench.strength_cells import Cell, Kept, Limits, measured
from boneyard import PAGES, game
from boneyard.intervals import Interval
from boneyard.local_table import hands
from boneyard.players import Seen, levels
from boneyard.state import Place
from boneyard.terminal.arena import How

CELL = Cell("plain-block", 2, "easy", "random", whole=False)


def test_every_game_with_opponents_is_measured_and_in_pairs_where_it_has_them() -> None:
    found = cells([], [])
    assert {cell.game for cell in found} == {page.id for page in PAGES if max(page.players) > 1}
    assert {cell.game for cell in found if not cell.whole} == set(HANDS)
    in_pairs = {cell.game for cell in found if cell.whole and len(game(cell.game).sides(cell.players)) == 2}
    assert {"draw", "plain-block", "muggins", "fives-and-threes", "sebastopol-pairs"} <= in_pairs
    assert all({"hard", "medium"} & {cell.row, cell.column} for cell in found if cell.whole)
    assert cells(["bergen"], ["hard:medium"]) == [Cell("bergen", 2, "hard", "medium", whole=True)]


def test_what_is_kept_is_continued_and_gives_what_one_run_gives(tmp_path: Path) -> None:
    how, path = How(named=bots(0.0, 1)), tmp_path / "kept.json"
    whole = measured(CELL, Limits(12, 2), how, Kept(None, "1", "", trust=False))
    first = measured(CELL, Limits(5, 2), how, Kept(path, "1", "", trust=False))
    again = Kept(path, "1", "", trust=False)
    assert len(again.won(CELL)) == 5
    assert first != measured(CELL, Limits(12, 2), how, again) == whole


def test_what_other_bots_did_is_not_taken_unless_it_is_trusted(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    kept = Kept(path, "1", "", trust=False)
    kept.put(CELL, [1.0, 0.5])
    kept.write()
    path.write_text(
        path.read_text("utf-8").replace(str(kept.cells["plain-block 2: easy random by deals of 1"]["bots"]), "old")
    )
    assert Kept(path, "1", "", trust=False).won(CELL) == []
    assert Kept(path, "1", "", trust=True).won(CELL) == [1.0, 0.5]


def test_limits_of_time_tell_cells_of_hard_apart_and_the_seed_all_of_them() -> None:
    kept, cell = Kept(None, "1", "10 ms", trust=False), CELL._replace(row="hard")
    kept.put(cell, [1.0])
    kept.put(CELL, [0.0])
    kept.limits = "50 ms"
    assert (kept.won(cell), kept.won(CELL)) == ([], [0.0])
    kept.seed = "2"
    assert kept.won(CELL) == []


def test_the_tables_are_markdown() -> None:
    better, open_ = Interval(0.6, 0.55, 0.65), Interval(0.5, 0.4, 0.6)
    found = {CELL: better, Cell("bergen", 2, "hard", "medium", whole=True): open_}
    assert list(hands_table(found)) == [
        "\n| `plain-block` | random | highest | old | medium |",
        "|---|---|---|---|---|",
        "| `easy` | **60.0 ± 5.0** |  |  |  |",
    ]
    assert list(matches_table(found))[-1] == "| `bergen` | 2 | 50.0 ± 10.0 |  |"


@pytest.mark.parametrize("name", FIXED)
def test_those_who_stay_as_they_are_lay_whenever_they_can(name: str) -> None:
    def watched(seen: Seen) -> object:
        action = FIXED[name](seen)
        assert isinstance(action, Place) == any(isinstance(each, Place) for each in seen.actions)
        if name == "highest" and isinstance(action, Place):
            assert sum(action.tile) == max(sum(each.tile) for each in seen.actions if isinstance(each, Place))
        return action

    for rules in map(game, HANDS):
        assert len(list(hands(rules, [watched, levels(rules)["easy"]], Random(1), 5))) == 5
