"""What the arena says about bots: in sentences, as a cross table, as Markdown and as data."""

from collections.abc import Sequence
from typing import Any

from boneyard import arena
from boneyard.arena import Contest
from boneyard.bot_ratings import Ratings
from boneyard.intervals import Interval
from boneyard.pages import write_value
from boneyard.terminal.arena import Measured
from boneyard.terminal.look import Look
from boneyard.words import Words

Found = Sequence[Measured]  # of every two bots


def text(found: Found, words: Words, look: Look) -> list[str]:
    """The answer about two bots in a few sentences; about more of them, as a table."""
    if len(found) == 1:
        return _wrapped([_played(found, words), *_duel(found[0], words)], look)
    rows = cross(found)
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = ["  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in rows]
    return [*_wrapped([_played(found, words), words.say("arena-cross")], look), "", *table]


def markdown(found: Found, words: Words) -> list[str]:
    """The answer as a paragraph and a table of Markdown."""
    head, *rows = [f"| {' | '.join(row)} |" for row in cross(found)]
    paragraph = f"{_played(found, words)} {words.say('arena-cross')}"
    return [paragraph, "", head, f"|{'---|' * (head.count('|') - 1)}", *rows]


def cross(found: Found) -> list[list[str]]:
    """How the bot of each row fares against the bot of each column, in percent; the bots are the first row."""
    bots = list(dict.fromkeys(bot for each in found for bot in each.contest.bots))
    cells = {each.contest.bots[::-1]: percent(_turned(each.score)) for each in found}
    cells |= {each.contest.bots: percent(each.score) for each in found}
    return [["", *bots], *([bot, *(cells.get((bot, other), "") for other in bots)] for bot in bots)]


def percent(share: Interval) -> str:
    """A share and half the width of its interval."""
    return f"{100 * share.value:.1f} ± {50 * (share.high - share.low):.1f}"


def _turned(share: Interval) -> Interval:
    """The same from the other bot's side."""
    return Interval(1 - share.value, 1 - share.high, 1 - share.low)


def _played(found: Found, words: Words) -> str:
    contest, count = found[0].contest, max(len(each.bouts) for each in found)
    options = "".join(f", {name}={write_value(value)}" for name, value in contest.game.options.given.items())
    asked: dict[str, Any] = {"game": f"{contest.game.page.id}{options}", "players": contest.players, "count": count}
    most = "yes" if any(each.decided for each in found) and len(found) > 1 else "no"
    return words.say("arena-played", **asked, seed=str(contest.seed), what=_what(contest), most=most)


def _what(contest: Contest) -> str:
    return "matches" if contest.whole else "deals"


def _duel(found: Measured, words: Words) -> list[str]:
    first, second = found.contest.bots
    asked: dict[str, Any] = {"first": first, "second": second, "what": _what(found.contest)}
    clear = "first" if found.score.low > 0.5 else "second" if found.score.high < 0.5 else "open"
    return [
        words.say("arena-score", **asked, **found.score._asdict()),
        words.say("arena-difference", **asked, **_rounded(arena.difference(found.bouts))),
        words.say("arena-verdict", **asked, clear=clear, early="yes" if found.decided else "no"),
    ]


def _rounded(interval: Interval) -> dict[str, str]:
    """Points with their sign; a number would lose it."""
    return {name: f"{number:+.2f}" for name, number in interval._asdict().items()}


def _wrapped(sentences: Sequence[str], look: Look) -> list[str]:
    return [line for sentence in sentences for line in look.wrap(sentence)]


def data(found: Found) -> dict[str, Any]:
    """Everything as data: what two bots did in every deal, or that of every two."""
    contest = found[0].contest
    if len(found) == 1:
        return {**_asked(contest), **_pair(found[0])}
    return {**_asked(contest), "pairs": [_pair(each) for each in found]}


def _asked(contest: Contest) -> dict[str, Any]:
    return {
        "game": contest.game.page.id,
        "version": contest.game.page.version,
        "players": contest.players,
        "options": dict(contest.game.options),
        "seed": contest.seed,
    }


def _pair(found: Measured) -> dict[str, Any]:
    return {
        "bots": list(found.contest.bots),
        _what(found.contest): len(found.bouts),
        "decided_early": found.decided,
        "score": _interval(found.score),
        "difference": _interval(arena.difference(found.bouts)),
        "won": [bout.won for bout in found.bouts],
        "points": [[bout.first, bout.second] for bout in found.bouts],
    }


def _interval(interval: Interval) -> dict[str, float]:
    return {"mean": interval.value, "low": interval.low, "high": interval.high}


def rated_text(contest: Contest, matches: int, found: Ratings, words: Words, look: Look) -> list[str]:
    """The ratings of some bots in a few sentences."""
    asked: dict[str, Any] = {"game": contest.game.page.id, "players": contest.players, "matches": matches}
    told = [words.say("arena-rating", bot=bot, rating=str(each.rating), spread=each.spread) for bot, each in found]
    return _wrapped([words.say("arena-rated", **asked, seed=str(contest.seed)), *told], look)


def rated_data(contest: Contest, matches: int, found: Ratings) -> dict[str, Any]:
    """The ratings of some bots as data."""
    ratings = [{"bot": bot, "rating": each.rating, "spread": each.spread} for bot, each in found]
    return {**_asked(contest), "matches": matches, "ratings": ratings}
