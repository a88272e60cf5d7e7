"""Plain values: what one pair of eyes sees, as lists, dictionaries, numbers and texts, ready to be written as JSON."""

from functools import lru_cache
from typing import Any, NotRequired, TypedDict, cast

from boneyard.boards import Ask
from boneyard.match import Match
from boneyard.replays import Moment
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
    known: Around = {
        **around(match),
        "totals": list(match.totals),
        "result": list(match.result),
        "sheet": _sheet(match),
    }
    return _hand(known, match.state, {"actions": []})


def _hand(known: Around, table: Any, offered: Offers) -> Hand:
    return cast(Hand, {**known, "table": value(table), **offered})  # mypy wants to see a key that may be missing


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


def around(match: Match) -> Around:
    """What everybody may know of the running hand besides the table."""
    facts = match.game.facts(match.state, match.players)
    return {
        "hand": match.hands,
        "turn": sorted(match.turn),
        "totals": None if match.secret else list(match.totals),
        "result": None if match.closed else list(match.result),
        "sheet": None if match.closed else _sheet(match),
        "over": match.over,
        "dealing": match.dealing,
        "winners": list(match.winners) if match.over else [],
        "target": _target(match),
        "sides": [list(side) for side in facts.sides],
        "total": facts.total,
        "draw": facts.draw,
        "draws": facts.draws,
        "reserve": facts.reserve,
        "reached": None if facts.reached is None else list(facts.reached),
    }


def offers(match: Match, eye: Eye, aids: bool) -> Offers:
    """What this seat may do, and, as an aid, what it would write."""
    if eye is None or eye not in match.turn:
        return {"actions": []}
    actions = match.actions(eye)
    gains = match.gains(eye, actions) if aids else None
    told: Offers = {"actions": list(map(str, actions))}
    if ask := match.asks(eye, actions):
        told["ask"] = _ask(ask)
    return told if gains is None else {**told, "points": list(gains)}


@lru_cache(1_000)  # there are few, and each is asked again and again
def _ask(ask: Ask) -> Any:
    return value(ask)


def _sheet(match: Match) -> list[list[int]]:
    """What each hand brought that is over."""
    return [list(result) for result in match.sheet]


def _target(match: Match) -> Target:
    target = match.target
    return {
        "points": target.points,
        "hands": target.hands,
        "lowest": target.lowest,
        "beyond": target.beyond,
        "margin": target.margin,
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
