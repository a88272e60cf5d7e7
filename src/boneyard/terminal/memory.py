"""The table of domino memory: the picture while it can be seen, what is built, and the tiles in hand."""

from boneyard.games.frame import numbers
from boneyard.games.memory import Memory, Picture
from boneyard.terminal import frame
from boneyard.terminal.look import Look
from boneyard.tiles import Seat
from boneyard.words import Words


def picture(game: Memory, state: Picture, seat: Seat | None, words: Words, look: Look) -> str:
    """First the picture, then what is built; in the end both, with a mark in every cell that is wrong."""
    if state.looking:
        return "\n".join(frame.draw(game.frame, state.wanted, look))
    if state.ended:
        return "\n".join(_judged(game, state, words, look))
    hand = game.hand(state)
    return "\n".join(
        [*frame.draw(game.frame, state.laid, look), words.say("to-lay", count=len(hand)), *frame.hand(hand, look)]
    )


def _judged(game: Memory, state: Picture, words: Words, look: Look) -> list[str]:
    wanted, built = numbers(state.wanted), numbers(state.laid)
    wrong = {cell for cell in game.frame if built.get(cell) != wanted[cell]}
    shown = [words.say("picture-was"), *frame.draw(game.frame, state.wanted, look)]
    return [*shown, words.say("picture-built"), *frame.draw(game.frame, state.laid, look, marked=wrong)]
