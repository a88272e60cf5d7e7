"""Options that many pages share."""

from collections.abc import Callable, Mapping
from typing import Any

from boneyard.pages import Option, Options, Value, flag
from boneyard.rules.settle import WinnerTakes
from boneyard.rules.target import Target

OPEN_ANY_TILE = flag("open_any_tile")
NEXT_LEAD = Option("next_lead", ("rule", "winner", "rotate"), "rule")
VOLUNTARY_PASS = flag("voluntary_pass")
DEDUCT_OWN = flag("blocked_deduct_own")
TIE = Option("blocked_tie", ("none", "share", "lowest_tile"), "none")
RESERVE = Option("stock_reserve", (0, 1, 2), 2)
FILL_FIRST = flag("fill_spinner_first")
FINISH_HAND = flag("finish_hand")
FOUR_ALONE = flag("four_individual")
FLOOR = flag("team_floor0", True)
NO_DOUBLE = Option("no_double", ("heaviest", "redeal"), "heaviest")
SET = Option("set", (6, 9), 6, agreed=True)
TARGET = Option("target", (50, 100, 150, 200), 100, least=1)
PRINTED_TARGET = Option("target", (0, 50), 0, least=0)  # 0: as the page prints it
HANDS = Option("hands", (0, 4, 8, 12), 0, least=0, agreed=True)  # 0: until the target is reached

BASE = (OPEN_ANY_TILE, NEXT_LEAD, VOLUNTARY_PASS, DEDUCT_OWN, TIE)
MATCH = (TARGET._replace(agreed=True), HANDS)


def default(option: Option, value: Value) -> Option:
    """The same option with another default."""
    return option._replace(default=value)


def so_many_hands(by_players: Mapping[int, int]) -> dict[int, dict[str, Value]]:
    """What is suggested by the number of players: so many hands."""
    return {players: {"hands": hands} for players, hands in by_players.items()}


def target(o: Options, printed: int = 0, at_once: bool = False) -> Target:
    """A match to a total of points, or over a number of hands, in which equal totals share the win."""
    hands = o.get("hands", 0)
    points = 0 if hands else o.get("target", 0) or printed
    at_once = at_once and not o.get("finish_hand", False)
    return Target(points, hands, at_once=at_once, shared=bool(hands), lead=o.get("next_lead", "rule"))


def match(o: Options, printed: int = 0, at_once: bool = False) -> Callable[[int], Target]:
    """The same target for any number of players."""
    return lambda players: target(o, printed, at_once)


def winner_takes(o: Options, **more: Any) -> WinnerTakes:
    """The winner gets the others' pips, by the options for a blocked hand."""
    return WinnerTakes(o.get("blocked_tie", "none"), deduct_own=o.get("blocked_deduct_own", False), **more)


def pairs_take(o: Options, **more: Any) -> WinnerTakes:
    """The same where a pair takes off its own pips."""
    return winner_takes(o, pairs_deduct=True, floor=o.team_floor0, **more)
