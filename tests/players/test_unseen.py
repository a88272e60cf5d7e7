"""Hidden tiles dealt again: only deals that fit what was seen, and each of them as often as any other."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from boneyard.games import PAGES, game
from boneyard.games.concentration import TurnedUp
from boneyard.games.fortress_walls import Picked
from boneyard.laying import LayingGame
from boneyard.local_table import Table
from boneyard.pages import Page
from boneyard.players.hidden.shares import NONE
from boneyard.players.seen import seen
from boneyard.players.unseen import PARTS, ROWS, Unseen, world
from boneyard.rules import opening
from boneyard.state import Released, Stopped
from boneyard.tiles import DominoSet
from boneyard.views import view
from tests.laws import tiles_in
from tests.players.anything import anything
from tests.players.worlds import Moment, moments
from tests.test_laws import choices, name, table_sizes

SAMPLES = 3_000
LED_BY_RIGHT = "the lead by right, but somebody has a double"

Outcome = tuple[Any, ...]


def small(rules: Any, players: int, each: int, highest: int = 3, **more: Any) -> tuple[LayingGame, int]:
    """A game with so few tiles that all deals can be listed."""
    assert isinstance(rules, LayingGame)
    return replace(rules, tiles=DominoSet(highest), hands={players: each}, **more), players


SMALL = {
    "passing": small(game("plain-block"), 2, 4),
    "passing, three players": small(game("plain-block"), 3, 3),
    "drawing until able": small(game("draw", draw_when_unable=True), 2, 3),
    "drawing freely": small(game("draw"), 2, 3),
    "drawing at the end of a turn": small(game("block"), 2, 3),
    "drawing at the end of a turn, three players": small(game("block", stock_reserve=0), 3, 3),
    "drawing one": small(game("bergen", stock_reserve=0), 2, 3),
    "drawing two": small(game("french", stock_reserve=1), 2, 3),
    "passing although able": small(game("bergen", voluntary_pass=True, stock_reserve=0), 2, 3),
    "drawing until able or passing": small(game("all-fives", voluntary_pass=True, stock_reserve=0), 2, 3),
    "a starter": small(game("netz"), 2, 3),
    LED_BY_RIGHT: small(game("plain-block", no_double="redeal", next_lead="rotate"), 2, 3),
    "laying on": small(game("hungarian", hungarian_must_continue=True), 2, 4),
    "a duty": small(game("cyprus", cyprus_nines_compulsory=True, cyprus_arms=4), 3, 3, opening=opening.this_double(3)),
    "feet": small(game("chicken-foot", cf_release_dead_foot=True, cf_draw="none"), 2, 5, highest=4),
    "closing": small(game("barricade", barricade_any_double=True, stock_reserve=0), 2, 3),
}


# What must have been seen in these hands.
SHOWN: dict[str, Callable[[Moment], bool]] = {
    "laying on": lambda moment: isinstance(moment.seen.events[-1], Stopped),
    "feet": lambda moment: any(isinstance(event, Released) for event in moment.seen.events),
    LED_BY_RIGHT: lambda moment: moment.seen.seat == moment.moves[0][0] and moment.moves[0][1].tile != (3, 3),
}


def mask(rules: LayingGame, tiles: Any) -> int:
    return sum(1 << rules.tiles.tiles.index(tile) for tile in tiles)


def listed(moment: Moment) -> Counter[Outcome]:
    """Of all decks that fit what was seen, how many lead to which hands and which next tile that can be drawn."""
    found: Counter[Outcome] = Counter()
    for deck in moment.other_decks():
        other = moment.on(deck)
        if other and view(other, moment.seen.seat) == (moment.seen.state, moment.seen.events):
            hands = tuple(mask(moment.game, hand.tiles) for hand in other[0].hands)
            found[hands, moment.drawable and mask(moment.game, other[0].stock.tiles[:1])] += 1
    return found


def drawn(moment: Moment, rng: Random, rows: int) -> Counter[Outcome]:
    """The same of deals that are drawn."""
    unseen = Unseen.of(moment.seen, rows)
    deals = (unseen.deal(rng) for _ in range(SAMPLES))
    return Counter((deal.hands, moment.drawable and 1 << deal.stock[0]) for deal in deals)


def most_squares(free: int) -> float:
    """What chi-squared exceeds once in thirty thousand times (by Wilson and Hilferty)."""
    spread = 2 / (9 * free) if free else 0.0
    return float(free * (1 - spread + 4 * spread**0.5) ** 3)


def hold_uniform(moment: Moment, rng: Random, rows: int = ROWS) -> int:
    """Deals are drawn as often as they should be, by Pearson's test; how many different ones there are."""
    wanted, got = listed(moment), drawn(moment, rng, rows)
    assert got.keys() <= wanted.keys()
    share = SAMPLES / wanted.total()
    rare = {outcome for outcome, count in wanted.items() if count * share < 5}
    pairs = [(got[outcome], count * share) for outcome, count in wanted.items() if outcome not in rare]
    pairs += [(sum(got[each] for each in rare), sum(wanted[each] for each in rare) * share)] if rare else []
    squares = sum((had - due) ** 2 / due for had, due in pairs)
    assert squares <= most_squares(len(pairs) - 1), (squares, pairs, moment)
    return len(wanted)


def telling(kind: str, rng: Random) -> Iterator[Moment]:
    """Moments at which something was seen and something is hidden, one of a hand."""
    shown: Callable[[Moment], bool] = SHOWN.get(kind, bool)
    while True:
        hand = moments(*SMALL[kind], anything, rng)
        found = [each for each in hand if len(each.moves) > 2 and each.hidden > 1 - bool(each.drawable) and shown(each)]
        yield from rng.sample(found, min(1, len(found)))


@pytest.mark.parametrize("kind", SMALL)
def test_every_deal_that_fits_is_as_likely_as_any_other(kind: str, pytestconfig: pytest.Config) -> None:
    rng = Random(kind)
    wanted = 20 if pytestconfig.getoption("--long") else 2
    different = [hold_uniform(moment, rng) for moment in islice(telling(kind, rng), wanted)]
    assert max(different) > 1


@pytest.mark.parametrize("kind", ["passing, three players", "passing although able"])
def test_what_is_left_out_of_the_tables_is_checked(kind: str, pytestconfig: pytest.Config) -> None:
    rng = Random(kind)
    doubtful = (each for each in telling(kind, rng) if Unseen.of(each.seen, 1).doubtful)
    for moment in islice(doubtful, 10 if pytestconfig.getoption("--long") else 1):
        hold_uniform(moment, rng, rows=1)


@pytest.mark.parametrize("kind", ["drawing until able", "drawing at the end of a turn, three players"])
def test_a_hand_that_came_in_more_ways_than_can_be_counted_is_dealt_all_the_same(kind: str) -> None:
    rng = Random(kind)
    for moment in islice(telling(kind, rng), 20):
        unseen = Unseen.of(moment.seen)
        for parts in (parts for case in unseen.cases.things for parts in case.shares.parts.values()):
            parts.budget.rows = 0
            parts.fillings.clear()
        hold_lacking(unseen, moment, rng)


def hold_lacking(unseen: Unseen, moment: Moment, rng: Random) -> None:
    """What is dealt again looks the same to the seat, and no hand had what it lacked."""
    drawn = unseen._checked(rng.random, PARTS)
    assert view(unseen.table(unseen._deal(drawn)), moment.seen.seat) == moment.seen.state
    for seat, came in drawn.parts.items():
        trail = drawn.case.beginning.trails[seat]
        assert not any(trail.held(came, lacked) & lacked.tiles for lacked in trail.lacked)


def hold_possible(moment: Moment, rng: Random) -> None:
    """What is dealt again looks the same to the seat, and the truth is not excluded."""
    rules, state, seat = moment.game, moment.seen.state, moment.seen.seat
    unseen = Unseen.of(moment.seen)
    deal, parts = unseen.past(rng)
    assert view(unseen.table(deal), seat) == state
    assert (
        sum(deal.hands) + mask(rules, state.layout.tiles) + sum(1 << at for at in deal.stock)
        == (1 << len(rules.tiles.tiles)) - 1
    )
    laid = [
        mask(rules, [joint.tile for joint in state.layout.joints if joint.seat == at]) for at in range(state.players)
    ]
    assert all(sum(came) == deal.hands[at] + laid[at] for at, came in parts.items())
    assert moment.looks_the_same(unseen.deck(rng)), (moment.moves, moment.deck, seat)
    truth = [mask(rules, hand.tiles) for hand in moment.table.match.state.hands]
    ruled_out = [[truth[at] & kinds.get(NONE, 0) for at, kinds in c.shares.kinds.items()] for c in unseen.cases.things]
    assert not all(map(any, ruled_out))


NOT_LAYING = ["concentration", "hectic", "fortress", "dominance"]


@pytest.mark.parametrize("name", NOT_LAYING)
def test_a_table_without_a_line_is_filled_with_tiles_that_fit_what_is_remembered(name: str) -> None:
    rules, rng = game(name), Random(name)
    table = Table.new(rules, max(rules.players)).dealt(rng)
    for _ in range(60):
        if table.match.dealing or table.match.over:
            break
        seat = rng.choice(sorted(table.match.turn))
        seen_now = seen(table.match, seat, table.events, rng)
        filled = world(seen_now, rng)
        assert view(filled, seat) == seen_now.state
        assert sorted(tiles_in(filled)) == list(rules.tiles.tiles)
        assert certain(table, seat) <= certain(table._replace(match=replace(table.match, state=filled)), seat)
        table = table.asked(seat, anything, rng)


def certain(table: Table, seat: int) -> set[tuple[Any, ...]]:
    """What is certainly where: tiles that were turned up in this game and were not taken, and gifts just picked."""
    state = table.match.state
    turned = {event.cell for event in table.events if isinstance(event, TurnedUp)}
    cells = {(cell, pile.tiles) for cell, pile in getattr(state, "named", ()) if cell in turned}
    gifts = [event for event in table.events[-1:] if isinstance(event, Picked) and event.of == seat]
    held = {(event.seat, tile) for event in gifts for tile in event.tile.tiles if tile in state.hands[event.seat].tiles}
    return cells | held


LAYING = [page for page in PAGES if isinstance(page.game(), LayingGame)]


@pytest.mark.parametrize("page", LAYING, ids=name)
def test_whatever_is_dealt_again_could_have_been_seen(page: Page, pytestconfig: pytest.Config) -> None:
    thorough = pytestconfig.getoption("--long")
    for choice in choices(page) if thorough else [{}]:
        rules = page.game(choice)
        assert isinstance(rules, LayingGame)
        for players in table_sizes(rules, choice):
            rng = Random(f"{page.id} {choice} {players}")
            found = list(moments(rules, players, anything, rng))
            for moment in found if thorough else rng.sample(found, min(3, len(found))):
                hold_possible(moment, rng)
