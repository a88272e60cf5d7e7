"""The pages of the games: rules as a person reads them."""

from io import StringIO

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.terminal.look import Look
from boneyard.words import LOCALES, check_language, languages

PLAIN = str.maketrans({"•": "*", "·": "-", "─": "-", "\N{MULTIPLICATION SIGN}": "x"})


def written(game: str, lang: str) -> str:
    """The page of a game in a language, as it was written."""
    check_language(lang)
    found = [name for name in languages() if game in _names(name)]
    if not found:
        page(game)
    if lang not in found:
        raise BadInput(f"The page of {game} is not written in '{lang}'; it is in: {', '.join(found) or 'none'}.")
    return (LOCALES / lang / "rules" / f"{game}.md").read_text("utf-8")


def shown(game: str, lang: str, look: Look) -> str:
    """The page set out in lines; with colours and bold type only where they can be shown."""
    from rich.console import Console
    from rich.markdown import Markdown

    text = written(game, lang)
    console = Console(file=StringIO(), width=look.width, force_terminal=look.colour)
    with console.capture() as captured:
        console.print(Markdown(text))
    lines = "\n".join(line.rstrip() for line in captured.get().splitlines())
    return lines.translate(PLAIN) if look.plain else lines


def _names(lang: str) -> list[str]:
    return [file.stem for file in (LOCALES / lang / "rules").glob("*.md")]
