"""The arena in the terminal: deals and matches of bots, spread over processes."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import combinations
from typing import NamedTuple, TypeVar

from boneyard import arena, bot_ratings
from boneyard.arena import Bout, Contest, Named
from boneyard.bot_ratings import Placed, Ratings
from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.intervals import Interval, Watch
from boneyard.laying import LayingGame
from boneyard.pages import Game, Value
from boneyard.players import Player, levels
from boneyard.players import named as known
from boneyard.players.own import Own
from boneyard.ratings import places
from boneyard.terminal.crew import Crew

PORTION = 10  # deals that a process plays before it is given others; a match takes as long

Progress = Callable[[int], None]
T = TypeVar("T")


class Portion(NamedTuple):
    """Some deals of a contest, as another process is told of them: games themselves do not travel."""

    game: str
    options: dict[str, Value]
    players: int
    bots: tuple[str, ...]
    seed: int | str
    whole: bool
    named: Named
    numbers: range

    @property
    def contest(self) -> Contest:
        """The contest that it is part of."""
        game = page(self.game).game(self.options)
        return Contest(game, self.players, self.bots, self.seed, self.whole)


class Measured(NamedTuple):
    """What was found out about two bots; the score holds at any moment if somebody watched for an early end."""

    contest: Contest
    bouts: list[Bout]
    score: Interval
    decided: bool = False  # before all deals were played


class How(NamedTuple):
    """How a contest is measured: by whom, who a bot is, whether it ends as soon as it is decided."""

    crew: Crew = Crew()
    named: Named = known
    stops: bool = False


def names(bots: str | None, game: Game, rate: bool = False) -> tuple[str, ...]:
    """The names of two bots or more; all the levels of the game, if nobody says which."""
    found = tuple(levels(game)) if bots is None else tuple(name.strip() for name in bots.split(","))
    if len(found) < 2:
        raise BadInput("not-two-bots", bots=bots)
    if len(set(found)) < len(found) and (rate or len(found) > 2):
        raise BadInput("not-several-bots", bots=bots)
    return found


def seats(game: Game) -> int:
    """How many play if nobody says it: as few as can play against each other, else one."""
    return min((players for players in game.players if players > 1), default=1)


def pairs(contest: Contest) -> list[Contest]:
    """A contest of several bots as contests of every two; all of them play the same deals."""
    return [contest._replace(bots=two) for two in combinations(contest.bots, 2)]


def sampling(deals: int | None) -> Named:
    """Who a bot is by its name; one that searches weighs so many deals instead of looking at a clock."""
    return known if deals is None else partial(_sampling, deals)


def _sampling(deals: int, name: str, game: Game) -> Player:
    from boneyard.players import hard

    player = known(name, game)
    function = player.function if isinstance(player, Own) else player
    return partial(hard.chosen, deals=deals) if function is hard.choose else player


def is_slow(contest: Contest) -> bool:
    """Whether a bot that searches has to do so on the plain engine, since nobody has compiled the fast one."""
    from boneyard.fast.compiled import is_ready

    return isinstance(contest.game, LayingGame) and any("hard" in bot for bot in contest.bots) and not is_ready()


def measured(contest: Contest, count: int, how: How, progress: Progress) -> Measured:
    """So many deals or matches, the same ones whoever plays them; fewer, if it may stop and is decided before."""
    watch = Watch() if how.stops else None
    bouts: list[Bout] = []
    with closing(spread(played, contest, range(count), how)) as coming:
        for bout in coming:
            bouts.append(bout)
            progress(len(bouts))
            if watch and _decided(watch, bout):
                return Measured(contest, bouts, watch.interval, decided=True)
    return Measured(contest, bouts, watch.interval if watch else arena.score(bouts))


def _decided(watch: Watch, bout: Bout) -> bool:
    watch.add(bout.won)
    return watch.decided


def rated(contest: Contest, matches: int, how: How, progress: Progress) -> Ratings:
    """What so many whole matches say about each bot, in the measure of people; the weakest first."""
    return bot_ratings.rated(contest.bots, _told(spread(placed, contest, range(matches), how), progress))


def _told(each: Iterable[T], progress: Progress) -> Iterator[T]:
    for number, one in enumerate(each, start=1):
        yield one
        progress(number)


def spread(what: Callable[[Portion], list[T]], contest: Contest, numbers: range, how: How) -> Generator[T, None, None]:
    """Play these, the same ones however many processes play them."""
    for name in contest.bots:
        how.named(name, contest.game)  # what is wrong with a bot is better known before processes start
    size = 1 if contest.whole else PORTION
    parts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    with how.crew.doing(what, [_portion(contest, how.named, part) for part in parts]) as portions:
        for portion in portions:
            yield from portion


def _portion(contest: Contest, named: Named, numbers: range) -> Portion:
    game = contest.game
    options = dict(game.options.given)
    return Portion(game.page.id, options, contest.players, contest.bots, contest.seed, contest.whole, named, numbers)


def played(portion: Portion) -> list[Bout]:
    """The deals or matches of a portion."""
    return list(arena.play(portion.contest, portion.named, portion.numbers))


def placed(portion: Portion) -> list[Placed]:
    """How the matches of a portion came out."""
    ended = arena.matches(portion.contest, portion.named, portion.numbers)
    return [(each.sides, places(each.match)) for each in ended]
