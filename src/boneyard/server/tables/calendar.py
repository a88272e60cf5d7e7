"""The calendar of the puzzles: which day's were solved, when, in how many moves and seconds."""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta

from boneyard.server.deals import daily
from boneyard.server.messages.played import Calendar, Played, PuzzleDay, Solved, Streak
from boneyard.server.tables.statistics import in_a_row

ORDER = {game: number for number, game in enumerate(daily.PUZZLES)}


def calendar(matches: Iterable[Played], month: str, today: date) -> Calendar:
    """A month, of all the matches of somebody, newest first; the streak is that of all months."""
    tries: dict[tuple[str, str], list[Played]] = {}
    for match in matches:
        if match.daily:
            tries.setdefault((match.daily, match.game), []).append(match)
    puzzles = {of: _solved(of[0], attempts) for of, attempts in tries.items()}
    days = [_day(day, puzzles) for day in sorted({day for day, _ in puzzles}) if day.startswith(f"{month}-")]
    on_time = {day for (day, _), puzzle in puzzles.items() if puzzle.on_time}
    solved = sum(puzzle.solved for puzzle in puzzles.values())
    return Calendar(month, f"{daily.FIRST}", f"{today}", days_in_a_row(on_time, today), solved, days)


def days_in_a_row(solved: set[str], today: date) -> Streak:
    """Days in a row with a puzzle solved; today is not over yet, so it breaks nothing."""
    if not solved:
        return Streak(0, 0)
    first = date.fromisoformat(min(solved))
    days = [f"{today - timedelta(back)}" for back in range((today - first).days + 1)]
    return in_a_row(day in solved for day in (days if days[0] in solved else days[1:]))


def _day(day: str, puzzles: dict[tuple[str, str], Solved]) -> PuzzleDay:
    return PuzzleDay(day, [puzzle for (of, _), puzzle in sorted(puzzles.items(), key=_order) if of == day])


def _order(item: tuple[tuple[str, str], Solved]) -> int:
    """As the puzzles of a day are listed."""
    return ORDER.get(item[1].game, len(ORDER))


def _solved(day: str, newest_first: Sequence[Played]) -> Solved:
    """The first solution counts: whoever knows it may be faster; else the last try."""
    solutions = [match for match in newest_first if match.outcome == "won"]
    match = solutions[-1] if solutions else newest_first[0]
    on_time = bool(solutions) and f"{datetime.fromtimestamp(match.at, UTC).date()}" == day
    counted = match.moves, match.taken_back, match.seconds
    return Solved(match.game, match.table, bool(solutions), on_time, *counted, len(newest_first))
