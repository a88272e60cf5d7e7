"""Editions: the printed texts of a game, and which of them a match follows.

The name of an edition is that of its rulebook, "s9", with the language where one text differs, "s9-fr"; or of a custom,
"pub". What a match follows is found by its options alone, so nothing about it is kept, and no two places can differ.
"""

from collections.abc import Mapping
from itertools import chain
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.pages import Options, Page, Value

# The languages of every rulebook, the original first.
LANGUAGES = {
    "s9": ("de", "fr", "en", "nl", "it"),
    "cb": ("en", "fr", "de", "es"),
    "cl": ("it",),
    "t5": ("de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"),
    "bn": ("de",),
}


class Edition(NamedTuple):
    """Texts that say the same, and what they have otherwise than the first edition of the game."""

    names: tuple[str, ...]
    options: Mapping[str, Value]


class Followed(NamedTuple):
    """The edition that a match is nearest to, and whether something is changed."""

    names: tuple[str, ...]
    changed: bool


def editions(page: Page) -> tuple[Edition, ...]:
    """The editions of a game that differ; the first is the default and sets nothing."""
    first = tuple(name for name in map(str.lower, page.editions) if name not in page.presets)
    alike: list[Edition] = [Edition(first, {})]
    for name, options in page.presets.items():
        same = next((at for at, known in enumerate(alike) if known.options == options), None)
        if same is None:
            alike.append(Edition((name,), options))
        else:
            alike[same] = Edition((*alike[same].names, name), options)
    return tuple(alike)


def printed(page: Page, name: str, given: Mapping[str, Value] | None = None) -> dict[str, Value]:
    """The options of an edition by its name, and over them those that are given."""
    given, name = given or {}, name.lower()
    if name and name not in names(page):
        raise BadInput("no-edition", game=page.id, edition=name[:40], known=", ".join(names(page)))
    return {**page.applying(page.presets.get(name, {}), given.get("host", _host(page))), **given}


def names(page: Page) -> tuple[str, ...]:
    """Every name that an edition of a game may be called by: rulebooks, their languages, customs."""
    books = [book.lower() for book in page.editions]
    texts = [f"{book}-{language}" for book in books for language in LANGUAGES.get(book, ())]
    return tuple(dict.fromkeys((*books, *texts, *page.presets)))


def followed(page: Page, given: Mapping[str, Value], players: int) -> Followed:
    """The edition that has the fewest differences from what was chosen."""
    chosen = page.game(given).options
    known = [(edition.names, _differences(page, edition, chosen)) for edition in editions(page)]
    fewest = min(differences for _, differences in known)
    near = [names for names, differences in known if differences == fewest]
    nearest = near[0] if fewest else tuple(chain(*near))  # on some hosts the texts say the same
    right = tuple(name for name in nearest if players in page.fewer.get(name.upper(), (players,)))
    return Followed(right or nearest, fewest > 0 or not right)


def _differences(page: Page, edition: Edition, chosen: Options) -> int:
    """How many rules were chosen otherwise than an edition prints them, besides what it leaves to the players."""
    agreed = {option.name for option in page.options if option.agreed}
    free = {name: value for name, value in chosen.given.items() if name in agreed}
    as_printed = page.game(printed(page, edition.names[0], free)).options
    return sum(as_printed[name] != value for name, value in chosen.items() if name not in agreed)


def _host(page: Page) -> Value:
    return next((option.default for option in page.options if option.name == "host"), "")
