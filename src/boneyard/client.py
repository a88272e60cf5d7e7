"""A seat at a table for programs: connect, sit down, play.

async with Guest("http://127.0.0.1:2828") as guest:
    table = await guest.create("muggins", players=2, bots=[None, "medium"])
    async with await guest.sit(table, "Ann") as seat:
        async for moment in seat.turns():
            await seat.play(moment["hand"]["actions"][0])
"""

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boneyard.server.messages.patches import checksum, patched

Message = dict[str, Any]

ABOUT_LINES = ("t", "seq", "kind", "events", "by_bot", "seat", "why")  # what tells of a line, not of the table
TOO_FAST = 0.5  # seconds to wait after one was too fast
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds before a reconnect


def backoff(failures: int, chance: float) -> float:
    """The seconds before the next reconnect, with jitter: a restarted server is not hit by everybody at once."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(failures, 10)) * (0.5 + 0.7 * chance)


class Refused(Exception):
    """The server said no: a code, and a sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({code})")
        self.code = code


class Guest:
    """Somebody at a server, known by a token."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.promised: set[str] = set()  # commitments, each seen before its deal: to compare with a record
        self.seeds: list[str] = []  # our own, for the same purpose

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = (await self.ask("POST", "/api/guest"))["token"]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is kept open between requests."""

    async def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """Ask the server for something and give the answer, or raise Refused."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Message | None) -> Any:
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.server + path, data, headers, method=method), timeout=30) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers["Content-Type"] else text
        except HTTPError as error:
            said = json.loads(error.read().decode() or "{}")
            raise Refused(said.get("code", str(error.code)), said.get("say", error.reason)) from None

    async def create(self, game: str, players: int, **more: Any) -> str:
        """Make a table and give its name."""
        made = await self.ask("POST", "/api/tables", {"game": game, "players": players, **more})
        self.promised.add(made["commitment"])
        return str(made["table"])

    async def sit(self, table: str, name: str, seat: int | None = None) -> "AtTable":
        """Take a seat, with a seed of one's own for the shuffle; the server has to commit itself first."""
        self.promised.add((await self.ask("GET", f"/api/tables/{table}"))["commitment"])
        asked: Message = {"name": name, "seed": self.new_seed()}
        asked |= {} if seat is None else {"seat": seat}
        taken = await self.ask("POST", f"/api/tables/{table}/sit", asked)
        return AtTable(self, table, taken["seat"])

    def new_seed(self) -> str:
        """A fresh seed of one's own."""
        self.seeds.append(secrets.token_hex(16))
        return self.seeds[-1]

    def look_on(self, table: str) -> "AtTable":
        """Look on without a seat."""
        return AtTable(self, table, None)

    async def results(self, **wanted: Any) -> Message:
        """The matches that one has played: of a `game`, with a `person`, from an `offset` on."""
        found: Message = await self.ask("GET", f"/api/mine/results?{urlencode(wanted)}")
        return found

    async def ratings(self) -> list[Message]:
        """How strong one is, by game and number of players."""
        found: list[Message] = await self.ask("GET", "/api/mine/ratings")
        return found

    async def export(self) -> Message:
        """All that the server knows of oneself."""
        everything: Message = await self.ask("GET", "/api/mine/export")
        return everything

    async def delete(self) -> None:
        """Have oneself forgotten; the token is nobody's then."""
        await self.ask("DELETE", "/api/guest")

    async def record(self, table: str) -> str:
        """The record of a finished match, with the proofs of its deals."""
        return str(await self.ask("GET", f"/api/tables/{table}/record"))


class AtTable:
    """A seat at a table; comes back by itself when the connection breaks."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.seq: int | None = None
        self.socket: ClientConnection | None = None
        self.race = False  # several seats may act at once, so a number of yesterday is no reason to refuse
        self.unanswered: dict[str, Message] = {}
        self.view: Message = {}  # the table as it was told last: patches tell only what changed about it

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.socket:
            await self.socket.close()

    async def _connect(self) -> None:
        address = self.guest.server.replace("http", "ws", 1) + f"/ws/tables/{self.table}?patches=1"
        address += "" if self.seat is None else f"&seat={self.seat}"
        address += "" if self.seq is None else f"&after={self.seq}"
        headers = {"Authorization": f"Bearer {self.guest.token}"}
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        for frame in self.unanswered.values():
            await self.socket.send(json.dumps(frame))

    async def messages(self) -> AsyncIterator[Message]:
        """Everything that the server says, in order, across broken connections."""
        failures = 0
        while True:
            try:
                assert self.socket
                message = json.loads(await self.socket.recv())
            except ConnectionClosed:
                await asyncio.sleep(backoff(failures, random.random()))
                failures += 1
                await self._try_again()
                continue
            failures = 0
            if not await self._whole(message):
                continue
            self._note(message)
            await self._slow_down(message)
            yield message

    async def _whole(self, message: Message) -> bool:
        """Give a step the whole table, if it tells only what changed; if that does not add up, ask for everything."""
        patch, told = message.pop("patch", None), message.pop("sum", None)
        if patch is not None:
            view = patched(self.view, patch) if self.view.get("you", "?") == message["you"] else {}
            if not view or (told is not None and told != checksum(view["hand"])):
                await self.send({"t": "resync"})
                return False
            message |= view
        if message["t"] in ("step", "snapshot") and "seats" in message:
            self.view = {name: value for name, value in message.items() if name not in ABOUT_LINES}
        return True

    async def _slow_down(self, message: Message) -> None:
        """Who was too fast waits, and says once more what has no answer."""
        if message.get("code") == "too-fast":
            await asyncio.sleep(TOO_FAST)
            for frame in tuple(self.unanswered.values()):
                await self.send(frame)

    async def _try_again(self) -> None:
        try:
            await self._connect()
        except (OSError, ConnectionClosed, InvalidHandshake):  # it may die while it greets us
            return

    def _note(self, message: Message) -> None:
        if message["t"] in ("step", "snapshot", "same"):
            self.seq = message["seq"]
            self.race = len((message.get("hand") or {}).get("turn", ())) > 1
        if message["t"] in ("step", "snapshot"):
            self.guest.promised |= {message["commitment"]} if "commitment" in message else set()
            self.unanswered.pop("ready", None)  # it shows who is ready
        elif message["t"] in ("ack", "no") and message.get("key") and message.get("code") != "too-fast":
            self.unanswered.pop(message["key"], None)

    async def turns(self) -> AsyncIterator[Message]:
        """The moments at which this seat may act; says by itself that results have been seen; ends with the match."""
        async for message in self.messages():
            hand = message.get("hand")
            if message["t"] not in ("step", "snapshot") or not hand:
                continue
            if hand["over"]:
                return
            if hand["dealing"] and self.seat is not None and not message["seats"][self.seat]["ready"]:
                self.unanswered["ready"] = {"t": "ready", "seat": self.seat, "seed": self.guest.new_seed()}
                await self.send(self.unanswered["ready"])
            elif hand["actions"]:
                yield message

    async def rematch(self) -> "AtTable":
        """The same seat at the table where everybody goes on, with a fresh seed: it is dealt when all have come."""
        table = (await self.guest.ask("POST", f"/api/tables/{self.table}/rematch"))["table"]
        self.guest.promised.add((await self.guest.ask("GET", f"/api/tables/{table}"))["commitment"])
        await self.guest.ask("POST", f"/api/tables/{table}/seed", {"seat": self.seat, "seed": self.guest.new_seed()})
        return AtTable(self.guest, table, self.seat)

    async def play(self, action: str) -> None:
        """Play an action; it is sent again after a broken connection, and never done twice."""
        key = secrets.token_hex(8)
        frame = {"t": "move", "seat": self.seat, "action": action, "key": key, "seq": None if self.race else self.seq}
        self.unanswered[key] = frame
        await self.send(frame)

    async def react(self, what: str) -> None:
        """Say one of a few things to everybody: "thanks"; others hear the message `reaction`."""
        await self.send({"t": "react", "seat": self.seat, "what": what})

    async def propose(self, what: str) -> None:
        """Ask the others for a "take-back", a "pause", or to "settle"; what is open is `proposal` of the table."""
        await self.send({"t": "propose", "seat": self.seat, "what": what})

    async def answer(self, yes: bool) -> None:
        """Agree to what is proposed, or not."""
        await self.send({"t": "answer", "seat": self.seat, "yes": yes})

    async def resume(self) -> None:
        """Go on after a pause."""
        await self.send({"t": "resume", "seat": self.seat})

    async def send(self, frame: Message) -> None:
        """Send a frame, if there is a connection now."""
        assert self.socket
        try:
            await self.socket.send(json.dumps(frame))
        except ConnectionClosed:
            return
