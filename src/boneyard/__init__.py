"""The home of dominoes: every game of five rulebooks as pure values.

>>> from boneyard import Match, game
>>> match = Match.new(game("muggins"), players=2)
"""

from boneyard.errors import BadInput, IllegalAction, Redeal
from boneyard.games import PAGES, game
from boneyard.match import Match
from boneyard.record import Record
from boneyard.replay import replay
from boneyard.tiles import BACK, DominoSet, Pile, Tile
from boneyard.view import view

games = PAGES

__all__ = [
    "BACK",
    "BadInput",
    "DominoSet",
    "IllegalAction",
    "Match",
    "Pile",
    "Record",
    "Redeal",
    "Tile",
    "game",
    "games",
    "replay",
    "view",
]
