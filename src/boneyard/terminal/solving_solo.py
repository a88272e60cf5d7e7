"""Answers about solo 1: whether a deal can be won, how, and how often."""

from collections.abc import Callable
from random import Random
from typing import Any

from boneyard.games.solo_1 import Rows
from boneyard.match import Match
from boneyard.solvers import solo
from boneyard.solvers.solo import Share
from boneyard.state import Place
from boneyard.terminal import picture
from boneyard.terminal.look import Look
from boneyard.terminal.solving import Answer, listed, seed_line
from boneyard.words import Words

Progress = Callable[[int], None]


def shared(share: Share, seed: int | str, words: Words, look: Look, won: str) -> Answer:
    """A share with its interval; `won` is the key of the sentence."""
    found: dict[str, Any] = {"winnable": share.winnable, "sample": share.sample}
    interval: dict[str, Any] = {"share": share.share, "low": share.low, "high": share.high}
    sentences = [words.say(won, **found), words.say("solve-share", **interval)]
    return Answer({"seed": seed, **found, **interval}, [*look.wrap(" ".join(sentences)), seed_line(seed, words)])


def sampled(sample: int, seed: int | str, progress: Progress) -> Share:
    """The share of the deals of solo 1 that can be won."""
    return solo.share_of_winnable(sample, Random(seed), lambda share: progress(share.sample))


def winning(match: Match, words: Words, look: Look) -> Answer:
    """Whether a position of solo 1 can be won, and how."""
    state: Rows = match.state
    line = _line(state) if not state.ended else () if match.result[0] else None
    won, (after, moves) = line is not None, _followed(match, line or ())
    sentence = words.say("solve-over" if state.ended else "solve-solo-1", won="yes" if won else "no")
    lines = [picture(match.game, state, 0, words, look), "", sentence]
    if moves:
        lines += [*listed(moves, look), "", picture(match.game, after.state, 0, words, look)]
    return Answer({"winnable": won, "moves": moves if won else None}, lines)


def _line(state: Rows) -> tuple[solo.Step, ...] | None:
    ends = [end.number for end in state.layout.ends]
    return solo.winning_line([row.tiles for row in state.rows], (ends[0], ends[1]) if ends else None)


def _followed(match: Match, steps: tuple[solo.Step, ...]) -> tuple[Match, list[str]]:
    """The steps as moves of the game, and the match after them."""
    moves = []
    for row, end in steps:
        tile, ends = match.state.rows[row].tiles[-1], match.state.layout.ends
        move = Place(tile, ends[end].name) if ends else Place(tile)
        moves.append(str(move))
        match, _ = match.play(0, move)
    return match, moves
