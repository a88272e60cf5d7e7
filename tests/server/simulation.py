"""A table in a storm: real hubs, desks and conversations, on a clock, a network and a store that obey a seed.

What is not real: time (it jumps to whatever is due next), the sockets (messages are dropped, delayed, sent twice and
overtake each other, connections break, the server dies in the middle of a write and comes back), the disk (a store
in memory that keeps the contract) and the processes of the bots (they think in this one).

`python -m tests.server.simulation 5000` runs five thousand seeds, `python -m tests.server.simulation 5000 12345` as
many from that one on. The same seed always gives the same story; a failure names its seed.
"""

import asyncio
import contextlib
import json
import pickle
import selectors
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar
from unittest import mock

from starlette.websockets import WebSocketDisconnect

from boneyard.server import seeing, wire
from boneyard.server.bots.pool import Bots
from boneyard.server.bots.worker import answer
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.socket.conversation import table_socket
from boneyard.server.store import Entry, Row, Secret, Stale
from boneyard.server.store.writing import Log, Writing
from boneyard.server.tables import log, seating
from boneyard.server.tables.hub import BEAT, MISSED, Hub
from boneyard.server.tables.log import Clock, Created, Moved
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye

Message = dict[str, Any]
T = TypeVar("T")

DAWN = 1_000_000.0  # the time at which a story begins
PATIENCE = 3.0  # seconds after which a client asks again
ENOUGH = 3_600.0 * 6  # seconds after which a story must have come to its end
WHOLE = 1 / 32  # of the stories go to the end of the match: many short ones meet more faults than a few long ones


class Stuck(AssertionError):
    """Nothing will ever happen again, and the story is not over."""


class Hourglass(selectors.DefaultSelector):
    """Does not wait: the time jumps to whatever is due next."""

    def __init__(self) -> None:
        super().__init__()
        self.time = DAWN

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Nothing from outside ever comes."""
        if timeout is None:
            raise Stuck("Everybody waits for something that never comes.")
        self.time += max(0.0, timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop on such a clock."""

    def __init__(self) -> None:
        self.hourglass = Hourglass()
        super().__init__(self.hourglass)

    def time(self) -> float:
        """What time it is in the story."""
        return self.hourglass.time


def now() -> float:
    """What time it is in the story."""
    return asyncio.get_running_loop().time()


def on_virtual_time(story: Coroutine[Any, Any, T]) -> T:
    """Let a story happen."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(story)


class Shelf:
    """A store in memory that keeps the contract: for tests that cannot wait for a disk."""

    def __init__(self) -> None:
        self.matches: dict[str, Row] = {}
        self.logs: dict[str, Log] = {}
        self.lines: dict[str, list[Entry]] = {}
        self.seeds: dict[str, dict[int, bytes]] = {}
        self.values: dict[str, bytes] = {}

    async def create(self, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret] = ()) -> None:
        """Write a new match."""
        writing = Writing(row.id, entries, secrets, row=row).checked()
        if row.id in self.matches:
            raise Stale(row.id)
        self.matches[row.id], self.logs[row.id], self.lines[row.id], self.seeds[row.id] = row, Log(), [], {}
        self._write(writing)

    async def append(
        self, match: str, entries: Sequence[Entry], secrets: Sequence[Secret] = (), status: str | None = None
    ) -> None:
        """Write lines at the end of a log."""
        if match not in self.matches:
            raise Stale(match)
        self._write(Writing(match, entries, secrets, status).checked())

    def _write(self, writing: Writing) -> None:
        self.logs[writing.match].admit(writing)
        self.lines[writing.match] += writing.entries
        self.seeds[writing.match] |= dict(writing.secrets)
        if writing.status is not None:
            self.matches[writing.match] = self.matches[writing.match]._replace(status=writing.status)

    async def row(self, match: str) -> Row | None:
        """The row of a match."""
        return self.matches.get(match)

    async def rows(self, status: str, public_only: bool, limit: int) -> list[Row]:
        """The newest matches of this status."""
        found = [row for row in self.matches.values() if row.status == status and row.public >= public_only]
        return sorted(found, key=lambda row: (row.created, row.id), reverse=True)[:limit]

    async def rows_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches in which this person took a seat."""
        sat = {match for match, lines in self.lines.items() for line in lines if _who_sat(line) == who}
        found = sorted((self.matches[match] for match in sat), key=lambda row: (row.created, row.id), reverse=True)
        return found[:limit]

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """The lines of a log after this number."""
        return self.lines.get(match, [])[after:]

    async def secrets(self, match: str) -> dict[int, bytes]:
        """The seeds of a match by hand."""
        return dict(self.seeds.get(match, {}))

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Nothing, ever."""
        await asyncio.get_running_loop().create_future()
        yield "", 0

    async def export(self) -> AsyncIterator[tuple[Row, list[Entry], dict[int, bytes]]]:
        """Everything, match by match, oldest first."""
        for row in sorted(self.matches.values(), key=lambda row: (row.created, row.id)):
            yield row, self.lines[row.id][:], dict(self.seeds[row.id])

    async def keep(self, name: str, value: bytes, replace: bool = False) -> bytes | None:
        """Keep a small value of the server under a name and give the old one."""
        old = self.values.get(name)
        if old is None or replace:
            self.values[name] = value
        return old

    async def kept(self) -> dict[str, bytes]:
        """All the values of the server by name."""
        return dict(self.values)

    async def healthy(self) -> bool:
        """Whether the store answers."""
        return True

    async def close(self) -> None:
        """Nothing is open."""


def _who_sat(line: Entry) -> str | None:
    return str(json.loads(line.body)["who"]) if line.kind == "sat" else None


class SlowShelf(Shelf):
    """A shelf that needs a moment, before it has written and after it."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng

    async def append(
        self, match: str, entries: Sequence[Entry], secrets: Sequence[Secret] = (), status: str | None = None
    ) -> None:
        """Write lines; whoever dies meanwhile does not know whether they are written."""
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))
        await super().append(match, entries, secrets, status)
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))


class Thinkers(Bots):
    """Bots that think in this process, by the seed of the story."""

    def __init__(self, rng: Random) -> None:
        super().__init__(0)
        self.rng = rng

    async def _ask(self, question: bytes) -> str | None:
        return answer(pickle.loads(question) | {"seed": self.rng.random()})


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


@dataclass
class Storm:
    """One story: a table, its people, a server that dies now and then, and the weather."""

    seed: int
    made: NewTable
    weather: Weather
    length: int = 1_000  # lines after which the storm is over, if the match is not over before
    table: str = ""
    hub: Hub | None = None
    people: list[Person] = field(default_factory=list)
    outages: list[tuple[float, float]] = field(default_factory=list)
    serving: set[asyncio.Task[None]] = field(default_factory=set)
    errors: list[BaseException] = field(default_factory=list)  # what the server complained about

    def __post_init__(self) -> None:
        self.rng = Random(f"storm {self.seed}")
        self.signer = Signer(b"key")
        self.shelf = SlowShelf(self.rng)

    @property
    def lines(self) -> list[Entry]:
        """The log."""
        return self.shelf.lines[self.table]

    async def happen(self) -> None:
        """Play in the storm, then let everybody hear the end of it in calm."""
        self.start()
        assert self.hub is not None
        desk = await self.hub.create(self.made, "host")
        self.table = desk.table.id
        for seat in [seat for seat, chair in enumerate(desk.table.chairs) if chair.free]:
            await seating.sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
            self.people.append(Person(self, seat))
        self.people.append(Person(self, None))
        async with self._everybody(), asyncio.timeout(ENOUGH):
            await self._until(lambda: len(self.lines) > self.length or self.shelf.matches[self.table].status == "over")
            self.weather = CALM
            await self._until(lambda: all(person.seq == len(self.lines) for person in self.people))

    def without_server(self, begin: float, end: float) -> float:
        """For how many seconds there was no server, counting only the outages that are long enough to be noticed."""
        long = [outage for outage in self.outages if outage[1] - outage[0] > MISSED]
        return sum(max(0.0, min(end, up) - max(begin, down)) for down, up in long)

    async def _until(self, done: Callable[[], bool]) -> None:
        while not done():
            await asyncio.sleep(0.5)
            assert not self.errors, self.errors

    @contextlib.asynccontextmanager
    async def _everybody(self) -> AsyncIterator[None]:
        """All that goes on beside the story itself."""
        tasks = [asyncio.create_task(person.live()) for person in self.people]
        tasks += [asyncio.create_task(self._break()), asyncio.create_task(self._crash())]
        yield
        self.stop()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def _break(self) -> None:
        """Connections break."""
        while self.weather is not CALM:
            await asyncio.sleep(self.rng.expovariate(1 / self.weather.breaks))
            link = self.rng.choice(self.people).link
            if link is not None and self.weather is not CALM:
                link.hang_up()

    async def _crash(self) -> None:
        """The server dies at any moment, and after a while another one comes."""
        while self.weather is not CALM:
            await asyncio.sleep(self.rng.expovariate(1 / self.weather.crashes))
            began = now()
            self.stop()
            await asyncio.sleep(self.rng.choice((1.0, 5.0, 60.0)))
            self.outages.append((began, now()))
            self.start()

    def start(self) -> None:
        """A server comes up."""
        limits = Limits(frames_per_second=1e6, frames_at_once=1e6, asks_per_second=1e6, asks_at_once=1e6)
        self.hub = Hub(self.shelf, self.signer, Thinkers(self.rng), limits, now)
        self._run(_tidy(self.hub))

    def serve(self, link: Any) -> None:
        """The server takes a call."""
        self._run(table_socket(link))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.serving.add(task)
        task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self.serving.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.errors.append(error)

    def stop(self) -> None:
        """The server dies at once, whatever it was doing."""
        if self.hub is None:
            return
        writing = [task for task in asyncio.all_tasks() if "Desk._do" in repr(task.get_coro())]
        for task in [*self.serving, *self.hub.attending.values(), *self.hub.opening.values(), *writing]:
            task.cancel()
        self.hub = None
        for person in self.people:
            if person.link is not None:
                person.link.hang_up()


async def _tidy(hub: Hub) -> None:
    await hub.restore()
    while True:
        await asyncio.sleep(BEAT)
        await hub.beat()


def story(seed: int) -> Storm:
    """What happens by a seed: which game, who plays, what clock, how bad the weather is."""
    rng = Random(f"story {seed}")
    players = rng.choice((2, 2, 2, 2, 3))
    bots = [None] * (players - 1) + [rng.choice((None, None, "easy"))]
    clock = rng.choice((None, Clock(per_move=15), Clock(bank=40, bonus=2)))
    game = rng.choice(("plain-block", "draw", "block"))
    made = NewTable(game, players, {"hands": rng.choice((1, 1, 1, 2))}, bots, clock=clock, pace=0.5)
    fault = rng.choice((0.0, 0.03, 0.1))
    weather = Weather(fault, fault, fault, rng.choice((5.0, 20.0)), rng.choice((20.0, 100.0)), rng.choice((0.0, 0.3)))
    length = 1_000 if rng.random() < WHOLE else rng.choice((7, 8, 9))
    return Storm(seed, made, weather, length)


def told(seed: int) -> Storm:
    """A story from its beginning to its end, checked."""
    storm = story(seed)
    with mock.patch("secrets.token_bytes", storm.rng.randbytes), mock.patch("secrets.choice", storm.rng.choice):
        on_virtual_time(storm.happen())
    try:
        check(storm)
    except AssertionError as error:
        raise AssertionError(f"Seed {seed}: {error}") from error
    return storm


def check(storm: Storm) -> None:
    """What must hold when a story is over."""
    steps = list(folded(storm.lines, storm.shelf.seeds[storm.table], storm.table))
    for person in storm.people:
        _everything_was_told_once_and_in_order(storm, person, steps)
    _moves_are_never_doubled(storm)
    _clocks_ran(storm, [table for table, _ in steps])


def folded(entries: list[Entry], secrets: dict[int, bytes], name: str) -> Iterator[tuple[Table, tuple[Any, ...]]]:
    """The table after every line of a log, and what that line brought about."""
    made = log.line_of(entries[0])
    assert isinstance(made, Created)
    table = Table.new(name, made, entries[0].at)
    table.secrets.update(secrets)
    yield table, ()
    for entry in entries[1:]:
        table, events = table.after(log.line_of(entry), entry.at)
        yield table, events


def _everything_was_told_once_and_in_order(storm: Storm, person: Person, steps: list[Any]) -> None:
    expected = [
        {"seq": entry.seq, "kind": entry.kind, "events": seeing.seen(events, person.seat)}
        for entry, (_, events) in zip(storm.lines, steps, strict=True)
    ]
    assert [each._asdict() for each in person.told] == _as_told(expected), person.seat
    last: Table = steps[-1][0]
    assert person.hand == _as_told(*wire.hands(last.match, [person.seat])), person.seat


def _as_told(thing: Any) -> Any:
    return json.loads(seeing.text(thing))


def _moves_are_never_doubled(storm: Storm) -> None:
    keyed = [entry for entry in storm.lines if entry.key is not None]
    written = {entry.key: entry for entry in keyed}
    assert len(written) == len(keyed)
    for person in storm.people:
        for key, seq in person.acknowledged.items():
            assert key in written, f"{key} was acknowledged and is not in the log"
            assert written[key].seq == seq
            assert log.line_of(written[key]) == Moved(person.seat or 0, person.sent[key])
        assert not person.refused.keys() & written.keys()
    assert written.keys() <= {key for person in storm.people for key in person.sent}


def _clocks_ran(storm: Storm, tables: list[Table]) -> None:
    """Whoever had used up his time was replaced at once, and nobody else; time without a server counts for nobody."""
    began = DAWN
    for before, after, entry in zip(tables, tables[1:], storm.lines[1:], strict=False):
        running = before.deadline()
        if running is not None:
            _was_in_time(storm, entry, max(running[1], before.since))  # a bank may be used up before the turn begins
            if '"why":"time"' in entry.body:
                left = before.left(running[0], storm.made.clock or Clock())
                assert entry.at - began - storm.without_server(began, entry.at) > left - 0.2, entry
        began = entry.at if after.since == entry.at and entry.kind != "credited" else began


def _was_in_time(storm: Storm, entry: Entry, deadline: float) -> None:
    for died, came_back in storm.outages:  # a server that dies at once when it has come has done nothing yet
        if died < deadline + 1.0:
            deadline = max(deadline, came_back)
    assert entry.at < deadline + 1.0, entry


def main() -> None:
    """Tell so many stories, from this seed on."""
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for seed in range(first, first + count):
        told(seed)
        if (seed - first + 1) % 100 == 0:
            sys.stdout.write(f"{seed - first + 1} stories\n")


if __name__ == "__main__":
    main()
