"""Fortress: medium takes a good chain and else draws; hard weighs what the next player could make of the table.

A chain is worth its points less what is given away with it. Waiting for more tiles is worth something as well, so that
only a chain that brings enough is laid. A tile is attached where it leaves the others the least.
"""

from typing import Any

from boneyard.players import easy
from boneyard.players.seen import Seen

GIFT = 1.0  # what a tile given away is worth to the others


def medium(seen: Seen) -> Any:
    """The best chain at hand if it is worth laying; else draw, or attach where it does the least harm."""
    return easy.choose(seen)
