"""Making tables: a new one, the puzzle of a day, and a rematch of the same people."""

import asyncio
import secrets
from typing import Any

import msgspec

from boneyard.editions import printed
from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.match import Match
from boneyard.server.bots.pool import Bots
from boneyard.server.deals import daily, fair
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal, bad
from boneyard.server.store import Row, Secret
from boneyard.server.tables import log
from boneyard.server.tables.autoplay import LEVEL
from boneyard.server.tables.casting import with_cast
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.log import Created, Rematched, Sat
from boneyard.server.tables.table import Chair, Table

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no i, l, o, 0, 1: they are mistaken for each other


async def create(hub: Hub, asked: NewTable, host: str, before: Table | None = None) -> Desk:
    """Make a table; `before` is the one of which it is the rematch."""
    asked, deal = await _daily(hub, asked)
    made = _made(asked, hub.bots, host)
    return await opened(hub, msgspec.structs.replace(made, deal=deal, **_following(before)))


async def opened(hub: Hub, made: Created) -> Desk:
    """A table that was made, with a name and with the commitment to its next deal."""
    if len(hub.attending) >= hub.limits.tables:
        raise Refusal("overloaded", "The house is full; try again in a minute.", 503)
    name, at = "".join(secrets.choice(LETTERS) for _ in range(10)), hub.now()
    made = with_cast(made, name)
    table, seed = Table.new(name, made, at), fair.new_seed()
    hand = table.match.hands + 1
    made = msgspec.structs.replace(made, commitment=fair.commitment(name, hand, seed))
    row = Row(name, made.game, made.version, log.options_text(made), made.commitment, made.public, at, table.status)
    await hub.store.create(row, [log.entry(1, made, at)], [Secret(hand, seed)])
    desk = Desk.new(hub.store, Table.new(name, made, at), [seed], hub.now)
    hub.keep(desk)
    hub.counters["tables"] += 1
    return desk


async def _daily(hub: Hub, asked: NewTable) -> tuple[NewTable, int]:
    """What is asked for, and the deck of the day if it is a daily puzzle."""
    if asked.daily is None:
        return asked, 0
    try:
        fixed = daily.options(asked.game, asked.options, asked.daily, hub.today())
    except BadInput as error:
        raise bad(str(error)) from None
    deal = await asyncio.to_thread(daily.first_good_deal, asked.game, asked.daily)
    return msgspec.structs.replace(asked, options=dict(fixed)), deal


async def rematch(hub: Hub, desk: Desk) -> Desk:
    """The same people at a new table, everybody in the same seat; it is dealt when they have come."""
    table = desk.table
    if table.rematch:
        return await hub.desk(table.rematch)
    if not table.match.over:
        raise Refusal("not-over", "The match is not over yet.")
    new = await create(hub, _again(table), table.made.host, table)
    try:
        await desk.do(Rematched(new.table.id), seq=table.seq)
    except Refusal:
        if not desk.table.rematch:
            raise
        return await hub.desk(desk.table.rematch)  # two asked at once
    await new.do(*_seated(table.chairs))
    return new


def _following(before: Table | None) -> dict[str, Any]:
    """What a rematch keeps of the table before: where a lot decided who begins, the start goes round."""
    if before is None:
        return {}
    begun = before.match.begins
    return {"after": before.id, "begins": None if begun is None else (begun.seat + 1) % before.made.players}


def _made(asked: NewTable, pool: Bots, host: str) -> Created:
    try:
        known = page(asked.game)
        game = known.game(printed(known, asked.edition, asked.options))
        Match.new(game, asked.players)
        bots = [None if bot is None else bot for bot in asked.bots] or [None] * asked.players
        for bot in bots:
            pool.check(bot, game) if bot is not None else None
    except BadInput as error:
        raise bad(str(error)) from None
    if asked.clock and not (asked.clock.per_move or asked.clock.bank):
        raise bad("A clock has seconds for every move, or a bank of seconds.")
    if len(bots) != asked.players:
        raise bad(f"{asked.players} play, but {len(bots)} seats are described.")
    given: dict[str, Any] = dict(game.options.given)
    return Created(
        asked.game,
        game.page.version,
        given,
        asked.players,
        bots,
        "",
        host,
        asked.public,
        asked.clock,
        asked.pace,
        daily=asked.daily or "",
        serious=asked.serious,
        rated=_rated(asked, bots),
    )


def _rated(asked: NewTable, bots: list[str | None]) -> bool:
    """Whether a match shall count for ratings: asked for, or as usual on a public table where it can."""
    can = asked.players > 1 and asked.clock is not None and not any(bots)
    if asked.rated and not can:
        raise bad("A rated match is one of people with a clock: without bots, and not alone.")
    return can and (asked.public if asked.rated is None else asked.rated)


def _again(table: Table) -> NewTable:
    """The same once more; for somebody who is forgotten a bot plays."""
    made = table.made
    bots = [LEVEL if chair.forgotten else _same(chair) for chair in table.chairs]
    again = NewTable(made.game, made.players, made.options, bots, made.public, made.clock, made.pace)
    rated = made.rated and not any(bots)
    return msgspec.structs.replace(again, serious=made.serious, rated=rated)


def _same(chair: Chair) -> str | None:
    """The bot of a seat as it is asked for, the same character again."""
    return f"{chair.bot}/{chair.character}" if chair.bot and chair.character else chair.bot


def _seated(chairs: tuple[Chair, ...]) -> list[Sat]:
    """The old seeds stay behind: they were known before the new table committed itself."""
    people = [(seat, chair) for seat, chair in enumerate(chairs) if chair.who is not None and not chair.forgotten]
    return [Sat(seat, chair.who or "", chair.name, face=chair.face) for seat, chair in people]
