"""Looking for leaks: two worlds that differ only in what an eye may not know must send it the same bytes.

`look` plays a hand by chance at a real desk and looks in two ways. At every moment the tiles that an eye cannot see
are dealt anew where they lie (`tests.laws.another_world`), and everything that is sent at that moment is compared.
And at some moments the tiles that an eye has never seen change places in the deck, the same moves are played from
the deal on, and everything that this eye was ever told is compared: so a leak in an event shows as well.
"""

import contextlib
import copy
import pickle
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import pairwise, zip_longest
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from starlette.requests import Request

from boneyard.errors import BadInput, Redeal
from boneyard.layout import Layout
from boneyard.local_table import shuffled
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.server.bots.pool import Bots
from boneyard.server.http import people_routes, played_routes, public_routes, table_routes
from boneyard.server.http.answering import Handler
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal
from boneyard.server.tables import seating
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.presence import Connected
from boneyard.server.tables.table import Table
from boneyard.state import Begins, Scored
from boneyard.tiles import Deck, Eye, Pile, Seat, Secret, Tile
from tests.laws import another_world, piles_in
from tests.server.simulation.shelf import Shelf

MOST_MOVES = 50  # a hand that goes on is left there
TRIES = 12  # worlds that are tried before a moment is given up
EYES = 4  # eyes that are looked through at one moment
COMMITMENT = re.compile(r"\b[0-9a-f]{64}\b")


class Leak(AssertionError):
    """An eye was told something that it may not know."""


class Told(NamedTuple):
    """Where something was said, and what."""

    where: str
    text: str


class Moment(NamedTuple):
    """A table after the deal or after a move, and the events on it."""

    state: Any
    events: tuple[Any, ...]


class World(NamedTuple):
    """A hand as it was dealt and played."""

    game: Game
    players: int
    deck: Deck
    moves: tuple[tuple[Seat, str], ...] = ()

    def moments(self) -> Iterator[Moment]:
        """Every moment of the hand; raises BadInput or Redeal if it cannot have been played."""
        match = Match.new(self.game, self.players).deal(self.deck)
        yield Moment(match.state, ())
        for seat, action in self.moves:
            match, events = match.play(seat, self.game.read(action))
            yield Moment(match.state, events)

    @property
    def eyes(self) -> tuple[Eye, ...]:
        """Everybody who looks at this table, and who looks on."""
        return (None, *range(self.players))


@dataclass
class Found:
    """How much was compared."""

    moments: int = 0
    worlds: int = 0


def by_chance(game: Game, players: int, rng: Random) -> World:
    """A hand dealt and played by chance."""
    match, deck = _dealt(Match.new(game, players), rng)
    moves: list[tuple[Seat, str]] = []
    while match.turn and len(moves) < MOST_MOVES:
        seat = rng.choice(sorted(match.turn))
        action = rng.choice(match.actions(seat))
        moves.append((seat, str(action)))
        match, _ = match.play(seat, action)
    return World(game, players, deck, tuple(moves))


def _dealt(match: Match, rng: Random) -> tuple[Match, Deck]:
    while True:
        deck = shuffled(match.game, rng)
        try:
            return match.deal(deck), deck
        except Redeal:
            continue


def hidden_from(moments: list[Moment], game: Game, eye: Eye) -> list[Tile]:
    """The tiles that this eye has never seen: in no pile that it could look at, and nowhere open on the table."""
    shown = {tile for moment in moments for pile in piles_in(moment) if eye in pile.eyes for tile in pile.tiles}
    lying = {tile for moment in moments for tile in _open_tiles(moment.state)}
    return [tile for tile in game.tiles.tiles if tile not in shown | lying]


def _open_tiles(thing: Any) -> Iterator[Tile]:
    if isinstance(thing, Tile):
        yield thing
    elif isinstance(thing, Layout):
        yield from thing.tiles
    elif isinstance(thing, tuple) and not isinstance(thing, Pile):
        for part in thing:
            yield from _open_tiles(part)


def another_deck(deck: Deck, hidden: list[Tile], swap: bool, rng: Random) -> Deck:
    """The deck with the hidden tiles in other places: only two of them, or all."""
    chosen = rng.sample(hidden, 2) if swap else hidden
    mixed = chosen[:]
    while mixed == chosen:
        rng.shuffle(mixed)
    changed = dict(zip(chosen, mixed, strict=True))
    return tuple(changed.get(tile, tile) for tile in deck)


def another_course(world: World, eye: Eye, rng: Random) -> World | None:
    """The same moves in a world that differs only in what this eye never saw, if one can be found."""
    moments = list(world.moments())
    hidden = hidden_from(moments, world.game, eye)
    if len(hidden) < 2:
        return None
    for attempt in range(TRIES):
        other = world._replace(deck=another_deck(world.deck, hidden, attempt > TRIES // 2, rng))
        if _same_course(moments, other, eye):
            return other
    return None


def _same_course(moments: list[Moment], other: World, eye: Eye) -> bool:
    """Whether the same moves are legal there and lead to the same turns around the same open table."""
    try:
        others = list(other.moments())
    except (BadInput, Redeal):
        return False
    alike = all(_course(one) == _course(two) for one, two in zip(moments, others, strict=True))
    return alike and _mixings(moments) == _mixings(others) and _written(moments, eye) == _written(others, eye)


def _course(moment: Moment) -> tuple[Any, ...]:
    state = moment.state
    return state.turn, state.ended, getattr(state, "layout", None), getattr(state, "order", None)


def _written(moments: list[Moment], eye: Eye) -> list[Scored]:
    """What an eye writes in secret: it may know this, although it follows from what the others hold."""
    scored = [event for moment in moments for event in moment.events if isinstance(event, Scored)]
    return [event for event in scored if isinstance(event.points, Secret) and eye in event.points.eyes]


def _mixings(moments: list[Moment]) -> list[list[int]]:
    """Where gifts lay before they were mixed: by chance, drawn from the deck, so worlds are alike if it falls alike."""
    steps = [(before.state, after.state) for before, after in pairwise(moments)]
    given = [(before, after, getattr(after, "giver", None)) for before, after in steps]
    return [
        [before.hands[giver].tiles.index(tile) for tile in after.hands[giver].tiles]
        for before, after, giver in given
        if giver is not None and before.giver is None
    ]


@dataclass(frozen=True)
class Stacked(Table):
    """A table at which the deck and the lot are known before."""

    stacked: Deck = ()

    def deck(self, hand: int, deal: int, seeds: tuple[str, ...]) -> Deck:
        """The deck that was put there."""
        return self.stacked

    def first_lead(self, seeds: tuple[str, ...]) -> Match:
        """The match with the first lead where the world has it: a lot falls on the first seat."""
        return self.match.begun_by(Begins(0, "lot")) if self.match.lead_is_open else self.match


class Attentive(Bots):
    """A bot that is asked and does not answer: what it was told is kept."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: dict[str, Any] = {}

    async def _ask(self, question: bytes) -> str | None:
        self.asked = pickle.loads(question) | {"seed": 0}
        return None


class Evening:
    """A world played at a real desk, with an ear for every eye."""

    def __init__(self, hub: Hub, desk: Desk, eyes: Sequence[Eye]) -> None:
        self.hub = hub
        self.desk = desk
        self.told: dict[Eye, list[Told]] = {eye: [] for eye in eyes}
        self.ears = {eye: Listener(eye) for eye in eyes}
        self.patched = {eye: Listener(eye) for eye in eyes}
        for ear in self.patched.values():
            ear.patches = True
        desk.listeners.update(self.ears.values(), self.patched.values())

    @classmethod
    @contextlib.asynccontextmanager
    async def of(cls, world: World, eyes: Sequence[Eye]) -> AsyncIterator["Evening"]:
        """Make a table of people, put the deck there, and let everybody sit down."""
        limits = Limits(asks_per_second=1e6, asks_at_once=1e6, reactions_at_once=1e6)  # nobody may be turned away
        hub = Hub(Shelf(), Signer(b"key"), Attentive(), limits, now=lambda: 1_000.0)
        options = world.game.options.given
        asked = NewTable(world.game.page.id, world.players, options, public=True, clock=Clock(per_move=30))
        desk = await create(hub, asked, "host")
        desk.reseated = lambda: None  # who is there is asked for; told by a timer, it would come at any moment
        known = {part.name: getattr(desk.table, part.name) for part in fields(desk.table)}
        desk.table = Stacked(**known, stacked=world.deck)
        evening = cls(hub, desk, eyes)
        await evening.ask_around()
        for seat in range(world.players):
            await seating.sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
        yield evening
        await hub.close()

    async def move(self, seat: Seat, action: str) -> None:
        """One move, and what everybody hears of it."""
        await self.desk.move(f"person-{seat}", seat, action, None, None)
        self.listen()

    def listen(self) -> None:
        """Write down what came to everybody's ears."""
        for eye, ear in (*self.ears.items(), *self.patched.items()):
            while not ear.queue.empty():
                self._note(eye, "socket", ear.queue.get_nowait() or "")

    async def ask_around(self) -> None:
        """What everybody is told who asks for the table, for all tables, for the record, or comes anew."""
        self.listen()
        if self.desk.table.begun:
            self.hub.talk.react(self.desk, Connected(self.desk.table.id, "person-0"), 0, "oops")
        for eye, ear in self.ears.items():
            for after in (None, 1):
                self.desk.tell_since(ear, after)
            self._note(eye, "presence", self.hub.company.now_at(self.desk))
            for handler in self._handlers():
                self._note(eye, getattr(handler, "__name__", ""), await self._asked(handler, eye))
        self.listen()

    def _handlers(self) -> tuple[Handler, ...]:
        """What can be asked for; the record, the replay and the result of a match that is over are for everybody."""
        lists = (table_routes.lobby, table_routes.playing, people_routes.mine, people_routes.turns)
        always = (table_routes.table, *lists)
        played = (played_routes.results, played_routes.counted, played_routes.own_ratings)
        at_the_end = (table_routes.record, public_routes.replay, *played)
        return always if self.desk.table.match.over else (*always, *at_the_end)

    async def _asked(self, handler: Handler, eye: Eye) -> str:
        token = "" if eye is None else self.hub.signer.token(f"person-{eye}")
        app = SimpleNamespace(state=SimpleNamespace(hub=self.hub))
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "app": app}
        scope |= {
            "path_params": {"table": self.desk.table.id},
            "headers": [(b"authorization", b"Bearer " + token.encode())],
        }
        try:
            return bytes((await handler(Request(scope))).body).decode()
        except Refusal as refusal:
            return f"{refusal.code} {refusal.sentence}"

    def _note(self, eye: Eye, where: str, text: str) -> None:
        public = COMMITMENT.sub("(commitment)", text.replace(self.desk.table.id, "(table)"))
        self.told[eye].append(Told(where, public))


async def look(game: Game, players: int, rng: Random, cuts: int = 2) -> Found:
    """Look for leaks in one hand: at every moment, and in other worlds at so many moments of it."""
    world, found = by_chance(game, players, rng), Found()
    chosen = rng.sample(range(1, len(world.moves) + 1), min(cuts, len(world.moves)))
    async with Evening.of(world, world.eyes) as evening:
        for number, (seat, action) in enumerate(world.moves, 1):
            await evening.move(seat, action)
            eyes = rng.sample(world.eyes, min(EYES, len(world.eyes)))
            for eye in eyes:
                await at_this_moment(evening, eye, rng)
            found.moments += len(eyes)
            if number in chosen:
                found.worlds += await from_the_deal_on(evening, world._replace(moves=world.moves[:number]), eyes, rng)
    return found


async def look_at_the_end(game: Game, players: int, rng: Random) -> Found:
    """Look for leaks when a hand is over, in another world for every eye."""
    world, found = by_chance(game, players, rng), Found(moments=1)
    async with Evening.of(world, world.eyes) as evening:
        for seat, action in world.moves:
            await evening.move(seat, action)
        found.worlds = await from_the_deal_on(evening, world, world.eyes, rng)
    return found


async def at_this_moment(evening: Evening, eye: Eye, rng: Random) -> None:
    """Whatever could be sent to an eye now must not change when what it cannot see is dealt anew."""
    desk = evening.desk
    shadow = copy.copy(desk)
    other = another_world(desk.table.match.state, eye, rng)
    shadow.table = replace(desk.table, match=replace(desk.table.match, state=other))
    _compare(eye, Told("step", _newest(desk, eye)), Told("step", _newest(shadow, eye)))
    if eye in desk.table.match.turn:
        one, two = [await _question(evening.hub.bots, each.table, eye) for each in (desk, shadow)]
        _compare(eye, Told("bot", one), Told("bot", two))


def _newest(desk: Desk, eye: Eye) -> str:
    ear = Listener(eye)
    desk.tell_since(ear, desk.table.seq - 1)
    return ear.queue.get_nowait() or ""


async def _question(bots: Bots, table: Table, eye: Eye) -> str:
    assert isinstance(bots, Attentive)
    assert eye is not None
    await bots.choose(table.match, eye, table.events, "easy")
    asked = repr(bots.asked)
    await bots.hint(table.match, eye, table.events)
    return asked + repr(bots.asked)


async def from_the_deal_on(evening: Evening, world: World, eyes: Sequence[Eye], rng: Random) -> int:
    """Everything that an eye was told must be the same in another world; how many worlds were compared."""
    before = {eye: told[:] for eye, told in evening.told.items()}
    await evening.ask_around()
    others = {eye: another_course(world, eye, rng) for eye in eyes}
    for eye, other in others.items():
        if other is not None:
            await _compare_worlds(eye, evening.told[eye], other)
    evening.told = before
    return sum(other is not None for other in others.values())


async def _compare_worlds(eye: Eye, told: list[Told], other: World) -> None:
    async with Evening.of(other, [eye]) as second:
        for seat, action in other.moves:
            await second.move(seat, action)
        await second.ask_around()
    for one, two in zip(told, second.told[eye], strict=True):
        _compare(eye, one, two)


def _compare(eye: Eye, one: Told, two: Told) -> None:
    if one != two:
        at = next(at for at, (here, there) in enumerate(zip_longest(one.text, two.text)) if here != there)
        here, there = (text[max(0, at - 60) : at + 60] for text in (one.text, two.text))
        raise Leak(f"{one.where} tells {eye} which world it is in: ...{here}... and ...{there}...")
