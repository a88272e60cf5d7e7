"""What `python3 run.py test` takes besides the words of pytest, and how the children of tests are started."""

import os
import signal
from pathlib import Path

import pytest

from boneyard.fast.compiled import SETTING
from boneyard.words import SOURCE
from tests import quick


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long` plays more games in the browser and looks at more deals, `--quick` runs a part of the tests."""
    parser.addoption(
        "--long",
        action="store_true",
        help="play every game in the browser, not one of each kind, and look at it on every screen;"
        " hold hidden tiles to the laws at every decision",
    )
    parser.addoption("--quick", action="store_true", help="only what answers soon: the core, one game of each kind")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read what is not quick, if that is wanted."""
    return True if config.getoption("--quick") and not quick.has_quick_tests(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not quick, if that is wanted."""
    if config.getoption("--quick"):
        config.hook.pytest_deselected(items=[item for item in items if not quick.is_quick(item)])
        items[:] = filter(quick.is_quick, items)


def pytest_configure() -> None:
    """Children can be interrupted even where the suite is not, as under nohup: they inherit no handler.

    Nothing is compiled beside a test that does not ask for it, and all is said in English, so that all play alike on
    every machine.
    """
    os.environ[SETTING] = "0"
    os.environ["BONEYARD_LANG"] = SOURCE
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
