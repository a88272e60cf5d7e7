"""A match: hands of one game until its target says so; and the door where actions are checked."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import sub
from typing import Any, cast

from boneyard.boards import Ask
from boneyard.errors import BadInput, IllegalAction
from boneyard.pages import Gains, Game, check_players
from boneyard.rules.target import Target
from boneyard.secrecy import covered
from boneyard.state import Begins, Ended, Scored
from boneyard.tiles import Deck, Seat, changed

Result = tuple[int, ...]
NAMED = 30  # allowed actions that a refusal names


@dataclass(frozen=True)
class Match:
    """A match at one moment; every step gives a new one."""

    game: Game
    players: int
    totals: Result  # with the points of the running hand
    hands: int = 0  # hands dealt so far
    opener: Seat | None = None  # who has the lead of the next hand; None: by the rule
    begins: Begins | None = None  # who was given the first lead, where the page leaves it open
    leader: Seat | None = None  # who opened the running hand
    state: Any = None  # the table of the running hand, or of the last one
    before: Result = ()  # the totals before the running hand
    first: tuple[Seat, ...] = ()  # who reached the target by laying: what is settled afterwards decides nothing
    sheet: tuple[Result, ...] = ()  # what each hand brought, from the first one on
    over: bool = False

    @classmethod
    def new(cls, game: Game, players: int) -> "Match":
        """A match before its first deal."""
        check_players(game, players)
        return cls(game, players, (0,) * players, opener=game.match(players).first)

    @cached_property
    def target(self) -> Target:
        """How far this match is played; asked once for all of its moments."""
        return self.game.match(self.players)

    @property
    def dealing(self) -> bool:
        """Whether the next thing to do is to deal."""
        return not self.over and (self.state is None or not self.state.turn)

    @property
    def lead_is_open(self) -> bool:
        """Whether a lot is still to decide who leads the first hand; without one it is the first seat."""
        return self.target.lot and not self.hands and self.begins is None

    @property
    def told(self) -> tuple[Begins, ...]:
        """What everybody is told with the deal of the running hand."""
        return (self.begins,) if self.begins and self.hands == 1 else ()

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that may act now."""
        return frozenset() if self.over or self.state is None else self.state.turn

    @property
    def result(self) -> Result:
        """The points of the running hand so far, or of the last one."""
        return tuple(map(sub, self.totals, self.before))

    @property
    def secret(self) -> bool:
        """Whether the totals are kept from the players: until only the last hand is left to play."""
        if not self.target.secret or self.over:
            return False
        played = self.hands if self.dealing else self.hands - 1
        return played < self.target.hands - 1

    @property
    def closed(self) -> bool:
        """Whether everybody keeps to themselves what is left and written at the end of this hand: all but the last."""
        return self.target.secret and not self.over and self.hands < self.target.hands

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that reached the target first, else those with the best total."""
        if self.players == 1 and not self._solved:
            return ()  # alone one wins or loses
        return self.first or self._leading(self.totals)

    @property
    def reached(self) -> tuple[int, int] | None:
        """How far a game for one has come in the end, and how far it goes."""
        return None if self.state is None else self.game.facts(self.state, self.players).reached

    @property
    def _solved(self) -> bool:
        done, whole = self.reached or (0, 0)
        return self.totals[0] > 0 and done == whole

    def actions(self, seat: Seat) -> tuple[Any, ...]:
        """Everything that this seat may do now."""
        return self.game.actions(self.state, seat) if seat in self.turn else ()

    def begun_by(self, begins: Begins) -> "Match":
        """The match with its first lead given to somebody."""
        if not self.lead_is_open:
            raise BadInput("lead-not-open")
        if not 0 <= begins.seat < self.players:
            raise BadInput("no-beginner", seat=begins.seat)
        return changed(self, begins=begins, opener=begins.seat)

    def asks(self, seat: Seat, actions: Sequence[Any]) -> Ask | None:
        """What is asked of this seat, if it can do anything; see `Game.asks`."""
        return self.game.asks(self.state, seat, actions) if actions else None

    def gains(self, seat: Seat, actions: Sequence[Any]) -> Gains | None:
        """The points that each of these actions would write at once, as far as the seat can know; see `Game.gains`."""
        if not actions or (won := self.game.gains(self.state, seat, actions)) is None:
            return None
        total, add = self.totals[seat], self.target.add
        return tuple(points if points is None else add(total, points) - total for points in won)

    def deal(self, deck: Deck) -> "Match":
        """Begin the next hand with this deck; may raise Redeal."""
        if not self.dealing:
            raise BadInput("no-deal-over" if self.over else "no-deal-yet")
        state = self.game.start(self.players, self.game.tiles.check(deck), self.opener)
        leader = min(state.turn)
        return changed(self, state=state, hands=self.hands + 1, leader=leader, before=self.totals)

    def play(self, seat: Seat, action: Any) -> tuple["Match", tuple[Any, ...]]:
        """Do an action if it is legal, and see what happened."""
        allowed, kind = self.actions(seat), type(action)
        if action not in [known for known in allowed if type(known) is kind]:
            raise _illegal(seat, action, allowed)
        state, events = self.game.play(self.state, seat, action)
        kinds = [type(event) for event in events]
        if state.turn and Scored not in kinds and Ended not in kinds:
            return changed(self, state=state), events  # nobody has won anything, as after most actions
        laid = kinds.index(Ended) if Ended in kinds else len(events)
        totals = reduce(self._added, events[:laid], self.totals)
        first = self.first or (self._first(totals) if totals != self.totals else ())
        totals = reduce(self._added, events[laid:], totals)
        if self.game.payoff(state) is not None:
            totals = tuple(map(self.target.settled, totals, self.before))
            state, events = covered(state, events) if self.closed else (state, events)
        return changed(self, state=state, totals=totals, first=first)._judged(), events

    def stopped(self) -> "Match":
        """The match ended by agreement: as it stood before the running hand, which counts for nobody."""
        if self.over:
            raise BadInput("match-over")
        totals = self.totals if self.dealing else self.before
        return changed(self, totals=totals, first=(), over=True)

    def _added(self, totals: Result, event: Any) -> Result:
        if not isinstance(event, Scored):
            return totals
        add = self.target.add
        return tuple(add(total, event.points) if at in event.seats else total for at, total in enumerate(totals))

    def _first(self, totals: Result) -> tuple[Seat, ...]:
        """The side that has reached the target by laying, where that decides the match."""
        target = self.target
        decides = target.at_once or target.exact == "score"
        if not decides or not any(map(target.reached, totals)):
            return ()
        leading = self._leading(totals)
        return leading if self._one_side(leading) else ()

    def _leading(self, totals: Result) -> tuple[Seat, ...]:
        best = self.target.best(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    def _judged(self) -> "Match":
        target = self.target
        if self.game.payoff(self.state) is None:
            won = target.at_once and self.first
            return changed(self, over=True, sheet=(*self.sheet, self.result)) if won else self
        reached = any(map(target.reached, self.totals))
        full = bool(target.hands) and self.hands >= target.hands
        over = bool(self.first) or ((reached or full) and (target.shared or self._one_side(self.winners)))
        return changed(self, over=over, sheet=(*self.sheet, self.result), opener=self._next_opener())

    def _one_side(self, seats: tuple[Seat, ...]) -> bool:
        return any(set(seats) <= set(side) for side in self.game.sides(self.players))

    def _next_opener(self) -> Seat | None:
        assert self.leader is not None
        match self.target.lead:
            case "rotate":
                return (self.leader + 1) % self.players
            case "winner":
                winner = self.game.facts(self.state, self.players).winner
                return self.leader if winner is None else winner
            case "carry":
                return cast(Seat, self.state.opens)
            case _:
                return None


def _illegal(seat: Seat, action: Any, allowed: tuple[Any, ...]) -> IllegalAction:
    if not allowed:
        return IllegalAction("not-your-turn", seat=seat, action=action)
    named, more = ", ".join(map(str, allowed[:NAMED])), len(allowed) - NAMED
    key = "illegal" if more <= 0 else "illegal-of-many"
    return IllegalAction(key, seat=seat, action=action, allowed=named, more=more)
