"""What somebody has played: their results put together with the names of the others, and searched."""

import asyncio
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import groupby

import msgspec

from boneyard.players.cast import face_of
from boneyard.server.messages.played import Played
from boneyard.server.store import Result, Store
from boneyard.server.tables.results import Finished, Seated
from boneyard.server.tables.table import Chair, Table

_finished = msgspec.json.Decoder(Finished).decode
_seated = msgspec.json.Decoder(Seated).decode

Wanted = Callable[[Played], bool]


async def played(store: Store, who: str) -> list[Played]:
    """The matches that somebody has played, newest first; nobody's move waits while thousands are put together."""
    return await asyncio.to_thread(_put_together, await store.results_of(who), who)


def _put_together(found: list[Result], who: str) -> list[Played]:
    known = {other: opaque(who, other) for other in {result.who for result in found}}
    return [_played(list(results), who, known) for _, results in groupby(found, key=lambda result: result.match)]


def opaque(viewer: str, who: str) -> str:
    """A name by which one person can tell another apart, and nobody else can: it leads nowhere."""
    return sha256(f"boneyard opponent\n{viewer}\n{who}".encode()).hexdigest()[:16]


def strangers(table: Table, viewer: str | None) -> list[str | None]:
    """By which names somebody can tell the people in the other seats apart; whoever is nobody cannot."""
    return [_stranger(chair, viewer) for chair in table.chairs]


def _stranger(chair: Chair, viewer: str | None) -> str | None:
    if viewer is None or chair.who is None or chair.who == viewer or chair.forgotten:
        return None
    return opaque(viewer, chair.who)


def wanted(game: str | None, person: str, opponent: str | None) -> Wanted:
    """Whether a match is of this game, with somebody whose name has this in it, and with this opponent."""
    part = person.casefold()
    return lambda match: (
        game in (None, match.game)
        and (not part or any(part in name.casefold() for name in others(match)))
        and (opponent is None or opponent in match.people or opponent in match.bots)
    )


def others(match: Played) -> Iterable[str]:
    """The names of the others."""
    return (name for seat, name in enumerate(match.names) if seat not in match.mine)


def _played(results: list[Result], who: str, known: dict[str, str]) -> Played:
    own = next(result for result in results if result.who == who)
    finished, mine = _finished(own.body), [seat for seat, _ in _seated(own.seated)]
    names = [bot[0] if bot else "" for bot in finished.bots]
    people: list[str | None] = [None] * finished.players
    for result in results:
        for seat, name in _seated(result.seated):
            names[seat] = name
            people[seat] = None if result is own else known[result.who]
    return Played(
        own.match,
        finished.game,
        finished.players,
        finished.daily or None,
        own.at,
        finished.hands,
        finished.seconds,
        mine,
        finished.partners,
        names,
        [face_of(bot[0]) if bot else "" for bot in finished.bots],
        [bot[1] if bot else None for bot in finished.bots],
        people,
        finished.totals,
        finished.winners,
        finished.outcome,
        finished.moves,
        finished.taken_back,
        None if finished.reached is None else list(finished.reached),
    )
