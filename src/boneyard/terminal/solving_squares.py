"""Answers about domino squares: how many solutions, a puzzle, a frame completed."""

from random import Random

from boneyard.errors import BadInput, Phrase
from boneyard.games import squares
from boneyard.games.frame import Lay, held
from boneyard.solvers.frame import SQUARE_OF
from boneyard.solvers.squares import astray, complete, completions, count, make_puzzle
from boneyard.terminal import frame
from boneyard.terminal.look import Look
from boneyard.terminal.solving import Answer, listed, seed_line
from boneyard.tiles import DominoSet
from boneyard.words import Words

TILES = DominoSet(6).tiles


def counted(words: Words, look: Look) -> Answer:
    """Every way of counting the solutions."""
    counts = count()._asdict()
    lines = [words.say("solve-squares-counted")]
    for name, number in counts.items():
        lines += ["", f"  {name:<28}{words.say('solve-number', number=number):>9}"]
        lines += look.wrap(words.say(f"solve-squares-{name.replace('_', '-')}"), 4)
    return Answer(counts, [*lines, "", *look.wrap(words.say("solve-squares-printed"))])


def puzzle(seed: int | str, words: Words, look: Look) -> Answer:
    """A puzzle with one solution; for programs the solution too."""
    given, solution = (sorted(map(squares.as_lay, laid), key=_place) for laid in make_puzzle(Random(seed)))
    left = held(TILES, given)
    lines = [
        *look.wrap(words.say("solve-squares-puzzle", count=len(given))),
        *_drawn(given, look),
        words.say("to-lay", count=len(left)),
        *frame.hand(left, look),
        "",
        words.say("solve-squares-given"),
        *listed(given, look),
        seed_line(seed, words),
    ]
    return Answer({"seed": seed, "given": _texts(given), "solution": _texts(solution)}, lines)


def completed(text: str, words: Words, look: Look) -> Answer:
    """How many ways there are to complete a frame, and one of them."""
    laid = laid_in(text)
    placings = [squares.as_placing(lay) for lay in laid]
    number = completions(placings)
    solution = sorted(map(squares.as_lay, next(complete(placings), ())), key=_place)
    lifted = [squares.as_lay(placing) for placing in astray(placings)]
    lines = look.wrap(words.say("solve-squares-completions", count=number))
    if number:
        lines += [*_drawn(solution, look), *listed([lay for lay in solution if lay not in laid], look)]
    else:
        lines += [*_drawn(laid, look), *look.wrap(words.say("solve-squares-lift", tiles=words.listing(lifted)))]
    data = {"laid": _texts(laid), "completions": number, "solution": _texts(solution) or None}
    return Answer(data | {"lift": _texts(lifted)}, lines)


def laid_in(text: str) -> tuple[Lay, ...]:
    """The tiles that a text lays into the frame, one after the other."""
    game = squares.squares(squares.PAGE.game().options)
    state = game.start(1, TILES)
    for word in text.replace(",", " ").split():
        action = game.read(word)
        if not isinstance(action, Lay):
            raise BadInput("lays-no-tile", text=word)
        if action not in game.actions(state, 0):
            raise BadInput("cannot-be-laid", text=word, error=_hindrance(action, state.lays))
        state, _ = game.play(state, 0, action)
    return state.lays


def _hindrance(lay: Lay, laid: tuple[Lay, ...]) -> Phrase:
    if lay.tile not in TILES:
        return Phrase("foreign-tile", tile=lay.tile, set=DominoSet(6).phrase)
    if not {lay.cell, lay.second} <= set(squares.FRAME):
        return Phrase("outside-the-frame")
    return Phrase("twice-there" if lay.tile in [other.tile for other in laid] else "taken-place", tile=lay.tile)


def _place(lay: Lay) -> tuple[int, int]:
    return lay.cell


def _texts(laid: "tuple[Lay, ...] | list[Lay]") -> list[str]:
    return list(map(str, laid))


def _drawn(laid: "tuple[Lay, ...] | list[Lay]", look: Look) -> list[str]:
    return frame.draw(squares.FRAME, laid, look, lambda one, other: SQUARE_OF[one] != SQUARE_OF[other])
