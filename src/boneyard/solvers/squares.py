"""Domino squares: all solutions counted, any start completed, puzzles with one solution, hints.

Everything is read off the 136 weaves of `frame`: laid tiles leave some weaves, and name some of the seven numbers; the
other numbers may be named freely.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import factorial
from random import Random
from typing import NamedTuple

from boneyard.solvers.frame import SQUARE_OF, Cell, Weave, symmetries, weaves
from boneyard.solvers.weaving import NUMBERS, Laid, chosen, fewest_givens, holding, numbers_of_squares, placement

NAMINGS = factorial(len(NUMBERS))


class Counts(NamedTuple):
    """How many solutions there are, each way of counting by its name."""

    number_pictures: int
    placements: int
    placements_up_to_half_turn: int
    placements_up_to_symmetry: int


class Puzzle(NamedTuple):
    """Tiles that are given, and the one placement of all 28 that contains them."""

    given: tuple[Laid, ...]
    solution: tuple[Laid, ...]


class Hint(NamedTuple):
    """A tile to lay, whether no completion does without it, and how many completions there are: 0 is a dead end."""

    lay: Laid | None
    forced: bool
    completions: int


def count() -> Counts:
    """All solutions; the "over 300,000" of the rulebooks are the 342,720 placements up to a half turn."""
    pictures = len({weave.pairing for weave in weaves()})
    half_turn = [image for image in symmetries() if image[0, 0] in ((0, 0), (7, 7))]
    return Counts(pictures * NAMINGS, len(weaves()) * NAMINGS, _up_to(half_turn), _up_to(symmetries()))


def _up_to(group: Sequence[dict[Cell, Cell]]) -> int:
    """Placements up to these symmetries: the mean number of those that each leaves as they are (Burnside)."""
    unmoved = sum(_is_unmoved(weave, image) for image in group for weave in weaves())
    return unmoved * NAMINGS // len(group)


def _is_unmoved(weave: Weave, image: dict[Cell, Cell]) -> bool:
    """Whether every tile comes to lie on its own cells with its own numbers."""
    cut = {frozenset(border) for border in weave.cut}
    same_cut = all(frozenset((image[one], image[other])) in cut for one, other in weave.cut)
    return same_cut and all(weave.pairing[SQUARE_OF[image[cell]]] == weave.pairing[SQUARE_OF[cell]] for cell in image)


def completions(laid: Iterable[Laid]) -> int:
    """How many placements of all 28 tiles contain these; 0 if they clash or run into a dead end."""
    laid = tuple(laid)
    named = {number for one in laid for number in one.tile}
    return holding(laid).bit_count() * factorial(max(0, len(NUMBERS) - len(named)))


def complete(laid: Iterable[Laid]) -> Iterator[tuple[Laid, ...]]:
    """Every placement of all 28 tiles that contains these, one after the other."""
    laid = tuple(laid)
    for weave in chosen(holding(laid)):
        shown = numbers_of_squares(laid) or {}
        names = {weave.pairing[square]: number for square, number in shown.items()}
        for order in permutations(sorted(set(NUMBERS) - set(names.values()))):
            rest = iter(order)
            yield placement(weave, [names[place] if place in names else next(rest) for place in NUMBERS])


def picture(laid: Iterable[Laid]) -> dict[Cell, int]:
    """The number in each covered cell."""
    return {cell: number for tile, *cells in laid for cell, number in zip(cells, tile, strict=True)}


def make_puzzle(rng: Random) -> Puzzle:
    """A random solution with as few of its tiles given as leave no other: removing one makes it ambiguous."""
    weave = rng.choice(weaves())
    solution = placement(weave, rng.sample(NUMBERS, len(NUMBERS)))
    given = rng.choice(fewest_givens(weave))
    return Puzzle(tuple(solution[place] for place in given), solution)


def hint(laid: Iterable[Laid]) -> Hint:
    """A tile that every completion contains, or failing that as many as possible; none when dead or done."""
    laid = tuple(laid)
    total = completions(laid)
    open_tiles = [one for one in next(complete(laid), ()) if one not in laid]
    if not open_tiles:
        return Hint(None, False, total)
    often, lay = max((completions((*laid, one)), one) for one in open_tiles)
    return Hint(lay, often == total, total)


def astray(laid: Iterable[Laid]) -> tuple[Laid, ...]:
    """The tiles to lift from a dead end: in the order laid, each that the ones kept before it rule out."""
    kept: list[Laid] = []
    lifted: list[Laid] = []
    for one in laid:
        (kept if completions((*kept, one)) else lifted).append(one)
    return tuple(lifted)
