"""History: the table as it was at every choice of the hand so far, as far as everybody saw it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from boneyard.fast.laying import action, draw, fitting, lay
from boneyard.fast.places import *
from boneyard.fast.table import Twin
from boneyard.state import Closed, Drew, Passed, Placed, Released, State, Stopped
from boneyard.tiles import Seat


class Choice(NamedTuple):
    """A tile that somebody laid: the table before it, the action, and what had come to and left the hand by then."""

    seat: Seat
    table: Numbers
    code: int
    parts: int  # the deal and the draws until then
    laid: int  # the tiles laid until then, as a mask


class History:
    """What everybody saw, event by event."""

    def __init__(self, twin: Twin, state: State, events: Iterable[Any]) -> None:
        """Follow the events of a hand up to this table."""
        self.twin, self.rules = twin, twin.rules
        self.choices: list[Choice] = []
        self.parts, self.laid = [1] * state.players, [0] * state.players
        self.table = self._begun(state)
        for event in events:
            self._follow(event)

    def _begun(self, state: State) -> Numbers:
        """The table when all have been dealt their tiles."""
        game = self.twin.game
        t = self.twin.table(state._replace(layout=state.layout._replace(joints=(), ends=()), ended=None))
        for at in (HOW, PASSES, LAID, DRAWN, JOINTS, ENDS, FIRSTS, ON_TABLE, TABLE_PIPS):
            t[at] = 0
        for seat in range(state.players):
            t[HANDS + seat], t[HELD + seat], t[SCORES + seat] = 0, game.hands[state.players], 0
        t[STOCK_AT], t[STOCK_END] = state.players * game.hands[state.players], self.rules[TILES]
        if game.opening.starter:
            lay(self.rules, t, -1, self.twin.places[state.layout.joints[0].tile], LEADING, -1)
            t[STOCK_AT] += 1
        return t

    def _follow(self, event: Any) -> None:
        match event:
            case Placed():
                self._placed(event)
            case Drew():
                self._drew(event)
            case Passed():
                self._passed(event)
            case Stopped():
                self._hands_over(event.seat)
            case Released():
                self._released()
            case Closed():
                self.table[HELD + event.seat] -= 1

    def _placed(self, event: Placed) -> None:
        t, seat, tile = self.table, event.seat, self.twin.places[event.tile]
        if seat != t[TURN]:
            self._hands_over(seat)
        t[TURN] = seat
        code = self._code(event, tile)
        self.choices.append(Choice(seat, t.copy(), code, self.parts[seat], self.laid[seat]))
        self.laid[seat] |= 1 << tile
        t[HELD + seat] -= 1
        lay(self.rules, t, seat, tile, code >> END_AT & 63, (code >> LEAVES_AT & 31) - 1)
        t[PASSES] = 0
        t[LAID] += 1
        again, double = self.rules[AGAIN], self.rules[DOUBLES] >> tile & 1
        if t[HELD + seat] == 0 or not (again == ALWAYS or (again == AFTER_DOUBLE and double)):
            self._hands_over(seat)

    def _code(self, event: Placed, tile: int) -> int:
        t = self.table
        if not event.end:
            return action(PLACE, tile, LEADING, 0)
        name = ord(event.end) - ord("a")
        end = next(at for at in range(t[ENDS]) if t[NAME + at] == name)
        choice = self.rules[OTHER + t[NUMBER + end] * MOST_TILES + tile] >= 0
        return action(PLACE, tile, end, event.outer + 1 if choice else 0)

    def _drew(self, event: Drew) -> None:
        """Drawn by choice, or at the end of a turn that has passed on."""
        t, seat = self.table, event.seat
        amount = len(event.tiles.tiles)
        by_choice = seat == t[TURN]
        draw(self.rules, t, seat, amount)
        t[HANDS + seat] = 0
        self.parts[seat] += 1
        if not by_choice:
            t[LACKS + seat] = 0
        elif self.rules[DRAW_ENDS]:
            self._hands_over(seat)
        else:
            t[DRAWN] += 1

    def _passed(self, event: Passed) -> None:
        t, seat = self.table, event.seat
        t[LACKS + seat] |= 0 if self.rules[MAY_PASS] else fitting(self.rules, t)
        t[PASSES] += 1
        self._hands_over(seat)

    def _hands_over(self, seat: Seat) -> None:
        t = self.table
        t[TURN], t[LAID], t[DRAWN] = t[NEXT + seat], 0, 0

    def _released(self) -> None:
        t = self.table
        t[FIRSTS] = 0
        for end in range(t[ENDS]):
            t[MARKS + end] &= ~FIRST


def following(twin: Twin, state: State, events: Iterable[Any]) -> Numbers:
    """The table, with what everybody is known to lack by what has happened."""
    history, table = History(twin, state, events), twin.table(state)
    table[LACKS : LACKS + MOST_PLAYERS] = history.table[LACKS : LACKS + MOST_PLAYERS]
    return table
