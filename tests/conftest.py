"""What `python3 run.py test` takes besides the words of pytest, and how the children of tests are started."""

import signal

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long` plays every kind of table by touch and by keyboard, not only the short ones."""
    parser.addoption("--long", action="store_true", help="play long games in the browser by touch and keys, too")


def pytest_configure() -> None:
    """Children can be interrupted even where the suite is not, as under nohup: they inherit no handler."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
