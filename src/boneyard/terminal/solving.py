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
            raise BadInput("foreign-tile", tile=tile, set=domino_set.phrase)
        if tile in tiles[:place]:
            raise BadInput("twice-there", tile=tile)
    return tiles


def ends_in(text: str, domino_set: DominoSet) -> tuple[int, int]:
    """Two numbers of a set: "3,5"."""
    words = text.replace(",", " ").split()
    numbers = [int(word) for word in words if is_whole(word) and int(word) in domino_set.numbers]
    if len(words) != 2 or len(numbers) != 2:
        raise BadInput("not-two-ends", text=text, highest=domino_set.highest)
    return numbers[0], numbers[1]


def played(game: Game, deck: Deck, moves: str) -> Match:
    """A match after these moves, each made by whoever is to move."""
    match = Match.new(game, min(game.players)).deal(deck)
    for word in moves.split():
        if not match.turn:
            raise BadInput("too-late", text=word)
        match, _ = match.play(min(match.turn), game.read(word))
    return match


def recorded(file: str, game: str) -> Match:
    """The match as it stands at the end of the last record in a file."""
    record = files.records(files.read(file))[-1]
    if record.game != game:
        raise BadInput("other-record", file=file, game=record.game, wanted=game)
    if not record.hands:
        raise BadInput("nothing-dealt", file=file)
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
