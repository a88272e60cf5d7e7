"""Garbage: what goes round in circles is searched for while nobody plays, so that no move waits for it.

Playing leaves none, in none of the games. The search that Python begins by itself would look at every new thing, and
take a fifth of the time of a busy server.
"""

import gc

FEW = 10_000  # things that came and did not go, after which a rest is used to search among them
MANY = 2_000_000  # and after which it is searched even in play, once as many have come as there were: some 240 MB


def begin() -> None:
    """From now on, let nobody search but `Searches`."""
    gc.disable()
    gc.freeze()


class Searches:
    """When something is searched: new things in every rest, and all there are once as many have come as there were."""

    def __init__(self) -> None:
        self.moves = 0  # that had been made when we looked last
        self.known = gc.get_freeze_count()  # things there were after all of them were searched
        self.come = 0  # that were searched since, in rests

    def look(self, moves: int) -> None:
        """Search if that is due; it is a rest if nobody has moved since the last look."""
        resting, self.moves = moves == self.moves, moves
        new = gc.get_count()[0]
        if new <= (FEW if resting else MANY):
            return
        if self.come + new > self.known:
            gc.unfreeze()
            _search()
            self.known, self.come = gc.get_freeze_count(), 0
        elif resting:
            _search()
            self.come += new


def _search() -> None:
    gc.collect()
    gc.freeze()  # what is left is new no longer
