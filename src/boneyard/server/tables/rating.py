"""Rating: what each match that counts says about its players, and what is known of a person then.

The seats of such a match are written with its results. The strengths follow from these seats in the order in which
matches ended, and are computed afterwards, a few matches at a time; one that comes late makes the later ones be rated
again. So nothing is counted twice, whichever process is interrupted, and all of it can be computed anew.
"""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import groupby

from boneyard.ratings import ENOUGH, NEWCOMER, Strength
from boneyard.ratings import rated as after
from boneyard.server.messages.played import OwnRating
from boneyard.server.store import Rated, Standing, Store
from boneyard.server.tables.hub import Hub

AT_ONCE = 50  # matches that are rated in one go: some milliseconds


async def rate_new(hub: Hub) -> None:
    """Rate the matches that were over since the last time."""
    if hub.derived:
        await rate_all(hub.store)


async def rate_all(store: Store) -> int:
    """Rate what is not rated yet; how many matches that were."""
    count = 0
    while done := await store.rate(rate, AT_ONCE):
        count += done
        await asyncio.sleep(0)
    return count


def rate(seats: Sequence[Rated], before: Mapping[str, Strength]) -> list[Strength]:
    """The strengths after each of these matches, which stand in their order, seat by seat."""
    known, strengths = dict(before), []
    for _, found in groupby(seats, key=lambda seat: seat.match):
        match = list(found)
        now = _rated(match, known)
        known |= {seat.who: strength for seat, strength in zip(match, now, strict=True) if seat.who is not None}
        strengths += now
    return strengths


def _rated(match: Sequence[Rated], known: Mapping[str, Strength]) -> list[Strength]:
    """What one match makes of its players; whoever is forgotten is somebody new each time."""
    sides = sorted({seat.side for seat in match})
    seats = [[seat for seat in match if seat.side == side] for side in sides]
    before = [[known.get(seat.who or "", NEWCOMER) for seat in side] for side in seats]
    now = after(before, [side[0].place for side in seats])
    found = {
        seat.seat: strength
        for side, of in zip(seats, now, strict=True)
        for seat, strength in zip(side, of, strict=True)
    }
    return [found[seat.seat] for seat in match]


async def ratings(hub: Hub, who: str) -> list[OwnRating]:
    """What is known of a person, by game and number of players, most matches first."""
    await rate_new(hub)
    return [own(standing) for standing in await hub.store.standings(who)]


def own(standing: Standing) -> OwnRating:
    """A rating as it is shown: not before there are enough matches."""
    game, players, strength = standing
    enough = strength.matches >= ENOUGH
    shown = (strength.rating, strength.spread) if enough else (None, None)
    return OwnRating(game, players, strength.matches, ENOUGH, *shown)
