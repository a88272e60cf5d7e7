"""The one engine behind the laying games: a page with headings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from boneyard.boards import Ask, Board, Facts
from boneyard.layout import Layout
from boneyard.pages import Gains, Options, Page
from boneyard.rules import claims
from boneyard.rules.again import Again, never, no_tile
from boneyard.rules.duty import Closing, Duty, any_that_fits, nothing_closes
from boneyard.rules.ending import Ending, out_or_blocked
from boneyard.rules.fits import Fits, equal
from boneyard.rules.guide import Guide, fitting, lead
from boneyard.rules.opening import Opening, highest_double
from boneyard.rules.points import Points, none
from boneyard.rules.settle import Settle, WinnerTakes, side_of, winner
from boneyard.rules.spread import Spread, line
from boneyard.rules.stuck import Stuck, knock
from boneyard.rules.target import Target
from boneyard.rules.teams import Seating, Sides, Teams, alone, as_numbered, sides_at
from boneyard.state import (
    Action,
    CallPoints,
    Close,
    Closed,
    Draw,
    Drew,
    Ended,
    Event,
    Naming,
    Pass,
    Passed,
    Place,
    Placed,
    Released,
    Revealed,
    Scored,
    State,
    Stop,
    Stopped,
    parse_action,
)
from boneyard.tiles import Deck, DominoSet, Pile, Seat, Tile, everybody, new, without

Step = tuple[State, list[Event]]


@dataclass(frozen=True)
class LayingGame:
    """One field per heading of a rulebook page, in its order; the defaults are the plainest game."""

    page: Page
    options: Options
    tiles: DominoSet
    hands: Mapping[int, int]
    teams: Teams = alone
    seating: Seating = as_numbered
    cut: Callable[[Deck], Deck] = tuple  # the deck as the hands are dealt from it
    opening: Opening = field(default_factory=highest_double)
    fits: Fits = equal
    spread: Spread = line
    duty: Duty = any_that_fits
    stuck: Stuck = field(default_factory=knock)
    again: Again = field(default_factory=never)
    closing: Closing = nothing_closes
    points: Points = none
    claims: int = 0  # the most points that may be claimed for a tile; 0: points are written by themselves
    ending: Ending = out_or_blocked
    release: bool = False  # ends to be filled first are freed when nobody can fill them
    settle: Settle = field(default_factory=WinnerTakes)
    match: Callable[[int], Target] = lambda players: Target(100)
    board: Board = field(default_factory=Board)
    guide: Guide = field(default_factory=fitting)  # what is asked of whoever is to lay

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""
        return tuple(self.hands)

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> State:
        """Deal, seat by seat from the front of the deck; the rest is the stock."""
        lead = next(tile for tile in deck if not tile.double) if self.opening.starter else None
        hands, stock = self.deal(without(deck, lead) if lead else self.cut(deck), players)
        turn = frozenset((self.opening.leader(hands, opener),))
        layout = self._lay(Layout(), Place(lead), -1) if lead else Layout()
        return State(hands, Pile(stock), layout, turn, (0,) * players, self.seating(deck, players))

    def deal(self, deck: Deck, players: int) -> tuple[tuple[Pile, ...], Deck]:
        """The hands, and what is left."""
        size = self.hands[players]
        hands = (Pile(deck[seat * size : (seat + 1) * size], frozenset((seat,))) for seat in range(players))
        return tuple(hands), deck[players * size :]

    def actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Naming points; leading; or laying what fits, closing an end, stopping, drawing, passing."""
        if seat not in state.turn:
            return ()
        if not state.layout.joints:
            return tuple(Place(tile) for tile in self.opening.leads(state.hands[seat].tiles))
        if state.claim:
            laying = self._laying(state, seat) if state.claim == "call" else ()
            return laying + claims.namings(state.claim, self.claims)
        return self._laying(state, seat)

    def _laying(self, state: State, seat: Seat) -> tuple[Action, ...]:
        places = self.places(state, seat)
        if self.duty is not any_that_fits:  # a heading that says nothing is not asked: that takes a tenth of the time
            places = self.duty(state, places)
        closes = () if self.closing is nothing_closes else self.closing(self, state, seat)
        if state.laid:
            stops = () if self.again.must and places else (Stop(),)
            return places + closes + stops
        if places and self._must_lay:
            return places + closes
        return places + closes + self.stuck.actions(bool(places), state.drawn, len(state.stock.tiles))

    def places(self, state: State, seat: Seat) -> tuple[Place, ...]:
        """Every way of laying a tile of this hand at an open end."""
        places: list[Place] = []
        tiles, ways = state.hands[seat].tiles, self._ways
        for end in state.layout.open:
            fitting = ways[end.name][end.number]
            for tile in tiles:
                if tile in fitting:
                    places += fitting[tile]
        return tuple(places)

    def play(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Do a legal action, and whatever the rules do by themselves after it."""
        state = state._replace(claim="") if state.claim else state
        if isinstance(action, Place):
            step = self._play_place(state, seat, action)
        elif isinstance(action, Draw):
            step = self._play_draw(state, seat)
        elif isinstance(action, Naming):
            step = self._play_naming(state, seat, action)
        elif isinstance(action, Close):
            return self._finish(*self._play_close(state, seat, action), "closed", seat)
        else:
            step = self._play_pass(state, seat, action)
        state, events = step
        return self._judge(state, events)

    def gains(self, state: State, seat: Seat, actions: Sequence[Action]) -> Gains | None:
        """The points won by laying, unless players claim them; what is settled when a hand ends is not in them."""
        if self.points is none or self.claims:
            return None
        return tuple(self._gain(state, seat, action) for action in actions)

    def asks(self, state: State, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To lead, to lay, or to name points."""
        first = actions[0]
        if isinstance(first, Place) and not first.end:
            return lead(self, first.tile)
        if state.claim in ("claim", "last"):
            return Ask("claim" if state.claim == "claim" else "overlooked")
        return self.guide(self, state, actions)

    def _gain(self, state: State, seat: Seat, action: Action) -> int | None:
        if not isinstance(action, Place):
            return None
        return sum(points for points, _ in self.points(self.lay(state, seat, action), seat))

    def payoff(self, state: State) -> tuple[int, ...] | None:
        """The points of the hand, those won while laying among them."""
        return state.scores if state.ended else None

    def read(self, text: str) -> Action:
        """The action that this text means."""
        return parse_action(text)

    def sides(self, players: int) -> Sides:
        """Who plays together for the whole match; teams that the deal decides hold for one hand."""
        fixed = self.seating is as_numbered
        return sides_at(tuple(range(players)), fixed and self.teams(players))

    def sides_of(self, state: State) -> Sides:
        """Who plays together in this hand."""
        return sides_at(state.order, self.teams(len(state.hands)))

    def facts(self, state: State, players: int) -> Facts:
        """Who plays together, the ends counted, what can be drawn, who won the hand."""
        stuck, stock = self.stuck, len(state.stock.tiles)
        draws = stuck.amount(stock) if self._ever_draws and stuck.draws(stock) else 0
        sides = self.sides_of(state)
        total = None if self.claims else state.layout.total()  # those who claim points count the ends themselves
        won = winner(state, sides) if state.ended else None
        return new(Facts, (sides, total, self._ever_draws, draws, stuck.reserve, won, None))

    @cached_property
    def fitting(self) -> dict[int, frozenset[Tile]]:
        """For every number the tiles that fit an end showing it."""
        return {number: frozenset(outers) for number, outers in self._outers.items()}

    @cached_property
    def _outers(self) -> dict[int, dict[Tile, tuple[int, ...]]]:
        """For every number the tiles that fit an end showing it, with the numbers they may leave open."""
        outers = {number: {tile: self.fits(number, tile) for tile in self.tiles.tiles} for number in self.tiles.numbers}
        return {number: {tile: left for tile, left in fits.items() if left} for number, fits in outers.items()}

    @cached_property
    def _ever_draws(self) -> bool:
        return self.stuck.draws(self.stuck.reserve + 1)

    @cached_property
    def _must_lay(self) -> bool:
        """Whether a player who can lay may neither draw nor pass."""
        return not (self.stuck.able or self.stuck.may_pass)

    @cached_property
    def _ways(self) -> "_Ways":
        return _Ways(self._outers)

    def _lay(self, layout: Layout, place: Place, seat: Seat) -> Layout:
        tile, name, leaves = place
        end = layout.end(name) if name else None
        if leaves is None:
            leaves = tile.high if end is None else self._outers[end.number][tile][0]
        return layout.lay(tile, end, seat, leaves, self.spread(layout, tile, end, leaves))

    def lay(self, state: State, seat: Seat, place: Place) -> State:
        """The table with the tile of this action laid and nothing else done."""
        hands = _less(state, seat, place.tile)
        return state.laying(hands, self._lay(state.layout, place, seat))

    def _play_place(self, state: State, seat: Seat, place: Place) -> Step:
        hands = _less(state, seat, place.tile)
        layout = self._lay(state.layout, place, seat)
        events: list[Event] = [new(Placed, (seat, place.tile, place.end, layout.joints[-1].outer))]
        if self.claims:
            return state.laying(hands, layout)._replace(claim="claim"), events
        again = self.again.after is not no_tile and hands[seat].tiles and self.again.after(place.tile)
        state = state.laying(hands, layout) if again else state.laying_last(hands, layout, seat)
        won = () if self.points is none else self.points(state, seat)
        if won:
            side = side_of(self.sides_of(state), seat)
            state = _score(state, events, [Scored(side, amount, why) for amount, why in won])
        return (state, events) if again or not self.stuck.at_end else self._draw_at_end(state, events, seat)

    def _play_naming(self, state: State, seat: Seat, named: Naming) -> Step:
        told = claims.told(self, state, seat, named)
        events: list[Event] = []
        if isinstance(told, Scored):
            state = _score(state, events, [told])
        else:
            events.append(told)
        if isinstance(named, CallPoints):
            return state, events
        state, events = self._next(state, events, seat, self.stuck.at_end != "")
        call = "last" if self.ending(self, state) else "call"
        return state if isinstance(told, Scored) else state._replace(claim=call), events

    def _play_draw(self, state: State, seat: Seat) -> Step:
        amount = self.stuck.amount(len(state.stock.tiles))
        state, event = _draw(state, seat, amount)
        state = state._replace(drawn=state.drawn + 1, passes=0)
        return self._next(state, [event], seat, False) if self.stuck.over else (state, [event])

    def _play_pass(self, state: State, seat: Seat, action: Action) -> Step:
        numbers = state.layout.numbers
        if isinstance(action, Stop):
            return self._next(state, [Stopped(seat, numbers)], seat, self.stuck.at_end != "")
        assert isinstance(action, Pass)
        return self._next(state, [Passed(seat, numbers)], seat, self.stuck.at_end == "always", 1)

    def _play_close(self, state: State, seat: Seat, close: Close) -> Step:
        hands = _less(state, seat, close.tile)
        end = state.layout.end(close.end)
        layout = state.layout.lay(close.tile, end, seat, close.tile.high, ())
        return state._replace(hands=hands, layout=layout), [Closed(seat, close.tile, close.end)]

    def _next(self, state: State, events: list[Event], seat: Seat, draws: bool, passed: int = 0) -> Step:
        state = state.next_turn(seat, passed)
        return self._draw_at_end(state, events, seat) if draws else (state, events)

    def _draw_at_end(self, state: State, events: list[Event], seat: Seat) -> Step:
        if state.hands[seat].tiles and len(state.stock.tiles) > self.stuck.reserve:
            state, event = _draw(state, seat, 1)
            state = state._replace(passes=0)
            events.append(event)
        return state, events

    def _judge(self, state: State, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
        how = "" if state.claim else self.ending(self, state)
        if not how:
            return state, tuple(events)
        if how == "blocked" and self.release and any(end.first for end in state.layout.ends):
            state = _release(state, events)
            how = self.ending(self, state)
        return self._finish(state, events, how, state.layout.joints[-1].seat) if how else (state, tuple(events))

    def _finish(self, state: State, events: list[Event], how: str, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        ended, eyes = Ended(how, seat), everybody(len(state.hands))
        hands = tuple([new(Pile, (hand.tiles, eyes)) for hand in state.hands])
        state = state.ending(hands, ended)
        events += [ended, *[new(Revealed, (at, hand)) for at, hand in enumerate(hands) if hand.tiles]]
        return _score(state, events, self.settle(self, state)), tuple(events)


class _Ways(dict[str, dict[int, dict[Tile, tuple[Place, ...]]]]):
    """Every way of laying a tile at an end of some name and number, made once and kept."""

    def __init__(self, outers: dict[int, dict[Tile, tuple[int, ...]]]) -> None:
        """None yet; the tiles that fit are known, with the numbers they may leave open."""
        super().__init__()
        self.outers = outers

    def __missing__(self, name: str) -> dict[int, dict[Tile, tuple[Place, ...]]]:
        self[name] = {
            number: {tile: _places(tile, name, outers) for tile, outers in fitting.items()}
            for number, fitting in self.outers.items()
        }
        return self[name]


def _places(tile: Tile, name: str, outers: tuple[int, ...]) -> tuple[Place, ...]:
    if len(outers) == 1:
        return (Place(tile, name),)
    return tuple(Place(tile, name, outer) for outer in outers)


def _with_hand(state: State, seat: Seat, tiles: Deck) -> tuple[Pile, ...]:
    hands = state.hands
    return (*hands[:seat], new(Pile, (tiles, hands[seat].eyes)), *hands[seat + 1 :])


def _less(state: State, seat: Seat, tile: Tile) -> tuple[Pile, ...]:
    """The hands, one of them without a tile."""
    hands = state.hands
    tiles, eyes = hands[seat]
    at = tiles.index(tile)
    return (*hands[:seat], new(Pile, (tiles[:at] + tiles[at + 1 :], eyes)), *hands[seat + 1 :])


def _draw(state: State, seat: Seat, amount: int) -> tuple[State, Drew]:
    drawn, rest = state.stock.tiles[:amount], state.stock.tiles[amount:]
    hands = _with_hand(state, seat, state.hands[seat].tiles + drawn)
    event = Drew(seat, Pile(drawn, state.hands[seat].eyes), state.layout.numbers, len(rest))
    return state._replace(hands=hands, stock=Pile(rest, state.stock.eyes)), event


def _score(state: State, events: list[Event], lines: list[Scored] | tuple[Scored, ...]) -> State:
    scores = list(state.scores)
    for scored in lines:
        for seat in scored.seats:
            scores[seat] += scored.points
    events += lines
    return state.scoring(tuple(scores))


def _release(state: State, events: list[Event]) -> State:
    events.append(Released("".join(end.name for end in state.layout.ends if end.first)))
    ends = tuple(end._replace(first=False) for end in state.layout.ends)
    return state._replace(layout=state.layout._replace(ends=ends))
