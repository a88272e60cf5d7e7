"""The table of the fortune-teller: the line, and the hidden tile or its sealed envelope."""

from typing import Any

from boneyard.games.trick import Trick
from boneyard.pages import Game
from boneyard.terminal import alone
from boneyard.terminal.look import Look
from boneyard.tiles import BACK, Seat
from boneyard.words import Words


def picture(game: Game, state: Trick, seat: Seat | None, words: Words, look: Look) -> str:
    """The line, its ends, and what is known of the hidden tile."""
    hidden = _secret(state, seat, words) if state.performer else _envelope(state, words)
    laid = f"{words.say('tiles-laid', count=len(state.layout.joints))} " if state.layout.joints else ""
    line = alone.line(state.layout, words, look) if state.said or not state.performer else []
    return "\n".join([*line, *alone.sentences(laid + hidden, look)])


def _envelope(state: Trick, words: Words) -> str:
    (hidden,) = state.hidden.tiles
    return words.say("envelope-sealed") if hidden == BACK else words.say("envelope-open", tile=str(hidden))


def _secret(state: Trick, seat: Seat | None, words: Words) -> str:
    """What a performer has hidden and announced, and how often they may still help."""
    if not state.hidden.tiles:
        return words.say("performer-hide")
    (hidden,) = state.hidden.tiles
    sentences = [words.say("performer-hid", seen="no" if hidden == BACK else "yes", tile=str(hidden))]
    if not state.said:
        return " ".join([*sentences, words.say("performer-say")])
    sentences.append(words.say("performer-said", one=state.said[0], other=state.said[1]))
    more = [words.say("performer-lifts", count=state.lifts)] if seat is not None and not state.ended else []
    return " ".join(sentences + more)


def about(game: Game, state: Trick, thing: Any) -> dict[str, Any]:
    """What the words for an action or an event need to know."""
    return alone.about(state, thing)
