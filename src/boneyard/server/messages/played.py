"""What the server answers about what one has played: results, statistics, the calendar of the puzzles."""

from typing import Literal

from msgspec import Struct

Outcome = Literal["won", "drawn", "lost", "left", "shared", "settled"]


class Played(Struct):
    """A match that is over, as it was to the one who asks; `at` is its end, in seconds since 1970.

    `mine` are one's seats, `partners` those of one's side. `names` are those of then, empty for whoever is forgotten;
    `faces` are those of bots, empty for people. `people` tells others apart, for the one who asks only. An outcome is
    "left" where a bot has played more of it than oneself or ended it, and "shared" where one had seats on several
    sides. `reached` is how far a game for one has come. "settled": people agreed to end it as it stood.
    """

    table: str
    game: str
    players: int
    daily: str | None
    at: float
    hands: int
    seconds: int
    mine: list[int]
    partners: list[int]
    names: list[str]
    faces: list[str]
    bots: list[str | None]
    people: list[str | None]
    totals: list[int]
    winners: list[int]
    outcome: Outcome
    moves: int
    taken_back: int
    reached: list[int] | None


class Results(Struct):
    """Some of the matches that one has played, newest first; `total` is how many there are of what was asked for."""

    total: int
    results: list[Played]


class Tally(Struct):
    """Matches counted: how they went, what one has written and how long they took."""

    games: int
    won: int
    drawn: int
    lost: int
    left: int
    shared: int
    settled: int
    points: int
    seconds: int


class Streak(Struct):
    """How many in a row, up to now and at best."""

    now: int
    best: int


class GameTally(Struct):
    """The matches of one game."""

    game: str
    tally: Tally
    streak: Streak
    at: float


class Opponent(Struct):
    """The matches with one person, or with the bots of one level: `id` is that of `people`, `name` the newest one.

    `tally` counts the matches against them, `together` those on the same side.
    """

    id: str
    name: str
    bot: str | None
    tally: Tally
    together: int
    at: float


class Statistics(Struct):
    """What one has played: matches with others and games for one apart, by game, and by opponent; most played first."""

    matches: Tally
    alone: Tally
    streak: Streak
    since: float | None
    games: list[GameTally]
    opponents: list[Opponent]


class OwnRating(Struct):
    """How strong one is in a game of so many players; null before there are `enough` matches.

    The true `rating` is at most `spread` away from it in 19 of 20 cases.
    """

    game: str
    players: int
    matches: int
    enough: int
    rating: int | None
    spread: int | None


class Solved(Struct):
    """A puzzle of a day: the first time that it was solved, else the last try; and how often it was tried."""

    game: str
    table: str
    solved: bool
    on_time: bool
    moves: int
    taken_back: int
    seconds: int
    tries: int


class PuzzleDay(Struct):
    """The puzzles of one day that were tried."""

    date: str
    puzzles: list[Solved]


class Calendar(Struct):
    """A month of puzzles, `first` and `today` of all days; the streak counts days with one solved on that very day."""

    month: str
    first: str
    today: str
    streak: Streak
    solved: int
    days: list[PuzzleDay]
