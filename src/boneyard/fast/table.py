"""A table as an array of numbers, and its actions as those of the rules."""

from boneyard.fast.laying import actions as codes
from boneyard.fast.laying import end_of, kind_of, leaves_of, tile_of
from boneyard.fast.places import *
from boneyard.fast.rules import rules_of
from boneyard.laying import LayingGame
from boneyard.state import Action, Close, Draw, Pass, Place, State, Stop
from boneyard.tiles import BACK, Deck, Tile

HOWS = {"out": OUT, "blocked": BLOCKED, "closed": CLOSED, "run-down": RUN_DOWN, "laid": ALL_LAID, "passed": PASSED}


class Twin:
    """A laying game for so many players, in numbers."""

    def __init__(self, game: LayingGame, players: int) -> None:
        """Write down the rules; raises NoTwin where they cannot be said in numbers."""
        self.game, self.players = game, players
        self.rules = rules_of(game, players)
        self.tiles = game.tiles.tiles
        self.places = {tile: at for at, tile in enumerate(self.tiles)}

    def mask(self, tiles: Deck) -> int:
        """These tiles as a mask; those that lie face down are left out."""
        return sum(1 << self.places[tile] for tile in tiles if tile != BACK)

    def table(self, state: State) -> Numbers:
        """The table in numbers; hidden hands are empty, but their size is known."""
        t = [0] * TABLE_SIZE
        layout = state.layout
        (t[TURN],) = state.turn or (0,)
        t[HOW] = HOWS[state.ended.how] if state.ended else GOES_ON
        t[PASSES], t[LAID], t[DRAWN] = state.passes, state.laid, state.drawn
        t[STOCK_END] = len(state.stock.tiles)
        t[JOINTS] = len(layout.joints)
        t[LAST] = layout.joints[-1].seat if layout.joints else 0
        t[ON_TABLE], t[TABLE_PIPS] = self.mask(layout.tiles), layout.pips
        t[LEAD] = self.places[layout.joints[0].tile] if layout.joints else 0
        for at, tile in enumerate(state.stock.tiles):
            t[STOCK + at] = self.places.get(tile, 0)
        self._seats(state, t)
        self._ends(state, t)
        return t

    def _seats(self, state: State, t: Numbers) -> None:
        sides = self.game.sides_of(state)
        t[SIDES] = len(sides)
        for seat, hand in enumerate(state.hands):
            t[HANDS + seat], t[HELD + seat] = self.mask(hand.tiles), len(hand.tiles)
            t[SCORES + seat] = state.scores[seat] or 0
            t[NEXT + seat] = state.after(seat)
            t[SIDE + seat] = next(at for at, side in enumerate(sides) if seat in side)

    def _ends(self, state: State, t: Numbers) -> None:
        layout = state.layout
        t[ENDS], t[FIRSTS] = len(layout.ends), sum(end.first for end in layout.ends)
        for at, end in enumerate(layout.ends):
            double = layout.joints[end.joint].tile.double
            t[NUMBER + at], t[JOINT + at], t[NAME + at] = end.number, end.joint, ord(end.name) - ord("a")
            t[MARKS + at] = FIRST * end.first | FLANK * end.side | DOUBLE * double

    def action(self, t: Numbers, code: int) -> Action:
        """The action of the rules that this one stands for."""
        kind = kind_of(code)
        if kind in (PLACE, CLOSE):
            return self._with_tile(t, code, self.tiles[tile_of(code)])
        return (Draw(), Pass(), Stop())[kind - DRAW]

    def _with_tile(self, t: Numbers, code: int, tile: Tile) -> Action:
        end, leaves = end_of(code), leaves_of(code)
        name = "" if end == LEADING else chr(ord("a") + t[NAME + end])
        return Close(tile, name) if kind_of(code) == CLOSE else Place(tile, name, None if leaves < 0 else leaves)

    def actions(self, t: Numbers) -> dict[Action, int]:
        """What may be done, with the number of each action."""
        out = [0] * MOST_ACTIONS
        return {self.action(t, code): code for code in out[: codes(self.rules, t, out)]}
