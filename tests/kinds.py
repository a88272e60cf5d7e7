"""One game of every kind of table: where a test is about what games have in common, these stand for all."""

from boneyard.games import PAGES, page

SHORT = ["muggins", "french", "dominance", "memory", "solo-1", "solo-2"]
LONG = [
    "sebastopol", "italian", "barricade", "chicken-foot", "fortress", "concentration", "hectic", "squares",
    "fortune-teller",
]  # fmt: skip
_DRAWN = {page(name).game().board for name in SHORT + LONG}
_NEW = {board: known.id for known in PAGES if (board := known.game().board) not in _DRAWN}  # not named above yet
KINDS = [*SHORT, *LONG, *_NEW.values()]
