"""The load: parties that play table after table by chance, whatever happens to the servers, and note what they hear."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from functools import partial
from http.client import HTTPException
from random import Random
from time import monotonic
from typing import Any, TypeVar

from websockets.exceptions import InvalidHandshake

from boneyard.client import AtTable, Guest, Message
from boneyard.games import PAGES
from boneyard.server.tables.talk import REACTIONS
from tests.chaos.notes import Ear, Notes
from tests.chaos.servers import Server

PARTIES = 10
PAUSE = 1 / 15  # seconds between two moves of a player: a socket may send twenty frames a second
QUIET = 0.7  # seconds without a word after which a table has nothing more to say
PATIENCE = 30.0  # seconds without an acknowledgement after which something is wrong
RATED = {"options": {"hands": 1}, "public": True, "clock": {"per_move": 3_600}}

T = TypeVar("T")


class Player(AtTable):
    """Somebody at a table who notes everything, and plays by chance if it is a seat."""

    def __init__(self, club: "Club", guest: Guest, ear: Ear, rng: Random) -> None:
        super().__init__(guest, ear.table, ear.seat)
        self.club = club
        self.ear = ear
        self.rng = rng
        self.sent: dict[str, str] = {}

    async def messages(self) -> AsyncIterator[Message]:
        """What the server says, noted before anything else."""
        async for message in super().messages():
            self.club.notes.hear(self.ear, message, self.sent)
            yield message

    async def send(self, frame: Message) -> None:
        """Remember which action goes with which key."""
        if frame["t"] == "move":
            self.sent[frame["key"]] = frame["action"]
        await super().send(frame)

    async def play_match(self) -> None:
        """Play until the match is over, as long as the club plays."""
        await insist(self.__aenter__)
        try:
            async for moment in self.turns():
                if self.club.playing:
                    await asyncio.sleep(PAUSE * self.rng.random())
                    await self.play(self.rng.choice(moment["hand"]["actions"]))
                    await self._behave()
                    await asyncio.sleep(PAUSE / 2)
        finally:
            await self.__aexit__()

    async def _behave(self) -> None:
        """Now and then say something, look elsewhere, or look at the table again."""
        chance = self.rng.random()
        if chance < 0.2:
            await self.react(self.rng.choice(REACTIONS))
        elif chance < 0.4:
            await self.send({"t": "present", "visible": self.rng.random() < 0.5})


class Club:
    """All the parties, the servers they play on, and their notes."""

    def __init__(self, servers: Sequence[Server], rng: Random) -> None:
        self.servers = servers
        self.rng = rng
        self.notes = Notes()
        self.playing = True
        self.guests: list[list[Guest]] = []  # of each party
        self.players: list[Player] = []
        self.parties: list[asyncio.Task[None]] = []

    def open(self, parties: int = PARTIES) -> None:
        """Let everybody come."""
        self.parties = [asyncio.create_task(self._party(Random(self.rng.random()))) for _ in range(parties)]

    @property
    def under_way(self) -> int:
        """How many moves are sent and not yet answered."""
        return sum(len(player.unanswered) for player in self.players)

    def move_from(self, dead: Server) -> None:
        """Every other party tries another server than the one that died; of the others some do, and some wait for it.

        So somebody can play on, whatever chance says.
        """
        others = [server for server in self.servers if server is not dead]
        for number, party in enumerate(self.guests):
            for guest in party if others else ():
                if guest.server == dead.url and (number % 2 == 0 or self.rng.random() < 0.5):
                    guest.server = self.rng.choice(others).url

    async def acknowledged(self, moves: int) -> None:
        """Wait until so many moves more are acknowledged."""
        before, began = len(self.notes.acked), monotonic()
        while len(self.notes.acked) < before + moves:
            self._look_after_parties()
            assert monotonic() - max(began, self.notes.heard) < PATIENCE, "nobody plays any more"
            await asyncio.sleep(0.005)

    async def come_to_rest(self) -> None:
        """Make no more moves, and wait until it is quiet; bots that have to think may speak again."""
        self.playing = False
        began = monotonic()
        while monotonic() - max(began, self.notes.heard) < QUIET and monotonic() - began < PATIENCE:
            self._look_after_parties()
            await asyncio.sleep(0.02)

    async def heard(self, written: Mapping[str, int]) -> None:
        """Wait until everybody has heard so many lines of each log; if not, the checker will tell who has not."""
        began = monotonic()
        while not self._all_heard(written) and monotonic() - began < PATIENCE:
            self._look_after_parties()
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Let everybody go."""
        for party in self.parties:
            party.cancel()
        await asyncio.gather(*self.parties, return_exceptions=True)

    def _all_heard(self, written: Mapping[str, int]) -> bool:
        return all(told[-1].over or told[-1].seq >= written[ear.table] for ear, told in self.notes.told.items())

    def _look_after_parties(self) -> None:
        for party in self.parties:
            if party.done():
                party.result()  # a party ends only by a mistake, which is raised here

    async def _party(self, rng: Random) -> None:
        *people, onlooker = await self._guests(5)
        make = self._make_rated
        while self.playing:
            table, humans = await make(people[0], rng)
            make = self._make_table
            seats = people[:humans]
            for seat, guest in enumerate(seats):
                await insist(partial(guest.sit, table, f"Guest {seat}", seat))
                self.notes.seats.append((table, seat))
            ears = [*enumerate(seats), (None, onlooker)]
            players = [Player(self, guest, Ear(table, seat), Random(rng.random())) for seat, guest in ears]
            self.players += players
            await asyncio.gather(*(player.play_match() for player in players))
        await asyncio.sleep(PATIENCE)  # until it is closed

    async def _guests(self, count: int) -> list[Guest]:
        guests = [Guest(self.rng.choice(self.servers).url) for _ in range(count)]
        self.guests.append(guests)
        for guest in guests:
            await insist(guest.__aenter__)
        return guests

    async def _make_rated(self, host: Guest, rng: Random) -> tuple[str, int]:
        """Two people begin with a short match that counts."""
        return await self._made(host, "plain-block", 2, **RATED), 2

    async def _make_table(self, host: Guest, rng: Random) -> tuple[str, int]:
        """A table of any game, now and then with a bot; its name, and how many people it wants."""
        page = rng.choice([page for page in PAGES if page.players[0] <= 4])
        players = rng.choice([count for count in page.players if count <= 4])
        bot = players > 1 and rng.random() < 0.3
        bots = [None] * (players - 1) + ["easy" if bot else None]
        return await self._made(host, page.id, players, bots=bots, pace=0.02), players - bot

    async def _made(self, host: Guest, game: str, players: int, **more: Any) -> str:
        table = await insist(lambda: host.create(game, players, **more))
        self.notes.tables.append(table)
        return table


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask again until there is an answer."""
    while True:
        try:
            return await ask()
        except (OSError, HTTPException, InvalidHandshake):
            await asyncio.sleep(0.1)
