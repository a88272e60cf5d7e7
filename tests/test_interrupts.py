"""The suite where the interrupt signal is ignored, as under `nohup ... &`: its children can be interrupted even so."""

import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
IGNORING = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh"]  # runs a command as a background job of a script runs


def test_a_child_of_a_test_can_be_interrupted_where_the_suite_cannot() -> None:
    inner = f"{Path(__file__).relative_to(ROOT)}::test_a_child_is_interrupted"
    command = [*IGNORING, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", inner]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.splitlines()[-1].startswith("1 passed"), done.stdout


def test_a_child_is_interrupted() -> None:
    with subprocess.Popen(["sleep", "30"]) as sleeping:
        sleeping.send_signal(signal.SIGINT)
        assert sleeping.wait() == -signal.SIGINT
