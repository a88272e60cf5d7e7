"""Calls: whoever is to play and looks at the table through no process is told by Web Push, once for each turn."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from boneyard.server.messages.requests import Subscription
from boneyard.server.push.endpoint import checked, post
from boneyard.server.push.keys import PushKeys
from boneyard.server.refusal import Refusal
from boneyard.server.store import Store
from boneyard.server.tables.summary import in_company, waits_for
from boneyard.server.tables.table import Table

PAUSE = 10.0  # seconds in which somebody may come back by themselves
TTL = 86_400  # seconds for which a push service tries
GONE = (404, 410)  # the subscription has ended
AT_ONCE = 8  # requests to push services at a time
TURNS = 50_000  # that may wait for this pause: most are over before its end; who is left out sees it when they come
MOST = 1_000  # calls that may be under way, likewise
BROWSERS = 10  # of one person that are told

logger = logging.getLogger("uvicorn.error")


class Turn(NamedTuple):
    """Somebody's turn that has begun, and when to look whether it still goes on, by the clock of the loop."""

    until: float
    table: str
    who: str


class Calls:
    """The calls of one process: of what it has written itself, so that nobody is called by two."""

    def __init__(
        self,
        store: Store,
        absence: Callable[[str, str], Awaitable[float]],
        table: Callable[[str], Table | None],
        now: Callable[[], float],
    ) -> None:
        self.store, self.absence, self.table, self.now = store, absence, table, now
        self.send = post
        self.keys = PushKeys()
        self.pause = PAUSE
        self.turns: deque[Turn] = deque()  # in the order in which they began
        self.timer: asyncio.TimerHandle | None = None  # one for all of them
        self.under_way: set[asyncio.Task[None]] = set()
        self.lanes = asyncio.Semaphore(AT_ONCE)

    def written(self, before: Table, after: Table) -> None:
        """A table has moved on: call those for whom it waits now and did not before."""
        if not self.keys.secret:
            return
        for who in {chair.who for chair in after.chairs if chair.who is not None}:
            if in_company(after, who) and waits_for(after, who) and not waits_for(before, who):
                self._begin(after.id, who)

    def _begin(self, name: str, who: str) -> None:
        if len(self.turns) < TURNS:
            self.turns.append(Turn(asyncio.get_running_loop().time() + self.pause, name, who))
            self._wait()

    def _wait(self) -> None:
        if self.turns and self.timer is None:
            self.timer = asyncio.get_running_loop().call_at(self.turns[0].until, self._look)

    def _look(self) -> None:
        """Call those whose turn still goes on."""
        self.timer, now = None, asyncio.get_running_loop().time()
        while self.turns and self.turns[0].until <= now:
            turn = self.turns.popleft()
            table = self.table(turn.table)
            if table and waits_for(table, turn.who) and len(self.under_way) < MOST:
                task = asyncio.create_task(self._call(turn.table, turn.who))
                self.under_way.add(task)
                task.add_done_callback(self.under_way.discard)
        self._wait()

    async def _call(self, name: str, who: str) -> None:
        try:
            if await self._is_away(name, who):
                await asyncio.gather(*(self._push(endpoint) for endpoint in await self.store.subscriptions(who)))
        except self.store.trouble as error:
            logger.warning("Somebody could not be told that it is their turn: %s", error)

    async def _is_away(self, name: str, who: str) -> bool:
        try:
            return await self.absence(name, who) > 0
        except KeyError:  # the table has left the memory meanwhile, so nobody is at it
            return True

    async def _push(self, endpoint: str) -> None:
        """An empty message: the browser asks us what waits, so that a push service learns nothing of it."""
        about = {"TTL": f"{TTL}", "Topic": "turn", "Content-Length": "0"}
        headers = {"Authorization": self.keys.authorization(endpoint, self.now()), **about}
        try:
            async with self.lanes:
                status = await asyncio.to_thread(self.send, endpoint, headers)
        except OSError as error:
            logger.warning("A push service does not answer: %s", error)
            return
        if status in GONE:
            await self.store.unsubscribe(endpoint)

    async def close(self) -> None:
        """Let go of those who are still to be called."""
        self.turns.clear()
        if self.timer is not None:
            self.timer.cancel()
        tasks = tuple(self.under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def change(calls: Calls, who: str, asked: Subscription, now: float) -> None:
    """Tell a browser of turns, or no longer; only those who have a subscription can end it."""
    if not calls.keys.secret:
        raise Refusal("no-push", "There is no Web Push on this server.")
    endpoint = checked(asked.endpoint)
    if asked.on:
        await calls.store.subscribe(who, endpoint, now, BROWSERS)
    elif endpoint in await calls.store.subscriptions(who):
        await calls.store.unsubscribe(endpoint)
