"""Weighing: what each action of a seat may be expected to bring, from what it has seen."""

from statistics import fmean
from typing import Any, Literal, NamedTuple

from boneyard.fast.rules import NoTwin
from boneyard.games.concentration import Concentration
from boneyard.games.dominance import Dominance
from boneyard.games.fortress import Fortress
from boneyard.games.hectic import Hectic
from boneyard.laying import LayingGame
from boneyard.pages import Game
from boneyard.players import dominance, hard, naming
from boneyard.players.seen import Seen
from boneyard.players.sensing import twin_of
from boneyard.solvers.dominance import best
from boneyard.state import Place

DEALS = 100  # over which an action is weighed
NODES = 200  # positions of dominance that are looked at behind each action
Ungraded = Literal["", "alone", "race", "recall", "walls", "rules"]

# Games whose actions nobody can weigh, and why.
UNWEIGHED: dict[type, Ungraded] = {Hectic: "race", Concentration: "recall", Fortress: "walls"}


class Worth(NamedTuple):
    """How far ahead one's side may be expected to be when the hand ends, and how likely it is ahead, where known."""

    points: float
    wins: float | None = None


Worths = dict[Any, Worth]
Twice = tuple[Worths, Worths]  # weighed over some deals and over others: where they do not agree, it was chance


def unweighed(game: Game, players: int) -> Ungraded:
    """Why nobody can say what actions are worth in this game: a word, or "" where that can be said."""
    if isinstance(game, Dominance):
        return ""
    if not isinstance(game, LayingGame):
        return UNWEIGHED.get(type(game), "alone")
    try:
        twin_of(game, players)
    except NoTwin:
        return "rules"
    return ""


def worths(seen: Seen, deals: int = DEALS) -> Worths:
    """What each action may bring; only of a game that can be weighed. Points that must be named are no choice."""
    if isinstance(seen.game, Dominance):
        return {action: _looked_ahead(seen, action) for action in seen.actions}
    found = hard.worths(seen, float("inf"), deals, alike=True)
    return _alike(
        seen, seen.game, {action: Worth(*found[action][1:]) for action in naming.silent(seen) if action in found}
    )


def _alike(seen: Seen, game: Game, found: Worths) -> Worths:
    """The same, but what comes to the same is worth the same: only chance tells two ends with one number apart."""
    assert isinstance(game, LayingGame)
    groups: dict[Any, list[Worth]] = {}
    for action, worth in found.items():
        groups.setdefault(_leads_to(seen, game, action), []).append(worth)
    return {action: _mean(groups[_leads_to(seen, game, action)]) for action in found}


def _leads_to(seen: Seen, game: LayingGame, action: Any) -> Any:
    """What tells actions apart: the tile, and the numbers that are open after it."""
    if not isinstance(action, Place):
        return action
    ends = game.lay(seen.state, seen.seat, action).layout.ends
    return action.tile, *sorted((end.number, end.first, end.side) for end in ends)


def _mean(alike: list[Worth]) -> Worth:
    wins = [worth.wins for worth in alike if worth.wins is not None]
    return Worth(fmean(worth.points for worth in alike), fmean(wins) if wins else None)


def twice(seen: Seen, deals: int = DEALS) -> Twice:
    """The same, over so many deals and over as many others."""
    first = worths(seen, deals)
    return first, first if isinstance(seen.game, Dominance) else worths(seen, deals)


def both(found: Twice) -> Worths:
    """What actions are worth over all the deals."""
    return {action: _mean([half[action] for half in found]) for action in found[0]}


def _looked_ahead(seen: Seen, action: Any) -> Worth:
    """Everything lies open: what a search finds behind an action."""
    assert isinstance(seen.game, Dominance)
    after, _ = seen.game.play(seen.state, seen.seat, action)
    value = best(dominance.position(after), nodes=NODES).value
    return Worth(-value if seen.seat else value)


def players_of(seen: Seen) -> int:
    """How many play."""
    return int(seen.state.players) if isinstance(seen.game, LayingGame) else min(seen.game.players)


def merit(worth: Worth, stake: float) -> float:
    """How good that is, on a scale on which a hand that is lost and one that is won are one apart."""
    lead = worth.points / (2 * stake)
    return lead if worth.wins is None else (worth.wins + lead) / 2
