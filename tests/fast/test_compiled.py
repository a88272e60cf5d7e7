"""The compiled twin: kept in a cache that a second process only reads, and equal to the plain one."""

import os
import subprocess
import sys
from pathlib import Path

SAME = """
from random import Random
from boneyard import game
from boneyard.fast import compiled
from boneyard.fast.places import *
from boneyard.fast.table import Twin
from boneyard.local_table import Table, shuffled
from boneyard.players import easy, hard
from boneyard.players.seen import seen

print(compiled.is_ready())
made = compiled.loaded()
for name, players in (("plain-block", 2), ("muggins", 4), ("chicken-foot", 3)):
    rules = game(name)
    twin = Twin(rules, players)
    table = twin.table(rules.start(players, shuffled(rules, Random(1))))
    table[CHANCE] = 5
    for engine in (made, compiled.PLAIN):
        arrays = [engine.numbers(each) for each in (
            twin.rules, table, list(range(len(twin.tiles))), [0] * TABLE_SIZE, [0] * MOST_ACTIONS)]
        print(name, engine.random_hands(*arrays, 20), [int(each) for each in arrays[3]])
for name in ("draw", "bergen"):
    table = Table.new(game(name), 2).dealt(Random(name))
    for _ in range(6):
        (seat,) = table.match.turn
        table = table.asked(seat, easy.choose, Random(3))
    (seat,) = table.match.turn
    for engine in (made, compiled.PLAIN):
        hard.engine = lambda engine=engine: engine
        print(name, hard.worths(seen(table.match, seat, table.events, Random(7)), float("inf"), 8, alike=True))
"""


def told(home: Path, *words: str) -> list[str]:
    env = {**os.environ, "HOME": str(home), "XDG_CACHE_HOME": str(home)}
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_what_one_process_compiles_the_next_one_reads_and_it_is_the_same_as_the_plain_one(tmp_path: Path) -> None:
    assert told(tmp_path, "-c", "from boneyard.fast import compiled; print(compiled.is_ready())") == ["False"]
    told(tmp_path, "-m", "boneyard.fast.compiled")
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb?")}
    assert kept
    ready, *results = told(tmp_path, "-c", SAME)
    assert ready == "True"
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb?")} == kept  # read, not compiled again
    assert results[0::2] == results[1::2]
