"""Unseen: deals the hidden tiles again, every deal that fits all that a seat has seen as likely as any other.

How it works. What was seen is read into a trail for every hidden hand (`hidden.evidence`): when its parts came, and
which tiles it cannot have held at which moment. Who has the lead by the tiles was dealt the best of all; where nobody
can know which one that was, there is a case for every tile that it can have been (`hidden.beginnings`). In each case
the ways are counted exactly (`hidden.shares`, `hidden.parts`), and one of them is drawn.

What it costs. A table has at most one row for every way of splitting the classes of tiles that the evidence tells
apart: the product of their sizes, each plus one, over the hands of which something is known. That is some dozens of
rows for two players, some hundreds for four. Where it would be more than ROWS, the evidence that excludes least is
left out of the tables and checked on every deal instead (`hidden.cases`); and so is what cannot be counted by
classes: that somebody can go on, where the hand would be over otherwise, and how the tiles decided the seating. A check
with a few outcomes costs, over all that can happen, not more tries on average than it has outcomes. Where TRIES are not
enough for evidence that was left out, the tables may have MOST_ROWS; then the deal with the fewest faults is taken.
"""

from collections.abc import Sequence
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

from boneyard.laying import LayingGame
from boneyard.players.hidden.cases import Case, cases
from boneyard.players.hidden.chance import Chance, taken
from boneyard.players.hidden.evidence import Mask, face_down
from boneyard.players.hidden.others import filled
from boneyard.players.hidden.shares import bits
from boneyard.players.hidden.sight import Sight
from boneyard.players.seen import Seen
from boneyard.rules.teams import as_numbered
from boneyard.state import State
from boneyard.tiles import Deck, Pile, Seat

ROWS = 3_000
MOST_ROWS = 100_000
TRIES = 1_000

HANDS, PARTS, DECK = range(3)  # how much of a deal is drawn: what lies where now, how it came there, the whole deck


class Deal(NamedTuple):
    """One way in which the tiles may lie: a mask for every hand, and the stock in its order, as places in the set."""

    hands: tuple[Mask, ...]
    stock: tuple[int, ...]


class Past(NamedTuple):
    """A deal, and for every hidden hand what was dealt to it and what came with each of its draws, as masks."""

    deal: Deal
    parts: dict[Seat, tuple[Mask, ...]]


class Drawn(NamedTuple):
    """A deal as it is drawn, tile by tile; how the hands came and the deck only if they are wanted."""

    case: Case
    hands: dict[Seat, list[Mask]]
    stock: list[Mask]
    parts: dict[Seat, list[list[Mask]]]
    deck: Deck = ()


def world(seen: Seen, rng: Random) -> Any:
    """The table of any game as it may be, with a tile for every one that lies face down for the seat."""
    if isinstance(seen.game, LayingGame):
        unseen = Unseen.of(seen)
        return unseen.table(unseen.deal(rng))
    return filled(seen.state, seen.game.tiles.tiles, seen.events, rng)


class Unseen:
    """What one seat does not see at this moment of a laying game, ready to be dealt again and again."""

    def __init__(self, game: LayingGame, state: State, events: Sequence[Any], rows: int = ROWS) -> None:
        """The table and the events of the hand as the seat sees them; how many rows a table may have."""
        self.game, self.state = game, state
        self.sight = Sight(game, state, events)
        self.open = self.sight.dealt().open
        self.drawable = len(state.stock.tiles) if game.stuck.draws(len(state.stock.tiles)) else 0
        self._count(rows)

    @classmethod
    def of(cls, seen: Seen, rows: int = ROWS) -> "Unseen":
        """The same for a player of a laying game."""
        assert isinstance(seen.game, LayingGame)
        return cls(seen.game, seen.state, seen.events, rows)

    def deal(self, rng: Random) -> Deal:
        """One deal."""
        return self._deal(self._checked(rng.random, self.depth))

    def past(self, rng: Random) -> Past:
        """One deal, and how the hidden hands came."""
        drawn = self._checked(rng.random, max(self.depth, PARTS))
        begun = drawn.case.beginning
        return Past(self._deal(drawn), {at: tuple(map(sum, begun.whole(at, came))) for at, came in drawn.parts.items()})

    def deck(self, rng: Random) -> Deck:
        """A deck with which everything that the seat has seen would have happened."""
        return self._checked(rng.random, DECK).deck

    def table(self, deal: Deal) -> State:
        """The table as it is if the tiles lie so."""
        state, tiles = self.state, self.sight.tiles
        hands = tuple(
            Pile(tiles(bits(mask)), hand.eyes) if face_down(hand.tiles) else hand
            for hand, mask in zip(state.hands, deal.hands, strict=True)
        )
        return state._replace(hands=hands, stock=Pile(tiles(1 << at for at in deal.stock), state.stock.eyes))

    def _count(self, rows: int) -> None:
        """Count all the ways, case by case."""
        self.rows, self.cases = rows, cases(self.sight, rows)
        self.doubtful = any(case.doubts for case in self.cases.things)
        self.depth = DECK if self.game.seating is not as_numbered else PARTS if self.doubtful else HANDS

    def _deal(self, drawn: Drawn) -> Deal:
        hands = list(self.sight.shown)
        for seat, tiles in drawn.hands.items():
            hands[seat] = sum(tiles)
        return Deal(tuple(hands), tuple(map(self.sight.index.__getitem__, drawn.stock)))

    def _checked(self, chance: Chance, depth: int) -> Drawn:
        """A deal without faults, or else one with few."""
        if not (self.depth or self.sight.living):
            return self._drawn(chance, depth)
        drawn, faults = self._best(chance, depth)
        if faults and self.doubtful and self.rows < MOST_ROWS:
            self._count(MOST_ROWS)
            drawn, faults = self._best(chance, max(depth, self.depth))
        return drawn

    def _best(self, chance: Chance, depth: int) -> tuple[Drawn, int]:
        """The first deal without faults, or of many the one with the fewest; and how many it has."""
        tried: list[tuple[Drawn, int]] = []
        for _ in range(TRIES):
            drawn = self._drawn(chance, depth)
            tried.append((drawn, self._faults(drawn)))
            if not tried[-1][1]:
                return tried[-1]
        return min(tried, key=itemgetter(1))

    def _drawn(self, chance: Chance, depth: int) -> Drawn:
        case = self.cases.drawn(chance)
        hands, stock = case.shares.dealt(chance, len(self.state.stock.tiles) if depth == DECK else self.drawable)
        came = {at: case.shares.parts[at].dealt(hand, chance) for at, hand in hands.items()} if depth else {}
        parts = {at: case.beginning.trails[at].apart(tiles) for at, tiles in came.items()}
        if case.beginning.held:
            hands[case.beginning.holder].append(case.beginning.held)
        drawn = Drawn(case, hands, stock, parts)
        return drawn._replace(deck=self._deck(drawn, chance)) if depth == DECK else drawn

    def _faults(self, drawn: Drawn) -> int:
        """How much of what is to be checked speaks against a deal."""
        living, seating = self.sight.living, self.game.seating
        faults = bool(living) and not any(sum(drawn.hands[at]) & tiles for at, tiles in living.items())
        misplaced = seating is not as_numbered and seating(drawn.deck, self.state.players) != self.state.order
        return faults + misplaced + (drawn.case.faults(drawn.parts) if drawn.case.doubts else 0)

    def _deck(self, drawn: Drawn, chance: Chance) -> Deck:
        """The deck, if the tiles came so; in which order hidden hands were dealt nobody can know."""
        sight, begun = self.sight, drawn.case.beginning
        parts = {at: begun.whole(at, came) for at, came in drawn.parts.items()}
        order: list[Mask] = []
        for seat in range(self.state.players):
            order += parts[seat].pop(0) if seat in parts else self._in_order(seat, chance)
        for seat, tiles in sight.drawn:
            order += parts[seat].pop(0) if seat in parts else map(sight.place.__getitem__, tiles)
        return self._uncut(sight.tiles(order + drawn.stock), begun.before)

    def _in_order(self, seat: Seat, chance: Chance) -> list[Mask]:
        """A hand that was dealt face up: what is still held in the order in which it is held."""
        dealt = bits(self.open[seat])
        held = (self.sight.place[tile] for tile in self.state.hands[seat].tiles)
        return [next(held) if tile & self.sight.shown[seat] else tile for tile in taken(dealt, len(dealt), chance)]

    def _uncut(self, dealt: Deck, before: int) -> Deck:
        """The deck from which the tiles are dealt in this order."""
        if self.game.opening.starter:
            return (*dealt[:before], self.state.layout.joints[0].tile, *dealt[before:])
        places = {tile: at for at, tile in enumerate(self.game.cut(self.game.tiles.tiles))}
        return tuple(dealt[places[tile]] for tile in self.game.tiles.tiles)
