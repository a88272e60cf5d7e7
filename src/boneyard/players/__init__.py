"""Who decides: a player is a function from what a seat has seen to an action."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boneyard.errors import BadInput
from boneyard.games.concentration import Concentration
from boneyard.games.dominance import Dominance
from boneyard.games.fortress import Fortress
from boneyard.games.hectic import Hectic
from boneyard.laying import LayingGame
from boneyard.pages import Game
from boneyard.players import concentration, dominance, easy, fortress, hard, hectic, hints, medium, own
from boneyard.players.cast import parted, temperament
from boneyard.players.seen import Player, Seen

# By the kind of game: the levels of its bots, the weakest first.
BOTS: dict[type, dict[str, Player]] = {
    LayingGame: {"easy": easy.choose, "medium": medium.choose, "hard": hard.choose},
    Concentration: {"easy": concentration.easy, "medium": concentration.medium, "hard": concentration.hard},
    Hectic: {"easy": hectic.easy, "medium": hectic.medium, "hard": hectic.hard},
    Fortress: {"easy": easy.choose, "medium": fortress.medium, "hard": fortress.hard},
    Dominance: {"easy": easy.choose, "medium": dominance.medium, "hard": dominance.hard},
}
ALONE: dict[str, Player] = {"easy": easy.choose, "medium": hints.choose}  # nobody to play against: it does its best

__all__ = ["Player", "Seen", "have_temperaments", "level", "levels", "named"]


def levels(game: Game) -> dict[str, Player]:
    """The bots of a game by their strength."""
    return BOTS.get(type(game), ALONE)


def have_temperaments(game: Game) -> bool:
    """Whether the bots of a game weigh what temperaments are about."""
    return isinstance(game, LayingGame)


def level(name: str, game: Game) -> Player:
    """The bot of this strength for this game: "medium", or with a temperament of its own, "medium/blocker"."""
    strength, who = parted(name)
    known = levels(game)
    if strength not in known:
        raise BadInput("no-bot", game=game.page.id, bot=strength, known=", ".join(known))
    return Tempered(known[strength], temperament(who)) if who else known[strength]


@dataclass(frozen=True)
class Tempered:
    """A player with a temperament."""

    player: Player
    temperament: str

    def __call__(self, seen: Seen) -> Any:
        """What it chooses."""
        return self.player(seen._replace(temperament=self.temperament))


def named(name: str, game: Game) -> Player:
    """The bot of this name: as `level` reads it, or module:function. The latter runs code: never ask it for a guest."""
    return own.load(name).check(game) if ":" in name else level(name, game)


def pace(seen: Seen, name: str) -> float:
    """The seconds that a bot thinks before its next action where nobody waits for a turn."""
    strength, _ = parted(name)
    return hectic.pace(seen, strength if strength in hectic.PACE else "medium")


def look(events: Sequence[Any]) -> float:
    """The seconds in which people look at what happened last before a bot goes on, where that takes long."""
    return concentration.look(events)


def best_guess(seen: Seen) -> Any:
    """What a sound player would do here."""
    return level("medium", seen.game)(seen)
