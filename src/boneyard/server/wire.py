"""The only place that knows JSON: looks at the table with a seat's eyes, and writes that down."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from boneyard.game import Page
from boneyard.layout import Layout
from boneyard.match import Match
from boneyard.server.refusal import Refusal
from boneyard.server.table import Chair, Table
from boneyard.tiles import Eye, Pile, Tile
from boneyard.view import view

_encoder = msgspec.json.Encoder()


def text(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def seen(thing: Any, eye: Eye) -> Any:
    """A value as this eye sees it, in plain lists, dictionaries, numbers and texts."""
    return _plain(view(thing, eye))


def hand(match: Match, eye: Eye) -> dict[str, Any]:
    """The running hand of a match as this eye sees it: the table, the totals, and what this seat may do."""
    secret = match.secret and not match.dealing
    return {
        "hand": match.hands,
        "table": seen(match.state, eye),
        "turn": sorted(match.turn),
        "totals": None if match.secret else list(match.totals),
        "result": None if secret else list(match.result),
        "over": match.over,
        "dealing": match.dealing,
        "winners": list(match.winners) if match.over else [],
        "actions": [] if eye is None else [str(action) for action in match.actions(eye)],
    }


def no(refusal: Refusal, key: str | None = None, seq: int | None = None) -> dict[str, Any]:
    """A refusal as a frame."""
    return {"t": "no", "code": refusal.code, "say": refusal.sentence, "key": key, "seq": seq}


def invitation(table: Table) -> dict[str, Any]:
    """What a table is about."""
    made = table.made
    return {
        "table": table.id,
        "game": made.game,
        "version": made.version,
        "options": made.options,
        "players": made.players,
        "seats": [chair(taken) for taken in table.chairs],
        "public": made.public,
        "clock_rule": made.clock,
        "pace": made.pace,
        "after": made.after,
    }


def page(known: Page) -> dict[str, Any]:
    """A page of the catalogue."""
    options = [option._asdict() for option in known.options]
    kept = {"id": known.id, "version": known.version, "editions": known.editions, "players": known.players}
    return {**kept, "sets": known.sets, "options": options}


def chair(taken: Chair) -> dict[str, Any]:
    """A seat as everybody sees it; who somebody is stays with the server."""
    person = taken.who is not None
    return {"name": taken.name, "bot": taken.bot, "person": person, "robot": taken.robot, "ready": taken.ready}


def clock(table: Table, now: float) -> dict[str, Any] | None:
    """The seconds that every seat has left."""
    if table.made.clock is None:
        return None
    left = [table.left(seat, table.made.clock) for seat in range(len(table.chairs))]
    running = table.deadline()
    if running:
        left[running[0]] = running[1] - now
    return {"left": [round(max(0.0, seconds), 1) for seconds in left], "runs": running[0] if running else None}


def _plain(thing: Any) -> Any:
    write = _WRITE.get(type(thing))
    if write is not None:
        return write(thing)
    return _named(thing) if isinstance(thing, tuple) else thing


def _named(thing: Any) -> dict[str, Any]:
    parts = {name: _plain(part) for name, part in zip(thing._fields, thing, strict=True)}
    return {"is": type(thing).__name__, **parts}


@lru_cache(256)  # everybody at a table is shown the same layout, so it is written once
def _layout(layout: Layout) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(_named(layout)))


_WRITE: dict[type, Callable[[Any], Any]] = {
    Tile: str,
    Pile: lambda pile: list(map(str, pile.tiles)),
    Layout: _layout,
    tuple: lambda parts: [_plain(part) for part in parts],
    frozenset: lambda parts: sorted(map(_plain, parts)),
}
