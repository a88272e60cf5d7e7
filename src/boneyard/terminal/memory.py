"""The table of domino memory: the picture while it can be seen, what is built or cut, and the tiles in hand."""

from boneyard.games.frame import numbers
from boneyard.games.memory import Memory, Picture
from boneyard.terminal import frame
from boneyard.terminal.look import Look
from boneyard.tiles import Seat
from boneyard.words import Words


def picture(game: Memory, state: Picture, seat: Seat | None, words: Words, look: Look) -> str:
    """First the picture, then what is built; in the end both, with a mark in every cell that is wrong."""
    if state.looking:
        return "\n".join(frame.draw(state.cells, state.picture, look))
    if state.ended:
        return "\n".join((_cut if state.paper else _judged)(state, words, look))
    hand = game.hand(state)
    return "\n".join([*_built(state, look), words.say("to-lay", count=len(hand)), *frame.hand(hand, look)])


def _built(state: Picture, look: Look) -> list[str]:
    return frame.draw(state.cells, state.laid, look, paper=state.written)


def _cut(state: Picture, words: Words, look: Look) -> list[str]:
    """What was cut; if that is not all, how it can be done."""
    if len(state.laid) == len(state.picture):
        return _built(state, look)
    return [*_built(state, look), words.say("picture-cut"), *frame.draw(state.cells, state.picture, look)]


def _judged(state: Picture, words: Words, look: Look) -> list[str]:
    wanted, built = numbers(state.picture), numbers(state.laid)
    wrong = {cell for cell, number in wanted.items() if built.get(cell) != number}
    shown = [words.say("picture-was"), *frame.draw(state.cells, state.picture, look)]
    return [*shown, words.say("picture-built"), *frame.draw(state.cells, state.laid, look, marked=wrong)]
