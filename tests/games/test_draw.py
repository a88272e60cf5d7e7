"""Draw: the sentences of its page."""

import pytest

from boneyard import IllegalAction, Match
from boneyard.laying import LayingGame
from boneyard.state import Draw, Ended, Pass
from tests.tables import actions, by_chance, deal, ended, match_after, match_at, mover, play, rules, table

DRAW = rules("draw")
UNABLE = rules("draw", draw_when_unable=True)
LOT = rules("draw", draw_lead="lot")


@pytest.mark.parametrize("players, size, stock", [(2, 7, 14), (3, 5, 13), (4, 6, 4)])
def test_two_players_get_seven_tiles_each_three_five_and_four_six(players: int, size: int, stock: int) -> None:
    state = DRAW.start(players, deal(DRAW, players))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    assert len(state.stock.tiles) == stock


def test_the_holder_of_the_highest_double_leads_any_tile_and_does_not_draw() -> None:
    state = DRAW.start(2, deal(DRAW, 2, ["1-1", "5-5 6-4 0-0 3-2 1-2 0-3 0-4"]))
    assert (mover(state), actions(DRAW, state)) == (1, {"5-5", "4-6", "0-0", "2-3", "1-2", "0-3", "0-4"})


def test_without_a_double_the_holder_of_the_heaviest_tile_leads_any_tile() -> None:
    state = DRAW.start(2, deal(DRAW, 2, ["6-3", "5-4"]))
    assert (mover(state), len(actions(DRAW, state))) == (0, 7)


def test_an_able_player_may_draw_three_tiles_and_then_lay() -> None:
    state = table(DRAW, ["3-6", "1-1"], line="3-5", stock=14)
    assert actions(DRAW, state) == {"3-6@a", "draw"}
    state, events = play(DRAW, state, "0:draw 0:draw 0:draw 0:3-6@a")
    assert (len(events), len(state.hands[0].tiles), len(state.stock.tiles), mover(state)) == (4, 3, 11, 1)


def test_with_draw_when_unable_an_able_player_lays_and_does_not_draw() -> None:
    state = table(UNABLE, ["3-6", "1-1"], line="3-5", stock=14)
    assert actions(UNABLE, state) == {"3-6@a"}


def test_with_draw_when_unable_one_draws_until_a_tile_fits_or_two_are_left() -> None:
    state = table(UNABLE, ["0-1", "3-6 1-1"], line="3-5", stock="0-0 5-5 2-2 4-4")
    assert actions(UNABLE, state) == {"draw"}
    assert actions(UNABLE, play(UNABLE, state, "0:draw")[0]) == {"draw"}
    assert actions(UNABLE, play(UNABLE, state, "0:draw 0:draw")[0]) == {"5-5@b"}
    assert actions(UNABLE, table(UNABLE, ["0-1", "3-6"], line="3-5", stock=2)) == {"pass"}


def test_after_laying_nothing_is_drawn() -> None:
    match, _ = match_at(DRAW, table(DRAW, ["3-6 0-0", "1-1"], line="3-5", stock=14)).play(0, DRAW.read("3-6@a"))
    assert match.turn == {1}
    with pytest.raises(IllegalAction, match="Seat 0 cannot play 'draw' now; it is not this seat's turn"):
        match.play(0, Draw())


def test_drawing_does_not_end_the_turn() -> None:
    state, _ = play(DRAW, table(DRAW, ["0-1", "3-6 1-1"], line="3-5", stock="0-0 5-5 2-2 4-4"), "0:draw")
    assert (mover(state), actions(DRAW, state)) == (0, {"draw"})
    assert actions(DRAW, play(DRAW, state, "0:draw")[0]) == {"5-5@b"}


def test_nobody_passes_while_he_can_draw_or_lay() -> None:
    assert actions(DRAW, table(DRAW, ["0-1", "3-6"], line="3-5", stock=3)) == {"draw"}
    match = match_at(DRAW, table(DRAW, ["0-1", "3-6"], line="3-5", stock=3))
    with pytest.raises(IllegalAction, match="'pass' now; allowed: draw"):
        match.play(0, Pass())


def test_with_two_tiles_in_the_stock_the_unable_pass_and_the_able_lay() -> None:
    assert actions(DRAW, table(DRAW, ["0-1", "3-6"], line="3-5", stock=2)) == {"pass"}
    assert actions(DRAW, table(DRAW, ["3-6 0-1", "1-1"], line="3-5", stock=2)) == {"3-6@a"}


def test_the_last_two_are_never_drawn() -> None:
    match = match_at(DRAW, table(DRAW, ["3-6 0-1", "1-1"], line="3-5", stock=2))
    with pytest.raises(IllegalAction, match="'draw' now; allowed: 3-6@a"):
        match.play(0, Draw())


@pytest.mark.parametrize("reserve, left", [(0, 0), (1, 1), (2, 2)])
def test_with_stock_reserve_so_many_tiles_stay(reserve: int, left: int) -> None:
    chosen = rules("draw", stock_reserve=reserve)
    state = table(chosen, ["0-1", "3-6"], line="3-5", stock="0-0 1-1 2-2 4-4")
    state, _ = play(chosen, state, " ".join(["0:draw"] * (4 - reserve)))
    assert (actions(chosen, state), len(state.stock.tiles)) == ({"pass"}, left)


@pytest.mark.parametrize("seed", range(8))
def test_four_players_draw_two_tiles_in_the_whole_hand_at_most(seed: int) -> None:
    taken = [action for _, action, _ in by_chance(DRAW, 4, seed) if isinstance(action, Draw)]
    assert len(taken) <= 2
    assert DRAW.start(4, deal(DRAW, 4, ["6-6"])).stock.tiles[4:] == ()


@pytest.mark.parametrize(
    "hands, how, points",
    [
        (["", "4-5", "5-6"], "out", (20, 0, 0)),
        (["0-5", "4-5", "5-6"], "blocked", (20, 0, 0)),
        (["1-4", "0-1 0-4", "5-6"], "blocked", (0, 0, 0)),
        (["", "4-5", "0-6", "5-6"], "out", (14, 0, 14, 0)),
        (["0-5", "4-5", "0-6", "5-6"], "blocked", (9, 0, 9, 0)),
        (["", "1-2", "6-6 5-6 0-2", "0-4"], "out", (0, 0, 0, 0)),
    ],
)
def test_points_are_those_of_plain_block(hands: list[str], how: str, points: tuple[int, ...]) -> None:
    assert ended(DRAW, hands, how) == ended(rules("plain-block"), hands, how) == points


@pytest.mark.parametrize("stock, over", [(3, False), (2, True)])
def test_a_hand_is_blocked_when_nobody_can_lay_and_nothing_more_can_be_drawn(stock: int, over: bool) -> None:
    state = table(DRAW, ["2-5 0-1", "0-3 6-6"], line="2-3 3-5", stock=stock)
    state, _ = play(DRAW, state, "0:2-5@b")
    assert state.ended == (Ended("blocked", 0) if over else None)
    assert mover(state) == (None if over else 1)


def test_with_four_individual_everybody_plays_for_himself() -> None:
    alone = rules("draw", four_individual=True)
    assert DRAW.sides(4) == ((0, 2), (1, 3))
    assert alone.sides(4) == ((0,), (1,), (2,), (3,))
    assert ended(alone, ["", "4-5", "0-6", "5-6"], "out") == (26, 0, 0, 0)


def test_with_team_floor0_off_a_pair_can_write_a_loss() -> None:
    assert ended(rules("draw", team_floor0=False), ["", "1-2", "6-6 5-6 0-2", "0-4"], "out") == (-18, 0, -18, 0)


def test_with_blocked_deduct_own_the_winners_pips_are_taken_off() -> None:
    assert ended(rules("draw", blocked_deduct_own=True), ["0-5", "4-5", "5-6"]) == (15, 0, 0)


@pytest.mark.parametrize("tie, points", [("none", (0, 0, 0)), ("share", (6, 6, 0)), ("lowest_tile", (0, 17, 0))])
def test_equal_pips_are_settled_as_blocked_tie_says(tie: str, points: tuple[int, ...]) -> None:
    assert ended(rules("draw", blocked_tie=tie), ["1-4", "0-1 0-4", "6-6"]) == points


def opened(game: LayingGame, hands: int) -> list[int | None]:
    """Who opens so many hands, seat 1 holding the highest double every time and seat 2 winning every hand."""
    match, leaders = Match.new(game, 3), []
    for number in range(1, hands + 1):
        match = match.deal(deal(game, 3, ["1-1", "6-6", "5-5"]))
        leaders.append(match.leader)
        match = match_after(game, ["0-1", "0-2", ""], "out", 2, leader=match.leader, number=number)
    return leaders


@pytest.mark.parametrize(
    "lead, by_tiles, by_lot",
    [
        ("rule", [1, 1, 1, 1], [0, 1, 2, 0]),
        ("rotate", [1, 2, 0, 1], [0, 1, 2, 0]),
        ("winner", [1, 2, 2, 2], [0, 2, 2, 2]),
    ],
)
def test_with_draw_lead_lot_seat_0_opens_and_then_the_lead_goes_round(
    lead: str, by_tiles: list[int], by_lot: list[int]
) -> None:
    assert opened(rules("draw", next_lead=lead), 4) == by_tiles
    assert opened(rules("draw", next_lead=lead, draw_lead="lot"), 4) == by_lot


def test_with_draw_lead_lot_the_leader_leads_any_tile() -> None:
    state = LOT.start(2, deal(LOT, 2, ["0-1", "6-6"]), opener=0)
    assert (mover(state), len(actions(LOT, state))) == (0, 7)


def test_the_match_goes_to_a_hundred_or_as_agreed() -> None:
    assert Match.new(DRAW, 2).target.points == 100
    assert match_after(DRAW, ["", "6-5"], "out", 0, [88, 0]).over is False
    assert match_after(DRAW, ["", "6-5"], "out", 0, [89, 0]).over is True
    assert match_after(rules("draw", target=50), ["", "6-5"], "out", 0, [39, 0]).over is True
    assert match_after(rules("draw", hands=1), ["", "6-5"], "out", 0).over is True


def test_both_partners_carry_the_points_of_the_pair() -> None:
    match = match_after(DRAW, ["", "4-5", "0-6", "5-6"], "out", 0, [90, 30, 90, 30])
    assert (match.totals, match.over, match.winners) == ((104, 30, 104, 30), True, (0, 2))
