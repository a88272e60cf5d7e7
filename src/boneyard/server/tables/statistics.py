"""Statistics: what somebody has played, counted. Pure functions of their results, which are given newest first."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from boneyard.server.messages.played import GameTally, Opponent, Played, Statistics, Streak, Tally

Other = tuple[str, str | None]  # another player: a person as the one who asks knows them, or the bots of a level
Counted = TypeVar("Counted", GameTally, Opponent)


def statistics(matches: Sequence[Played]) -> Statistics:
    """Everything counted, most played first."""
    with_others = [match for match in matches if match.players > 1]
    alone = [match for match in matches if match.players == 1]
    games: dict[str, list[Played]] = {}
    opponents: dict[Other, list[Played]] = {}
    for match in matches:
        games.setdefault(match.game, []).append(match)
        for other in _others(match):
            opponents.setdefault(other, []).append(match)
    since = matches[-1].at if matches else None
    by_game = _most_first([GameTally(game, tally(of), streak(of), of[0].at) for game, of in games.items()])
    by_opponent = _most_first([_opponent(other, of) for other, of in opponents.items()])
    return Statistics(tally(with_others), tally(alone), streak(with_others), since, by_game, by_opponent)


def tally(matches: Iterable[Played]) -> Tally:
    """Matches, counted."""
    count = Tally(*[0] * len(Tally.__struct_fields__))
    for match in matches:
        count.games += 1
        setattr(count, match.outcome, getattr(count, match.outcome) + 1)
        count.points += _points(match)
        count.seconds += match.seconds
    return count


def streak(matches: Iterable[Played]) -> Streak:
    """Wins in a row; a match in which one sat on several sides, or that was settled, is neither won nor lost."""
    return in_a_row(match.outcome == "won" for match in matches if match.outcome not in ("shared", "settled"))


def in_a_row(newest_first: Iterable[bool]) -> Streak:
    """How many in a row, up to now and at best."""
    runs = "".join("x" if hit else " " for hit in newest_first).split(" ")
    return Streak(len(runs[0]), max(map(len, runs)))


def _points(match: Played) -> int:
    """What somebody has written: partners have written it once; what was written on several sides is nobody's."""
    return 0 if match.outcome == "shared" else match.totals[match.mine[0]]


def _others(match: Played) -> set[Other]:
    """Those with whom a match was played, each once, whatever seats they had."""
    people = {(person, None) for person in match.people if person}
    return people | {("", level) for level in match.bots if level}


def _opponent(other: Other, matches: Sequence[Played]) -> Opponent:
    person, level = other
    against = [match for match in matches if not _seats(match, other) <= set(match.partners)]
    name = _name(matches[0], other) if level is None else ""
    return Opponent(person, name, level, tally(against), len(matches) - len(against), matches[0].at)


def _name(match: Played, other: Other) -> str:
    """The name that somebody had in a match."""
    return match.names[min(_seats(match, other))]


def _seats(match: Played, other: Other) -> set[int]:
    person, level = other
    found = match.people if level is None else match.bots
    return {seat for seat, known in enumerate(found) if known == (person if level is None else level)}


def _most_first(counted: list[Counted]) -> list[Counted]:
    return sorted(counted, key=lambda each: (-each.tally.games - getattr(each, "together", 0), -each.at))
