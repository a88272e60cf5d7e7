"""The table of the fortune-teller: the line, and the sealed envelope."""

from typing import Any

from boneyard.games.fortune_teller import FortuneTeller, Trick
from boneyard.terminal import alone
from boneyard.terminal.look import Look
from boneyard.tiles import BACK, Seat
from boneyard.words import Words


def picture(game: FortuneTeller, state: Trick, seat: Seat | None, words: Words, look: Look) -> str:
    """The line, its ends, and what is in the envelope once it is open."""
    (hidden,) = state.hidden.tiles
    envelope = words.say("envelope-sealed") if hidden == BACK else words.say("envelope-open", tile=str(hidden))
    laid = f"{words.say('tiles-laid', count=len(state.layout.joints))} " if state.layout.joints else ""
    return "\n".join([*alone.line(state.layout, words, look), *alone.sentences(laid + envelope, look)])


def about(game: FortuneTeller, state: Trick, thing: Any) -> dict[str, Any]:
    """What the words for an action or an event need to know."""
    return alone.about(state, thing)
