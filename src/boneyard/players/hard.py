"""Hard: weighs every action over many deals that fit what was seen, the likelier ones more, as far as time allows."""

import time
from functools import lru_cache
from typing import Any

from boneyard.fast.compiled import engine
from boneyard.fast.rules import NoTwin
from boneyard.fast.table import Twin
from boneyard.fast.thought import Guess, Thought, Worth
from boneyard.games import page
from boneyard.laying import LayingGame
from boneyard.players import medium, naming
from boneyard.players.seen import Seen
from boneyard.players.unseen import Unseen
from boneyard.state import Action

SECONDS = 0.04  # of computing for a choice
ROWS = 300  # of the tables that count deals, so that they are made in time
BATCH = 8  # deals between two looks at the clock
MOST = 400  # deals: more do not help


def choose(seen: Seen) -> Any:
    """The action that is worth most on average, found in time."""
    return chosen(seen, SECONDS)


def chosen(seen: Seen, seconds: float = float("inf"), deals: int = MOST) -> Any:
    """The same within other limits; if time is none of them, the same chances lead to the same choice."""
    word, actions = naming.right(seen), naming.silent(seen)
    if word is not None or len(actions) == 1:
        return actions[0] if word is None else word
    try:
        worth = worths(seen, seconds, deals)
    except NoTwin:
        return medium.choose(seen)
    return max(actions, key=lambda action: worth[action].value)


def worths(seen: Seen, seconds: float, deals: int, alike: bool = False) -> dict[Action, Worth]:
    """What each action is worth, over so many deals or as many as there is time for; `alike` on every machine."""
    until, game = time.perf_counter() + seconds, seen.game
    twin = twin_of(game.page.id, tuple(sorted(game.options.given.items())), seen.state.players)
    unseen = Unseen.of(seen, ROWS)
    thought = Thought(twin, seen.state._replace(claim=""), seen.events, unseen.sight.hidden, engine(), alike)
    while deals > 0:
        thought.weigh([_guess(unseen, seen) for _ in range(min(deals, BATCH))])
        deals = deals - BATCH if time.perf_counter() < until else 0
    return thought.worths()


def _guess(unseen: Unseen, seen: Seen) -> Guess:
    past = unseen.past(seen.rng)
    return Guess(*past.deal, past.parts)


@lru_cache(64)
def twin_of(game: str, options: tuple[tuple[str, Any], ...], players: int) -> Twin:
    """The twin of a game, made once."""
    made = page(game).game(dict(options))
    assert isinstance(made, LayingGame)
    return Twin(made, players)
