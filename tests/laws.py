"""What must hold for every game after every action. Whoever writes a game can import this and play by it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import takewhile
from random import Random
from typing import Any

from boneyard import Record, Tile, replay, view
from boneyard.errors import Redeal
from boneyard.layout import Layout
from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.state import Ended, Scored
from boneyard.tiles import BACK, Deck, Pile

MOST_ACTIONS = 5_000
SAMPLE = 3  # actions of a moment that are tried
OPEN = (Tile, Layout)  # in which nothing can be hidden
LONG = 150  # actions of a hand after which every tenth moment is looked at

Actions = Mapping[int, Sequence[Any]]


def play_by_the_laws(game: Game, players: int, rng: Random, hands: int = 1) -> Table:
    """Play hands by chance and hold every law after every action; the table at the end."""
    table = Table.new(game, players)
    for _ in range(hands):
        if table.match.over:
            break
        table = table.dealt(rng)
        table = _play_hand(table, rng)
    record_replays(table)
    return table


def _play_hand(table: Table, rng: Random) -> Table:
    for number in range(MOST_ACTIONS):
        over = table.match.dealing or table.match.over
        if number < LONG or number % 10 == 0 or over:
            hold_all(table.match, rng)
        if over:
            points_add_up(table)
            return table
        seat = rng.choice(sorted(table.match.turn))
        table = table.played(seat, rng.choice(table.match.actions(seat)))
    raise AssertionError(f"The hand does not end: {table.record}")


def hold_all(match: Match, rng: Random) -> None:
    """Every law about one moment."""
    seats = range(match.players)
    views = {seat: view(match.state, seat) for seat in (None, *seats)}
    actions = {seat: match.game.actions(match.state, seat) for seat in seats}
    tiles_are_conserved(match)
    somebody_can_act_until_it_is_over(match, actions)
    onlookers = {None, rng.randrange(match.players), *match.state.turn}  # in the course of a hand, everybody
    others = {seat: another_world(match.state, seat, rng) for seat in onlookers | set(match.turn)}
    for seat in onlookers:
        views_are_idempotent(match.state, views[seat], seat)
        views_are_blind(match, views[seat], seat, others[seat])
    for seat in seats:
        assert match.game.actions(views[seat], seat) == actions[seat]  # view and truth agree on what may be done
    for seat in match.state.turn:
        actions_have_a_text_form(match, actions[seat])
    for seat in match.turn:
        what_is_asked_is_seen(match, views[seat], seat, others[seat])
        gains_are_known_and_written(match, views[seat], seat, others[seat], rng)


def tiles_are_conserved(match: Match) -> None:
    held = Counter(tiles_in(match.state))
    assert held == Counter(match.game.tiles.tiles), held - Counter(match.game.tiles.tiles)


def somebody_can_act_until_it_is_over(match: Match, actions: Actions) -> None:
    over = match.game.payoff(match.state) is not None
    assert over == (not match.state.turn)
    for seat, allowed in actions.items():
        assert bool(allowed) == (seat in match.state.turn), (seat, match.state)


def views_are_idempotent(state: Any, seen: Any, seat: int | None) -> None:
    assert view(seen, seat) == seen
    assert type(seen) is type(state)


def views_are_blind(match: Match, seen: Any, seat: int | None, other: Any) -> None:
    """Two tables that differ only in tiles this seat may not see look the same to it."""
    assert view(other, seat) == seen
    if seat is not None:
        assert match.game.actions(other, seat) == match.game.actions(match.state, seat)


def what_is_asked_is_seen(match: Match, seen: Any, seat: int, other: Any) -> None:
    """What is asked of a seat follows from what it sees."""
    actions = match.actions(seat)
    asked = match.asks(seat, actions)
    assert asked is not None
    assert replace(match, state=seen).asks(seat, actions) == asked
    assert replace(match, state=other).asks(seat, actions) == asked


def gains_are_known_and_written(match: Match, seen: Any, seat: int, other: Any, rng: Random) -> None:
    """What an action would write at once follows from what its seat sees, and is what playing it then writes."""
    actions = match.actions(seat)
    gains = match.gains(seat, actions)
    assert replace(match, state=seen).gains(seat, actions) == gains
    assert replace(match, state=other).gains(seat, actions) == gains
    offered = list(zip(actions, gains, strict=True)) if gains is not None else []
    for action, points in rng.sample(offered, min(SAMPLE, len(offered))):
        _, events = match.play(seat, action)
        assert (points or 0) == written_by(match, seat, events), (action, events)


def written_by(match: Match, seat: int, events: Sequence[Any]) -> int:
    """The points that a seat writes before a hand ends."""
    laid = takewhile(lambda event: not isinstance(event, Ended), events)
    won = [event.points for event in laid if isinstance(event, Scored) and seat in event.seats]
    return reduce(match.target.add, won, match.totals[seat]) - match.totals[seat]


def actions_have_a_text_form(match: Match, actions: Sequence[Any]) -> None:
    texts = [str(action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert all(" " not in text and match.game.read(text) == action for text, action in zip(texts, actions, strict=True))


def points_add_up(table: Table) -> None:
    """What was scored, event by event, is the result of the hand."""
    match = table.match
    payoff = match.game.payoff(match.state)
    totals = [0] * match.players
    for event in table.events:
        if isinstance(event, Scored):
            for seat in event.seats:
                totals[seat] += event.points
    assert payoff is None or payoff == tuple(totals)
    assert match.target.exact or match.result == tuple(totals)


def record_replays(table: Table) -> None:
    """The text of the record gives the same match again."""
    text = str(table.record)
    record = Record.read(text)
    assert str(record) == text
    *_, last = replay(record)
    assert last.match.state == table.match.state
    assert last.match.totals == table.match.totals


def tiles_in(thing: Any) -> Iterator[Tile]:
    """Every tile that lies anywhere in a state."""
    if isinstance(thing, Tile):
        yield thing
    elif isinstance(thing, Layout):
        yield from thing.tiles
    elif isinstance(thing, tuple):
        for part in thing:
            yield from tiles_in(part)


def another_world(state: Any, seat: int | None, rng: Random) -> Any:
    """The same table with the tiles that this seat cannot see dealt anew among their places."""
    hidden = [tile for pile in piles_in(state) if seat not in pile.eyes for tile in pile.tiles]
    assert BACK not in hidden
    mixed = hidden[:]
    rng.shuffle(mixed)
    fresh = iter(mixed)
    return _replaced(state, lambda pile: pile if seat in pile.eyes else Pile(_take(fresh, len(pile.tiles)), pile.eyes))


def piles_in(thing: Any) -> Iterator[Pile]:
    """Every pile in a state."""
    if isinstance(thing, Pile):
        yield thing
    elif isinstance(thing, tuple) and not isinstance(thing, OPEN):
        for part in thing:
            yield from piles_in(part)


def _take(tiles: Iterator[Tile], count: int) -> Deck:
    return tuple(next(tiles) for _ in range(count))


def _replaced(thing: Any, change: Callable[[Pile], Pile]) -> Any:
    if isinstance(thing, Pile):
        return change(thing)
    if isinstance(thing, tuple) and not isinstance(thing, OPEN):
        make = getattr(type(thing), "_make", tuple)
        return make(_replaced(part, change) for part in thing)
    return thing


def deals(game: Game, players: int, rng: Random) -> Deck:
    """A deck that the rules accept."""
    while True:
        deck = list(game.tiles.tiles)
        rng.shuffle(deck)
        try:
            game.start(players, tuple(deck))
        except Redeal:
            continue
        return tuple(deck)
