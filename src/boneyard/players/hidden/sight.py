"""Sight: what a seat sees of a laying game and what follows from it for each of the hidden hands, in masks."""

from collections.abc import Iterable, Sequence
from typing import Any

from boneyard.laying import LayingGame
from boneyard.players.hidden.beginnings import Dealt
from boneyard.players.hidden.checks import living
from boneyard.players.hidden.evidence import Mask, face_down, read
from boneyard.players.hidden.shares import bits
from boneyard.state import State
from boneyard.tiles import BACK, Deck, Seat, Tile


class Sight:
    """The table, the trails of all hands, and the tiles that are not seen."""

    def __init__(self, game: LayingGame, state: State, events: Sequence[Any]) -> None:
        """The table and the events of the hand as the seat sees them."""
        self.game, self.state = game, state
        self.place = {tile: 1 << at for at, tile in enumerate(game.tiles.tiles)}
        self.index = {bit: at for at, bit in enumerate(self.place.values())}
        self.shown = tuple(self.mask(hand.tiles) for hand in state.hands)
        self.unseen = (1 << len(self.place)) - 1 - sum(self.shown) - self.mask(state.layout.tiles)
        self._read(events)

    def mask(self, tiles: Iterable[Tile]) -> Mask:
        """These tiles, but for those that lie face down."""
        return sum(self.place[tile] for tile in tiles if tile != BACK)

    def tiles(self, masks: Iterable[Mask]) -> Deck:
        """The tiles that these single bits stand for."""
        return tuple(self.game.tiles.tiles[self.index[mask]] for mask in masks)

    def face_down(self, seat: Seat) -> int:
        """How many tiles a seat holds face down."""
        return self.state.hands[seat].tiles.count(BACK)

    def _read(self, events: Sequence[Any]) -> None:
        """What is known of every hand, which of them are hidden, and with what somebody can still go on."""
        reader = read(self.game, self.state, events)
        self.drawn = reader.drawn
        drawn = {seat for seat, tiles in reader.drawn if face_down(tiles)}
        self.hidden = [at for at, hand in enumerate(self.state.hands) if at in drawn or face_down(hand.tiles)]
        alive = living(self.game, self.state, self.hidden, self.tiles(bits(self.unseen)))
        masks = {seat: self.mask(tiles) for seat, tiles in alive.items()}
        over = self.state.ended or self.state.claim == "last"
        lacked, self.living = (masks, {}) if over else ({}, masks)
        self.trails = tuple(
            trail.lacks(lacked[at]) if at in lacked else trail for at, trail in enumerate(reader.trails)
        )

    def dealt(self) -> Dealt:
        """What the seat knows of the deal."""
        seats = [at for at in range(self.state.players) if at not in self.hidden]
        return Dealt(self.game, self.state, self.trails, {at: self._dealt_to(at) for at in seats}, self.unseen)

    def _dealt_to(self, seat: Seat) -> Mask:
        drawn = sum(self.mask(tiles) for at, tiles in self.drawn if at == seat)
        return self.shown[seat] + sum(known.tile for known in self.trails[seat].known) - drawn
