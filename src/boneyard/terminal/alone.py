"""What the tables of the games for one share: a line and its ends, and the words for laying at them."""

import textwrap
from typing import Any

from boneyard.layout import Layout
from boneyard.state import Place
from boneyard.terminal.laying import line_or_star, side
from boneyard.terminal.look import Look
from boneyard.words import Words


def line(layout: Layout, words: Words, look: Look) -> list[str]:
    """The line, and below it the numbers at its ends."""
    if not layout.joints:
        return [words.say("nothing-laid")]
    ends = [
        words.say(f"end-{side(layout, end.name)}", name=end.name, number=end.number, letter="") for end in layout.ends
    ]
    return [*line_or_star(layout, words, look), "", *sentences(words.say("ends", ends=words.listing(ends)), look)]


def about(state: Any, thing: Any) -> dict[str, Any]:
    """Where a tile is laid, and on which number."""
    if not hasattr(thing, "end"):
        return {}
    at = {"at": side(state.layout, thing.end)}
    return at | {"number": state.layout.end(thing.end).number} if isinstance(thing, Place) and thing.end else at


def sentences(text: str, look: Look) -> list[str]:
    """A text in lines that are not too long."""
    return textwrap.wrap(text, look.width)
