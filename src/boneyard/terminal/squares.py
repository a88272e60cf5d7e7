"""The table of domino squares: the frame, which squares are done and which are spoiled, and the tiles in hand."""

from boneyard.games.frame import Cell, numbers
from boneyard.games.squares import FRAME, Framed, Squares
from boneyard.solvers.frame import SQUARE_OF, SQUARES
from boneyard.terminal import alone, frame
from boneyard.terminal.look import Look
from boneyard.tiles import Seat
from boneyard.words import Words


def picture(game: Squares, state: Framed, seat: Seat | None, words: Words, look: Look) -> str:
    """The frame, with a mark in every square that shows two numbers; then what is left to do."""
    shown = numbers(state.lays)
    squares = [[Cell(*cell) for cell in square if cell in shown] for square in SQUARES]
    spoiled = [square for square in squares if len({shown[cell] for cell in square}) > 1]
    done = sum(len(square) == 4 for square in squares if square not in spoiled)
    marked = {cell for square in spoiled for cell in square}
    lines = frame.draw(FRAME, state.lays, look, _parted, marked)
    lines += alone.sentences(words.say("squares-done", count=done, spoiled=len(spoiled)), look)
    if state.hand and not state.ended:
        lines += [words.say("to-lay", count=len(state.hand)), *frame.hand(state.hand, look)]
    return "\n".join(lines)


def _parted(one: Cell, other: Cell) -> bool:
    return SQUARE_OF[one] != SQUARE_OF[other]
