"""People at a table, and the network between them and the server."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from starlette.websockets import WebSocketDisconnect

from boneyard.tiles import Eye
from tests.server.simulation.hourglass import now

if TYPE_CHECKING:
    from tests.server.simulation.storm import Storm


Message = dict[str, Any]
PATIENCE = 3.0  # seconds after which a client asks again


class Weather(NamedTuple):
    """How likely and how bad the faults are."""

    drop: float = 0.05  # of a message
    twice: float = 0.05
    late: float = 0.05  # a message that takes seconds: many others overtake it
    breaks: float = 20.0  # seconds between two broken connections, on average
    crashes: float = 120.0  # seconds between two deaths of the server
    away: float = 0.2  # of a broken connection: its person stays away for a minute or so


CALM = Weather(0.0, 0.0, 0.0, float("inf"), float("inf"), 0.0)


class Link:
    """A connection between a person and the server, as good as the weather; to the server it is a socket."""

    def __init__(self, person: "Person", query: dict[str, str], rng: Random) -> None:
        self.person = person
        self.rng = rng
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.broken = False
        self.app = SimpleNamespace(state=SimpleNamespace(hub=person.storm.hub))
        self.path_params = {"table": person.storm.table}
        self.headers = {"authorization": f"Bearer {person.token}"} if person.token else {}
        self.cookies: dict[str, str] = {}
        self.scope: Message = {"extensions": {}}
        self.client = None
        self.query_params = query

    async def accept(self) -> None:
        """The server takes the call."""

    async def receive(self) -> Message:
        """What arrives at the server."""
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        """The server says something."""
        if self.broken:
            raise WebSocketDisconnect(1006)
        self._carry(lambda: None if self.broken else self.person.hear(json.loads(text)))

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """The server hangs up."""
        self.hang_up()

    def say(self, frame: Message) -> None:
        """The person says something."""
        text = json.dumps(frame)
        self._carry(lambda: self.inbox.put_nowait({"type": "websocket.receive", "text": text}))

    def hang_up(self) -> None:
        """The connection breaks; what is under way to the person is lost."""
        if not self.broken:
            self.broken = True
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.person.lost(self)

    def _carry(self, arrive: Callable[[], None]) -> None:
        weather, rng = self.person.storm.weather, self.rng
        if rng.random() < weather.drop:
            return
        for _ in range(2 if rng.random() < weather.twice else 1):
            delay = rng.uniform(1.0, 8.0) if rng.random() < weather.late else rng.uniform(0.001, 0.1)
            asyncio.get_running_loop().call_later(delay, arrive)


class Told(NamedTuple):
    """A step as somebody was told it."""

    seq: int
    kind: str
    events: list[Any]


class Person:
    """Somebody at the table, or who looks on: plays by chance, and never gives up."""

    def __init__(self, storm: "Storm", seat: Eye) -> None:
        self.storm = storm
        self.seat = seat
        self.token = "" if seat is None else storm.signer.token(f"person-{seat}")
        self.rng = Random(f"{storm.seed} person {seat}")
        self.link: Link | None = None
        self.links = 0
        self.news = asyncio.Event()
        self.told: list[Told] = []
        self.seq = 0
        self.view: Message = {}
        self.early: dict[int, Message] = {}  # steps that have overtaken others
        self.complained = 0.0  # when a gap was last complained about
        self.sent: dict[str, str] = {}  # every action that was ever sent, by its key
        self.asked: Message | None = None  # the frame that waits for an answer
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}

    async def live(self) -> None:
        """Connect, listen, act; ask again when nothing comes."""
        while True:
            if self.link is None:
                await self._connect()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.news.wait()
            except TimeoutError:
                self._ask_again()
            self.news.clear()
            await self._act()

    async def _connect(self) -> None:
        away = self.rng.random() < self.storm.weather.away and self.links
        await asyncio.sleep(self.rng.uniform(20.0, 90.0) if away else self.rng.uniform(0.1, 2.0))
        if self.storm.hub is None:
            return
        self.links += 1
        query = {"after": str(self.seq)} | ({} if self.seat is None else {"seat": str(self.seat)})
        self.link = Link(self, query, Random(f"{self.storm.seed} {self.seat} {self.links}"))
        self.storm.serve(self.link)

    def lost(self, link: Link) -> None:
        """The connection is gone."""
        self.link = None if self.link is link else self.link
        self.news.set()

    def say(self, frame: Message) -> None:
        """Say something, if there is a connection."""
        if self.link is not None:
            self.link.say(frame)

    def _ask_again(self) -> None:
        self.say({"t": "resync", "after": self.seq})
        if self.asked is not None:
            self.say(self.asked)

    def hear(self, message: Message) -> None:
        """Take in what the server says: steps once and in their order, whatever the network does."""
        match message["t"]:
            case "step" if message["seq"] > self.seq:
                self.early.setdefault(message["seq"], message)
                self._take_in()
            case "snapshot":
                raise AssertionError("Nobody was so far behind that steps would not do.")
            case "ack":
                self._answered(message["key"])
                self.acknowledged.setdefault(message["key"], message["seq"])
                assert self.acknowledged[message["key"]] == message["seq"]
            case "no":
                self._answered(message["key"])
                self.refused[message["key"]] = message["code"]
                self.say({"t": "resync", "after": self.seq})
        self.news.set()

    def _take_in(self) -> None:
        """Take in the steps that have come, as far as there is no gap before them."""
        while message := self.early.pop(self.seq + 1, None):
            self.seq += 1
            self.told.append(Told(self.seq, message["kind"], message["events"]))
            self.view = message if "hand" in message else self.view
        if self.early and now() > self.complained + 0.5:
            self.complained = now()
            self.say({"t": "resync", "after": self.seq})

    def _answered(self, key: str) -> None:
        if self.asked is not None and self.asked["key"] == key:
            self.asked = None

    @property
    def hand(self) -> Message:
        """The hand as it was told last, if that is how things stand."""
        current = self.view.get("seq") == self.seq
        return (self.view["hand"] or {}) if current else {}

    async def _act(self) -> None:
        hand = self.hand
        if self.seat is None or self.asked is not None or not hand or self.storm.weather is CALM:
            return
        if hand["dealing"] and not self.view["seats"][self.seat]["ready"]:
            self.say({"t": "ready", "seat": self.seat})
        elif hand["actions"]:
            await self._move(hand["actions"])

    async def _move(self, actions: list[str]) -> None:
        seq = self.seq
        await asyncio.sleep(self.rng.uniform(0.0, 2.0))
        if self.seq != seq and self.rng.random() < 0.9:  # now and then somebody does not look again
            return
        key, action = f"{self.seat}-{len(self.sent)}", self.rng.choice(actions)
        self.sent[key] = action
        self.asked = {"t": "move", "seat": self.seat, "action": action, "key": key, "seq": seq}
        self.say(self.asked)
