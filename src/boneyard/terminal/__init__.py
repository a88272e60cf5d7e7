"""Tables as text: one module for every kind of table.

A kind of table is a type of state. To show a new kind, write a module here with a function

    picture(game, state, seat, words, look) -> str

that gives all that this seat sees on the table (the state is already a view; a seat of None looks on), in lines no
longer than `look.width`, in ASCII only if `look.plain`, its sentences from `words`; and put it into PICTURES. The tiles
in the hand of the seat are not part of it: they are shown below it for every state that has `hands`.

The messages for actions and events are given the fields of the value. If they need to know more, write

    about(game, state, thing) -> dict

for the further variables (`state` is the table before an action and after an event) and put it into ABOUT.
"""

from collections.abc import Callable
from typing import Any

from boneyard.games.concentration import Field
from boneyard.games.dominance import Ledger
from boneyard.games.fortress_walls import Walls
from boneyard.games.hectic_race import Race
from boneyard.games.memory import Picture
from boneyard.games.solo_1 import Rows
from boneyard.games.solo_2 import Batches
from boneyard.games.squares import Framed
from boneyard.games.trick import Trick
from boneyard.pages import Game
from boneyard.state import State
from boneyard.terminal import (
    concentration,
    dominance,
    fortress,
    fortune_teller,
    hectic,
    laying,
    memory,
    solo_1,
    solo_2,
    squares,
)
from boneyard.terminal.look import Look
from boneyard.tiles import Seat
from boneyard.words import Words

PICTURES: dict[type, Callable[..., str]] = {
    State: laying.picture,
    Field: concentration.picture,
    Race: hectic.picture,
    Walls: fortress.picture,
    Ledger: dominance.picture,
    Rows: solo_1.picture,
    Batches: solo_2.picture,
    Framed: squares.picture,
    Trick: fortune_teller.picture,
    Picture: memory.picture,
}

ABOUT: dict[type, Callable[..., dict[str, Any]]] = {
    State: laying.about,
    Walls: fortress.about,
    Ledger: dominance.about,
    Rows: solo_1.about,
    Batches: solo_2.about,
    Trick: fortune_teller.about,
}


def picture(game: Game, state: Any, seat: Seat | None, words: Words, look: Look) -> str:
    """The table as this seat sees it."""
    return PICTURES[type(state)](game, state, seat, words, look)


def event(game: Game, state: Any, happened: Any, words: Words) -> str:
    """What happened, as a sentence; `state` is the table after it."""
    return words.event(happened, **_about(game, state, happened))


def action(game: Game, state: Any, possible: Any, words: Words) -> str:
    """What can be done, as words."""
    return words.action(possible, **_about(game, state, possible))


def _about(game: Game, state: Any, thing: Any) -> dict[str, Any]:
    return ABOUT[type(state)](game, state, thing) if type(state) in ABOUT else {}
