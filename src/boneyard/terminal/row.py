"""A row in which nothing matches: the tiles as they were laid, and the total of their pips."""

from boneyard.games.italian import Hitting
from boneyard.laying import LayingGame
from boneyard.layout import Layout
from boneyard.terminal.look import Look, wrapped
from boneyard.words import Words


def draw(layout: Layout, words: Words, look: Look) -> list[str]:
    """The tiles, the oldest first."""
    return [f"  {row}" for row in wrapped((look.tile(*tile) for tile in layout.tiles), look.width - 2)]


def total(game: LayingGame, layout: Layout, words: Words) -> str:
    """The running total, and the totals that are still worth something."""
    worth = game.points.worth if isinstance(game.points, Hitting) else {}
    wanted = [words.say("worth", total=value, points=won) for value, won in worth.items() if value > layout.pips]
    if not wanted:
        return words.say("running-total", total=layout.pips)
    return words.say("running-total-wanted", total=layout.pips, wanted=words.listing(wanted))
