"""Bots against bots: hands, totals and records, as a table or as data."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from boneyard.errors import BadInput
from boneyard.local_table import Table, hands
from boneyard.pages import Game, write_value
from boneyard.players import named
from boneyard.state import Ended
from boneyard.words import Words

Data = dict[str, Any]


class Simulation(NamedTuple):
    """What was asked for, and the table at the end of every hand."""

    game: Game
    bots: tuple[str, ...]
    seed: int | str
    hands: tuple[Table, ...]

    @property
    def matches(self) -> list[Table]:
        """The table at the end of every match; the last may not be over."""
        following = (*self.hands[1:], None)
        return [
            table for table, after in zip(self.hands, following, strict=True) if after is None or after.match.hands == 1
        ]

    @property
    def won(self) -> list[int]:
        """How many matches every seat has won, alone or with others."""
        winners = [table.match.winners for table in self.matches if table.match.over]
        return [sum(seat in won for won in winners) for seat in range(len(self.bots))]

    @property
    def points(self) -> list[int]:
        """The points of every seat in all the hands together."""
        return [sum(column) for column in zip(*(table.match.result for table in self.hands), strict=True)]


def seats(levels: Sequence[str], game: Game) -> int:
    """How many play if nobody says it: one for every level that was named, else as few as can."""
    return len(levels) if len(levels) > 1 else min(game.players)


def spread(levels: Sequence[str], players: int) -> tuple[str, ...]:
    """A level for every seat."""
    if len(levels) not in (1, players):
        raise BadInput("levels-players", count=len(levels), players=players)
    return tuple(levels) * (players // len(levels))


def play(game: Game, bots: tuple[str, ...], seed: int | str, most: int, label: str) -> Simulation:
    """Play so many hands; if somebody looks on, with a progress bar and its label."""
    tables: Iterable[Table] = hands(game, [named(name, game) for name in bots], Random(seed), most)
    if label:
        tables = _with_bar(tables, most, label)
    return Simulation(game, bots, seed, tuple(tables))


def _with_bar(tables: Iterable[Table], most: int, label: str) -> Iterable[Table]:
    from rich.console import Console
    from rich.progress import track

    return track(tables, label, most, console=Console(stderr=True), transient=True)


def data(played: Simulation) -> Data:
    """Everything as data; the record of every match is among it, so that each hand can be played again."""
    count = len(played.hands)
    return {
        "game": played.game.page.id,
        "version": played.game.page.version,
        "players": len(played.bots),
        "options": dict(played.game.options),
        "seed": played.seed,
        "bots": list(played.bots),
        "hands": list(_hands(played.hands)),
        "matches": [_match(table) for table in played.matches],
        "totals": played.points,
        "average": [points / count for points in played.points],
        "wins": played.won,
    }


def _hands(tables: Iterable[Table]) -> Iterator[Data]:
    match = 0
    for table in tables:
        match += table.match.hands == 1
        yield {
            "match": match,
            "hand": table.match.hands,
            "result": list(table.match.result),
            "totals": list(table.match.totals),
            "actions": len(table.record.hands[-1].moves),
            "ended": _ended(table),
        }


def _ended(table: Table) -> str | None:
    """How the hand ended; None if the match ended in the middle of it."""
    return next((event.how for event in table.events if isinstance(event, Ended)), None)


def _match(table: Table) -> Data:
    match = table.match
    return {
        "over": match.over,
        "totals": list(match.totals),
        "winners": list(match.winners) if match.over else [],
        "record": str(table.record),
    }


def text(played: Simulation, words: Words) -> list[str]:
    """A short table."""
    count = len(played.hands)
    actions = sum(len(table.record.hands[-1].moves) for table in played.hands)
    over = sum(table.match.over for table in played.matches)
    options = "".join(f", {name}={write_value(value)}" for name, value in played.game.options.given.items())
    rows = [
        (str(seat), bot, str(points), words.decimal(points / count, 2), str(won))
        for seat, (bot, points, won) in enumerate(zip(played.bots, played.points, played.won, strict=True))
    ]
    game = f"{played.game.page.id}{options}"
    head = tuple(words.say(f"simulation-{name}") for name in ("seat", "bot", "points", "per-hand", "won"))
    return [
        words.say("simulation-title", game=game, players=len(played.bots), seed=str(played.seed)),
        words.say("simulation-sum", hands=count, matches=over, actions=words.decimal(actions / count, 1)),
        "",
        *_table([head, *rows]),
    ]


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
