"""Garbage: what goes round in circles is searched for while nobody plays, so that no move waits for it.

Playing leaves none, in none of the games. The search that Python begins by itself would look at every new thing, and
take a fifth of the time of a busy server.
"""

import gc

FEW = 10_000  # things that came and did not go, after which a rest is used to search
MANY = 2_000_000  # and after which it is searched even in play, once there are twice as many as before: some 240 MB


def begin() -> None:
    """From now on, let nobody search but `search`."""
    gc.disable()
    gc.freeze()


def search(resting: bool) -> None:
    """Search for garbage if that is due; in play only if more has come than there was."""
    new = gc.get_count()[0]
    if new > FEW if resting else new > MANY and new > gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
        gc.freeze()  # so that it is known how much there was
