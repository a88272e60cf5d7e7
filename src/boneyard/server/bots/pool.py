"""Bots: processes outside the event loop that see views only, with hard limits on time and memory."""

import asyncio
import contextlib
import json
import pickle
import secrets
import sys
from collections.abc import Iterable, Mapping
from random import Random, SystemRandom
from types import MappingProxyType
from typing import Any

from boneyard.errors import BadInput
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.players import levels
from boneyard.players.cast import parted, temperament
from boneyard.players.coach.weighing import Twice, Worth, Worths
from boneyard.players.seen import Seen, seen
from boneyard.server.bots.own import Offered
from boneyard.server.bots.worker import LENGTH

Free = asyncio.Queue[asyncio.subprocess.Process | None]

NONE: Mapping[str, Offered] = MappingProxyType({})
USUAL = "medium"
GONE = 2.0  # seconds in which the pipe of a worker that was ended closes, unless a child of another server holds it too
SECONDS = 5.0  # a bot that thinks longer is ended, and the next weaker one is asked; then chance decides


class Bots:
    """A few workers; each question goes to one that is free."""

    def __init__(
        self,
        workers: int = 1,
        seconds: float = SECONDS,
        module: str = "boneyard.server.bots.worker",
        own: Mapping[str, Offered] = NONE,
        nice: int = 0,
    ) -> None:
        self.seconds = seconds
        self.module = module
        self.own = own
        self.nice = nice  # how far these processes stand back behind others
        self.ended = 0  # workers that had to be ended
        self.unwatched = asyncio.Lock()  # tables where nobody looks on ask one at a time, so that others need not wait
        self.free: Free = asyncio.LifoQueue()  # another worker starts only when all others are busy
        for _ in range(workers):
            self.free.put_nowait(None)  # a worker starts with its first question
        self.apart: Free = asyncio.Queue()  # for bots of the house's own: the others share no process with them
        self.apart.put_nowait(None)

    def levels(self, game: Game) -> list[str]:
        """The bots that play this game here, the weakest first, then those of the house's own."""
        return [*levels(game), *(name for name, bot in self.own.items() if game.page.id in bot.games)]

    def check(self, level: str, game: Game) -> None:
        """Refuse a bot that does not play this game here; one of the house's own is nobody else."""
        known, (strength, who) = self.levels(game), parted(level)
        if (level if strength in self.own else strength) not in known:
            raise BadInput("no-bot", game=game.page.id, bot=level[:40], known=", ".join(known))
        if who:
            temperament(who)

    async def choose(
        self, match: Match, seat: int, events: tuple[Any, ...], level: str, *, watched: bool = True
    ) -> str:
        """The action that a bot takes in this seat."""
        async with contextlib.nullcontext() if watched else self.unwatched:
            return await self._chosen(match, seat, events, level)

    async def _chosen(self, match: Match, seat: int, events: tuple[Any, ...], level: str) -> str:
        allowed = [str(action) for action in match.actions(seat)]
        for name in self._strong_first(match.game, level):
            own = self.own.get(name)
            sight = seen(match, seat, events, Random())
            question = _question(sight, own.bot if own else name, secrets.randbits(64))
            reply = await (self._ask_from(self.apart, question) if own else self._ask(question))
            if reply in allowed:
                return reply
        return SystemRandom().choice(allowed)

    def _strong_first(self, game: Game, level: str) -> list[str]:
        """This level, and one that thinks for a much shorter time: the next weaker, or the usual one."""
        known, (strength, who) = list(levels(game)), parted(level)
        if strength not in known:  # a bot of the house's own, or one that it no longer has
            return [name for name in (level, USUAL) if name in (*self.levels(game), *known)]
        at = known.index(strength)
        return [f"{name}/{who}" if who else name for name in known[max(0, at - 1) : at + 1][::-1]]

    async def hint(self, match: Match, seat: int, events: tuple[Any, ...]) -> dict[str, Any] | None:
        """What somebody in this seat could do, and how sure that is; None if it is not found in time."""
        sight = seen(match, seat, events, Random())
        reply = await self._ask(_question(sight, "", 0))  # the same chances: the same hint again
        return json.loads(reply) if reply else None

    async def weigh(self, sight: Seen, chance: str, deals: int) -> Twice | None:
        """What the actions of a seat are worth to it, weighed twice; None if it is not found in time."""
        reply = await self._ask(_question(sight, "", chance, deals))
        if not reply:
            return None
        first, second = (zip(sight.actions, found, strict=True) for found in json.loads(reply))
        return _worths(first), _worths(second)

    async def _ask(self, question: bytes) -> str | None:
        return await self._ask_from(self.free, question)

    async def _ask_from(self, free: Free, question: bytes) -> str | None:
        worker, answer = await free.get(), None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._started(worker)
            answer = await asyncio.wait_for(_exchange(worker, question), self.seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            self.ended += 1
        finally:
            spoilt = worker if answer is None else None  # or its answer would be taken for that to the next question
            try:
                await _end(spoilt)
            finally:
                free.put_nowait(None if spoilt else worker)
        return answer

    async def _started(self, dead: asyncio.subprocess.Process | None) -> asyncio.subprocess.Process:
        await _end(dead)
        pipe = asyncio.subprocess.PIPE
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(sys.executable, "-m", self.module, str(self.nice), stdin=pipe, stdout=pipe)
        )
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            await _end(await starting)
            raise

    async def close(self) -> None:
        """End every worker."""
        for free in (self.free, self.apart):
            while not free.empty():
                await _end(free.get_nowait())


def _question(sight: Seen, level: str, seed: int | str, deals: int = 0) -> bytes:
    """All that a worker is told: what a seat has seen; and what is asked: a choice of this level, or of a coach."""
    told = ("seat", "state", "actions", "events", "totals", "last")
    through = {name: getattr(sight, name) for name in told}
    options = dict(sight.game.options.given)
    about = {"game": sight.game.page.id, "options": options, "seen": through}
    question = {**about, "level": level, "seed": seed, "deals": deals}
    return pickle.dumps(question)


def _worths(found: Iterable[tuple[Any, list[float] | None]]) -> Worths:
    return {action: Worth(*worth) for action, worth in found if worth}


async def _exchange(worker: asyncio.subprocess.Process, question: bytes) -> str:
    assert worker.stdin
    assert worker.stdout
    worker.stdin.write(LENGTH.pack(len(question)) + question)
    await worker.stdin.drain()
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    return (await worker.stdout.readexactly(length)).decode()


async def _end(worker: asyncio.subprocess.Process | None) -> None:
    if worker is None:
        return
    if worker.returncode is None:
        worker.kill()
    try:
        async with asyncio.timeout(GONE):
            await worker.communicate()  # what it has said and nobody read would keep its pipe open
    except (OSError, TimeoutError):
        pass
    finally:  # also if a server that ends waits no longer
        worker._transport.close()  # type: ignore[attr-defined]  # another child may hold a pipe of it open
