"""Set up Boneyard beside this file and run it.

python3 run.py              set up if need be, then open the table in the browser
python3 run.py test         every check; `test ARGS...` is pytest alone, with these arguments, in this folder
python3 run.py test --quick what answers within a minute: the core, one game of every kind, one walk in the browser
python3 run.py chaos        kill servers under load and check that no move is lost; `chaos --help` tells how many
python3 run.py CMD ...      any command of boneyard
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

# An old Python must get as far as this line: in this file, only syntax that Python 3.6 can read.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Boneyard needs Python 3.11 or newer, and this is Python {}.{}.".format(*sys.version_info))

from client import build

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
STAMP = VENV / "boneyard.stamp"
LOG = VENV / "boneyard.log"
NODE = VENV / "node"
NODE_LOCK = ROOT / "client" / "node.lock"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
PROGRAM = VENV / ("Scripts/boneyard.exe" if WINDOWS else "bin/boneyard")

PIP = ["-m", "pip", "--disable-pip-version-check", "--no-input"]
STEP = re.compile(r"\s*(Collecting|Downloading|Processing|Installing|Building|Preparing) ")
COLOUR = re.compile(r"\x1b\[[\d;]*m")
OFFLINE = re.compile(
    r"connection|timed out|retries|failed to fetch|dns error|name resolution|certificate", re.IGNORECASE
)
Why = Callable[[str], str]


class CannotStart(Exception):
    """What stands in the way, as one sentence for the person at the keyboard."""


def main(words: list[str]) -> int:
    """Set up if need be, do what the words say, and give the exit status."""
    try:
        set_up()
        if words[:1] == ["test"]:
            if words[1:] != ["--quick"]:
                fetch_tools()
            return start([str(PYTHON), "-m", "tests.checks", *words[1:]], ROOT)
        if words[:1] == ["chaos"]:
            return start([str(PYTHON), "-m", "tests.chaos", *words[1:]], ROOT)
        return start([str(PROGRAM), *words], Path.cwd())
    except (CannotStart, OSError) as error:
        say(f"Boneyard cannot start: {error}")
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130


def say(line: str) -> None:
    """Tell the person at the keyboard, away from what the program itself prints."""
    print(line, file=sys.stderr, flush=True)


def start(command: list[str], folder: Path) -> int:
    """Become another program, or wait for it where a process cannot become another."""
    if not WINDOWS:
        os.chdir(folder)
        os.execv(command[0], command)
    return subprocess.call(command, cwd=folder)


def set_up() -> None:
    """Make .venv and build the pages, unless they are there and still right."""
    if not (ready() and build.built()):
        with alone():  # another start may have made them while this one waited
            if not ready():
                make()
            if not build.built():
                build_pages()


def ready() -> bool:
    """Whether a whole .venv is there, made from this lock and this project file."""
    with contextlib.suppress(FileNotFoundError):
        return STAMP.read_text() == stamp() and PYTHON.exists() and PROGRAM.exists()
    return False


def stamp() -> str:
    """What a .venv depends on, as a hash: the place too, because its scripts hold the path."""
    parts = (LOCK.read_bytes(), PROJECT.read_bytes(), sys.implementation.cache_tag.encode(), os.fsencode(ROOT))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep other setups of this folder waiting; the lock lies on this very file."""
    if sys.platform == "win32":
        yield
    else:
        import fcntl

        with Path(__file__).open("r+") as here:
            os.set_inheritable(here.fileno(), True)  # an installer that outlives a killed run.py keeps the lock
            try:
                fcntl.flock(here, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Waiting for another setup in this folder.")
                fcntl.flock(here, fcntl.LOCK_EX)
            yield


def make() -> None:
    """Make .venv from nothing; the stamp comes last, so an interrupted setup is none."""
    began = time.monotonic()
    say(f"Setting up in {VENV}; later starts skip this.")
    if VENV.exists():
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(VENV)
    make_venv()
    install = installer()
    packages = re.findall(r"^[\w.-]+==", LOCK.read_text(), re.MULTILINE)
    say(f"Installing {len(packages)} packages.")
    follow([*install, "--require-hashes", "--requirement", str(LOCK)])
    say("Installing boneyard itself.")
    follow([*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    STAMP.write_text(stamp())
    say(f"Ready after {time.monotonic() - began:.0f} seconds.")


def make_venv() -> None:
    """Make an empty .venv, with a pip of its own if that will be needed."""
    import venv

    venv.create(VENV, symlinks=not WINDOWS)
    if not shutil.which("uv") and importlib.util.find_spec("ensurepip"):
        follow([str(PYTHON), "-Im", "ensurepip", "--default-pip"])


def installer() -> list[str]:
    """The command that installs into .venv: uv, its own pip, or the pip of this Python."""
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--python", str(PYTHON)]
    if importlib.util.find_spec("ensurepip"):
        return [str(PYTHON), *PIP, "install"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, *PIP, "--python", str(PYTHON), "install"]
    raise CannotStart("this Python has no pip; install it (on Debian and Ubuntu: apt install python3-venv) or uv.")


def build_pages() -> None:
    """Build the pages for the browser."""
    began = time.monotonic()
    node = find_node()
    say("Building the pages for the browser.")
    build.build(node, follow_node)
    say(f"Built after {time.monotonic() - began:.0f} seconds.")


def fetch_tools() -> None:
    """Fetch what checks the client, unless it is there: the pages may be built, and Node.js gone with an old .venv."""
    with alone():
        build.fetch(find_node(), follow_node)


def find_node() -> build.Node:
    """Node.js from the PATH, or else from PyPI, fetched when it is first needed."""
    node = build.node_on_path() or build.node_in(NODE)
    if node is None:
        say("Fetching Node.js.")
        follow([*installer(), "--target", str(NODE), "--require-hashes", "--requirement", str(NODE_LOCK)])
        node = build.node_in(NODE)
    if node is None:
        raise CannotStart("Node.js is missing; install version 20.19 or newer.")
    return node


def follow_node(command: list[str]) -> None:
    """Run a command of the client's build."""
    follow(command, build.CLIENT, build.environment(), not_built)


def not_installed(heard: str) -> str:
    """Why an installer failed, from what it said."""
    if OFFLINE.search(heard) and "hash" not in heard.lower():
        return "the packages could not be fetched; check the network connection and try again."
    errors = re.findall(r"(?m)^ *((?:ERROR|\w+Error): .*)$", heard) or heard.splitlines() or ["no word"]
    return f"the packages could not be installed: {errors[-1].strip()} (more in {LOG})."


def not_built(heard: str) -> str:
    """Why npm or Vite failed, from what it said."""
    if re.search(r"npm error (network|code E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT))", heard):
        return "the packages could not be fetched; check the network connection and try again."
    failed = heard.partition("error during build:")[2] or heard
    errors = re.findall(r"(?m)^((?:npm error (?!code)\S|\[\w+\]|\w*Error:).*)$", failed) or ["no word"]
    return f"the pages could not be built: {errors[0].strip()} (more in {LOG})."


def follow(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None, why: Why = not_installed) -> None:
    """Run an installer, its latest line on the screen and all of them in the log."""
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        close_fds=False,
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as installer:
        assert installer.stdout is not None
        heard = [show(COLOUR.sub("", line)) for line in installer.stdout]
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    LOG.write_text("".join(heard))
    if installer.returncode:
        raise CannotStart(why("".join(heard)))


def show(line: str) -> str:
    """Show a step of an installer where the next one overwrites it, if someone is looking."""
    if STEP.match(line) and sys.stderr.isatty():
        step = line.partition(" (from")[0].strip()
        print(f"\r\033[K  {step[:70]}", end="", file=sys.stderr, flush=True)
    return line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
