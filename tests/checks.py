"""Every check of the project, side by side, up to the first red one: `python3 run.py test`.

`--quick` alone runs what answers within a minute. With other words, pytest alone gets them.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from client import build

ROOT = build.CLIENT.parent
TYPED = ["src", "tests", "bench", "run.py", "client/build.py", "client/types.py", "hatch_build.py"]
QUICK = ["--quick"]
SAME_EXAMPLES = ["--hypothesis-profile", "ci"]  # a check is red by a change, never by chance
# Hundreds of processes read the same modules: each is compiled once, even where Python is told to write nothing down.
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
GRACE = 5.0  # seconds in which a check that is ended clears up behind itself
LINE = 2**20  # bytes that a line may have


class Check(NamedTuple):
    """A command that must end well."""

    name: str
    command: list[str]
    cwd: Path = ROOT
    env: dict[str, str] | None = None


class Red(NamedTuple):
    """A check that has failed."""

    check: Check
    status: int


def main(words: list[str]) -> int:
    """Run the checks, and give the exit status of the first one that is not 0."""
    if words not in ([], QUICK):
        return subprocess.call(python("pytest", "pytest", *words).command, cwd=ROOT, env=os.environ | COMPILED)
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            lanes = (
                (style(), [browser(), pytest(*QUICK)])
                if words
                else (beside(Path(folder)), [browser(), translated(), pytest()])
            )
            red = asyncio.run(side_by_side(*lanes))
    except KeyboardInterrupt:
        print("Interrupted.")
        return 130
    seconds = f"after {time.monotonic() - began:.1f} seconds"
    print(f"RED: {red.check.name} failed {seconds}." if red else f"GREEN {seconds}.")
    return red.status if red else 0


async def side_by_side(one: list[Check], other: list[Check]) -> Red | None:
    """Run the checks of two lists beside each other; the first red one, at which the others are ended."""
    told_late = asyncio.create_task(lane(one))
    told_live = asyncio.create_task(lane(other, told_late))
    try:
        for ended in asyncio.as_completed((told_late, told_live)):
            if red := await ended:
                return red
        return None
    finally:
        told_late.cancel()
        told_live.cancel()
        await asyncio.gather(told_late, told_live, return_exceptions=True)


async def lane(checks: list[Check], others: "asyncio.Task[Red | None] | None" = None) -> Red | None:
    """Run checks one after another up to the first red one; if there are others, tell as it goes and end after them."""
    for check in checks:
        is_last = check is checks[-1]
        status = await (tell_live(check, others if is_last else None) if others else tell_late(check))
        if status:
            return Red(check, max(status, 1))
    return None


async def tell_late(check: Check) -> int:
    """Run a check and then print what it said."""
    began = time.monotonic()
    async with running(check, stderr=STDOUT) as process:
        said, _ = await process.communicate()
    print(f"== {check.name}, {time.monotonic() - began:.1f} seconds", flush=True)
    show(said)
    return process.returncode or 0


async def tell_live(check: Check, others: "asyncio.Task[Red | None] | None") -> int:
    """Run a check and print what it says line by line; if there are others, the last line of a green one after them."""
    print(f"== {check.name}", flush=True)
    last = b""
    async with running(check) as process:
        assert process.stdout
        async for line in process.stdout:
            show(last)
            last = line
        status = await process.wait()
    if others and not status:
        await asyncio.wait([others])
    show(last)
    return status


def show(said: bytes) -> None:
    """Print what a check said, as it is."""
    sys.stdout.buffer.write(said)
    sys.stdout.flush()


@contextlib.asynccontextmanager
async def running(check: Check, stderr: int | None = None) -> AsyncIterator[Process]:
    """A check that runs; whoever leaves before its end ends it with all its children."""
    starting = asyncio.create_task(start(check, stderr))
    try:
        yield await asyncio.shield(starting)
    finally:
        process = await starting  # who is interrupted at the start has to end it as well
        assert process.stdout
        if process.returncode is None or not process.stdout.at_eof():
            await end(process)


async def start(check: Check, stderr: int | None) -> Process:
    """Start a check in a process group of its own, so that its children can be ended with it."""
    return await asyncio.create_subprocess_exec(
        *check.command,
        cwd=check.cwd,
        env=os.environ | COMPILED | (check.env or {}),
        stdin=subprocess.DEVNULL,
        stdout=PIPE,
        stderr=stderr,
        limit=LINE,
        process_group=0,
    )


async def end(process: Process) -> None:
    """End a process and its children: first they are asked to."""
    with contextlib.suppress(ProcessLookupError, TimeoutError):
        os.killpg(process.pid, signal.SIGTERM)
        await asyncio.wait_for(process.wait(), GRACE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    await process.communicate()


def style() -> list[Check]:
    """How the code in Python looks."""
    return [python("ruff format", "ruff", "format", "--check"), python("ruff check", "ruff", "check")]


def beside(folder: Path) -> list[Check]:
    """The checks beside the tests; what the client is tested with goes into the folder."""
    samples, sentences = folder / "samples.json", folder / "sentences.json"
    env = {"BONEYARD_SAMPLES": str(samples), "BONEYARD_SENTENCES": str(sentences)}
    return [
        *style(),
        python("mypy", "mypy", "--strict", *TYPED),
        client("client check", "svelte-check/bin/svelte-check", "--fail-on-warnings"),
        python("tables for the client", "tests.browser.samples", str(samples)),
        python("sentences for the client", "tests.browser.sentences", str(sentences)),
        client("client tests", "vitest/vitest.mjs", "run")._replace(env=env),
    ]


def browser() -> Check:
    """The browser that the tests need."""
    return python("browser", "tests.browser.chromium")


def translated() -> Check:
    """The tests, read once before all workers read them at the same time and each translates every file by itself."""
    return python("tests read", "tests.translated")


def pytest(*words: str) -> Check:
    """The tests in Python, by two workers for each core: many a test waits for a browser, a server or a disk."""
    workers = str(2 * (os.cpu_count() or 1))
    return python("pytest", "pytest", "-n", workers, "--dist", "worksteal", *SAME_EXAMPLES, *words)


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
