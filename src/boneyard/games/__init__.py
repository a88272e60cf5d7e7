"""The catalogue: every game, written out by hand in the order of the rulebooks."""

from boneyard.editions import printed
from boneyard.errors import BadInput
from boneyard.games import (
    all_fives,
    all_sevens,
    barricade,
    bergen,
    block,
    chicken_foot,
    colour_block,
    concentration,
    cyprus,
    dominance,
    draw,
    fives_and_threes,
    fortress,
    fortune_teller,
    french,
    hectic,
    hungarian,
    italian,
    matador,
    memory,
    muggins,
    netz,
    peruvian,
    plain_block,
    sebastopol,
    sebastopol_pairs,
    solo_1,
    solo_2,
    squares,
    team_block,
    tiddle_wink,
)
from boneyard.games.names import ALSO
from boneyard.pages import Game, Page, Value

PAGES: tuple[Page, ...] = (
    block.PAGE,
    peruvian.PAGE,
    team_block.PAGE,
    tiddle_wink.PAGE,
    hungarian.PAGE,
    french.PAGE,
    barricade.PAGE,
    sebastopol.PAGE,
    all_fives.PAGE,
    all_sevens.PAGE,
    matador.PAGE,
    bergen.PAGE,
    italian.PAGE,
    cyprus.PAGE,
    chicken_foot.PAGE,
    concentration.PAGE,
    hectic.PAGE,
    fortress.PAGE,
    dominance.PAGE,
    solo_1.PAGE,
    solo_2.PAGE,
    squares.PAGE,
    fortune_teller.PAGE,
    memory.PAGE,
    colour_block.PAGE,
    plain_block.PAGE,
    draw.PAGE,
    muggins.PAGE,
    fives_and_threes.PAGE,
    sebastopol_pairs.PAGE,
    netz.PAGE,
)


FIRST = draw.PAGE  # what most people call dominoes: for whoever has never played here


def page(name: str) -> Page:
    """The page of a game, by its id."""
    for known in PAGES:
        if known.id == name:
            return known
    raise BadInput("no-game", game=name, known=", ".join(known.id for known in PAGES))


def also(name: str) -> tuple[str, ...]:
    """The other names of a game."""
    return ALSO.get(name, ())


def game(name: str, edition: Value = "", **options: Value) -> Game:
    """The game of this id as an edition prints it, the first if none is named, with these options."""
    known = page(name)
    return known.game(printed(known, str(edition), options))
