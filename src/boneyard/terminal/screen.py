"""Talking with a person: lines out, answers in."""

import contextlib
import sys
from typing import Any

import click


class Leave(Exception):
    """The person has left, or there is nothing more to read."""


def say(text: str = "", **style: Any) -> None:
    """One or more lines; colours only where they can be shown."""
    click.echo(click.style(text, **style) if style else text)


def ask(prompt: str) -> str:
    """The answer to a question; where nobody types it is written out too, so that a transcript can be read."""
    typed = sys.stdin.isatty()
    if typed:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  from now on an answer can be edited
    try:
        answer = input(prompt)
    except EOFError:
        say()
        raise Leave from None
    if not typed:
        say(answer)
    return answer.strip()
