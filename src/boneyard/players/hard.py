"""Hard: weighs every action over many deals that fit what was seen, the likelier ones more, as far as time allows."""

import time
from typing import Any

from boneyard.fast.compiled import engine
from boneyard.fast.rules import NoTwin
from boneyard.fast.thought import Guess, Thought, Worth, standing
from boneyard.players import medium, naming
from boneyard.players.seen import Seen
from boneyard.players.sensing import leans, looks, twin_of
from boneyard.players.unseen import Unseen
from boneyard.state import Action

SECONDS = 0.04  # of computing for a choice
ROWS = 300  # of the tables that count deals, so that they are made in time
BATCH, BATCH_PLAIN = 16, 1  # deals between two looks at the clock, compiled or not
MOST = 600  # deals: more do not help
# What looks better by 1 at first sight is worth so many points: as a temperament sees it, and more on a single deal.
LIKES, AT_FIRST_SIGHT = 0.001, 0.08


def choose(seen: Seen) -> Any:
    """The action that is worth most on average, found in time."""
    return chosen(seen, SECONDS)


def chosen(seen: Seen, seconds: float = float("inf"), deals: int = MOST) -> Any:
    """The same within other limits; if time is none of them, the same chances lead to the same choice."""
    word, actions = naming.right(seen), naming.silent(seen)
    if word is not None or len(actions) == 1:
        return actions[0] if word is None else word
    try:
        thought, look = weighed(seen, seconds, deals), looks(seen)
    except NoTwin:
        return medium.choose(seen)
    worth, likes = thought.worths(), leans(seen)
    first = AT_FIRST_SIGHT / max(1.0, thought.deals)
    return max(actions, key=lambda action: worth[action].value + first * look[action] + LIKES * likes[action])


def worths(seen: Seen, seconds: float, deals: int, alike: bool = False) -> dict[Action, Worth]:
    """What each action is worth, over so many deals or as many as there is time for."""
    return weighed(seen, seconds, deals, alike).worths()


def weighed(seen: Seen, seconds: float, deals: int, alike: bool = False) -> Thought:
    """The actions weighed; `alike`: on every machine, and for this hand alone, wherever the match stands."""
    until, twin = time.perf_counter() + seconds, twin_of(seen.game, seen.state.players)
    unseen, using = Unseen.of(seen, ROWS), engine()
    match = standing(twin, seen.seat, *(((), False) if alike else (seen.totals, seen.last)))
    thought = Thought(twin, seen.state._replace(claim=""), seen.events, unseen.sight.hidden, using, match, alike)
    batch = BATCH if using.compiled or alike else BATCH_PLAIN
    while deals > 0:
        thought.weigh([_guess(unseen, seen) for _ in range(min(deals, batch))])
        deals = deals - batch if time.perf_counter() < until else 0
    return thought


def _guess(unseen: Unseen, seen: Seen) -> Guess:
    past = unseen.past(seen.rng)
    return Guess(*past.deal, past.parts)
