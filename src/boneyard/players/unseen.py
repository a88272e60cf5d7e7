"""Unseen: deals the hidden tiles again, every deal that fits all that a seat has seen as likely as any other.

How it works. What was seen is read into a trail for every hidden hand (`hidden.evidence`): when its parts came, and
which tiles it cannot have held at which moment. Who has the lead by the tiles was dealt the best of all; where nobody
can know which one that was, there is a case for every tile that it can have been (`hidden.beginnings`). In each case
the ways are counted exactly (`hidden.shares`, `hidden.parts`), and one of them is drawn.

What it costs. A table has at most one row for every way of splitting the classes of tiles that the evidence tells
apart: the product of their sizes, each plus one, over the hands of which something is known. That is some dozens of
rows for two players, some hundreds for four. Where it would be more than ROWS, the evidence that excludes least is
left out of the tables and checked on every deal instead; and so is what cannot be counted by classes
(`hidden.checks`). A check with a few outcomes costs, over all that can happen, not more tries on average than it has
outcomes. After TRIES the deal with the fewest faults is taken.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

from boneyard.laying import LayingGame
from boneyard.players.hidden.beginnings import Beginning, Dealt
from boneyard.players.hidden.chance import Budget, Chance, TooMany, lots, taken
from boneyard.players.hidden.checks import living
from boneyard.players.hidden.evidence import Mask, Moment, Trail, face_down, read
from boneyard.players.hidden.others import filled
from boneyard.players.hidden.shares import Hand, Shares, bits
from boneyard.players.seen import Seen
from boneyard.rules.teams import as_numbered
from boneyard.state import State
from boneyard.tiles import BACK, Deck, Pile, Seat

ROWS = 3_000
MOST_ROWS = 100_000  # where fewer lead to too many tries
TRIES = 1_000


class Deal(NamedTuple):
    """One way in which the tiles may lie: a mask for every hand, and the stock in its order, as places in the set."""

    hands: tuple[Mask, ...]
    stock: tuple[int, ...]


class Doubt(NamedTuple):
    """A piece of evidence that is left to be checked: a hand lacked tiles at a moment, or had one of them."""

    seat: Seat
    moment: Moment
    had: bool


class Case(NamedTuple):
    """One of the ways in which the hand can have begun, ready to be dealt; and evidence that is left to be checked."""

    beginning: Beginning
    shares: Shares
    ways: int
    doubts: tuple[Doubt, ...]


class Drawn(NamedTuple):
    """A deal as it is drawn: the hidden hands and the stock, tile by tile; if it is wanted, how the hands came."""

    case: Case
    hands: dict[Seat, list[Mask]]
    stock: list[Mask]
    parts: dict[Seat, list[list[Mask]]]


def world(seen: Seen, rng: Random) -> Any:
    """The table of any game as it may be, with a tile for every one that lies face down for the seat."""
    if isinstance(seen.game, LayingGame):
        unseen = Unseen.of(seen)
        return unseen.table(unseen.deal(rng))
    return filled(seen.state, seen.game.tiles.tiles, seen.events, rng)


class Unseen:
    """What one seat does not see at this moment of a laying game, ready to be dealt again and again."""

    def __init__(self, game: LayingGame, state: State, events: Sequence[Any], rows: int = ROWS) -> None:
        """The table and the events of the hand as the seat sees them; the most rows for the tables of a case."""
        self.game, self.state, self.rows = game, state, rows
        self.place = {tile: 1 << at for at, tile in enumerate(game.tiles.tiles)}
        self.index = {bit: at for at, bit in enumerate(self.place.values())}
        self.shown = tuple(map(self._mask, (hand.tiles for hand in state.hands)))
        self.all = (1 << len(self.place)) - 1
        self.tiles = self.all - sum(self.shown) - self._mask(state.layout.tiles)
        self.mixed = len(state.stock.tiles) if game.stuck.draws(len(state.stock.tiles)) else 0
        self._read(events)
        self.dealt = self._dealt()
        self._count()

    def _count(self) -> None:
        """Count all the ways, case by case."""
        self.cases = lots((case, case.ways) for case in map(self._case, self.dealt.beginnings()))
        self.deep = self.game.seating is not as_numbered or any(case.doubts for case in self.cases.things)

    @classmethod
    def of(cls, seen: Seen, rows: int = ROWS) -> "Unseen":
        """The same for a player of a laying game."""
        assert isinstance(seen.game, LayingGame)
        return cls(seen.game, seen.state, seen.events, rows)

    def deal(self, rng: Random) -> Deal:
        """One deal."""
        checked = self.deep or self.living
        drawn = self._checked(rng.random, self.deep)[0] if checked else self._drawn(rng.random, False)
        hands = list(self.shown)
        for seat, tiles in drawn.hands.items():
            hands[seat] = sum(tiles)
        return Deal(tuple(hands), tuple(map(self.index.__getitem__, drawn.stock)))

    def table(self, deal: Deal) -> State:
        """The table as it is if the tiles lie so."""
        state = self.state
        hands = tuple(
            Pile(self._tiles(bits(mask)), hand.eyes) if face_down(hand.tiles) else hand
            for hand, mask in zip(state.hands, deal.hands, strict=True)
        )
        stock = tuple(self.game.tiles.tiles[at] for at in deal.stock)
        return state._replace(hands=hands, stock=Pile(stock, state.stock.eyes))

    def deck(self, rng: Random) -> Deck:
        """A deck with which everything that the seat has seen would have happened."""
        return self._checked(rng.random, True)[1]

    def _mask(self, tiles: Deck) -> Mask:
        return sum(self.place[tile] for tile in tiles if tile != BACK)

    def _tiles(self, masks: Sequence[Mask]) -> Deck:
        return tuple(self.game.tiles.tiles[self.index[mask]] for mask in masks)

    def _read(self, events: Sequence[Any]) -> None:
        """What is known of every hand, and which of them are hidden."""
        reader = read(self.game, self.state, events)
        drawn = {seat for seat, tiles in reader.drawn if face_down(tiles)}
        self.drawn = reader.drawn
        self.hidden = [at for at, hand in enumerate(self.state.hands) if at in drawn or face_down(hand.tiles)]
        alive = living(self.game, self.state, self.hidden, self._tiles(bits(self.tiles)))
        over = self.state.ended or self.state.claim == "last"
        self.living = {} if over else {seat: self._mask(tiles) for seat, tiles in alive.items()}
        lack = {seat: self._mask(tiles) for seat, tiles in alive.items()} if over else {}
        self.trails = tuple(trail.lacks(lack[at]) if at in lack else trail for at, trail in enumerate(reader.trails))

    def _dealt(self) -> Dealt:
        """What the seat knows of the deal."""
        seats = [at for at in range(self.state.players) if at not in self.hidden]
        drawn = {at: sum(self._mask(tiles) for seat, tiles in self.drawn if seat == at) for at in seats}
        laid = {at: sum(known.tile for known in self.trails[at].known) for at in seats}
        open_hands = {at: self.shown[at] + laid[at] - drawn[at] for at in seats}
        return Dealt(self.game, self.state, self.trails, open_hands, self.tiles)

    def _case(self, beginning: Beginning) -> Case:
        """A case, with so much of the evidence left to be checked that its tables stay small."""
        trails = list(beginning.trails)
        doubts: list[Doubt] = []
        while True:
            shares = self._shares(beginning, trails)
            with suppress(TooMany):
                return Case(beginning, shares, shares.ways, tuple(doubts))
            doubt = min(self._doubts(trails), key=self._weight)
            doubts.append(doubt)
            trails[doubt.seat] = trails[doubt.seat].forgets(doubt.moment)

    def _doubts(self, trails: Sequence[Trail]) -> Iterator[Doubt]:
        """All the evidence that might be left out of the tables; what tells the cases apart is none of it."""
        for seat in self.hidden:
            yield from (Doubt(seat, was, False) for was in trails[seat].lacked if was.told)
            yield from (Doubt(seat, was, True) for was in trails[seat].had)

    def _weight(self, doubt: Doubt) -> int:
        """How much a piece of evidence excludes, roughly."""
        size, tiles = len(self.state.hands[doubt.seat].tiles), (doubt.moment.tiles & self.tiles).bit_count()
        return 0 if doubt.had else size * tiles

    def _shares(self, beginning: Beginning, trails: Sequence[Trail]) -> Shares:
        counts = {seat: self.state.hands[seat].tiles.count(BACK) for seat in self.hidden}
        if beginning.held:
            counts[beginning.holder] -= 1
        hands = [Hand(seat, count, trails[seat].merged()) for seat, count in counts.items()]
        return Shares(self.tiles & ~beginning.held, hands, Budget(self.rows))

    def _drawn(self, chance: Chance, deep: bool) -> Drawn:
        case = self.cases.drawn(chance)
        hands, stock = case.shares.dealt(chance, len(self.state.stock.tiles) if deep else self.mixed)
        came = {at: case.shares.parts[at].dealt(hand, chance) for at, hand in hands.items()} if deep else {}
        parts = {at: case.beginning.trails[at].apart(tiles) for at, tiles in came.items()}
        if case.beginning.held:
            hands[case.beginning.holder].append(case.beginning.held)
        return Drawn(case, hands, stock, parts)

    def _checked(self, chance: Chance, deep: bool) -> tuple[Drawn, Deck]:
        """A deal without faults, or else the one with the fewest; and its deck, if it is wanted."""
        best, fewest = self._best(chance, deep)
        if fewest and self.rows < MOST_ROWS and any(case.doubts for case in self.cases.things):
            self.rows = MOST_ROWS
            self._count()
            best, fewest = self._best(chance, deep)
        return best

    def _best(self, chance: Chance, deep: bool) -> tuple[tuple[Drawn, Deck], int]:
        """The first deal without faults, or of many the one with the fewest; and how many it has."""
        best: list[tuple[tuple[Drawn, Deck], int]] = []
        for _ in range(TRIES):
            drawn = self._drawn(chance, deep)
            deck = self._deck(drawn, chance) if deep else ()
            best.append(((drawn, deck), self._faults(drawn, deck)))
            if not best[-1][1]:
                return best[-1]
        return min(best, key=itemgetter(1))

    def _faults(self, drawn: Drawn, deck: Deck) -> int:
        """How much of what is to be checked speaks against a deal."""
        faults = bool(self.living) and not any(sum(drawn.hands[at]) & alive for at, alive in self.living.items())
        return faults + (self._deep_faults(drawn, deck) if deck else 0)

    def _deep_faults(self, drawn: Drawn, deck: Deck) -> int:
        trails, parts, doubts = drawn.case.beginning.trails, drawn.parts, drawn.case.doubts
        held = [trails[seat].held(parts[seat], moment) & moment.tiles for seat, moment, _ in doubts]
        wrong = sum(bool(tiles) != doubt.had for tiles, doubt in zip(held, doubts, strict=True))
        seating = self.game.seating
        return wrong + (seating is not as_numbered and seating(deck, self.state.players) != self.state.order)

    def _deck(self, drawn: Drawn, chance: Chance) -> Deck:
        """The deck, if the tiles came so; in which order hidden hands were dealt nobody can know."""
        begun, parts = drawn.case.beginning, {at: [*came] for at, came in drawn.parts.items()}
        order: list[Mask] = []
        for seat in range(self.state.players):
            order += begun.dealt(seat, parts[seat]) if seat in parts else self._in_order(seat, chance)
        for seat, tiles in self.drawn:
            order += parts[seat].pop(0) if seat in parts else map(self.place.__getitem__, tiles)
        return self._uncut(self._tiles(order + drawn.stock), begun.before)

    def _in_order(self, seat: Seat, chance: Chance) -> list[Mask]:
        """A hand that was dealt face up: what is still held in the order in which it is held."""
        dealt = bits(self.dealt.open[seat])
        held = (self.place[tile] for tile in self.state.hands[seat].tiles)
        return [next(held) if tile & self.shown[seat] else tile for tile in taken(dealt, len(dealt), chance)]

    def _uncut(self, dealt: Deck, before: int) -> Deck:
        """The deck from which the tiles are dealt in this order."""
        if self.game.opening.starter:
            return (*dealt[:before], self.state.layout.joints[0].tile, *dealt[before:])
        places = {tile: at for at, tile in enumerate(self.game.cut(self.game.tiles.tiles))}
        return tuple(dealt[places[tile]] for tile in self.game.tiles.tiles)
