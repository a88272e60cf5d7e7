"""Which matches count for ratings, and how its sides came out in one that does. Pure functions of the table."""

from boneyard.ratings import decided, places
from boneyard.server.store import Rated
from boneyard.server.tables.table import Table
from boneyard.tiles import Seat


def rated(table: Table) -> list[Rated]:
    """The seats of a table whose match counts; none if it does not, or if in the end nobody played it themselves."""
    sides = table.match.game.sides(table.made.players)
    stayed = [any(not gone(table, seat) for seat in side) for side in sides]
    if not (table.rated and decided(table.match) and any(stayed)):
        return []
    ways = [(not there, place) for there, place in zip(stayed, places(table.match), strict=True)]
    of_side = [sum(other < way for other in ways) for way in ways]  # whoever left is behind those who stayed
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return [_seat(table, seat, side_of[seat], of_side[side_of[seat]]) for seat in range(table.made.players)]


def _seat(table: Table, seat: Seat, side: int, place: int) -> Rated:
    chair, made = table.chairs[seat], table.made
    who = None if chair.forgotten else chair.who
    return Rated(table.id, seat, who, made.game, made.players, table.since, side, place)


def gone(table: Table, *seats: Seat) -> bool:
    """Whether a bot has played more of a match than the person of these seats, or ended it."""
    made = sum(table.made_moves[seat] for seat in seats)
    by_bot = sum(table.bot_moves[seat] for seat in seats)
    return 2 * by_bot > made or all(table.chairs[seat].robot for seat in seats)
