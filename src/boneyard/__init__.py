"""The home of dominoes: every game of five rulebooks as pure values.

>>> from boneyard import Match, game
>>> match = Match.new(game("muggins"), players=2)
"""

from boneyard.errors import BadInput, IllegalAction, Redeal
from boneyard.games import PAGES, game
from boneyard.match import Match
from boneyard.record import Record
from boneyard.replays import replay
from boneyard.tiles import BACK, DominoSet, Pile, Tile
from boneyard.views import view

__all__ = [
    "BACK",
    "PAGES",
    "BadInput",
    "DominoSet",
    "IllegalAction",
    "Match",
    "Pile",
    "Record",
    "Redeal",
    "Tile",
    "game",
    "replay",
    "view",
]
