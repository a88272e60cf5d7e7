"""The arena in the terminal: deals and matches spread over processes, and what they say about bots."""

import signal
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from boneyard import arena, bot_ratings
from boneyard.arena import Contest, Deal, Interval
from boneyard.bot_ratings import Placed, Ratings
from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.pages import Game, Value, write_value
from boneyard.players import levels, named
from boneyard.ratings import places
from boneyard.terminal.look import Look
from boneyard.words import Words

PORTION = 20  # deals that a process plays before it is given others

Progress = Callable[[int], None]
T = TypeVar("T")


class Portion(NamedTuple):
    """Some deals of a contest, as another process is told of them: games themselves do not travel."""

    game: str
    options: dict[str, Value]
    players: int
    bots: tuple[str, ...]
    seed: int | str
    numbers: range


def two(bots: str) -> tuple[str, str]:
    """The names of two bots."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise BadInput(f"'{bots}' is not two bots: write two names with a comma, such as easy,medium.")
    return names[0], names[1]


def some(bots: str | None, game: Game) -> tuple[str, ...]:
    """The names of bots that are to be rated; all the levels of the game, if nobody says which."""
    names = tuple(levels(game)) if bots is None else tuple(name.strip() for name in bots.split(","))
    if len(set(names)) < max(2, len(names)):
        raise BadInput(f"'{bots}' is not several bots: write names with commas, such as easy,medium.")
    return names


def seats(game: Game) -> int:
    """How many play if nobody says it: as few as can play against each other, else one."""
    return min((players for players in game.players if players > 1), default=1)


def measured(contest: Contest, deals: int, jobs: int, progress: Progress) -> list[Deal]:
    """So many deals, the same ones however many processes play them."""
    return _spread(played, contest, deals, jobs, progress)


def rated(contest: Contest, matches: int, jobs: int, progress: Progress) -> Ratings:
    """What so many whole matches say about each bot, in the measure of people; the weakest first."""
    return bot_ratings.rated(contest.bots, _spread(placed, contest, matches, jobs, progress))


def _spread(how: Callable[[Portion], list[T]], contest: Contest, count: int, jobs: int, progress: Progress) -> list[T]:
    """Play so many, the same ones however many processes play them."""
    for name in contest.bots:
        named(name, contest.game)  # what is wrong with a bot is better known before processes start
    portions = [_portion(contest, range(at, min(at + PORTION, count))) for at in range(0, count, PORTION)]
    if jobs == 1:
        return _gathered(map(how, portions), progress)
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            return _gathered(pool.map(how, portions), progress)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _portion(contest: Contest, numbers: range) -> Portion:
    game = contest.game
    return Portion(game.page.id, dict(game.options.given), contest.players, contest.bots, contest.seed, numbers)


def played(portion: Portion) -> list[Deal]:
    """The deals of a portion."""
    game = page(portion.game).game(portion.options)
    return list(arena.play(Contest(game, portion.players, portion.bots, portion.seed), named, portion.numbers))


def placed(portion: Portion) -> list[Placed]:
    """How the matches of a portion came out."""
    game = page(portion.game).game(portion.options)
    contest = Contest(game, portion.players, portion.bots, portion.seed)
    return [(ended.sides, places(ended.match)) for ended in arena.matches(contest, named, portion.numbers)]


def _gathered(portions: Iterable[list[T]], progress: Progress) -> list[T]:
    deals: list[T] = []
    for portion in portions:
        deals += portion
        progress(len(deals))
    return deals


def data(contest: Contest, deals: list[Deal]) -> dict[str, Any]:
    """Everything as data."""
    return {
        "game": contest.game.page.id,
        "version": contest.game.page.version,
        "players": contest.players,
        "options": dict(contest.game.options),
        "seed": contest.seed,
        "bots": list(contest.bots),
        "deals": len(deals),
        "difference": _interval(arena.difference(deals)),
        "wins": _interval(arena.wins(deals)),
        "points": [[deal.first, deal.second] for deal in deals],
    }


def _interval(interval: Interval) -> dict[str, float]:
    return {"mean": interval.value, "low": interval.low, "high": interval.high}


def text(contest: Contest, deals: list[Deal], words: Words, look: Look) -> list[str]:
    """The answer in a few sentences."""
    options = "".join(f", {name}={write_value(value)}" for name, value in contest.game.options.given.items())
    asked: dict[str, Any] = {
        "game": f"{contest.game.page.id}{options}",
        "players": contest.players,
        "deals": len(deals),
    }
    first, second = contest.bots
    better, wins = arena.difference(deals), arena.wins(deals)
    clear = "first" if better.low > 0 else "second" if better.high < 0 else "open"
    return [
        *look.wrap(words.say("arena-played", **asked, seed=str(contest.seed))),
        *look.wrap(words.say("arena-difference", first=first, second=second, **_rounded(better))),
        *look.wrap(words.say("arena-wins", first=first, **wins._asdict())),
        *look.wrap(words.say("arena-verdict", first=first, second=second, clear=clear)),
    ]


def _rounded(interval: Interval) -> dict[str, str]:
    """Points with their sign; a number would lose it."""
    return {name: f"{number:+.2f}" for name, number in interval._asdict().items()}


def rated_text(contest: Contest, matches: int, found: Ratings, words: Words, look: Look) -> list[str]:
    """The ratings of some bots in a few sentences."""
    asked: dict[str, Any] = {"game": contest.game.page.id, "players": contest.players, "matches": matches}
    told = [words.say("arena-rating", bot=bot, rating=str(each.rating), spread=each.spread) for bot, each in found]
    said = words.say("arena-rated", **asked, seed=str(contest.seed))
    return [line for sentence in (said, *told) for line in look.wrap(sentence)]


def rated_data(contest: Contest, matches: int, found: Ratings) -> dict[str, Any]:
    """The ratings of some bots as data."""
    return {
        "game": contest.game.page.id,
        "version": contest.game.page.version,
        "players": contest.players,
        "options": dict(contest.game.options),
        "seed": contest.seed,
        "matches": matches,
        "ratings": [{"bot": bot, "rating": each.rating, "spread": each.spread} for bot, each in found],
    }
