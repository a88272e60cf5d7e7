"""Medium: a sound player, who sees at a glance what an action is good for and looks no further.

What counts is written down in `fast/sense.py`. Points that must be named it never overlooks.
"""

from typing import Any

from boneyard.fast.rules import NoTwin
from boneyard.players import easy, naming
from boneyard.players.seen import Seen
from boneyard.players.sensing import looks


def choose(seen: Seen) -> Any:
    """The action that looks best, by chance where several do."""
    word, actions = naming.right(seen), naming.silent(seen)
    if word is not None or len(actions) == 1:
        return actions[0] if word is None else word
    try:
        found = looks(seen)
    except NoTwin:
        return easy.by_chance(seen)
    best = max(found[action] for action in actions)
    return seen.rng.choice([action for action in actions if found[action] == best])
