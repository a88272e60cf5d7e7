"""A table: what the log says so far. A pure fold: the same lines always give the same table."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from boneyard.errors import Redeal
from boneyard.games import page
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.record import Record
from boneyard.server.deals import daily, fair
from boneyard.server.tables.log import (
    Clock,
    Created,
    Credited,
    Dealt,
    Left,
    Line,
    Moved,
    Ready,
    Rematched,
    Robot,
    Sat,
    Seeded,
    Shown,
    TakenBack,
    options_text,
)
from boneyard.tiles import Deck, Seat

BOTS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo", "Iris", "Jon", "Kim")  # as the terminal calls them


class Chair(NamedTuple):
    """A seat: the bot it was given to, or the person who has it; and whether a bot plays for that person now."""

    bot: str | None = None
    who: str | None = None
    name: str = ""
    seed: str = ""
    robot: bool = False
    ready: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.bot is None and self.who is None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here at the moment."""
        return self.bot is not None or self.robot


class Proof(NamedTuple):
    """What anybody needs to check a deal."""

    hand: int
    deal: int
    commitment: str
    seeds: tuple[str, ...]
    seed: str = ""  # shown when the hand is over


@dataclass(frozen=True)
class Table:
    """Everything derived from the lines of one match."""

    id: str
    made: Created
    chairs: tuple[Chair, ...]
    match: Match
    record: Record
    commitment: str  # of the next deal
    seq: int = 1
    events: tuple[Any, ...] = ()  # of the running hand
    marks: tuple[int, ...] = ()  # how many events there were before each move of the running hand
    proofs: tuple[Proof, ...] = ()
    since: float = 0.0  # when the running turn began
    used: tuple[float, ...] = ()  # seconds that each seat has used of its bank
    rematch: str | None = None
    created: float = 0.0
    shown: int = 0  # hands whose seeds are shown
    secrets: dict[int, bytes] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def new(cls, name: str, made: Created, at: float) -> "Table":
        """A table with its first line."""
        game = _rules(made.game, options_text(made))
        chairs = _with_bots_named(tuple(map(Chair, made.bots)))
        match = Match.new(game, made.players)
        record = Record.new(game, made.players, date=made.daily)
        used = (0.0,) * made.players
        return cls(name, made, chairs, match, record, made.commitment, since=at, used=used, created=at)

    @property
    def begun(self) -> bool:
        """Whether the first hand was dealt."""
        return self.match.hands > 0

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.free for chair in self.chairs)

    @property
    def status(self) -> str:
        """Open while seats are free, then playing, then over."""
        return "over" if self.match.over else "playing" if self.begun or self.gathering else "open"

    @property
    def gathering(self) -> bool:
        """Whether the people of a rematch are still to come: the deal waits for the seeds that they bring."""
        return self.made.after is not None and not self.begun and self.full

    @property
    def due(self) -> bool:
        """Whether the next hand can be dealt: every seat is taken, and everybody is ready who has to be."""
        waits = any(not chair.ready and not chair.played_by_bot for chair in self.chairs)
        return self.match.dealing and self.full and not (waits and (self.begun or self.gathering))

    @property
    def stirs(self) -> bool:
        """Whether something may happen here by itself: a deal, a bot's move, the end of a clock or of the match."""
        bots = any(chair.played_by_bot for chair in self.chairs)
        return bots or self.made.clock is not None or self.match.over or self.due

    def seats_of(self, who: str | None) -> tuple[Seat, ...]:
        """The seats that this person has."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if who is not None and chair.who == who)

    def deadline(self) -> tuple[Seat, float] | None:
        """The seat whose time runs, and when it is used up."""
        clock = self.made.clock
        if clock is None or len(self.match.turn) != 1:
            return None
        (seat,) = self.match.turn
        if self.chairs[seat].played_by_bot:
            return None
        return seat, self.since + self.left(seat, clock)

    def left(self, seat: Seat, clock: Clock) -> float:
        """The seconds that a seat has at the beginning of its turn."""
        return clock.per_move or clock.bank - self.used[seat]

    def deck(self, hand: int, deal: int, seeds: tuple[str, ...]) -> Deck:
        """The deck that follows from the secret of a hand, or from the day whose puzzle this is."""
        if self.made.daily:
            return daily.deck(self.made.game, self.made.daily, deal)
        tiles = self.match.game.tiles.tiles
        return fair.shuffled(tiles, self.id, hand, self.secrets[hand], seeds, deal)

    def first_good_deal(self) -> int:
        """The number of the first deal of the next hand that the rules accept."""
        hand, deal = self.match.hands + 1, max(1, self.made.deal)
        while True:
            try:
                self.match.deal(self.deck(hand, deal, self.seeds))
            except Redeal:
                deal += 1
            else:
                return deal

    @property
    def seeds(self) -> tuple[str, ...]:
        """The players' seeds as they stand."""
        return tuple(chair.seed for chair in self.chairs)

    def after(self, line: Line, at: float) -> tuple["Table", tuple[Any, ...]]:
        """The table after one line more, and the events on it."""
        table, events = _AFTER[type(line)](self, line, at)
        return replace(table, seq=self.seq + 1), events

    def with_chair(self, seat: Seat, **change: Any) -> "Table":
        """The table with something changed about one seat."""
        chair = self.chairs[seat]._replace(**change)
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


Step = tuple[Table, tuple[Any, ...]]


@lru_cache(1_024)  # tables with the same rules share them: fewer things to keep, and to search for garbage
def _rules(game: str, options: str) -> Game:
    return page(game).game(msgspec.json.decode(options))


def _sat(table: Table, line: Sat, at: float) -> Step:
    sat = table.with_chair(line.seat, who=line.who, name=line.name, seed=line.seed, robot=False)
    return replace(sat, chairs=_with_bots_named(sat.chairs)), ()


def _with_bots_named(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The seats, every bot with a name that nobody else has; there are more names than bots."""
    people = {chair.name for chair in chairs if chair.bot is None}
    names = (name for name in BOTS if name not in people)
    return tuple(chair if chair.bot is None else chair._replace(name=next(names, chair.bot)) for chair in chairs)


def _seeded(table: Table, line: Seeded, at: float) -> Step:
    return table.with_chair(line.seat, seed=line.seed), ()


def _left(table: Table, line: Left, at: float) -> Step:
    if table.begun:
        return _turn_anew(table, line.seat, at).with_chair(line.seat, robot=True), ()
    return table.with_chair(line.seat, who=None, name="", seed=""), ()


def _robot(table: Table, line: Robot, at: float) -> Step:
    return _turn_anew(table, line.seat, at).with_chair(line.seat, robot=line.on), ()


def _turn_anew(table: Table, seat: Seat, at: float) -> Table:
    """The running turn goes to the bot, or comes back from it; the time until then was used."""
    if seat not in table.match.turn:
        return table
    return replace(table, since=at, used=_used(table, seat, at, 0.0))


def _ready(table: Table, line: Ready, at: float) -> Step:
    return table.with_chair(line.seat, ready=True), ()


def _dealt(table: Table, line: Dealt, at: float) -> Step:
    seeds = tuple(line.seeds)
    deck = table.deck(line.hand, line.deal, seeds)
    chairs = tuple(chair._replace(ready=False) for chair in table.chairs)
    names = tuple(chair.name for chair in chairs)
    proof = Proof(line.hand, line.deal, table.commitment, seeds)
    record = replace(table.record, names=names).dealt(deck)
    dealt = replace(
        table,
        chairs=chairs,
        match=table.match.deal(deck),
        record=record,
        commitment=line.commitment,
        events=(),
        marks=(),
        proofs=(*table.proofs, proof),
        since=at,
    )
    return dealt, ()


def _moved(table: Table, line: Moved, at: float) -> Step:
    match, events = table.match.play(line.seat, table.match.game.read(line.action))
    record = table.record.moved(line.seat, line.action)
    if match.dealing or match.over:
        record = record.settled(match.result)
    bonus = table.made.clock.bonus if table.made.clock else 0.0
    used, marks = _used(table, line.seat, at, bonus), (*table.marks, len(table.events))
    events_so_far = table.events + events
    moved = replace(table, match=match, record=record, events=events_so_far, marks=marks, since=at, used=used)
    return moved, events


def _used(table: Table, seat: Seat, at: float, bonus: float) -> tuple[float, ...]:
    clock = table.made.clock
    if clock is None or not clock.bank or table.chairs[seat].played_by_bot:
        return table.used
    spent = max(0.0, at - table.since) - bonus
    return tuple(used + spent if other == seat else used for other, used in enumerate(table.used))


def _taken_back(table: Table, line: TakenBack, at: float) -> Step:
    hand = table.record.hands[-1]
    record = replace(table.record, hands=table.record.hands[:-1]).dealt(hand.deck)
    start = replace(table.match, totals=table.match.before, hands=table.match.hands - 1, state=None)
    back = replace(table, match=start.deal(hand.deck), record=record, events=(), marks=(), since=at)
    for move in hand.moves[: line.moves]:
        back, _ = _moved(back, Moved(move.seat, move.action), at)
    return replace(back, used=table.used), ()


def _shown(table: Table, line: Shown, at: float) -> Step:
    proofs = tuple(proof._replace(seed=line.seed) if proof.hand == line.hand else proof for proof in table.proofs)
    return replace(table, proofs=proofs, shown=line.hand), ()


def _credited(table: Table, line: Credited, at: float) -> Step:
    return replace(table, since=min(at, table.since + line.seconds)), ()


def _rematched(table: Table, line: Rematched, at: float) -> Step:
    return replace(table, rematch=line.table), ()


_AFTER: dict[type, Any] = {
    Sat: _sat,
    Seeded: _seeded,
    Left: _left,
    Robot: _robot,
    Ready: _ready,
    Dealt: _dealt,
    Moved: _moved,
    TakenBack: _taken_back,
    Shown: _shown,
    Credited: _credited,
    Rematched: _rematched,
}
