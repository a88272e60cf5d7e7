"""Positions from text: tests set a table with words and see what the rules make of it.

>>> block = rules("block")
>>> state = table(block, ["6-6 5-5", "0-1 2-2"], line="3-5", stock=5)
>>> actions(block, state)
{'5-5@b'}
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any

from boneyard import Match, game
from boneyard.laying import LayingGame
from boneyard.layout import Layout
from boneyard.pages import Value
from boneyard.rules.ending import anybody_fits
from boneyard.state import Action, Close, Ended, Event, Pass, Place, Scored, State
from boneyard.tiles import Deck, Pile, Seat, Tile, parse_tiles
from tests.laws import MOST_ACTIONS, deals

LONGEST = 4  # tiles on a table where a hand ends


def rules(name: str, **options: Value) -> LayingGame:
    """The laying game of this id with these options."""
    chosen = game(name, **options)
    assert isinstance(chosen, LayingGame)
    return chosen


def table(
    game: LayingGame,
    hands: Sequence[str],
    line: str = "",
    stock: int | str | None = None,
    turn: Seat = 0,
    **more: Any,
) -> State:
    """A table with these hands and this line: "6-6 1:6-2@b 6-3" (no seat: seat 0 laid it; no end: the first it fits).

    `stock` is its tiles, or how many of the tiles that lie nowhere else (None: all of them); the others are out of
    play. `more` are further fields of the state, such as `order`, `passes` or `laid`.
    """
    held = [parse_tiles(hand) for hand in hands]
    layout = _layout(game, line, len(hands))
    named = [*layout.tiles, *(tile for hand in held for tile in hand)]
    given = parse_tiles(stock) if isinstance(stock, str) else ()
    rest = unnamed(game, [*named, *given])
    piles = tuple(Pile(hand, frozenset((seat,))) for seat, hand in enumerate(held))
    left = Pile(given if isinstance(stock, str) else rest[:stock])
    seats = tuple(range(len(hands)))
    return State(piles, left, layout, frozenset((turn,)), (0,) * len(hands), seats)._replace(**more)


def deal(game: LayingGame, players: int, hands: Sequence[str] = (), stock: str = "", starter: str = "") -> Deck:
    """A whole deck that deals these hands and this stock; what is not said is filled up, singles before doubles."""
    held = [*map(parse_tiles, hands), *[()] * (players - len(hands))]
    first, last = parse_tiles(starter), parse_tiles(stock)
    rest = iter(unnamed(game, [*first, *(tile for hand in held for tile in hand), *last]))
    full = [(*hand, *_take(rest, game.hands[players] - len(hand))) for hand in held]
    return (*first, *(tile for hand in full for tile in hand), *last, *rest)


def actions(game: LayingGame, state: State, seat: Seat | None = None) -> set[str]:
    """What this seat may do, as text; without a seat, the one whose turn it is."""
    return set(map(str, game.actions(state, min(state.turn) if seat is None else seat)))


def mover(state: State) -> Seat | None:
    """The seat whose turn it is; None when the hand is over."""
    return min(state.turn, default=None)


def play(game: LayingGame, state: State, moves: str) -> tuple[State, tuple[Event, ...]]:
    """Play legal moves such as "0:5-6@b 1:pass"; the table afterwards, and all that happened."""
    seen: tuple[Event, ...] = ()
    for seat, text in map(_move, moves.split()):
        allowed = actions(game, state, seat)
        assert text in allowed, f"{seat}:{text} is not among {allowed}"
        state, events = game.play(state, seat, game.read(text))
        seen += events
    return state, seen


def ended(game: LayingGame, hands: Sequence[str], how: str = "blocked", seat: Seat = 0, **more: Any) -> tuple[int, ...]:
    """The payoff of a hand that `seat` ended so ("out", "blocked", "closed"), these tiles being left in the hands."""
    state, action = ending(game, hands, how, seat, **more)
    state, _ = game.play(state, min(state.turn), action)
    payoff = game.payoff(state)
    assert payoff is not None
    return payoff


def ending(
    game: LayingGame, hands: Sequence[str], how: str = "blocked", seat: Seat = 0, **more: Any
) -> tuple[State, Action]:
    """A table one legal action before the hand ends so, and that action; the last tile scores nothing by itself."""
    left = table(game, hands, **{"stock": 0, "turn": seat, **more})
    free = unnamed(game, [tile for hand in left.hands for tile in hand.tiles])
    for line, last in _lines(game, _holding(left, seat, free), seat):
        if how == "blocked" and anybody_fits(game, _holding(game.lay(line, seat, last), seat, left.hands[seat].tiles)):
            continue
        state = _holding(line, seat, (*left.hands[seat].tiles, last.tile))._replace(laid=left.laid)
        for action in game.actions(state, seat):
            if isinstance(action, Place | Close) and action.tile == last.tile:
                found = _last_step(game, state, action, Ended(how, seat))
                if found:
                    return found
    raise AssertionError(f"No short line lets seat {seat} end the hand {how} with {list(hands)}.")


def match_at(game: LayingGame, state: State, totals: Sequence[int] = (), number: int = 1, leader: Seat = 0) -> Match:
    """A match in the hand of this number, which stands like this, with these totals before it."""
    before = tuple(totals) or (0,) * state.players
    return Match(game, state.players, before, number, leader=leader, state=state, before=before)


def match_after(
    game: LayingGame, hands: Sequence[str], how: str, seat: Seat, totals: Sequence[int] = (), **more: Any
) -> Match:
    """A match just after a hand that `seat` ended so; `more` may say which hand it was (`number`) and its `leader`."""
    number, leader = more.pop("number", 1), more.pop("leader", 0)
    state, action = ending(game, hands, how, seat, **more)
    match, _ = match_at(game, state, totals, number, leader).play(min(state.turn), action)
    return match


def finished(match: Match, rng: Random) -> Match:
    """The match after its next hand, which is dealt and played by chance."""
    match = match.deal(deals(match.game, match.players, rng))
    while not (match.dealing or match.over):
        seat = min(match.turn)
        match, _ = match.play(seat, rng.choice(match.actions(seat)))
    return match


def by_chance(game: LayingGame, players: int, seed: int) -> Iterator[tuple[State, Action, State]]:
    """A hand played by chance: for every action the table before, what was done, and the table after."""
    rng = Random(seed)
    state = game.start(players, deals(game, players, rng))
    for _ in range(MOST_ACTIONS):
        if state.ended:
            return
        seat = min(state.turn)
        action = rng.choice(game.actions(state, seat))
        after, _ = game.play(state, seat, action)
        yield state, action, after
        state = after
    raise AssertionError(f"The hand does not end: {state}")


def joins_are_paired(layout: Layout) -> bool:
    """Whether every half on the table touches an equal half or is an open end."""
    halves = Counter(number for tile in layout.tiles for number in tile)
    halves.update(end.number for end in layout.ends)
    return all(count % 2 == 0 for count in halves.values())


def unnamed(game: LayingGame, named: Sequence[Tile]) -> Deck:
    """The other tiles of the set, singles before doubles; no tile may be named twice."""
    wrong = [str(tile) for tile in named if named.count(tile) > 1 or tile not in game.tiles.tiles]
    assert not wrong, f"The set has not so many of these tiles: {wrong}"
    return tuple(sorted(set(game.tiles.tiles) - set(named), key=lambda tile: (tile.double, tile)))


def _take(tiles: Iterator[Tile], count: int) -> Deck:
    assert count >= 0, "A hand has more tiles than are dealt."
    return tuple(next(tiles) for _ in range(count))


def _move(word: str) -> tuple[Seat, str]:
    seat, _, text = word.rpartition(":")
    return int(seat or 0), text


def _layout(game: LayingGame, line: str, players: int) -> Layout:
    moves = [_move(word) for word in line.split()]
    tiles = Pile(tuple(Tile.parse(text.partition("@")[0]) for _, text in moves))
    state = State((tiles,) * players, Pile(), Layout(), frozenset(), (0,) * players, tuple(range(players)))
    for seat, text in moves:
        state = game.lay(state, seat, _place(game, state, seat, text))
    return state.layout


def _place(game: LayingGame, state: State, seat: Seat, text: str) -> Place:
    place = game.read(text)
    assert isinstance(place, Place)
    if not state.layout.joints:
        return place
    ways = [way for way in game.places(state, seat) if way == place or (way.tile == place.tile and "@" not in text)]
    assert ways, f"{text} does not fit {state.layout.open}"
    return ways[0]


def _lines(game: LayingGame, state: State, seat: Seat) -> Iterator[tuple[State, Place]]:
    """Tables where this seat has laid some of its tiles, the shortest first, and a tile that it could lay next."""
    for length in range(1, LONGEST):
        yield from _lines_of(game, state, seat, length)


def _lines_of(game: LayingGame, state: State, seat: Seat, length: int) -> Iterator[tuple[State, Place]]:
    needed = game.opening.needed or (lambda tile: True)
    leads = (Place(tile) for tile in state.hands[seat].tiles if needed(tile))
    for place in game.places(state, seat) if state.layout.joints else leads:
        if length == 0:
            yield state, place
        else:
            yield from _lines_of(game, game.lay(state, seat, place), seat, length - 1)


def _last_step(game: LayingGame, state: State, action: Action, wanted: Ended) -> tuple[State, Action] | None:
    after, events = game.play(state, wanted.seat, action)
    scored = any(isinstance(event, Scored) for event in takewhile(lambda event: event != wanted, events))
    while not after.ended and Pass() in game.actions(after, min(after.turn)):
        state, action = after, Pass()
        after, _ = game.play(state, min(state.turn), action)
    return (state, action) if after.ended == wanted and not scored else None


def _holding(state: State, seat: Seat, tiles: Deck) -> State:
    hands = state.hands
    return state._replace(hands=(*hands[:seat], Pile(tiles, hands[seat].eyes), *hands[seat + 1 :]))
