"""What is wrong with the words of a command, in the reader's language."""

import click
from click.types import IntRange

from boneyard.errors import BadInput, Phrase
from boneyard.words import SOURCE, Words


def sentence(error: click.ClickException | BadInput, lang: str) -> str:
    """One sentence for the person at the keyboard; in English the parser has its own."""
    if isinstance(error, BadInput):
        return str(error) if lang == SOURCE else Words(lang).error(error)
    return error.format_message() if lang == SOURCE else Words(lang).error(_phrase(error))


def _phrase(error: click.ClickException) -> Phrase:
    match error:
        case click.NoSuchOption():
            return Phrase("unknown-option", text=error.option_name)
        case click.exceptions.NoSuchCommand():
            return Phrase("unknown-command", text=error.command_name)
        case click.MissingParameter(param=click.Parameter() as param):
            return Phrase("missing-word", name=_named(param))
        case click.BadParameter(param=click.Parameter() as param):
            return _value(param, _named(param))
    return Phrase("not-understood")


def _named(param: click.Parameter) -> str:
    """What a parameter is called."""
    return max(param.opts, key=len) if isinstance(param, click.Option) else param.human_readable_name


def _value(param: click.Parameter, name: str) -> Phrase:
    """That a value is refused, and what is allowed."""
    match param.type:
        case click.Choice(choices=choices):
            return Phrase("refused-choice", name=name, known=", ".join(map(str, choices)))
        case IntRange(min=int(least), max=int(most)):
            return Phrase("refused-range", name=name, least=least, most=most)
        case IntRange(min=int(least)):
            return Phrase("refused-least", name=name, least=least)
    return Phrase("refused-value", name=name)
