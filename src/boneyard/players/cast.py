"""The cast: the characters that bots appear as, each with a name, a temperament and a face.

A bot is written as its level and, if that matters, a slash and who it is: "medium", "medium/blocker", "medium/Ben".
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.players.temperaments import TEMPERAMENTS


class Character(NamedTuple):
    """Somebody whom people meet again; the face is that of a bot, so that nobody takes it for a person."""

    name: str
    temperament: str
    face: str


# In the order in which bots were named before they were characters: logs of that time name none.
CAST = (
    Character("Ada", "careful", "1-4 teal bot"),
    Character("Ben", "blocker", "6-6 ruby bot"),
    Character("Cleo", "careful", "2-2 teal bot"),
    Character("Dan", "greedy", "4-5 amber bot"),
    Character("Eve", "plain", "3-3 violet bot"),
    Character("Finn", "plain", "0-5 violet bot"),
    Character("Gia", "greedy", "5-5 amber bot"),
    Character("Hugo", "blocker", "0-6 ruby bot"),
    Character("Iris", "careful", "0-1 teal bot"),
    Character("Jon", "greedy", "2-6 amber bot"),
    Character("Kim", "blocker", "3-6 ruby bot"),
    Character("Lou", "plain", "1-2 violet bot"),
)
_BY_NAME = {each.name.lower(): each for each in CAST}


def character(name: str) -> Character | None:
    """The character of this name, if it is one."""
    return _BY_NAME.get(name.lower())


def face_of(name: str) -> str:
    """The face of a bot with this name, if it is a character."""
    known = character(name)
    return known.face if known else ""


def parted(bot: str) -> tuple[str, str]:
    """The level of a bot, and who it is: a temperament, a name, or nothing if nobody said it."""
    level, _, who = bot.partition("/")
    return level, who


def temperament(who: str) -> str:
    """The temperament that is meant by its own word or by the name of a character."""
    known = character(who)
    if known is None and who not in TEMPERAMENTS:
        names = ", ".join(each.name for each in CAST)
        raise BadInput("no-character", who=who[:40], temperaments=", ".join(TEMPERAMENTS), names=names)
    return known.temperament if known else who


def seated(wanted: Sequence[str | None], chance: Random, taken: Collection[str] = ()) -> list[str]:
    """A character for every seat that a bot has, each another one: who is wanted, or by chance; "" for the others.

    Those that come by chance are of different temperaments as long as there are such, of those whose names are `taken`
    too. Whoever is wanted twice is once another one of the same temperament. With more bots than characters some are
    nobody.
    """
    free = [each for each in chance.sample(CAST, len(CAST)) if each.name not in taken]
    there = [known for name in taken if (known := character(name))]
    found = [""] * len(wanted)
    for seat, who in sorted(enumerate(wanted), key=lambda each: _vague(each[1])):
        if who is not None and free:
            there.append(_best(free, who, there))
            free.remove(there[-1])
            found[seat] = there[-1].name
    return found


def _vague(who: str | None) -> int:
    """Those who know best whom they want choose first."""
    return 2 if not who else 0 if character(who) else 1


def _best(free: Iterable[Character], who: str, there: Collection[Character]) -> Character:
    """Who is wanted, else somebody of that temperament, else one of whose temperament there are fewest."""
    wanted, counted = who and temperament(who), Counter(each.temperament for each in there)
    return min(
        free,
        key=lambda each: (
            each.name.lower() != who.lower(),
            wanted not in ("", each.temperament),
            counted[each.temperament],
        ),
    )
