"""Hints for the games for one: an action that a solver vouches for, and a word for what is certain about it.

"wins": this leads to a win, whatever is still hidden; "best": it has the best chance; "lost": nothing wins any more, so
there is no action. "solves": there is a solution with this tile here; "forced": every solution that is left has it.
"safe": all the others can be laid after it; "astray": as it lies it cannot be finished, so take this up. "only": there
is nothing else to do. A hint is drawn from what the player sees and from nothing else.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, cast

from boneyard.games import line
from boneyard.games.frame import Cell, Lay, Lift, numbers
from boneyard.games.memory import Memory, Picture
from boneyard.games.solo_1 import Rows
from boneyard.games.solo_2 import Batches, Solo2
from boneyard.games.squares import Framed, as_lay, as_placing
from boneyard.games.trick import Announce, LiftLast, Trick, laid
from boneyard.layout import Layout
from boneyard.players import easy
from boneyard.players.seen import Seen
from boneyard.solvers import covering, fortune, memory, solo, solo2, solo2_each, squares
from boneyard.solvers.solo2 import Chance
from boneyard.solvers.trails import Ends
from boneyard.solvers.trails import Lay as Step
from boneyard.state import Place
from boneyard.tiles import Deck, Tile


class Hint(NamedTuple):
    """What to do, what is certain about it, and the chance to win where it is known."""

    action: Any
    sure: str
    chance: float | None = None


LOST = Hint(None, "lost", 0.0)


def hint(seen: Seen) -> Hint | None:
    """The hint for this moment; None where nothing is certain, and in games with opponents."""
    return ADVICE[type(seen.state)](seen) if seen.actions and type(seen.state) in ADVICE else None


def choose(seen: Seen) -> Any:
    """A player who does what the hint says, and anything where there is none."""
    found = hint(seen)
    return easy.choose(seen) if found is None or found.action is None else found.action


def dead_ends(seen: Seen) -> tuple[Any, ...]:
    """The fortune-teller: the tiles after which the line could not be finished, to be warned of."""
    if not isinstance(seen.state, Trick):
        return ()
    return tuple(action for action in seen.actions if isinstance(action, Place) and action not in _safe(seen.state))


def _solo_1(seen: Seen) -> Hint:
    state: Rows = seen.state
    step = solo.best_next([row.tiles for row in state.rows], _ends(state.layout))
    return Hint(_place(state.layout, state.rows[step.row].tiles[-1], step.end), "wins", 1.0) if step else LOST


def _solo_2(seen: Seen) -> Hint:
    if not seen.state.hands[0].tiles:
        return Hint(seen.actions[0], "only")
    found = _one_by_one(seen) if seen.game.options.solo2_refill == "each" else _batch(seen)
    if found is None or found[1] == Chance(0.0, True):
        return LOST
    (tile, end), chance = found
    return Hint(_place(seen.state.layout, tile, end), "wins" if chance == Chance(1.0, True) else "best", chance.value)


def _batch(seen: Seen) -> tuple[Step, Chance] | None:
    game = cast(Solo2, seen.game)
    full, short = divmod(game.drawable(seen.state), game.batch)
    sizes = (game.batch,) * full + ((short,) if short else ())
    plan = solo2.best_order(*_line_hand_unseen(seen), sizes, seen.rng)
    return (plan.order[0], plan.chance) if plan else None


def _one_by_one(seen: Seen) -> tuple[Step, Chance] | None:
    keep = len(seen.state.stock.tiles) - cast(Solo2, seen.game).drawable(seen.state)
    return solo2_each.best_lay(*_line_hand_unseen(seen), keep, seen.rng)


def _line_hand_unseen(seen: Seen) -> tuple[Ends, Deck, Deck]:
    layout, hand = seen.state.layout, seen.state.hands[0].tiles
    unseen = tuple(tile for tile in seen.game.tiles.tiles if tile not in (*layout.tiles, *hand))
    return (layout.ends[0].number, layout.ends[1].number), hand, unseen


def _squares(seen: Seen) -> Hint | None:
    state: Framed = seen.state
    found = squares.hint(map(as_placing, state.lays))
    if found.lay:
        return Hint(as_lay(found.lay), "forced" if found.forced else "solves")
    astray = (Lift(as_lay(one).cell) for one in squares.astray(map(as_placing, state.lays)))
    return next((Hint(lift, "astray") for lift in astray if lift in seen.actions), None)


def _fortune_teller(seen: Seen) -> Hint | None:
    state: Trick = seen.state
    if state.performer and not state.hidden.tiles:
        return Hint(seen.actions[0], "safe")
    if state.performer and not state.said:
        return Hint(Announce(*state.hidden.tiles[0]), "forced")
    safe = [place for place in seen.actions if place in _safe(state)]
    if safe:
        return Hint(min(safe, key=partial(_risk, state)) if state.performer else safe[0], "safe")
    return Hint(LiftLast(), "astray") if LiftLast() in seen.actions else LOST


def _risk(state: Trick, place: Place) -> float:
    """The part of the audience's answers after which the line could not be finished."""
    after = laid(state, place, 0)
    answers = line.places(after.layout, after.hands[0].tiles)
    safe = _safe(after)
    return sum(answer not in safe for answer in answers) / max(1, len(answers))


def _safe(state: Trick) -> set[Place]:
    steps = fortune.safe(_ends(state.layout), state.hands[0].tiles)
    return {_place(state.layout, tile, end) for tile, end in steps}


def _memory(seen: Seen) -> Hint | None:
    """The next tile on a paper; of a picture that is gone nothing can be known but whether the tiles still fit."""
    state: Picture = seen.state
    if state.looking:
        return Hint(seen.actions[0], "only")
    if state.paper:
        return _paper(seen)
    taken = numbers(state.laid)
    free = [cell for cell in state.cells if cell not in taken]
    if covering.room(free) >= len(cast(Memory, seen.game).hand(state)):
        return None
    lift = Lift(state.laid[-1].cell)
    return Hint(lift, "astray") if lift in seen.actions else None


def _paper(seen: Seen) -> Hint | None:
    state: Picture = seen.state
    taken, hand = numbers(state.laid), cast(Memory, seen.game).hand(state)
    paper = dict[tuple[int, int], int](state.written.items())
    found = memory.hint({cell: number for cell, number in paper.items() if cell not in taken}, hand)
    if found:
        lay = next(one for one in seen.actions if isinstance(one, Lay) and (one.cell, one.second) == found.border)
        return Hint(lay, "forced" if found.forced else "solves")
    tiles = (*hand, *(lay.tile for lay in state.laid))
    astray = memory.astray(paper, tiles, ((lay.cell, lay.second) for lay in state.laid))
    lifts = (Lift(Cell(*cell)) for cell, _ in astray)
    return next((Hint(lift, "astray") for lift in lifts if lift in seen.actions), None)


def _ends(layout: Layout) -> Ends | None:
    return (layout.ends[0].number, layout.ends[1].number) if layout.ends else None


def _place(layout: Layout, tile: Tile, end: int) -> Place:
    return Place(tile, layout.ends[end].name) if layout.ends else Place(tile)


ADVICE: dict[type, Callable[[Seen], Hint | None]] = {
    Rows: _solo_1,
    Batches: _solo_2,
    Framed: _squares,
    Trick: _fortune_teller,
    Picture: _memory,
}
