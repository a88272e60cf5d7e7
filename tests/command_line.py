"""Commands of the command line for tests: in this process, in one of their own, at a terminal."""

import contextlib
import os
import pty
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import boneyard
from boneyard.cli import main
from boneyard.games import PAGES
from boneyard.laying import LayingGame

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
