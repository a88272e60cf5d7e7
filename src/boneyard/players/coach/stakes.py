"""Stakes: how far ahead somebody was in a hand, and how far ahead people are as a rule."""

from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Any

from boneyard.errors import Redeal
from boneyard.games import page
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.tiles import Seat

HANDS = 24  # that are played by chance to see what is at stake


def lead(match: Match, seat: Seat) -> int:
    """How far ahead of the best of the others a seat's side was in the hand that is over."""
    sides = match.game.facts(match.state, match.players).sides
    sign = -1 if match.target.lowest else 1
    best = [max(sign * match.result[each] for each in side) for side in sides]
    own = next(at for at, side in enumerate(sides) if seat in side)
    return best[own] - max(points for at, points in enumerate(best) if at != own)


def stake(game: Game, players: int) -> float:
    """About how many points a hand is played for."""
    return _stake(game.page.id, tuple(sorted(game.options.given.items())), players)


@lru_cache(64)
def _stake(name: str, options: tuple[tuple[str, Any], ...], players: int) -> float:
    game, rng = page(name).game(dict(options)), Random(name)
    ends = [_by_chance(Match.new(game, players), rng) for _ in range(HANDS)]
    return max(1.0, fmean(abs(lead(match, seat)) for match in ends for seat in range(players)))


def _by_chance(match: Match, rng: Random) -> Match:
    """The match after a hand that is dealt and played by chance."""
    tiles = match.game.tiles.tiles
    while not match.hands:
        try:
            match = match.deal(tuple(rng.sample(tiles, len(tiles))))
        except Redeal:
            continue
    while match.turn:
        seat = min(match.turn)
        match, _ = match.play(seat, rng.choice(match.actions(seat)))
    return match
