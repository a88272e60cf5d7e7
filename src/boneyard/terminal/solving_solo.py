"""Answers about the patiences: whether a deal can be won, how, and how often."""

from collections.abc import Callable
from random import Random
from typing import Any

from boneyard.errors import BadInput
from boneyard.games.solo_1 import Rows
from boneyard.games.solo_2 import Batches, Solo2
from boneyard.match import Match
from boneyard.solvers import solo, solo2, solo2_each
from boneyard.solvers.solo import Share
from boneyard.solvers.trails import Ends, Lay, follow
from boneyard.state import Place
from boneyard.terminal import picture, solo_1
from boneyard.terminal.look import Look
from boneyard.terminal.solving import Answer, listed, named, played, seed_line
from boneyard.tiles import Deck, DominoSet, without
from boneyard.words import Words

Progress = Callable[[int], None]

THOUGHT = 20  # sample games before each decision, where thousands of deals are played


def shared(share: Share, seed: int | str, words: Words, look: Look, won: str) -> Answer:
    """A share with its interval; `won` is the key of the sentence."""
    found = {"winnable": share.winnable, "sample": share.sample}
    interval = {"share": share.share, "low": share.low, "high": share.high}
    sentences = [words.say(won, **found), words.say("solve-share", **interval)]
    return Answer({"seed": seed, **found, **interval}, [*look.wrap(" ".join(sentences)), seed_line(seed, words)])


def sampled(sample: int, seed: int | str, progress: Progress) -> Share:
    """The share of the deals of solo 1 that can be won."""
    return solo.share_of_winnable(sample, Random(seed), lambda share: progress(share.sample))


def winning(match: Match, words: Words, look: Look) -> Answer:
    """Whether a position of solo 1 can be won, and how."""
    state: Rows = match.state
    line = solo.winning_line([row.tiles for row in state.rows], _ends(state)) if not state.ended else None
    won = line is not None or bool(state.ended and match.result[0])
    after, moves = _followed(match, line or ())
    lines = [solo_1.picture(match.game, state, 0, words, look), "", words.say("solve-solo-1", won="yes" if won else "no")]  # type: ignore[arg-type]
    if moves:
        lines += [*listed(moves, look), "", picture(match.game, after.state, 0, words, look)]
    return Answer({"winnable": won, "moves": moves if won else None}, lines)


def _followed(match: Match, steps: tuple[solo.Step, ...]) -> tuple[Match, list[str]]:
    """The steps as moves of the game, and the match after them."""
    moves = []
    for row, end in steps:
        tile, ends = match.state.rows[row].tiles[-1], match.state.layout.ends
        move = Place(tile, ends[end].name) if ends else Place(tile)
        moves.append(str(move))
        match, _ = match.play(0, move)
    return match, moves


def _ends(state: Any) -> Ends | None:
    if not state.layout.joints:
        return None
    one, other = state.layout.ends
    return one.number, other.number


def dealt(game: Solo2, known: Deck, moves: str) -> Match:
    """A match of solo 2 of which only the first tiles of the deck are known; what can be drawn is drawn."""
    rest = [tile for tile in game.tiles.tiles if tile not in known]
    match = played(game, (*known, *rest), moves)
    if not match.state.hands[0].tiles and match.turn and _drawn(match) + game.batch <= len(known):
        match = played(game, (*known, *rest), f"{moves} draw")
    if _drawn(match) > len(known):
        raise BadInput(f"The moves draw more tiles than the {len(known)} that are given.")
    return match


def _drawn(match: Match) -> int:
    return len(match.game.tiles.tiles) - len(match.state.stock.tiles)


def advised(match: Match, seed: int | str, words: Words, look: Look) -> Answer:
    """What to lay in a position of solo 2, and the chance to win."""
    state, rng = match.state, Random(seed)
    game: Solo2 = match.game  # type: ignore[assignment]
    lays, chance = _over(match) if state.ended else _best(game, state, rng)
    lines = [picture(game, state, 0, words, look)]
    if state.hands[0].tiles:
        lines += [words.say("solve-hand"), *listed(state.hands[0].tiles, look)]
    lines += ["", *_advice(lays, state, words, look)]
    lines += look.wrap(words.say("solve-chance", chance=chance.value, exact="yes" if chance.exact else "no"))
    lines += [] if chance.exact else [seed_line(seed, words)]
    data = {"seed": seed, "hand": list(map(str, state.hands[0].tiles)), "ends": list(_ends(state) or ())}
    return Answer(data | {"moves": named(lays), "chance": chance.value, "exact": chance.exact}, lines)


def _advice(lays: tuple[Lay, ...], state: Batches, words: Words, look: Look) -> list[str]:
    if lays:
        whole = len(lays) == len(state.hands[0].tiles)
        return [words.say("solve-lay-all" if whole else "solve-lay"), *listed(named(lays), look)]
    return [words.say("solve-stuck")] if state.hands[0].tiles and not state.ended else []


def _over(match: Match) -> tuple[tuple[Lay, ...], solo2.Chance]:
    return (), solo2.Chance(float(match.result[0]), True)


def _best(
    game: Solo2, state: Batches, rng: Random, thought: int | None = None
) -> tuple[tuple[Lay, ...], solo2.Chance]:
    """The tiles to lay next and the chance to win; nothing to lay where the hand cannot be laid."""
    ends, hand, unseen = _ends(state), state.hands[0].tiles, state.stock.tiles
    assert ends
    if game.options.solo2_refill == "each":
        return _best_each(game, state, rng, thought or 400)
    sizes = _batches(game, state)
    if not hand:
        return (), solo2.chance(ends, unseen, sizes, rng, thought or 2000)
    plan = solo2.best_order(ends, hand, unseen, sizes, rng, thought or 2000)
    return (plan.order, plan.chance) if plan else ((), solo2.Chance(0.0, True))


def _best_each(game: Solo2, state: Batches, rng: Random, thought: int) -> tuple[tuple[Lay, ...], solo2.Chance]:
    ends, hand = _ends(state), state.hands[0].tiles
    assert ends
    if not hand:
        raise BadInput(f"Give the first {game.batch + 1} tiles of the deck: with refill=each they are drawn first.")
    keep = len(state.stock.tiles) - game.drawable(state)
    advice = solo2_each.best_lay(ends, hand, state.stock.tiles, keep, rng, thought)
    return ((advice.lay,), advice.chance) if advice else ((), solo2.Chance(0.0, True))


def _batches(game: Solo2, state: Batches) -> tuple[int, ...]:
    """The sizes of the batches that are still to be drawn."""
    left = game.drawable(state)
    return tuple(min(game.batch, left - drawn) for drawn in range(0, left, game.batch))


def odds(game: Solo2, sample: int, seed: int | str, progress: Progress) -> Share:
    """How many deals of solo 2 a player wins who follows the advice and sees no tile before it is drawn."""
    rng, won = Random(seed), 0
    for tried in range(1, sample + 1):
        won += _wins(game, tuple(rng.sample(game.tiles.tiles, len(game.tiles.tiles))), rng)
        progress(tried)
    return solo.wilson(won, sample)


def _wins(game: Solo2, deck: Deck, rng: Random) -> bool:
    match = played(game, deck, "draw")
    while match.turn:
        lays = _only(match.state) or _best(game, match.state, rng, THOUGHT)[0]
        if not lays:
            return False
        for move in named(lays):
            match, _ = match.play(0, game.read(move))
        if match.turn and not match.state.hands[0].tiles:
            match, _ = match.play(0, game.actions(match.state, 0)[0])
    return bool(match.result[0])
