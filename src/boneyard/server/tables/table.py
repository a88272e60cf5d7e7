"""A table: everything that follows from the lines of its log. It never changes: a new line makes a new table."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec

from boneyard.errors import Redeal
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.players import have_temperaments
from boneyard.players.cast import CAST, Character, character
from boneyard.record import Record
from boneyard.server.deals import daily, fair
from boneyard.server.deals.proof import Proof, proved
from boneyard.server.messages.fields import Clock, Status, What
from boneyard.server.tables.given import given
from boneyard.server.tables.log import Created, is_forgotten, options_text
from boneyard.state import NOBODY, Begins
from boneyard.tiles import Deck, Seat, changed

OPEN = 30.0  # seconds for which a proposal waits for answers
_OF_CHAIRS = ("rated", "persons", "people", "asked", "company", "with_bots")  # known as long as the seats are the same
MOMENTARY = {"ready", "seed", "late"}  # what says nothing about who has a seat
ABSENT = ("left", "away", "time")  # why a bot plays for somebody who need not be asked


class Chair(NamedTuple):
    """A seat: the bot it was given to, or the person who has it; and whether a bot plays for that person now."""

    bot: str | None = None
    who: str | None = None
    name: str = ""
    seed: str = ""
    robot: bool = False
    ready: bool = False
    face: str = ""  # the tile and the colour that stand for a person
    why: str = ""  # a bot plays for the person
    late: int = 0  # turns in a row that a bot played because time was up
    character: str = ""  # of the bot that has the seat, or plays for its person

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.bot is None and self.who is None

    @property
    def forgotten(self) -> bool:
        """Whether the person who had it had themselves deleted."""
        return is_forgotten(self.who)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here at the moment."""
        return self.bot is not None or self.robot


class Proposal(NamedTuple):
    """What somebody proposes, since when, and who has agreed."""

    what: What
    seat: Seat
    at: float
    agreed: frozenset[str]

    @property
    def until(self) -> float:
        """When it is no longer open."""
        return self.at + OPEN


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
    stand_ins: tuple[tuple[int, ...], ...] = ()  # of each hand: which moves a bot made for a person, from 0
    proofs: tuple[Proof, ...] = ()
    since: float = 0.0  # when the running turn began
    used: tuple[float, ...] = ()  # seconds that each seat has used of its bank
    rematch: str | None = None
    proposal: Proposal | None = None
    paused: float | None = None  # since when
    settled: bool = False  # ended by agreement
    calm: int = 1  # the last line that changed anything but a proposal
    created: float = 0.0
    shown: int = 0  # hands whose seeds are shown
    closed: bool = False  # nobody came, and nobody can any more
    at: float = 0.0  # when the last line was written
    played: float = 0.0  # seconds in which somebody was to act; of a long pause only the beginning
    made_moves: tuple[int, ...] = ()  # of each seat, with those that were taken back
    bot_moves: tuple[int, ...] = ()  # of those, what a bot did for the person
    revocable: frozenset[Seat] = NOBODY  # seats that have moved since people last saw hidden tiles
    starts: tuple[Match, ...] = field(default=(), repr=False)  # the match before the deal of each hand
    given: int = 0  # hands that were dealt at another table
    secrets: tuple[bytes, ...] = field(default=(), repr=False, compare=False)  # the seeds of the hands dealt here

    @classmethod
    def new(cls, name: str, made: Created, at: float) -> "Table":
        """A table with its first line."""
        game = _rules(made.game, made.version, options_text(made))
        cast = made.cast or [""] * made.players
        chairs = with_bots_named(tuple(Chair(bot, character=who) for bot, who in zip(made.bots, cast, strict=True)))
        match = Match.new(game, made.players)
        record = replace(Record.new(game, made.players, date=made.daily), version=made.version)
        none = (0,) * made.players
        table = cls(name, made, chairs, match, record, made.commitment, since=at, created=at)
        table = table.changed(used=(0.0,) * made.players, at=at, made_moves=none, bot_moves=none)
        return table._played_on() if made.record else table

    def _played_on(self) -> "Table":
        """The table with the beginning of a match that was played elsewhere."""
        record = Record.read(self.made.record)
        hands = len(record.hands)
        begun = self.changed(**given(self.match, record)._asdict())
        return begun.changed(given=hands, shown=hands, stand_ins=((),) * hands)

    def secret(self, hand: int) -> bytes:
        """The seed of a hand that is dealt here."""
        return self.secrets[hand - 1 - self.given]

    @property
    def begun(self) -> bool:
        """Whether the first hand was dealt."""
        return self.match.hands > 0

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.free for chair in self.chairs)

    @property
    def status(self) -> Status:
        """Open while seats are free, then playing, then over; closed if nobody came."""
        if self.closed:
            return "closed"
        return "over" if self.match.over else "playing" if self.begun or self.gathering else "open"

    @property
    def gathering(self) -> bool:
        """Whether the people of a rematch are still to come: the deal waits for the seeds that they bring."""
        return self.made.after is not None and not self.begun and self.full

    @property
    def due(self) -> bool:
        """Whether the next hand can be dealt: every seat is taken, and everybody is ready who has to be.

        Nobody waits for somebody whose last move had to be made by a bot.
        """
        if not self.match.dealing or self.paused is not None or not self.full:
            return False
        waits = any(not (chair.ready or chair.played_by_bot or chair.late) for chair in self.chairs)
        return not (waits and (self.begun or self.gathering))

    @property
    def empty(self) -> bool:
        """Whether nothing has begun and nobody sits here."""
        return not self.begun and all(chair.who is None for chair in self.chairs)

    @property
    def stirs(self) -> bool:
        """Whether something may happen here by itself: a deal, a bot's move, a clock that runs out, or its end."""
        return self.with_bots or self.made.clock is not None or self.match.over or self.closed or self.due

    @property
    def rests(self) -> bool:
        """Whether nothing happens here by itself until a clock runs out."""
        bots = any(self.chairs[seat].played_by_bot for seat in self.match.turn)
        return not self.due and (self.paused is not None or not bots)

    @cached_property
    def rated(self) -> bool:
        """Whether the match counts for ratings: nobody may play against bots, or against themselves."""
        alone = len(self.persons) == len(self.people)
        return self.made.rated and not any(chair.bot for chair in self.chairs) and alone

    @cached_property
    def with_bots(self) -> bool:
        """Whether a bot decides anywhere at the moment."""
        return any(chair.played_by_bot for chair in self.chairs)

    @cached_property
    def persons(self) -> frozenset[str]:
        """The people who have seats."""
        return frozenset(chair.who for chair in self.chairs if chair.who is not None)

    @cached_property
    def people(self) -> frozenset[Seat]:
        """The seats that people have."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.who is not None)

    def seats_of(self, who: str | None) -> tuple[Seat, ...]:
        """The seats that this person has."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if who is not None and chair.who == who)

    @cached_property
    def asked(self) -> frozenset[str]:
        """The people who have to agree on something: all but those for whom bots have taken over."""
        there = (chair for chair in self.chairs if not chair.forgotten and chair.why not in ABSENT)
        return frozenset(chair.who for chair in there if chair.who is not None)

    @cached_property
    def company(self) -> tuple[bool, ...]:
        """Of each seat, whether there is anybody else who has to agree."""
        return tuple(bool(self.asked - {chair.who}) for chair in self.chairs)

    def proposed(self, now: float) -> Proposal | None:
        """What waits for an answer."""
        return self.proposal if self.proposal and now < self.proposal.until else None

    def held(self, now: float) -> bool:
        """Whether bots hold still: in a pause, and until it is clear whether a move is taken back."""
        proposal = self.proposed(now)
        return self.paused is not None or (proposal is not None and proposal.what == "take-back")

    def deadline(self) -> tuple[Seat, float] | None:
        """The seat whose time runs, and when it is used up."""
        return self.turn_ends() if self.paused is None else None

    def turn_ends(self) -> tuple[Seat, float] | None:
        """The seat that is to play with its own time, and when that is used up if there is no pause."""
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

    @property
    def stood_in(self) -> tuple[int, ...]:
        """The moves of the running hand that a bot made for a person, from 0."""
        return self.stand_ins[-1] if self.stand_ins else ()

    def deck(self, hand: int, deal: int, seeds: tuple[str, ...]) -> Deck:
        """The deck that follows from the secret of a hand, or from the day whose puzzle this is."""
        if self.made.daily:
            return daily.deck(self.made.game, self.made.daily, deal)
        tiles = self.match.game.tiles.tiles
        return fair.shuffled(tiles, self.id, hand, self.secret(hand), seeds, deal)

    def first_lead(self, seeds: tuple[str, ...]) -> Match:
        """The match before its next deal: where nobody has the first lead yet, it goes round, or a lot decides."""
        if not self.match.lead_is_open:
            return self.match
        if self.made.begins is not None:
            return self.match.begun_by(Begins(self.made.begins, "turn"))
        drawn = fair.lot(self.made.players, self.id, 1, self.secret(1), seeds)
        return self.match.begun_by(Begins(drawn, "lot"))

    def first_good_deal(self) -> int:
        """The number of the first deal of the next hand that the rules accept."""
        match, hand, deal = self.first_lead(self.seeds), self.match.hands + 1, max(1, self.made.deal)
        while True:
            try:
                match.deal(self.deck(hand, deal, self.seeds))
            except Redeal:
                deal += 1
            else:
                return deal

    @property
    def seeds(self) -> tuple[str, ...]:
        """The players' seeds as they stand."""
        return tuple(chair.seed for chair in self.chairs)

    @property
    def proved_record(self) -> Record:
        """The record with the proof of every deal; the deal of a daily puzzle is no secret and has none."""
        record = replace(self.record, match=self.id)
        return record if self.made.daily else proved(record, self.proofs)

    def temperament(self, seat: Seat) -> str:
        """That of the bot that plays here; nothing where bots have none, nor for one that nobody knows."""
        known = character(self.chairs[seat].character)
        return known.temperament if known and have_temperaments(self.match.game) else ""

    def with_secrets(self, secrets: Iterable[bytes]) -> "Table":
        """The table with the seeds of its hands, in their order."""
        return self.changed(secrets=tuple(secrets))

    def with_chair(self, seat: Seat, **change: Any) -> "Table":
        """The table with something changed about one seat."""
        chair = self.chairs[seat]._replace(**change)
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return changed(self, chairs=chairs) if change.keys() <= MOMENTARY else self.changed(chairs=chairs)

    def changed(self, **fields: Any) -> "Table":
        """The table with something changed; what follows from its seats is kept as long as they are the same."""
        table = changed(self, **fields)
        for known in _OF_CHAIRS if "chairs" in fields else ():
            table.__dict__.pop(known, None)
        return table


@lru_cache(1_024)  # tables with the same rules share them: fewer things to keep, and to search for garbage
def _rules(game: str, version: int, options: str) -> Game:
    """The rules by which a table is played; a version that was played otherwise is refused, as for a record."""
    return Record(game, players=1, options=msgspec.json.decode(options), version=version).rules


def with_bots_named(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The seats, every bot with a name that nobody else has, and the face that goes with it."""
    people = {chair.name for chair in chairs if chair.bot is None}
    taken = people | {chair.character for chair in chairs}
    free = [each for each in CAST if each.name not in taken]
    return tuple(chair if chair.bot is None else _named(chair, free, people) for chair in chairs)


def _named(chair: Chair, free: list[Character], people: Collection[str]) -> Chair:
    """A bot as its character; where a person is called so, it looks like another one of the same temperament."""
    known = character(chair.character)
    if free and (known is None or known.name in people):
        temperament = known.temperament if known else ""
        known = min(free, key=lambda each: temperament not in ("", each.temperament))
        free.remove(known)
    return chair._replace(name=known.name, face=known.face) if known else chair._replace(name=chair.bot or "")
