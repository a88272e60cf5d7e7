"""Answers of the solvers: what is asked read from words, what is found as data and as lines."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from boneyard.errors import BadInput
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.replays import last
from boneyard.solvers.trails import Lay
from boneyard.terminal import files
from boneyard.terminal.look import Look, wrapped
from boneyard.tiles import Deck, DominoSet, is_whole, parse_tiles
from boneyard.words import Words


class Answer(NamedTuple):
    """What was found: for programs, and for people."""

    data: dict[str, Any]
    lines: list[str]


def tiles_in(text: str, domino_set: DominoSet) -> Deck:
    """Different tiles of a set, with spaces or commas between them."""
    tiles = parse_tiles(text.replace(",", " "))
    for place, tile in enumerate(tiles):
        if tile not in domino_set.tiles:
            raise BadInput(f"{tile} does not belong to the {domino_set}.")
        if tile in tiles[:place]:
            raise BadInput(f"{tile} is there twice.")
    return tiles


def ends_in(text: str, domino_set: DominoSet) -> tuple[int, int]:
    """Two numbers of a set: "3,5"."""
    words = text.replace(",", " ").split()
    numbers = [int(word) for word in words if is_whole(word) and int(word) in domino_set.numbers]
    if len(words) != 2 or len(numbers) != 2:
        raise BadInput(f"'{text}' is not two ends: write two numbers up to {domino_set.highest}, such as 3,5.")
    return numbers[0], numbers[1]


def played(game: Game, deck: Deck, moves: str) -> Match:
    """A match after these moves, each made by whoever is to move."""
    match = Match.new(game, min(game.players)).deal(deck)
    for word in moves.split():
        if not match.turn:
            raise BadInput(f"'{word}' comes too late: the hand is over before it.")
        match, _ = match.play(min(match.turn), game.read(word))
    return match


def recorded(file: str, game: str) -> Match:
    """The match as it stands at the end of the last record in a file."""
    record = files.records(files.read(file))[-1]
    if record.game != game:
        raise BadInput(f"{file} is a record of {record.game}, not of {game}.")
    if not record.hands:
        raise BadInput(f"{file} is the record of a match in which nothing was dealt.")
    return last(record)


def rows(pieces: Iterable[str], look: Look) -> list[str]:
    """Pieces in rows that are set in a little, as many in each as there is room for."""
    return [f"  {row.rstrip()}" for row in wrapped(pieces, look.width - 2)]


def listed(things: Iterable[object], look: Look) -> list[str]:
    """Things in rows, with spaces between them."""
    return rows((f"{thing} " for thing in things), look)


def walked(start: int, tiles: Deck) -> list[tuple[int, int]]:
    """Tiles laid from a number on, each with its nearer half first."""
    halves = []
    for tile in tiles:
        halves.append((start, tile.other(start)))
        start = tile.other(start)
    return halves


def named(lays: Iterable[Lay]) -> list[str]:
    """Where tiles are laid, as the moves of a line are written: a is its left end, b its right one."""
    return [f"{lay.tile}@{'ab'[lay.end]}" for lay in lays]


def seed_line(seed: int | str, words: Words) -> str:
    """With which seed chance was asked."""
    return words.say("solve-seed", seed=str(seed))
