"""What `python3 run.py test` takes besides the words of pytest."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long` plays every kind of table by touch and by keyboard, not only the short ones."""
    parser.addoption("--long", action="store_true", help="play long games in the browser by touch and keys, too")
