"""Every check of the project, up to the first red one: `python3 run.py test`.

With words, pytest alone gets them.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from client import build

ROOT = build.CLIENT.parent
TYPED = ["src", "tests", "bench", "run.py", "client/build.py", "client/types.py", "hatch_build.py"]


class Check(NamedTuple):
    """A command that must end well."""

    name: str
    command: list[str]
    cwd: Path = ROOT
    env: dict[str, str] | None = None


def main(words: list[str]) -> int:
    """Run the checks, and give the exit status of the first one that is not 0."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for check in [python("pytest", "pytest", *words)] if words else checks(Path(folder)):
            print(f"== {check.name}", flush=True)
            status = subprocess.call(check.command, cwd=check.cwd, env={**os.environ, **(check.env or {})})
            if status:
                print(f"RED: {check.name} failed after {time.monotonic() - began:.1f} seconds.")
                return max(status, 1)
    print(f"GREEN after {time.monotonic() - began:.1f} seconds.")
    return 0


def checks(folder: Path) -> list[Check]:
    """Every check, the quick ones first; what the client is tested with goes into the folder."""
    samples, sentences = folder / "samples.json", folder / "sentences.json"
    env = {"BONEYARD_SAMPLES": str(samples), "BONEYARD_SENTENCES": str(sentences)}
    return [
        python("ruff format", "ruff", "format", "--check"),
        python("ruff check", "ruff", "check"),
        python("mypy", "mypy", "--strict", *TYPED),
        client("client check", "svelte-check/bin/svelte-check", "--fail-on-warnings"),
        python("tables for the client", "tests.browser.samples", str(samples)),
        python("sentences for the client", "tests.browser.sentences", str(sentences)),
        client("client tests", "vitest/vitest.mjs", "run")._replace(env=env),
        python("browser", "tests.browser.chromium"),
        python("pytest", "pytest", "-n", "auto"),
    ]


def python(name: str, module: str, *words: str) -> Check:
    """A check by a program of Python."""
    return Check(name, [sys.executable, "-m", module, *words])


def client(name: str, tool: str, *words: str) -> Check:
    """A check by a program of Node.js."""
    node = build.node_on_path() or build.node_in(Path(sys.prefix) / "node")
    assert node, "run.py has fetched Node.js"
    return Check(name, node.tool(tool, *words), build.CLIENT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
