"""The checks run side by side: each is told whole, the tests last, up to the first red one, and none outlives them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.checks import ROOT, Check, Red, side_by_side

SOON = 30.0  # seconds after which a test gives up waiting


def says(name: str, *lines: str, after: float = 0) -> Check:
    """A check that says something after a while."""
    script = f"import time; time.sleep({after}); print({os.linesep.join(lines)!r})"
    return Check(name, [sys.executable, "-c", script])


def sleeps(file: Path) -> Check:
    """A check with a child that sleeps; the number of the child's process is in the file."""
    return Check("sleeps", ["sh", "-c", f"sleep 60 & echo $! > {file}.new; mv {file}.new {file}; wait"])


def run(*lanes: list[Check]) -> Red | None:
    return asyncio.run(asyncio.wait_for(side_by_side(*lanes), SOON))


def test_the_tests_end_last_though_they_are_ready_first(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run([says("late", "one", "two", after=0.5), says("later", "three")], [says("live", "a", "b")]) is None
    said = re.sub(r"[\d.]+ seconds", "N seconds", capfdbinary.readouterr().out.decode())
    assert said == "== live\na\n== late, N seconds\none\ntwo\n== later, N seconds\nthree\nb\n"


def test_all_of_them_run_at_the_same_time(tmp_path: Path) -> None:
    """Each waits for what the other one makes."""
    wait = "while ! [ -e {0} ]; do sleep 0.01; done"
    here, there = tmp_path / "here", tmp_path / "there"
    one = Check("one", ["sh", "-c", f"touch {here}; {wait.format(there)}"])
    other = Check("other", ["sh", "-c", f"touch {there}; {wait.format(here)}"])
    assert run([one], [says("first"), other]) is None


@pytest.mark.parametrize("swapped", [False, True], ids=["late", "live"])
def test_the_first_red_one_is_named_with_its_status_and_the_others_are_ended(swapped: bool, tmp_path: Path) -> None:
    file = tmp_path / "child"
    red = Check("red", ["sh", "-c", f"until [ -e {file} ]; do sleep 0.01; done; exit 3"])
    lanes = [[red, says("never")], [sleeps(file)]]
    assert run(*(lanes[::-1] if swapped else lanes)) == Red(red, 3)
    until(lambda: is_gone(int(file.read_text())))


def test_an_interrupt_ends_every_child(tmp_path: Path) -> None:
    file = tmp_path / "child"
    script = "import sys; from pathlib import Path; from tests import checks, test_checks\n"
    script += "checks.style = lambda: []; checks.browser = lambda: checks.Check('browser', ['true'])\n"
    script += "checks.pytest = lambda *_: test_checks.sleeps(Path(sys.argv[1]))\n"
    script += "sys.exit(checks.main(['--quick']))"
    with subprocess.Popen([sys.executable, "-c", script, file], cwd=ROOT, stdout=subprocess.PIPE) as running:
        until(file.exists)
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=SOON)
    assert (running.returncode, said.decode()) == (130, "== browser\n== sleeps\nInterrupted.\n")
    until(lambda: is_gone(int(file.read_text())))


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def is_gone(process: int) -> bool:
    """Whether a process has ended; somebody has to collect it after that, so it may be there in name."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{process}/stat").read_text().split()[2] == "Z"
