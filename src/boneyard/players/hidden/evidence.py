"""Evidence: what a seat has seen the others do, as limits on the tiles that they can have held.

A hand is made of parts that came at different moments: the deal first, then one part with every draw. Whoever passed,
drew or stopped where the rules let only those do so whose tiles do not fit, held nothing that fits at that moment;
what came later is free of that. Whoever passed where only those may who could have laid, held something that fits.
A set of tiles is a mask: the bit of a tile is its place in `game.tiles.tiles`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from boneyard.laying import LayingGame
from boneyard.layout import Layout
from boneyard.rules.duty import any_that_fits
from boneyard.rules.fits import Fits
from boneyard.state import Closed, Drew, Passed, Place, Placed, Released, State, Stopped
from boneyard.tiles import BACK, Deck, DominoSet, Pile, Seat

Mask = int
NEVER = 1_000  # more tiles than anybody lays


class Moment(NamedTuple):
    """When all parts up to this one had come and so many tiles were laid, something was true of these tiles."""

    part: int
    laid: int
    tiles: Mask
    told: bool = True  # by an event; else it is what tells one beginning from another


class Known(NamedTuple):
    """A tile that was in a hand: it came with this part at the latest, and was laid after so many others."""

    tile: Mask
    part: int
    laid: int


class Kind(NamedTuple):
    """What tiles have in common: the first part with which they can have come, and what they would have served for."""

    first: int
    serves: int = 0  # a bit for each moment at which one of them was in the hand, if it had come by then


class Trail(NamedTuple):
    """All that is known of one hand: the sizes of its parts, what it lacked or had, and which tiles were in it."""

    sizes: tuple[int, ...]
    lacked: tuple[Moment, ...] = ()  # none of the tiles was in the hand
    had: tuple[Moment, ...] = ()  # at least one of them was
    known: tuple[Known, ...] = ()

    @property
    def now(self) -> Moment:
        """This moment, and no tiles."""
        return Moment(len(self.sizes) - 1, sum(known.laid < NEVER for known in self.known), 0)

    def lacks(self, tiles: Mask) -> "Trail":
        """None of these is in the hand now."""
        return self._replace(lacked=(*self.lacked, self.now._replace(tiles=tiles)))

    def has(self, tiles: Mask) -> "Trail":
        """At least one of these is in the hand now."""
        return self._replace(had=(*self.had, self.now._replace(tiles=tiles)))

    def lays(self, tile: Mask) -> "Trail":
        """It lays this tile now."""
        now = self.now
        return self._replace(known=(*self.known, Known(tile, now.part, now.laid)))

    def draws(self, count: int) -> "Trail":
        """Another part comes."""
        return self._replace(sizes=(*self.sizes, count))

    def kind(self, tile: Mask, laid: int = NEVER) -> "Kind":
        """What kind of tile this is, if it was laid after so many others, or never."""
        first = max((was.part + 1 for was in self.lacked if was.tiles & tile and was.laid <= laid), default=0)
        serves = (1 << at for at, was in enumerate(self.had) if _serves(was, tile, first, laid))
        return Kind(first, sum(serves))

    def held(self, parts: list[list[Mask]], when: Moment) -> Mask:
        """The tiles that were in the hand at a moment, if its parts came so."""
        laid = sum(known.tile for known in self.known if known.laid < when.laid)
        return sum(map(sum, parts[: when.part + 1])) - laid

    def forgets(self, moment: Moment) -> "Trail":
        """The same without one of the moments."""
        lacked, had = (tuple(was for was in each if was != moment) for each in (self.lacked, self.had))
        return self._replace(lacked=lacked, had=had)

    def merged(self) -> "Trail":
        """The same with parts taken together between which nothing was seen."""
        moments = {was.part for was in (*self.lacked, *self.had)} | {known.part for known in self.known}
        ends = sorted(moments | {len(self.sizes) - 1})
        begins = [0, *(end + 1 for end in ends)]
        return Trail(
            tuple(sum(self.sizes[begin : end + 1]) for begin, end in zip(begins, ends, strict=False)),
            tuple(was._replace(part=ends.index(was.part)) for was in self.lacked),
            tuple(was._replace(part=ends.index(was.part)) for was in self.had),
            tuple(known._replace(part=ends.index(known.part)) for known in self.known),
        )

    def apart(self, tiles: list[Mask]) -> list[list[Mask]]:
        """All the tiles that ever came, part by part."""
        ends = list(accumulate(self.sizes, initial=0))
        return [tiles[begin:end] for begin, end in pairwise(ends)]

    def settled(self) -> "Trail":
        """The same without moments at which it had a tile that it is known to have had, having laid it later."""
        return self._replace(had=tuple(was for was in self.had if not any(_proves(known, was) for known in self.known)))


def _serves(was: Moment, tile: Mask, first: int, laid: int) -> bool:
    """Whether a tile can be what a hand had at a moment."""
    return bool(was.tiles & tile) and first <= was.part and was.laid <= laid


def _proves(known: Known, was: Moment) -> bool:
    """Whether a tile certainly is what a hand had at a moment."""
    return bool(was.tiles & known.tile) and known.part <= was.part and was.laid <= known.laid


@lru_cache(maxsize=4_096)
def fitting(tiles: DominoSet, fits: Fits, numbers: tuple[int, ...]) -> Mask:
    """The tiles that fit an end showing one of these numbers."""
    order = enumerate(tiles.tiles)
    return sum(1 << at for at, tile in order if any(fits(number, tile) for number in numbers))


@dataclass
class Reader:
    """Follows the events of a hand, and writes down what each of them says about the hands."""

    game: LayingGame
    layout: Layout  # followed only where it tells more than the numbers that the events name
    stock: int
    trails: list[Trail]
    drawn: list[tuple[Seat, Deck]] = field(default_factory=list)  # all that was drawn, in order
    acting: Seat = -1
    draws: int = 0  # times drawn in this turn
    acted: bool = False  # a tile that is drawn now is the one at the end of the turn

    def read(self, events: Iterable[Any]) -> None:
        """Take these events into account."""
        steps: dict[type, Callable[[Any], None]] = {
            Placed: self._placed,
            Closed: self._closed,
            Drew: self._drew,
            Passed: self._passed,
            Stopped: self._stopped,
            Released: self._released,
        }
        for event in events:
            if type(event) in steps:
                steps[type(event)](event)

    def fitting(self, numbers: Iterable[int]) -> Mask:
        """The tiles that fit one of these numbers."""
        return fitting(self.game.tiles, self.game.fits, tuple(numbers))

    def _turn(self, seat: Seat) -> Trail:
        if seat != self.acting:
            self.acting, self.draws, self.acted = seat, 0, False
        return self.trails[seat]

    def _placed(self, event: Placed) -> None:
        trail = self._turn(event.seat)
        if self.game.duty is not any_that_fits and event.end:
            trail = trail.lacks(self._preferred(event))
        self.trails[event.seat] = trail.lays(self._bit(event))
        if self.game.release or self.game.duty is not any_that_fits:
            place = Place(event.tile, event.end, event.outer)
            self.layout = self.game.lay(self._table(event.seat, (event.tile,)), event.seat, place).layout
        self.acted = True

    def _closed(self, event: Closed) -> None:
        self.trails[event.seat] = self._turn(event.seat).lays(self._bit(event))

    def _drew(self, event: Drew) -> None:
        trail = self._turn(event.seat)
        if not self.acted:
            if self.draws >= self.game.stuck.able:
                trail = trail.lacks(self.fitting(event.numbers))
            self.draws += 1
        self.trails[event.seat] = trail.draws(len(event.tiles.tiles))
        self.drawn.append((event.seat, event.tiles.tiles))
        self.stock = event.left

    def _passed(self, event: Passed) -> None:
        trail, stuck = self._turn(event.seat), self.game.stuck
        if not stuck.may_pass:
            trail = trail.lacks(self.fitting(event.numbers))
        elif self.draws < stuck.unable and self.stock > stuck.reserve and not stuck.choice:
            trail = trail.has(self.fitting(event.numbers))
        self.trails[event.seat], self.acted = trail, True

    def _stopped(self, event: Stopped) -> None:
        if self.game.again.must:
            self.trails[event.seat] = self._turn(event.seat).lacks(self.fitting(event.numbers))
        self.acted = True

    def _released(self, event: Released) -> None:
        first = self.fitting(sorted({end.number for end in self.layout.ends if end.first}))
        self.trails = [trail.lacks(first) for trail in self.trails]
        self.layout = self.layout._replace(ends=tuple(end._replace(first=False) for end in self.layout.ends))

    def _bit(self, event: Placed | Closed) -> Mask:
        return 1 << self.game.tiles.tiles.index(event.tile)

    def _table(self, seat: Seat, hand: Deck) -> State:
        """The table at this moment, with a hand for one seat only."""
        hands = tuple(Pile(hand if at == seat else ()) for at in range(len(self.trails)))
        seats = tuple(range(len(hands)))
        return State(hands, Pile(), self.layout, frozenset((seat,)), (0,) * len(hands), seats)

    def _preferred(self, event: Placed) -> Mask:
        """The tiles that would have had to be laid instead."""
        tiles = enumerate(self.game.tiles.tiles)
        return sum(1 << at for at, tile in tiles if tile != event.tile and not self._allowed(event, (event.tile, tile)))

    def _allowed(self, event: Placed, hand: Deck) -> bool:
        state = self._table(event.seat, hand)
        places = self.game.duty(state, self.game.places(state, event.seat))
        return any((place.tile, place.end) == (event.tile, event.end) for place in places)


def read(game: LayingGame, state: State, events: Iterable[Any]) -> Reader:
    """Everything that these events say."""
    size = game.hands[state.players]
    lead = state.layout.joints[:1] if game.opening.starter else ()
    layout = Layout(lead, game.spread(Layout(), lead[0].tile, None, lead[0].outer)) if lead else Layout()
    stock = len(game.tiles.tiles) - len(lead) - size * state.players
    reader = Reader(game, layout, stock, [Trail((size,))] * state.players)
    reader.read(events)
    reader.trails = [trail.settled() for trail in reader.trails]
    return reader


def face_down(tiles: Deck) -> bool:
    """Whether tiles are not seen."""
    return BACK in tiles
