"""Solo 2: outcomes of a batch, chances, and the parity bound."""

from itertools import combinations, permutations
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.errors import BadInput
from boneyard.solvers import solo2_each
from boneyard.solvers.solo2 import batch_outcomes, best_order, chance, count_lines_possible, line_possible
from boneyard.solvers.trails import Ends, Lay, follow
from boneyard.tiles import Deck, DominoSet, Tile, parse_tiles, without

D6, D9 = DominoSet(6), DominoSet(9)
NOBODY = Random(0)


def outcomes_by_trying(ends: Ends, hand: Deck) -> set[Ends]:
    found = set()
    for order in permutations(hand):
        reached = {ends}
        for tile in order:
            reached = {follow(pair, [Lay(tile, end)]) for pair in reached for end in (0, 1) if pair[end] in tile}
        found |= {(min(pair), max(pair)) for pair in reached}
    return found


def chance_by_trying(ends: Ends, unseen: Deck, batch: int) -> float:
    if len(unseen) < batch:
        return 1.0
    return fmean(_best_by_trying(ends, drawn, unseen, batch) for drawn in combinations(unseen, batch))


def _best_by_trying(ends: Ends, drawn: Deck, unseen: Deck, batch: int) -> float:
    left = tuple(tile for tile in unseen if tile not in drawn)
    return max((chance_by_trying(last, left, batch) for last in outcomes_by_trying(ends, drawn)), default=0.0)


@settings(max_examples=60, deadline=None)
@given(st.tuples(st.integers(0, 6), st.integers(0, 6)), st.lists(st.sampled_from(D6.tiles), unique=True, max_size=5))
def test_the_outcomes_of_a_batch_are_those_found_by_trying_all_orders(ends: Ends, hand: list[Tile]) -> None:
    found = batch_outcomes(ends, hand)
    assert set(found) == outcomes_by_trying(ends, tuple(hand))
    for last, order in found.items():
        assert sorted(follow(ends, order)) == sorted(last)
        assert sorted(lay.tile for lay in order) == sorted(hand)


def test_a_ring_may_be_left_open_at_any_of_its_numbers() -> None:
    assert set(batch_outcomes((3, 4), parse_tiles("4-5 5-6 3-6"))) == {(3, 3), (4, 4), (5, 5), (6, 6)}


def test_with_no_three_and_no_four_the_batch_cannot_be_laid() -> None:
    assert batch_outcomes((3, 4), parse_tiles("0-0 0-1 1-1 2-5 5-6")) == {}
    assert best_order((3, 4), parse_tiles("0-0 0-1 1-1 2-5 5-6"), D6.tiles[20:], 5, Random(1)) is None


@settings(max_examples=15, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_counted_chance_is_what_trying_everything_gives(rng: Random) -> None:
    unseen = tuple(rng.sample(DominoSet(4).tiles, 7))
    ends = (rng.randrange(5), rng.randrange(5))
    found = chance(ends, unseen, 3, NOBODY)
    assert found.exact
    assert found.value == pytest.approx(chance_by_trying(ends, unseen, 3))


def test_the_estimate_comes_near_the_counted_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen = tuple(Random(5).sample(D6.tiles, 12))
    counted = chance((2, 3), unseen, 5, NOBODY)
    monkeypatch.setattr("boneyard.solvers.solo2.EASY", 0)
    estimated = chance((2, 3), unseen, 5, Random(1), 20_000)
    assert counted.exact
    assert not estimated.exact
    assert counted.value == pytest.approx(estimated.value, rel=0.15)


def test_the_best_order_opens_the_ring_where_the_chance_is_highest() -> None:
    hand, unseen = parse_tiles("4-5 5-6 3-6 3-3 4-4"), parse_tiles("0-5 5-5 1-5 0-1 0-0 2-5 1-2")
    plan = best_order((3, 4), hand, unseen, 5, Random(1))
    assert plan is not None
    assert follow((3, 4), plan.order) == (5, 5)
    assert plan.chance == chance((5, 5), unseen, 5, NOBODY)
    assert all(chance((n, n), unseen, 5, NOBODY).value <= plan.chance.value for n in (3, 4, 6))


def test_sizes_may_be_given_so_that_the_short_rest_is_laid_too() -> None:
    unseen = parse_tiles("0-1 1-2 2-3 3-4 4-5 5-6 0-6")
    assert chance((0, 0), unseen, (5, 2), NOBODY).value <= chance((0, 0), unseen, 5, NOBODY).value
    assert chance((0, 0), unseen, (7,), NOBODY).value == 1.0
    assert chance((0, 0), (), 5, NOBODY) == (1.0, True)


def test_a_whole_game_is_won_about_once_in_2600_deals() -> None:
    rng = Random(11)
    value = fmean(chance((t.low, t.high), without(D6.tiles, t), 5, rng, 1500).value for t in D6.tiles)
    assert 1 / 3300 < value < 1 / 2100


def test_273_of_378_pairs_left_over_allow_a_line_of_26() -> None:
    possible = [pair for pair in combinations(D6.tiles, 2) if line_possible(pair, D6)]
    assert len(possible) == count_lines_possible(2, D6) == 273


def test_123795_of_3478761_sets_left_over_allow_a_line_of_50_nines() -> None:
    assert count_lines_possible(5, D9) == 123_795
    rng = Random(1)
    for _ in range(300):
        leftover = rng.sample(D9.tiles, 5)
        odd = [n for n in D9.numbers if sum(n in tile for tile in leftover if not tile.double) % 2 == 0]
        assert line_possible(leftover, D9) == (len(odd) <= 2)


@pytest.mark.parametrize(("leftover", "possible"), [("0-1 2-3", False), ("0-1 1-2", True), ("0-0 2-3", True)])
def test_two_singles_without_a_common_number_spoil_the_line(leftover: str, possible: bool) -> None:
    assert line_possible(parse_tiles(leftover), D6) is possible


def test_counting_refuses_what_could_part_the_set() -> None:
    with pytest.raises(BadInput):
        count_lines_possible(6, D6)


def each_by_trying(ends: Ends, hand: Deck, unseen: Deck, keep: int) -> float:
    """The chance with one draw after each tile laid, with all choices and no short cut."""
    if not hand:
        return 1.0
    values = []
    for lay in [Lay(tile, end) for tile in hand for end in (0, 1) if ends[end] in tile]:
        after, rest = follow(ends, [lay]), without(hand, lay.tile)
        if len(unseen) <= keep:
            values.append(each_by_trying(after, rest, unseen, keep))
        else:
            values.append(fmean(each_by_trying(after, (*rest, t), without(unseen, t), keep) for t in unseen))
    return max(values, default=0.0)


@settings(max_examples=20, deadline=None)
@given(st.randoms(use_true_random=False))
def test_refilled_one_by_one_a_counted_chance_is_what_trying_everything_gives(rng: Random) -> None:
    tiles, ends = rng.sample(DominoSet(3).tiles, 7), (rng.randrange(4), rng.randrange(4))
    hand, unseen = tuple(tiles[:3]), tuple(tiles[3:])
    found = solo2_each.chance_each(ends, hand, unseen, 1, NOBODY)
    assert found.exact
    assert found.value == pytest.approx(each_by_trying(ends, hand, unseen, 1))


def test_refilled_one_by_one_advice_fits_and_nothing_fitting_is_lost() -> None:
    advice = solo2_each.best_lay((3, 4), parse_tiles("0-1 4-5 3-3 2-2 6-6"), D6.tiles[-10:], 2, Random(1), 50)
    assert advice is not None
    assert advice.lay == Lay(parse_tiles("3-3")[0], 0)
    assert solo2_each.best_lay((3, 4), parse_tiles("0-1 0-0"), D6.tiles[-10:], 2, Random(1)) is None
    assert solo2_each.chance_each((3, 4), parse_tiles("0-1 0-0"), D6.tiles[-10:], 2, Random(1)) == (0.0, True)
    assert solo2_each.chance_each((3, 4), (), (), 2, Random(1)) == (1.0, True)


def test_refilled_one_by_one_the_game_is_won_far_more_often() -> None:
    rng = Random(4)
    deals = [rng.sample(D6.tiles, 28) for _ in range(60)]
    values = [solo2_each.chance_each((d[0].low, d[0].high), d[1:6], d[6:], 2, rng, 40).value for d in deals]
    assert 0.15 < fmean(values) < 0.6
