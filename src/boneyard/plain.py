"""Plain values: what one pair of eyes sees, as lists, dictionaries, numbers and texts, ready to be written as JSON."""

from functools import lru_cache
from typing import Any, NamedTuple, NotRequired, TypedDict, cast

from boneyard.boards import Ask
from boneyard.match import Match, Result
from boneyard.replays import Moment
from boneyard.rules import target
from boneyard.tiles import Eye, Pile, Seat, Secret, Tile
from boneyard.views import view

Value = TypedDict("Value", {"is": str})
Value.__doc__ = "A value of a game: the name of its class in `is`, and its fields."


class Target(TypedDict):
    """How far a match goes: `points` (or more: `beyond`) or `hands` end it, 0 for none; `margin`: pairs win by it."""

    points: int
    hands: int
    lowest: bool
    beyond: bool
    margin: bool


class Around(TypedDict):
    """What everybody may know of a hand besides the table: the turn, the totals, and what follows by the rules.

    `sheet` has the result of each hand that is over; null while they are secret.
    `reached` is how far a game for one has come in the end, and how far it goes: 17 of 28; null elsewhere.
    """

    hand: int
    turn: list[Seat]
    totals: list[int] | None
    result: list[int] | None
    sheet: list[list[int]] | None
    over: bool
    dealing: bool
    winners: list[Seat]
    target: Target
    sides: list[list[Seat]]
    total: int | None
    draw: bool | None
    draws: int | None
    reserve: int | None
    reached: list[int] | None


class Offers(TypedDict):
    """Everything that a seat may do now, as text; `ask` says what is asked of it, as long as it can do anything.

    `points`, where they are won before a hand ends: what each action writes.
    """

    actions: list[str]
    ask: NotRequired[Value]
    points: NotRequired[list[int | None]]


class Hand(Around, Offers):
    """The running hand as one pair of eyes sees it, and what this seat may do now."""

    table: Value


class ReplayStep(TypedDict):
    """A step of a replay: who did what (a deal: null and nothing), the events on it, and the hand after it."""

    seat: Seat | None
    action: str
    events: list[Value]
    hand: Hand


def hand(match: Match, eye: Eye, aids: bool = True) -> Hand:
    """The running hand of a match as this eye sees it, with or without aids."""
    return _hand(around(match), view(match.state, eye), offers(match, eye, aids))


def face_up(match: Match) -> Hand:
    """A hand of a match that is over, with every tile and every total: nothing is hidden any more."""
    open_to_all: Around = {
        **around(match),
        "totals": list(match.totals),
        "result": list(match.result),
        "sheet": _sheet(match),
    }
    return _hand(open_to_all, match.state, {"actions": []})


def _hand(about: Around, table: Any, offered: Offers) -> Hand:
    return cast(Hand, {**about, "table": value(table), **offered})  # mypy wants to see a key that may be missing


def step(moment: Moment) -> ReplayStep:
    """A step of a replay, with every tile face up."""
    return _step(moment, moment.events, face_up(moment.match))


def seen_step(moment: Moment, eye: Eye) -> ReplayStep:
    """A step of a replay as this eye sees it, with nothing to do but look."""
    seen = _hand(around(moment.match), view(moment.match.state, eye), {"actions": []})
    return _step(moment, view(moment.events, eye), seen)


def lesson_step(moment: Moment, seat: Seat) -> ReplayStep:
    """A step of a lesson as this seat sees it, with what it may do."""
    return _step(moment, view(moment.events, seat), hand(moment.match, seat))


def _step(moment: Moment, events: tuple[Any, ...], shown: Hand) -> ReplayStep:
    seat, action = (moment.move.seat, moment.move.action) if moment.move else (None, "")
    return {"seat": seat, "action": action, "events": value(events), "hand": shown}


class Known(NamedTuple):
    """The values of `Around` as the match has them."""

    hand: int
    turn: frozenset[Seat]
    totals: Result | None
    result: Result | None
    sheet: tuple[Result, ...] | None
    over: bool
    dealing: bool
    winners: tuple[Seat, ...]
    target: target.Target
    sides: tuple[tuple[Seat, ...], ...]
    total: int | None
    draw: bool | None
    draws: int | None
    reserve: int | None
    reached: tuple[int, int] | None


def known(match: Match) -> Known:
    """What everybody may know of the running hand besides the table."""
    facts, over, closed = match.game.facts(match.state, match.players), match.over, match.closed
    sides, total, draw, draws, reserve, _, reached = facts
    return Known(
        match.hands,
        match.turn,
        None if match.secret else match.totals,
        None if closed else match.result,
        None if closed else match.sheet,
        over,
        match.dealing,
        match.winners if over else (),
        match.target,
        sides,
        total,
        draw,
        draws,
        reserve,
        reached,
    )


def around(match: Match) -> Around:
    """What everybody may know of the running hand besides the table, in lists and dictionaries."""
    return cast(Around, dict(zip(Known._fields, map(told, known(match)), strict=True)))


def told(part: Any) -> Any:
    """A part of `Known` as it is told."""
    kind = type(part)
    if kind is tuple:
        return list(map(told, part))
    if kind is frozenset:
        return sorted(part)
    return _target(part) if kind is target.Target else part


def offers(match: Match, eye: Eye, aids: bool) -> Offers:
    """What this seat may do, and, as an aid, what it would write."""
    if eye is None or eye not in match.turn:
        return {"actions": []}
    actions = match.actions(eye)
    gains = match.gains(eye, actions) if aids else None
    offered: Offers = {"actions": list(map(_text, actions))}
    if ask := match.asks(eye, actions):
        offered["ask"] = _ask(ask)
    return offered if gains is None else {**offered, "points": list(gains)}


_text = lru_cache(10_000, typed=True)(str)  # of an action: there are few, and each is offered again and again


@lru_cache(1_000)
def _ask(ask: Ask) -> Any:
    return value(ask)


def _sheet(match: Match) -> list[list[int]]:
    """What each hand brought that is over."""
    return [list(result) for result in match.sheet]


def _target(goal: target.Target) -> Target:
    return {
        "points": goal.points,
        "hands": goal.hands,
        "lowest": goal.lowest,
        "beyond": goal.beyond,
        "margin": goal.margin,
    }


def value(thing: Any) -> Any:
    """A value as it is: tiles and piles as texts, sets as sorted lists, named tuples by name and field."""
    if isinstance(thing, Tile):
        return str(thing)
    if isinstance(thing, Pile):
        return [str(tile) for tile in thing.tiles]
    if isinstance(thing, Secret):
        return int(thing)
    if isinstance(thing, frozenset):
        return sorted(map(value, thing))
    if not isinstance(thing, tuple):
        return thing
    parts = [value(part) for part in thing]
    fields = getattr(thing, "_fields", None)
    return parts if fields is None else {"is": type(thing).__name__, **dict(zip(fields, parts, strict=True))}
