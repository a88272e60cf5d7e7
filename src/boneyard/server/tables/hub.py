"""The hub: all the tables of one server process, opened when somebody asks for them."""

import asyncio
import contextlib
import secrets
import time
from datetime import UTC, date, datetime
from typing import Any

import msgspec

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.match import Match
from boneyard.players import level
from boneyard.server.bots.pool import Bots
from boneyard.server.deals import daily, fair
from boneyard.server.identity import Signer
from boneyard.server.limits import Addresses, Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal, bad, not_found
from boneyard.server.retry import patiently
from boneyard.server.store import Row, Secret, Store
from boneyard.server.tables import log
from boneyard.server.tables.autoplay import attend
from boneyard.server.tables.desk import Desk, Now
from boneyard.server.tables.log import Created, Credited, Rematched, Sat
from boneyard.server.tables.table import Chair

BEAT = 5.0  # seconds between two signs of life
MISSED = 15.0  # seconds without one that mean that no server was there
IDLE = 600.0  # seconds after which a table that nobody listens to leaves the memory
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no i, l, o, 0, 1: they are mistaken for each other


class Hub:
    """Desks by the names of their tables, and what they share."""

    def __init__(self, store: Store, signer: Signer, bots: Bots, limits: Limits, now: Now = time.time) -> None:
        self.store = store
        self.signer = signer
        self.bots = bots
        self.adviser = Bots()  # apart from the bots, so that nobody waits for a hint of somebody else
        self.advised: set[str] = set()  # tables whose hint is being thought about
        self.limits = limits
        self.now = now
        self.addresses = Addresses(limits)
        self.desks: dict[str, Desk] = {}
        self.opening: dict[str, asyncio.Task[Desk | None]] = {}
        self.attending: dict[str, asyncio.Task[None]] = {}
        self.sockets = 0
        self.started = now()
        self.missed: float | None = None  # seconds before the start in which no server was there, once it is known
        self.told = {"tables": 0, "moves": 0, "refused": 0, "cut": 0}

    async def desk(self, name: str) -> Desk:
        """The desk of a table, from the memory or from the store."""
        if name in self.desks:
            return self.desks[name]
        if name not in self.opening:
            task = self.opening[name] = asyncio.create_task(self._open(name))
            task.add_done_callback(lambda _: self.opening.pop(name))
        found = await asyncio.shield(self.opening[name])  # who goes away does not take it from the others
        if found is None:
            raise not_found("such table")
        return found

    async def _open(self, name: str) -> Desk | None:
        found = await Desk.open(self.store, name, self.now) if name.isalnum() else None
        if found is not None:
            await self._credit(found)
            self._keep(found)
            await found.refresh()  # what came before this was no news for it
        return found

    def _keep(self, desk: Desk) -> None:
        name = desk.table.id
        self.desks[name] = desk
        if not desk.table.match.over:
            task = asyncio.create_task(patiently(lambda: attend(desk, self.bots)))
            self.attending[name] = task
            task.add_done_callback(lambda _: self.attending.pop(name, None))

    async def create(self, asked: NewTable, host: str, after: str | None = None) -> Desk:
        """Make a table; the host sits down if he brings a name."""
        if len(self.attending) >= self.limits.tables:
            raise Refusal("overloaded", "The house is full; try again in a minute.", 503)
        name = "".join(secrets.choice(LETTERS) for _ in range(10))
        seed = fair.new_seed()
        asked, deal = await self._daily(asked)
        made = msgspec.structs.replace(_made(asked, host, fair.commitment(name, 1, seed), after), deal=deal)
        at = self.now()
        row = Row(name, made.game, made.version, log.options_text(made), made.commitment, made.public, at)
        await self.store.create(row, [log.entry(1, made, at)], [Secret(1, seed)])
        self.told["tables"] += 1
        return await self.desk(name)

    async def _daily(self, asked: NewTable) -> tuple[NewTable, int]:
        """What is asked for, and the deck of the day if it is a daily puzzle."""
        if asked.daily is None:
            return asked, 0
        try:
            fixed = daily.options(asked.game, asked.options, asked.daily, self.today())
        except BadInput as error:
            raise bad(str(error)) from None
        deal = await asyncio.to_thread(daily.first_good_deal, asked.game, asked.daily)
        return msgspec.structs.replace(asked, options=dict(fixed)), deal

    def today(self) -> date:
        """The day it is, where the day begins at midnight in Greenwich."""
        return datetime.fromtimestamp(self.now(), UTC).date()

    async def rematch(self, desk: Desk) -> Desk:
        """The same people at a new table, everybody in the same seat; it is dealt when they have come."""
        table = desk.table
        if table.rematch:
            return await self.desk(table.rematch)
        if not table.match.over:
            raise Refusal("not-over", "The match is not over yet.")
        new = await self.create(_again(table.made), table.made.host, table.id)
        try:
            await desk.do(Rematched(new.table.id), seq=table.seq)
        except Refusal:
            if not desk.table.rematch:
                raise
            return await self.desk(desk.table.rematch)  # two asked at once
        await new.do(*_sitting(table.chairs))
        return new

    async def restore(self) -> None:
        """Open every table that was being played; whoever dies meanwhile leaves the old sign of life to the next."""
        await self._away()
        for row in await self.store.rows("playing", public_only=False, limit=self.limits.tables):
            with contextlib.suppress(Refusal):
                await self.desk(row.id)
        await self.beat()

    async def _credit(self, desk: Desk) -> None:
        """Give a clock back the time that no server was there, before anybody can look at it."""
        away = await self._away()
        if away > MISSED and desk.touched < self.started and desk.table.deadline():
            await desk.do(Credited(away))

    async def _away(self) -> float:
        if self.missed is None:
            alive = (await self.store.kept()).get("alive")
            self.missed = self.started - float(alive) if alive else 0.0
        return self.missed

    async def beat(self) -> float:
        """Say that a server is there; the seconds since one last said so."""
        now = self.now()
        before = await self.store.keep("alive", str(now).encode(), replace=True)
        return now - float(before) if before else 0.0

    async def follow_news(self) -> None:
        """Take in what other processes have written."""
        async for name, seq in self.store.news():
            desk = self.desks.get(name)
            if desk is not None and desk.table.seq < seq:
                await patiently(desk.refresh)

    def forget_idle(self) -> None:
        """Let go of tables that nobody listens to and that wait for nobody."""
        for name, desk in list(self.desks.items()):
            idle = self.now() - desk.touched > IDLE and not desk.listeners and not desk.lock.locked()
            if idle and (desk.table.match.over or desk.table.made.clock is None):
                del self.desks[name]
                if task := self.attending.pop(name, None):
                    task.cancel()

    async def close(self) -> None:
        """Stop attending, cut nobody's move short, let go of the store."""
        for desk in self.desks.values():
            for listener in tuple(desk.listeners):
                listener.end()
        tasks = list(self.attending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.adviser.close()
        await self.store.close()


def _made(asked: NewTable, host: str, commitment: str, after: str | None) -> Created:
    try:
        game = page(asked.game).game(asked.options)
        Match.new(game, asked.players)
        bots = [None if bot is None else bot for bot in asked.bots] or [None] * asked.players
        for bot in bots:
            level(bot, game) if bot is not None else None
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
        commitment,
        host,
        asked.public,
        asked.clock,
        asked.pace,
        after,
        asked.daily or "",
    )


def _again(made: Created) -> NewTable:
    return NewTable(made.game, made.players, made.options, list(made.bots), made.public, made.clock, made.pace)


def _sitting(chairs: tuple[Chair, ...]) -> list[Sat]:
    """The old seeds stay behind: they were known before the new table committed itself."""
    people = [(seat, chair) for seat, chair in enumerate(chairs) if chair.who is not None]
    return [Sat(seat, chair.who or "", chair.name) for seat, chair in people]
