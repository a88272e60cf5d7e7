"""Hands that are played by chance, and the same hands on other decks: what was seen must happen there again."""

from collections.abc import Iterator
from itertools import combinations, permutations, takewhile
from random import Random
from typing import Any, NamedTuple

from boneyard.errors import Redeal
from boneyard.laying import LayingGame
from boneyard.local_table import Table
from boneyard.players.seen import Player, Seen, seen
from boneyard.state import State
from boneyard.tiles import BACK, Deck, Seat, Tile
from boneyard.views import view

Moves = tuple[tuple[Seat, Any], ...]


class Moment(NamedTuple):
    """What a seat has seen of a hand when it is to act, the hand itself, and how it came there."""

    seen: Seen
    table: Table
    moves: Moves

    @property
    def game(self) -> LayingGame:
        """The game, which is a laying game."""
        assert isinstance(self.seen.game, LayingGame)
        return self.seen.game

    @property
    def opener(self) -> Seat | None:
        """Who had the lead by right; where it may be either, a seat cannot know that it was by the rule."""
        match = self.table.match
        by_rule = match.target.lead == "rule" and match.target.first is None
        return None if by_rule else match.leader

    @property
    def hidden(self) -> int:
        """How many tiles of the other hands the seat does not see."""
        return sum(hand.tiles.count(BACK) for hand in self.seen.state.hands)

    def on(self, deck: Deck) -> tuple[State, tuple[Any, ...]] | None:
        """The table and the events if the same is done with another deck; nothing if it cannot be done."""
        game = self.game
        events: tuple[Any, ...] = self.table.match.told
        try:
            state = game.start(self.table.match.players, deck, self.opener)
        except Redeal:
            return None
        for seat, action in self.moves:
            if action not in game.actions(state, seat):
                return None
            state, more = game.play(state, seat, action)
            events += more
        return state, events

    def looks_the_same(self, deck: Deck) -> bool:
        """Whether the seat would have seen the same with another deck."""
        world = self.on(deck)
        return world is not None and view(world, self.seen.seat) == (self.seen.state, self.seen.events)

    def other_decks(self) -> Iterator[Deck]:
        """Every deck that deals this seat the same, but for the order of hidden hands and of what is never drawn."""
        players, size = self.table.match.players, self.game.hands[self.table.match.players]
        starter = self.seen.state.layout.joints[0].tile if self.game.opening.starter else None
        deck = tuple(tile for tile in self.deck if tile != starter)
        own = deck[self.seen.seat * size : (self.seen.seat + 1) * size]
        dealt = _hands(tuple(tile for tile in deck if tile not in own), own, self.seen.seat, players, self.draws)
        return (each for hands in dealt for each in _started(hands, size, starter)) if starter else dealt

    @property
    def deck(self) -> Deck:
        """The deck of this hand."""
        return self.table.record.hands[-1].deck

    @property
    def draws(self) -> bool:
        """Whether anything is ever drawn."""
        return self.game.stuck.draws(self.game.stuck.reserve + 1)

    @property
    def drawable(self) -> int:
        """How many tiles can still be drawn."""
        stock = len(self.seen.state.stock.tiles)
        return stock if self.game.stuck.draws(stock) else 0


def _hands(rest: Deck, own: Deck, seat: Seat, players: int, draws: bool) -> Iterator[Deck]:
    """The hands one after the other, and then the stock."""
    if players == 0:
        yield from permutations(rest) if draws else (rest,)
    elif seat == 0:
        yield from (own + more for more in _hands(rest, own, -1, players - 1, draws))
    else:
        for hand in combinations(rest, len(own)):
            left = tuple(tile for tile in rest if tile not in hand)
            yield from (hand + more for more in _hands(left, own, seat - 1, players - 1, draws))


def _started(dealt: Deck, size: int, starter: Tile) -> Iterator[Deck]:
    """All orders of the first hand, and the starter wherever it is the first single."""
    for first in permutations(dealt[:size]):
        deck = (*first, *dealt[size:])
        before = len(list(takewhile(lambda tile: tile.double, deck)))
        yield from ((*deck[:at], starter, *deck[at:]) for at in range(before + 1))


def moments(game: LayingGame, players: int, player: Player, rng: Random) -> Iterator[Moment]:
    """Every moment of a hand at which somebody is to act."""
    table = Table.new(game, players).dealt(rng)
    moves: Moves = ()
    while not (table.match.dealing or table.match.over):
        (seat,) = table.match.turn
        now = Moment(seen(table.match, seat, table.events, rng), table, moves)
        yield now
        action = player(now.seen)
        table, moves = table.played(seat, action), (*moves, (seat, action))
