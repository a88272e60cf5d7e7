"""A player sees only his view: what he does must not change when the tiles that he cannot see are dealt anew."""

from dataclasses import replace
from random import Random

from boneyard.local_table import Table
from boneyard.players.seen import Player, seen
from boneyard.tiles import Seat
from tests.laws import another_world


def chooses_blindly(player: Player, table: Table, seat: Seat, seed: int) -> bool:
    """Hold the law for one choice; whether there was anything hidden that could be dealt anew."""
    match = table.match
    other = replace(match, state=another_world(match.state, seat, Random(seed)))
    choices = [player(seen(world, seat, table.events, Random(seed))) for world in (match, other)]
    assert choices[0] == choices[1], (seat, choices, match.state, other.state)
    assert choices[0] in match.actions(seat)
    return bool(other.state != match.state)


def plays_blindly(player: Player, table: Table, rng: Random, steps: int) -> int:
    """Hold the law along a hand that the player plays in every seat; how often something was hidden."""
    hidden = 0
    for step in range(steps):
        if table.match.dealing or table.match.over:
            break
        seat = rng.choice(sorted(table.match.turn))
        hidden += chooses_blindly(player, table, seat, step)
        table = table.asked(seat, player, rng)
    return hidden
