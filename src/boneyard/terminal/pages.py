"""The pages of the rulebook on a screen: rules as a person reads them."""

import re
from io import StringIO

from boneyard import rulebook
from boneyard.errors import BadInput
from boneyard.terminal import positions
from boneyard.terminal.look import Look
from boneyard.words import check_language

PLAIN = str.maketrans({"•": "*", "·": "-", "─": "-", "\N{MULTIPLICATION SIGN}": "x"})
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
ANCHOR = re.compile(r"\{#[\w-]+\} ")


def written(name: str, lang: str) -> str:
    """A page in a language, with what to type; its links and anchors are plain words."""
    check_language(lang)
    found = rulebook.languages_of(name)
    if lang not in found:
        raise BadInput("no-page", name=name, lang=lang, known=", ".join(found))
    return _without_links(rulebook.text(name, lang, typed=True))


def plain(text: str) -> str:
    """A paragraph of a page without any marks."""
    return " ".join(_without_links(text).replace("*", "").split())


def _without_links(text: str) -> str:
    return LINK.sub(r"\1", ANCHOR.sub("", text))


def shown(name: str, lang: str, look: Look) -> str:
    """The page set out in lines, with its position; colours and bold type only where they can be shown."""
    head, cut, rest = written(name, lang).partition("\n## ")
    drawn = () if name in rulebook.SUBJECTS else positions.drawn(name, lang, look)
    return "\n".join((_set_out(head, look), "", *drawn, _set_out(cut + rest, look)))


def _set_out(text: str, look: Look) -> str:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(file=StringIO(), width=look.width, force_terminal=look.colour)
    with console.capture() as captured:
        console.print(Markdown(text))
    lines = "\n".join(line.rstrip() for line in captured.get().splitlines())
    return lines.translate(PLAIN) if look.plain else lines
