"""Guide: what is asked of a player at this moment, and why, for those who do not know the page by heart."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from boneyard.boards import Ask
from boneyard.rules import opening
from boneyard.rules.duty import any_that_fits
from boneyard.state import Action, CallPoints, Close, Draw, Pass, Place, State, Stop
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.laying import LayingGame

Guide = Callable[["LayingGame", State, Sequence[Action]], Ask]

BESIDES: dict[type, str] = {Close: "close", Draw: "draw", Pass: "pass", Stop: "stop", CallPoints: "call"}


def fitting(makes: int = 0, goal: str = "") -> Guide:
    """Lay what fits: equal halves or, if it is given, halves that make this total; `goal` is worth points."""

    def guide(game: "LayingGame", state: State, actions: Sequence[Action]) -> Ask:
        able, besides = Place in map(type, actions), choices(actions)
        numbers = _open(game, state, actions if able else ())
        if makes:
            partners = {makes - number for number in numbers} & set(game.tiles.numbers)
            return Ask("make" if able else "unmade", None, tuple(sorted(partners)), besides, makes)
        first = able and any([end.first for end in state.layout.ends])
        what = "first" if first else "go-on" if able and state.laid else "lay" if able else "stuck"
        return Ask(what, None, numbers, besides, goal="" if state.laid or not able else goal)

    return guide


def lead(game: "LayingGame", tile: Tile) -> Ask:
    """Lead: any tile, or the one that the page names."""
    if game.opening.free or game.opening.rank is None:
        return Ask("lead-any")
    low = game.opening.rank is opening.lowest
    if tile.double:
        return Ask("lead-lowest" if low else "lead-highest", tile)
    return Ask("lead-lightest" if low else "lead-heaviest", tile)


def choices(actions: Sequence[object]) -> tuple[str, ...]:
    """What else can be done than to lay a tile."""
    return tuple([BESIDES[kind] for kind in dict.fromkeys(map(type, actions)) if kind in BESIDES])


def _open(game: "LayingGame", state: State, actions: Sequence[Action]) -> tuple[int, ...]:
    """The numbers where one may lay; all that are open unless a duty says where."""
    ends = state.layout.open
    if actions and game.duty is not any_that_fits:
        named = {action.end for action in actions if isinstance(action, Place)}
        ends = tuple(end for end in ends if end.name in named)
    return tuple(sorted({end.number for end in ends}))
