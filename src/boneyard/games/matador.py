"""Matador, of the Schmidt box and the Classic Line: all sevens with the double nine, to a total of ten.

Players: 3 to 11. Deal: up to six players 7 tiles each, more players 5 (eleven players: no stock at all).
Play: a tile fits if the touching halves total ten. The matadors 0-0, 1-9, 2-8, 3-7, 4-6 and 5-5 fit anything.
Opening, stuck, end, points: as in all sevens. Match: to 200.
"""

from dataclasses import replace

from boneyard.games import all_sevens
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page
from boneyard.rules import fits, flags, guide
from boneyard.tiles import DominoSet


def matador(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return replace(
        all_sevens.all_sevens(o),
        page=PAGE,
        tiles=DominoSet(9),
        hands={3: 7, 4: 7, 5: 7, 6: o.matador_six, 7: 5, 8: 5, 9: 5, 10: 5, 11: 5},
        fits=fits.total(10),
        guide=guide.fitting(makes=10),
    )


OPTIONS = (
    *(flags.default(flags.TARGET, 200) if option.name == "target" else option for option in all_sevens.OPTIONS),
    Option("matador_six", (7, 5), 7),
)

SAMPLE = "3-9 1-8 2-7 d 3-6 l 4-9 1-5"

PAGE = Page(
    "matador",
    2,
    ("S9", "CL"),
    tuple(range(3, 12)),
    (9,),
    OPTIONS,
    rules=matador,
    sample=SAMPLE,
    kind="counting",
    changed={2: ("next_lead", "hands", "voluntary_pass")},
    presets=all_sevens.PRESETS,
    fewer={"S9": (3, 4)},
    lesson="sums",
)
