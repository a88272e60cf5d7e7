"""The table of solo 2: the line, and how many tiles are still to come."""

from typing import Any

from boneyard.games.solo_2 import Batches, Solo2
from boneyard.state import Draw
from boneyard.terminal import alone
from boneyard.terminal.look import Look
from boneyard.tiles import Seat
from boneyard.words import Words


def picture(game: Solo2, state: Batches, seat: Seat | None, words: Words, look: Look) -> str:
    """The line, its ends, and the stock."""
    count, free = len(state.stock.tiles), game.drawable(state)
    stock = words.say("stock" if count == free else "stock-reserve", count=count, free=free)
    laid = words.say("tiles-laid", count=len(state.layout.joints))
    return "\n".join([*alone.line(state.layout, words, look), *alone.sentences(f"{laid} {stock}", look)])


def about(game: Solo2, state: Batches, thing: Any) -> dict[str, Any]:
    """What the words for an action or an event need to know."""
    if isinstance(thing, Draw):
        return {"count": min(game.batch, game.drawable(state))}
    return alone.about(state, thing)
