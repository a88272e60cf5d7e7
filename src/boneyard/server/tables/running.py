"""Matches that are being played, before their logs are read: when each has to be opened at the latest."""

from collections.abc import Callable, Iterable, Iterator

import msgspec
from msgspec import Struct

from boneyard.server.messages.fields import Clock
from boneyard.server.store import Running


class Made(Struct):
    """Of the first line of a log what makes something happen by itself."""

    bots: list[str | None] = []
    clock: Clock | None = None


_decoder: msgspec.json.Decoder[Made] = msgspec.json.Decoder(Made)


def first_alarms(
    running: Iterable[Running], absent: Callable[[float], float], now: float
) -> Iterator[tuple[str, float]]:
    """The matches that have to be opened although nobody comes, and when; each clock is credited with absences."""
    for match in running:
        made = _made(match)
        if made.bots or match.bots:
            yield match.match, now  # whether it is a bot's turn only the rules can tell
        elif made.clock:
            yield match.match, earliest(made.clock, match) + absent(match.turned)


def earliest(clock: Clock, match: Running) -> float:
    """No clock of this match runs out before; nobody has used more of a bank than the time since it was made."""
    left = clock.per_move or match.created + clock.bank - match.turned
    return match.turned + max(0.0, left)


def _made(match: Running) -> Made:
    try:
        made = _decoder.decode(match.made)
    except msgspec.MsgspecError:
        return Made(bots=[""])  # opened soon, and set aside then
    return Made([bot for bot in made.bots if bot is not None], made.clock)
