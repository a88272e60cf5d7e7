"""Fortress: medium lays any chain that brings a little; hard weighs waiting, and what the next player could do.

A chain is worth its points less a point for every tile that is given away with it. Hard compares laying it now with
waiting a turn for one more tile, which costs a little, and takes into account what the next player could make of
the table, by dealing them tiles that may be theirs. A tile is attached where it leaves the fewest halves to be covered.
"""

from typing import Any, NamedTuple

from boneyard.games.fortress import Fortress
from boneyard.games.fortress_grid import Brick, Grid, covers, free_spots, level, on_top
from boneyard.games.fortress_walls import Attach, Build, Walls
from boneyard.players.fortress_chains import Climb, chains, climb
from boneyard.players.seen import Seen
from boneyard.state import Draw, Stop
from boneyard.tiles import BACK, Deck, without

ENOUGH = 3.0  # what a chain must be worth to medium
GIFT = 1.0  # what a tile is worth that is given away
TURN = 0.8  # what it costs to wait a turn
THREAT = 1.0  # how much the next player's best chain counts
WIDTH, BEGUN = 10, 150  # chains that are thought on, and beginnings that are tried
GLANCE = 4, 40  # the same for chains that are only guessed
DEALS = 4  # times that unseen tiles are dealt
CHAINS, ATTACHED, TRIED = 5, 3, 30  # chains and attached tiles that are weighed, and tiles that are tried


class Plan(NamedTuple):
    """What to do, what it is worth, and how it leaves the table."""

    action: Any
    worth: float
    tops: Grid
    gifts: Deck = ()


def medium(seen: Seen) -> Any:
    """The best chain at hand if it brings enough; else draw, or attach where it does the least harm."""
    walls: Walls = seen.state
    if walls.giver is not None or len(seen.actions) == 1:
        return seen.rng.choice(seen.actions)
    found = _own_chains(seen)
    if walls.chain:
        return _go_on(seen, found)
    if found and found[0].worth >= ENOUGH:
        return found[0].action
    return Draw() if Draw() in seen.actions else _places(seen)[0][0]


def hard(seen: Seen) -> Any:
    """The plan that is worth most, less what it leaves to the next player."""
    walls: Walls = seen.state
    if walls.giver is not None or len(seen.actions) == 1:
        return seen.rng.choice(seen.actions)
    found = _own_chains(seen)
    if walls.chain:
        return _go_on(seen, found)
    plans = [*found[:CHAINS], *([_drawn(seen)] if Draw() in seen.actions else _attached(seen))]
    hands = [_dealt(seen, len(walls.hands[walls.after(seen.seat)].tiles)) for _ in range(DEALS)]
    return max(plans, key=lambda plan: plan.worth - THREAT * _threat(seen, plan, hands)).action


def _own_chains(seen: Seen) -> list[Plan]:
    """The chains that can be laid or gone on with, the best first."""
    start = climb(seen.state, seen.state.hands[seen.seat].tiles)
    steps = [action for action in seen.actions if isinstance(action, Build)]
    ends = chains(_game(seen), start, _highest(seen, start.tops, steps, BEGUN), WIDTH, _worth)
    return [Plan(end.steps[0], worth, end.tops, end.tiles) for worth, end in ends]


def _highest(seen: Seen, tops: Grid, steps: list[Build], most: int) -> list[Build]:
    """Not more than so many of the steps: the higher ones, and of equal ones any."""
    mixed = seen.rng.sample(steps, len(steps))
    return sorted(mixed, key=lambda step: -level(tops, step.spot))[:most]


def _worth(so_far: Climb) -> float:
    return so_far.points - GIFT * len(so_far.tiles)


def _go_on(seen: Seen, found: list[Plan]) -> Any:
    """Within a chain: lay on if that is better than to stop here."""
    here = -GIFT * len(seen.state.hands[seen.seat].tiles)
    stops = Stop() in seen.actions and not (found and found[0].worth > here)
    return Stop() if stops else found[0].action


def _drawn(seen: Seen) -> Plan:
    """Draw, in the hope of a better chain in the next turn."""
    held = seen.state.hands[seen.seat].tiles
    tops = climb(seen.state, held).tops
    hopes = [_hope(seen, tops, held + _dealt(seen, 1)) for _ in range(DEALS)]
    return Plan(Draw(), sum(hopes) / DEALS - TURN, tops)


def _attached(seen: Seen) -> list[Plan]:
    """Attach a tile, and keep the others for a chain in the next turn."""
    held = seen.state.hands[seen.seat].tiles
    best = _places(seen)[:ATTACHED]
    return [Plan(place, _hope(seen, tops, without(held, place.tile)) - TURN, tops) for place, tops in best]


def _places(seen: Seen) -> list[tuple[Attach, Grid]]:
    """Some ways to attach a tile, those first that leave the fewest halves to be covered."""
    places = [action for action in seen.actions if isinstance(action, Attach)]
    places = seen.rng.sample(places, min(TRIED, len(places)))
    before = climb(seen.state, ())
    after = [(place, before.tops | on_top(Brick(*place, 1, seen.seat), before.bricks)) for place in places]
    return sorted(after, key=lambda way: len(covers(way[1])))


def _hope(seen: Seen, tops: Grid, tiles: Deck) -> float:
    """What the best chain with these tiles would be worth on a table like this; nothing if there is none."""
    game, count = _game(seen), len(seen.game.tiles.tiles)  # more than there are bricks, so that none is of this chain
    width, begun = GLANCE
    steps = _highest(seen, tops, list(game.begins(tops, free_spots(tops), tiles)), begun)
    ends = chains(game, Climb(tops, count, count, 0, tiles), steps, width, _worth)
    return max(0.0, ends[0][0]) if ends else 0.0


def _threat(seen: Seen, plan: Plan, hands: list[Deck]) -> float:
    """What the next player could make of the table, with hands that may be theirs and their share of the gifts."""
    share = -(-len(plan.gifts) // (len(seen.state.hands) - 1))
    return sum(_hope(seen, plan.tops, hand + plan.gifts[:share]) for hand in hands) / DEALS


def _dealt(seen: Seen, count: int) -> Deck:
    """So many of the tiles that this seat has not seen."""
    walls: Walls = seen.state
    shown = {brick.tile for brick in walls.bricks} | {tile for hand in walls.hands for tile in hand.tiles}
    hidden = [tile for tile in seen.game.tiles.tiles if tile not in shown - {BACK}]
    return tuple(seen.rng.sample(hidden, min(count, len(hidden))))


def _game(seen: Seen) -> Fortress:
    assert isinstance(seen.game, Fortress)
    return seen.game
