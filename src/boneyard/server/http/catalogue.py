"""The catalogue: the pages of all games as the client lists them."""

from typing import Literal

from boneyard import editions, lengths, rulebook
from boneyard.games import FIRST
from boneyard.pages import MOST
from boneyard.pages import Option as PageOption
from boneyard.pages import Page as GamePage
from boneyard.players import have_temperaments
from boneyard.server.bots.pool import Bots
from boneyard.server.messages.answers import Edition, Length, Option, Page, Suggestion


def game_page(known: GamePage, bots: Bots) -> Page:
    """A page of the catalogue, with the bots that play it here."""
    game = known.game()
    return Page(
        known.id,
        known.version,
        list(known.editions),
        list(known.players),
        list(known.sets),
        bots.levels(game),
        [_option(option) for option in known.options],
        known.kind,
        known.sample,
        game.board,
        list(rulebook.names(known.id)),
        [Edition(list(text.names), dict(text.options)) for text in editions.editions(known)],
        {book.lower(): list(players) for book, players in known.fewer.items()},
        [Suggestion(players, dict(options)) for players, options in known.suggested.items()],
        [_length(known, row) for row in lengths.measured(known)],
        known.usual(known.players),
        known is FIRST,
        known.lesson,
        have_temperaments(game),
    )


def _length(known: GamePage, row: lengths.Measured) -> Length:
    """What was measured, as seconds."""
    seconds = lengths.person(known, row), lengths.bot(row), lengths.DEAL
    return Length(row.players, dict(row.options), row.hands, lengths.goes_to(known, row), *seconds)


def _option(option: PageOption) -> Option:
    """An option, with all that a form for it needs."""
    kind: Literal["flag", "choice", "number"]
    kind = "flag" if isinstance(option.default, bool) else "choice" if option.least is None else "number"
    most, hosts = None if option.least is None else MOST, list(option.hosts)
    return Option(option.name, kind, list(option.values), option.default, option.least, most, hosts, option.agreed)
