"""The picture of a table, as anybody sees it who looks on: what is laid, or a sample of the game."""

from typing import Any

from boneyard import plain
from boneyard.games import page
from boneyard.match import Match
from boneyard.server.drawing.line import words_of

STRAIGHT = ("line", "row", "star")  # the shapes that can be drawn without the geometry of the client


def table_words(match: Match) -> str:
    """A table in the words of a sample: only what lies open on it, hands and stock stay out of the picture."""
    board, game = match.game.board, match.game.page.id
    if match.state is None or board.name != "laying" or board.shape not in STRAIGHT:
        return page(game).sample
    seen: Any = plain.hand(match, None)["table"]
    laid = words_of(seen["layout"]["joints"])
    return page(game).sample if laid is None else f"colours {laid}" if board.colours else laid
