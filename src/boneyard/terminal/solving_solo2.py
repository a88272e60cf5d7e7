"""Answers about solo 2: what to lay next, the chance to win, and the odds of the game."""

from collections.abc import Callable
from random import Random
from typing import cast

from boneyard.errors import BadInput
from boneyard.games.solo_2 import Batches, Solo2
from boneyard.match import Match
from boneyard.solvers import solo2, solo2_each
from boneyard.solvers.solo import Share, wilson
from boneyard.solvers.solo2 import Chance
from boneyard.solvers.trails import Ends, Lay, endings, follow
from boneyard.terminal import picture
from boneyard.terminal.look import Look
from boneyard.terminal.solving import Answer, listed, named, played, seed_line
from boneyard.tiles import Deck, without
from boneyard.words import Words

Progress = Callable[[int], None]

LOST = Chance(0.0, True)
THOUGHT = 100  # sample games before each decision; with fewer, a player who draws tile by tile wins clearly less


def dealt(game: Solo2, known: Deck, moves: str) -> Match:
    """A match of solo 2 of which only the first tiles of the deck are known; what can be drawn is drawn."""
    rest = [tile for tile in game.tiles.tiles if tile not in known]
    match = played(game, (*known, *rest), moves)
    if not match.state.hands[0].tiles and match.turn and _drawn(match) + _next(match) <= len(known):
        match = played(game, (*known, *rest), f"{moves} draw")
    if _drawn(match) > len(known):
        raise BadInput("tiles-given", given=len(known), drawn=_drawn(match))
    return match


def _drawn(match: Match) -> int:
    return len(match.game.tiles.tiles) - len(match.state.stock.tiles)


def _next(match: Match) -> int:
    """How many tiles the next draw brings."""
    game = cast(Solo2, match.game)
    return min(game.batch, game.drawable(match.state))


def advised(match: Match, seed: int | str, words: Words, look: Look) -> Answer:
    """What to lay in a position of solo 2, and the chance to win."""
    state, rng = match.state, Random(seed)
    game = cast(Solo2, match.game)
    lays, chance = ((), Chance(float(match.result[0]), True)) if state.ended else _best(game, state, rng)
    lines = [picture(game, state, 0, words, look)]
    if state.hands[0].tiles:
        lines += [words.say("solve-hand"), *listed(state.hands[0].tiles, look)]
    lines += ["", *_advice(lays, match, words, look)]
    if lays or not (state.ended or state.hands[0].tiles):
        lines += look.wrap(words.say("solve-chance", chance=chance.value, exact="yes" if chance.exact else "no"))
        lines += [] if chance.exact else [seed_line(seed, words)]
    data = {"seed": seed, "hand": list(map(str, state.hands[0].tiles)), "ends": list(_seen(state)[0])}
    return Answer(data | {"moves": named(lays), "chance": chance.value, "exact": chance.exact}, lines)


def _advice(lays: tuple[Lay, ...], match: Match, words: Words, look: Look) -> list[str]:
    hand = match.state.hands[0].tiles
    if match.state.ended:
        return [words.say("solve-over", won="yes" if match.result[0] else "no")]
    if lays:
        return [words.say("solve-lay-all" if len(lays) == len(hand) else "solve-lay"), *listed(named(lays), look)]
    return [words.say("solve-stuck")] if hand else []


def _best(game: Solo2, state: Batches, rng: Random) -> tuple[tuple[Lay, ...], Chance]:
    """The tiles to lay next and the chance to win; nothing to lay where the hand cannot be laid."""
    (ends, hand, unseen), batches = _seen(state), _batches(game, state)
    if game.options.solo2_refill == "each":
        if not hand:
            raise BadInput("first-tiles", count=game.batch + 1)
        advice = solo2_each.best_lay(ends, hand, unseen, _kept(game, state), rng)
        return ((advice.lay,), advice.chance) if advice else ((), LOST)
    if not hand:
        return (), solo2.chance(ends, unseen, batches, rng)
    plan = solo2.best_order(ends, hand, unseen, batches, rng)
    return (plan.order, plan.chance) if plan else ((), LOST)


def _seen(state: Batches) -> tuple[Ends, Deck, Deck]:
    """The ends of the line, the hand, and the tiles that may still come, whose order nobody knows."""
    one, other = state.layout.ends
    return (one.number, other.number), state.hands[0].tiles, tuple(sorted(state.stock.tiles))


def _kept(game: Solo2, state: Batches) -> int:
    """How many tiles are never drawn."""
    return len(state.stock.tiles) - game.drawable(state)


def _batches(game: Solo2, state: Batches) -> tuple[int, ...]:
    """The sizes of the batches that are still to be drawn."""
    left = game.drawable(state)
    return tuple(min(game.batch, left - drawn) for drawn in range(0, left, game.batch))


def odds(game: Solo2, sample: int, seed: int | str, progress: Progress) -> Share:
    """How many deals of solo 2 a player wins who follows the advice and sees no tile before it is drawn."""
    rng, won = Random(seed), 0
    wins = _wins_each if game.options.solo2_refill == "each" else _wins
    for tried in range(1, sample + 1):
        won += wins(game, game.start(1, tuple(rng.sample(game.tiles.tiles, len(game.tiles.tiles)))), rng)
        progress(tried)
    return wilson(won, sample)


def _wins(game: Solo2, state: Batches, rng: Random) -> bool:
    """Whether a deal is won batch by batch; only a ring leaves something to think about."""
    (ends, _, _), stock, sizes = _seen(state), state.stock.tiles, _batches(game, state)
    for place, size in enumerate(sizes, 1):
        batch, stock = stock[:size], stock[size:]
        lasts = endings(ends, batch)
        if len(lasts) > 1:
            plan = solo2.best_order(ends, batch, stock, sizes[place:], rng, THOUGHT)
            assert plan
            lasts = (follow(ends, plan.order),)
        if not lasts:
            return False
        (ends,) = lasts
    return True


def _wins_each(game: Solo2, state: Batches, rng: Random) -> bool:
    """Whether a deal is won tile by tile, each drawn after one is laid."""
    (ends, _, _), keep, stock = _seen(state), _kept(game, state), state.stock.tiles
    hand, stock = stock[: game.batch], stock[game.batch :]
    while hand:
        lays = solo2_each.options(ends, hand)
        if len(lays) > 1:
            advice = solo2_each.best_lay(ends, hand, stock, keep, rng, THOUGHT)
            assert advice
            lays = [advice.lay]
        if not lays:
            return False
        ends, hand = follow(ends, lays), without(hand, lays[0].tile)
        if len(stock) > keep:
            hand, stock = (*hand, stock[0]), stock[1:]
    return True
