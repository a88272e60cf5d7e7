"""What the server says, as dictionaries: the running hand through a seat's eyes, tables, seats, refusals."""

from collections.abc import Sequence
from typing import Any

from boneyard.games.solo_2 import Solo2
from boneyard.laying import LayingGame
from boneyard.match import Match
from boneyard.pages import MOST, Option, Page
from boneyard.players import levels
from boneyard.replays import Moment
from boneyard.rules.target import Target
from boneyard.server import seeing
from boneyard.server.refusal import Refusal
from boneyard.server.tables.table import Chair, Table
from boneyard.tiles import Eye


def hands(match: Match, eyes: Sequence[Eye]) -> list[dict[str, Any]]:
    """The running hand of a match as each of these eyes sees it: the table, the totals, and what this seat may do."""
    alike = common(match)
    tables = zip(eyes, seeing.seen_by_each(match.state, eyes), strict=True)
    return [{**alike, "table": table, "actions": actions(match, eye)} for eye, table in tables]


def common(match: Match) -> dict[str, Any]:
    """What everybody may know of the running hand besides the table."""
    secret = match.secret and not match.dealing
    return {
        "hand": match.hands,
        "turn": sorted(match.turn),
        "totals": None if match.secret else list(match.totals),
        "result": None if secret else list(match.result),
        "over": match.over,
        "dealing": match.dealing,
        "winners": list(match.winners) if match.over else [],
        "target": _target(match.target),
        **_around(match),
    }


def actions(match: Match, eye: Eye) -> list[str]:
    """What this seat may do."""
    return [] if eye is None else [str(action) for action in match.actions(eye)]


def shown(match: Match) -> dict[str, Any]:
    """A hand of a match that is over, with every tile and every total: nothing is hidden any more."""
    open_now = {"table": seeing.unhidden(match.state), "totals": list(match.totals), "result": list(match.result)}
    return {**common(match), **open_now, "actions": []}


def step(moment: Moment) -> dict[str, Any]:
    """A step of a replay; the deal has no seat."""
    seat, action = (moment.move.seat, moment.move.action) if moment.move else (None, "")
    events = [seeing.unhidden(event) for event in moment.events]
    return {"seat": seat, "action": action, "events": events, "hand": shown(moment.match)}


def _target(target: Target) -> dict[str, Any]:
    return {name: getattr(target, name) for name in ("points", "hands", "lowest", "beyond")}


def _around(match: Match) -> dict[str, Any]:
    """What follows from the open table by the rules: who plays together, the ends counted, what can be drawn."""
    game, state = match.game, match.state
    if isinstance(game, Solo2):
        free = game.drawable(state)
        draws = {"draw": True, "draws": min(game.batch, free), "reserve": len(state.stock.tiles) - free}
        return {"sides": game.sides(match.players), "total": None, **draws}
    if not isinstance(game, LayingGame):
        return {"sides": game.sides(match.players), "total": None, "draw": None, "draws": None, "reserve": None}
    stuck, stock = game.stuck, len(state.stock.tiles)
    return {
        "sides": game.sides_of(state),
        "total": state.layout.total(),
        "draw": stuck.draws(stuck.reserve + 1),
        "draws": stuck.amount(stock) if stuck.draws(stock) else 0,
        "reserve": stuck.reserve,
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
        "daily": made.daily or None,
        "created": table.created,
        "free": [seat for seat, taken in enumerate(table.chairs) if taken.free],
    }


def promise(table: Table) -> str:
    """The commitment to the next deal; a daily puzzle is no secret, so nothing is promised."""
    return "" if table.made.daily else table.commitment


def own(table: Table, who: str, at: float) -> dict[str, Any]:
    """A table of somebody's own: what it is about, whether it waits for this person, and when it changed last."""
    seats = table.seats_of(who)
    unready = table.begun and table.match.dealing and not all(table.chairs[seat].ready for seat in seats)
    waits = unready or not table.match.turn.isdisjoint(seats)
    return {**invitation(table), "mine": seats, "status": table.status, "turn": waits, "at": at}


def page(known: Page) -> dict[str, Any]:
    """A page of the catalogue."""
    kept = {"id": known.id, "version": known.version, "editions": known.editions, "players": known.players}
    bots = list(levels(known.game()))
    return {**kept, "sets": known.sets, "levels": bots, "options": [_option(option) for option in known.options]}


def _option(option: Option) -> dict[str, Any]:
    """An option, with all that a form for it needs."""
    kind = "flag" if isinstance(option.default, bool) else "choice" if option.least is None else "number"
    return {**option._asdict(), "kind": kind, "most": None if option.least is None else MOST}


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
