"""A hand played by chance; on request every law is held after every action, where tests/test_laws.py does not come."""

from random import Random
from typing import Any

from boneyard.local_table import Table
from boneyard.pages import Game
from boneyard.players.seen import Player
from boneyard.tiles import Seat
from tests.laws import MOST_ACTIONS, hold_all, points_add_up


def hand(game: Game, players: int, rng: Random, player: Player | None = None, lawful: bool = False) -> Table:
    """The table at the end of a hand played by this player in every seat, or else by chance."""
    table = Table.new(game, players).dealt(rng)
    for _ in range(MOST_ACTIONS):
        if lawful:
            hold_all(table.match, rng)
        if table.match.dealing or table.match.over:
            points_add_up(table)
            return table
        table = _moved(table, rng.choice(sorted(table.match.turn)), player, rng)
    raise AssertionError(f"The hand does not end: {table.record}")


def _moved(table: Table, seat: Seat, player: Player | None, rng: Random) -> Table:
    if player:
        return table.asked(seat, player, rng)
    return table.played(seat, any_kind(table.match.actions(seat), rng))


def any_kind(actions: tuple[Any, ...], rng: Random) -> Any:
    """A kind of action by chance, then one of that kind: so that what is seldom offered is done as well."""
    kind = rng.choice(list(dict.fromkeys(map(type, actions))))
    return rng.choice([action for action in actions if type(action) is kind])
