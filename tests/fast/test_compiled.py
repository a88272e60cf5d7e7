"""The compiled twin: kept in a cache that a second process only reads, and equal to the plain one; made meanwhile."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boneyard.fast import compiled, warming
from boneyard.fast.alone import alone

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

WARM = """
from threading import Event
from boneyard.fast import compiled, warming
warming.AGAIN = 0.3
before, ready = compiled.engine(), Event()
with warming.beside(lambda made: made and ready.set()):
    print(ready.wait(), before.compiled, compiled.engine().compiled, flush=True)
"""
MEANWHILE = """
from boneyard.fast import compiled
compiled.read_beside()
found = [compiled.engine().compiled]
while not found[-1]:
    found.append(compiled.engine().compiled)
print(found[0], found[-1])
"""
CHILD = """
import sys
from boneyard.fast import warming
warming.compile_all = lambda wait: print("compiles", flush=True) or sys.stdin.read()
warming.main()
"""
PARENT = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
print(child.stdout.readline().strip(), child.pid, flush=True)
time.sleep(60)
"""


def started(home: Path, *words: str) -> subprocess.Popen[str]:
    env = {**os.environ, "HOME": str(home), "XDG_CACHE_HOME": str(home), compiled.SETTING: "1"}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, *words], stdout=pipe, stderr=pipe, text=True, env=env)


def ended(process: subprocess.Popen[str]) -> list[str]:
    said, wrong = process.communicate()
    assert process.returncode == 0, wrong
    return said.splitlines()


def told(home: Path, *words: str) -> list[str]:
    return ended(started(home, *words))


def test_what_one_process_compiles_the_next_one_reads_and_it_is_the_same_as_the_plain_one(tmp_path: Path) -> None:
    assert told(tmp_path, "-c", "from boneyard.fast import compiled; print(compiled.is_ready())") == ["False"]
    first = started(tmp_path, "-m", "boneyard.fast.compiled")  # the children of the others would give way to all tests
    while not list(tmp_path.rglob("compiling")):
        time.sleep(0.01)
    others = [started(tmp_path, "-c", WARM) for _ in range(2)]
    assert [ended(each) for each in (first, *others)] == [[], ["True False True"], ["True False True"]]
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb?")}
    assert kept
    ready, *results = told(tmp_path, "-c", SAME)
    assert ready == "True"
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb?")} == kept  # read, not compiled again
    assert results[0::2] == results[1::2]
    assert told(tmp_path, "-c", MEANWHILE) == ["False True"]


def test_a_child_that_compiles_ends_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    parent = started(tmp_path, "-c", PARENT, CHILD)
    assert parent.stdout
    word, child = parent.stdout.readline().split()
    assert word == "compiles"
    assert os.getpriority(os.PRIO_PROCESS, int(child)) == warming.NICE
    parent.kill()
    parent.communicate()
    while is_alive(int(child)):
        time.sleep(0.01)


def test_whoever_stops_waits_for_no_compiler(tmp_path: Path) -> None:
    at_once = "import time\nfrom boneyard.fast import warming\nwith warming.beside():\n    time.sleep(0.5)"
    assert told(tmp_path, "-c", at_once) == []
    assert not list(tmp_path.rglob("ready"))


def test_what_another_process_is_at_is_left_to_it(tmp_path: Path) -> None:
    with alone(tmp_path / "held", wait=False) as first, alone(tmp_path / "held", wait=False) as second:
        assert (first, second) == (True, False)
    with alone(tmp_path / "held", wait=True) as third:
        assert third


def test_nothing_is_compiled_where_that_is_forbidden() -> None:
    assert not compiled.is_possible()
    assert not compiled.is_ready()
    with warming.beside(lambda made: pytest.fail("nothing is to be told")):
        assert not compiled.engine().compiled


def is_alive(process: int) -> bool:
    """Whether a process still runs; one that nobody has asked how it ended does not."""
    try:
        return (Path("/proc") / str(process) / "stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
