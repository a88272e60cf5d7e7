"""Hints: what they vouch for comes true, and they know no more than the player."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boneyard import Match
from boneyard.games import fortune_teller, memory, plain_block, solo_1, solo_2, squares
from boneyard.local_table import Table, shuffled
from boneyard.pages import Game, Value
from boneyard.players.hints import Hint, choose, dead_ends, hint
from boneyard.players.seen import Seen, seen
from boneyard.solvers.memory import cuts
from boneyard.state import Draw, Place
from boneyard.tiles import Tile, write_tiles
from tests.alone import RING, dealt, played
from tests.laws import another_world

PAGES = (solo_1.PAGE, solo_2.PAGE, squares.PAGE, fortune_teller.PAGE, memory.PAGE)


def at(match: Match, seed: int = 0) -> Seen:
    """The match as its player sees it."""
    return seen(match, 0, (), Random(seed))


def said(match: Match) -> tuple[str, str]:
    """The hint, as text: what to do, and what is certain about it."""
    found = hint(at(match))
    assert found
    return str(found.action), found.sure


def played_by_hints(game: Game, rng: Random) -> tuple[Match, list[Hint | None]]:
    """The match after a hand in which every hint is followed, and the hints."""
    table, hints = Table.new(game, 1).dealt(rng), list[Hint | None]()
    while not table.match.over:
        hints.append(hint(at(table.match)))
        table = table.asked(0, choose, rng)
    return table.match, hints


def test_every_deal_of_solo_1_that_can_be_won_is_won_and_its_ends_are_equal() -> None:
    game = solo_1.PAGE.game({"winnable": True})
    for seed in range(25):
        match, hints = played_by_hints(game, Random(seed))
        assert match.result == (1,)
        assert {found.sure for found in hints if found} == {"wins"}
        one, other = match.state.layout.ends
        assert one.number == other.number


def test_a_deal_of_solo_1_that_cannot_be_won_is_called_lost_and_is() -> None:
    game = solo_1.PAGE.game()
    lost = 0
    for seed in range(25):
        match, hints = played_by_hints(game, Random(seed))
        assert hints[0]
        assert match.result == (int(hints[0].sure == "wins"),)
        assert {found.sure for found in hints if found} == {hints[0].sure}
        lost += hints[0] == Hint(None, "lost", 0.0)
    assert 0 < lost < 25


def test_in_solo_2_the_hint_lays_the_whole_batch_if_that_is_possible() -> None:
    match, _ = played(dealt(solo_2.PAGE, write_tiles(RING)), "draw")
    while match.state.hands[0].tiles:
        found = hint(at(match))
        assert found
        assert found.sure == "best"
        assert found.chance
        match, _ = played(match, str(found.action))
    assert said(match) == ("draw", "only")


def test_in_solo_2_a_batch_that_cannot_be_laid_is_lost() -> None:
    match, _ = played(dealt(solo_2.PAGE, "3-4 0-3 0-0 5-5 5-6 6-6"), "draw")
    assert match.actions(0)
    assert hint(at(match)) == Hint(None, "lost", 0.0)


@pytest.mark.parametrize("refill, laid", [("batch", 21), ("each", 22)])
def test_in_solo_2_the_last_tiles_are_sure(refill: str, laid: int) -> None:
    match = dealt(solo_2.PAGE, write_tiles(RING), solo2_refill=refill)
    for tile in RING[1:laid]:
        match, _ = played(match, f"{tile}@b" if match.state.hands[0].tiles else f"draw {tile}@b")
    match, _ = played(match, "draw") if not match.state.hands[0].tiles else (match, ())
    while not match.over:
        found = hint(at(match))
        assert found
        assert (found.sure, found.chance) == ("wins", 1.0)
        match, _ = played(match, str(found.action))
    assert match.result == (1,)


def test_in_solo_2_with_play_rest_the_left_over_counts() -> None:
    match = dealt(solo_2.PAGE, write_tiles(RING), solo2_play_rest=True)
    for tile in RING[1:26]:
        match, _ = played(match, f"{tile}@b" if match.state.hands[0].tiles else f"draw {tile}@b")
    match, _ = played(match, "draw")
    found = hint(at(match))
    assert found
    assert (found.sure, found.chance) == ("wins", 1.0)


@pytest.mark.parametrize("chosen, refill, hands", [(6, "batch", 12), (6, "each", 1), (9, "batch", 12)])
def test_a_hand_of_solo_2_that_is_called_won_is_won_and_one_that_is_called_lost_is_lost(
    chosen: int, refill: str, hands: int
) -> None:
    game, results = solo_2.PAGE.game({"set": chosen, "solo2_refill": refill}), set()
    for seed in range(hands):
        match, hints = played_by_hints(game, Random(seed))
        assert hints[0] == Hint(Draw(), "only")
        sure = {found.sure for found in hints if found}
        assert not ("lost" in sure and match.result == (1,))
        assert not ("wins" in sure and match.result == (0,))
        results |= sure
    assert results & {"lost", "wins"}


def test_with_the_double_nine_one_tile_at_a_time_there_is_a_best_one_too() -> None:
    match, _ = played(dealt(solo_2.PAGE, "3-4 0-3 4-9 3-3 8-8", set=9, solo2_refill="each"), "draw")
    assert said(match) == ("3-3@a", "best")


@pytest.mark.parametrize("start", ["free", "puzzle"])
def test_squares_are_solved_by_hints_without_lifting(start: str) -> None:
    for seed in range(4):
        match, hints = played_by_hints(squares.PAGE.game({"start": start}), Random(seed))
        assert match.result == (1,)
        assert match.state.lifted == 0
        assert {found.sure for found in hints if found} <= {"forced", "solves"}


def test_in_a_puzzle_every_tile_is_forced() -> None:
    _, hints = played_by_hints(squares.PAGE.game({"start": "puzzle"}), Random(1))
    assert {found.sure for found in hints if found} == {"forced"}


def test_a_tile_that_is_astray_in_the_frame_is_taken_up_again_and_the_puzzle_solved() -> None:
    rng, game = Random("astray"), squares.PAGE.game({"start": "puzzle"})
    for _ in range(5):
        table = Table.new(game, 1).dealt(rng)
        for _ in range(6):
            lays = [action for action in table.match.actions(0) if hasattr(action, "way")]
            table = table.played(0, rng.choice(lays))
        assert said(table.match)[1] == "astray"
        while not table.match.over:
            table = table.asked(0, choose, rng)
        assert table.match.result == (1,)
        assert 0 < table.match.state.lifted <= 6


def test_the_fortune_teller_is_warned_of_a_dead_end_before_it() -> None:
    match, _ = played(dealt(fortune_teller.PAGE, "2-5"), "0-1 1-2@b 0-2@b 0-3@b 3-4@b 0-4@b 0-5@a 5-6@a")
    assert set(dead_ends(at(match))) == {Place(Tile(0, 6), "a"), Place(Tile(0, 6), "b")}
    action, sure = said(match)
    assert sure == "safe"
    assert not action.startswith("0-6")
    match, _ = played(match, "0-6@a 0-0@a")
    assert said(match) == ("lift", "astray")


def test_every_line_of_the_fortune_teller_is_brought_home_from_any_dead_end() -> None:
    rng, game = Random("home"), fortune_teller.PAGE.game()
    stuck = 0
    for _ in range(20):
        table = Table.new(game, 1).dealt(rng)
        while places := [action for action in table.match.actions(0) if isinstance(action, Place)]:
            table = table.played(0, rng.choice(places))
        stuck += not table.match.over
        while not table.match.over:
            table = table.asked(0, choose, rng)
        assert table.match.result == (1,)
    assert stuck > 10


def test_a_warning_is_right_about_every_tile() -> None:
    rng, game = Random("right"), fortune_teller.PAGE.game()
    for _ in range(6):
        table = Table.new(game, 1).dealt(rng)
        for _ in range(16):
            places = [action for action in table.match.actions(0) if isinstance(action, Place)]
            if not places:
                break
            warned = dead_ends(at(table.match))
            for place in places[:4]:
                after = table.played(0, place).match
                assert (place in warned) == (not after.over and said(after)[1] == "astray")
            table = table.played(0, rng.choice(places))


def test_in_memory_it_is_certain_only_that_tiles_no_longer_fit() -> None:
    match = dealt(memory.PAGE, "0-1 3-4 1-2 5-6 0-0 6-6", tiles=6)
    assert said(match) == ("ready", "only")
    match, _ = played(match, "ready 0-1@a2h 3-4@b1h 1-2@b3h")
    assert hint(at(match)) is None
    match, _ = played(dealt(memory.PAGE, ""), "ready")
    spots = [
        f"{row}{column}h" for at, row in enumerate("abcdefghi") for column in ((2, 5, 7), (1, 4, 7), (1, 3, 6))[at % 3]
    ]
    moves = [f"{tile}@{spot}" for tile, spot in zip(match.game.hand(match.state), spots, strict=False)]  # type: ignore[attr-defined]
    match, _ = played(match, " ".join(moves[:20]))
    assert hint(at(match)) is None
    match, _ = played(match, " ".join(moves[20:]))
    assert (len(match.state.laid), said(match)) == (27, ("lift@i6", "astray"))


@pytest.mark.parametrize("size, papers", [(6, 4), (9, 1)])
def test_numbers_on_paper_are_cut_by_hints_without_lifting(size: int, papers: int) -> None:
    for seed in range(papers):
        match, hints = played_by_hints(memory.PAGE.game({"memory_paper": True, "set": size}), Random(seed))
        assert (match.result, match.state.lifted) == ((1,), 0)
        assert {found.sure for found in hints if found} <= {"forced", "solves"}


def test_what_every_cut_of_a_paper_has_is_forced() -> None:
    game, rng = memory.PAGE.game({"memory_paper": True, "tiles": 15}), Random("forced")
    for _ in range(10):
        match = Match.new(game, 1).deal(shuffled(game, rng))
        found = list(cuts(match.state.written, match.state.shown.tiles))
        common = set.intersection(*map(set, found))
        advice = hint(at(match))
        assert advice is not None
        border = (advice.action.cell, advice.action.second)
        assert advice.sure == ("forced" if common else "solves")
        assert border in (common or found[0])


def test_a_tile_that_is_astray_on_paper_is_taken_up_again_and_the_paper_cut() -> None:
    rng, game = Random("astray"), memory.PAGE.game({"memory_paper": True})
    for _ in range(5):
        table = Table.new(game, 1).dealt(rng)
        while lays := [action for action in table.match.actions(0) if hasattr(action, "way")]:
            table = table.played(0, rng.choice(lays))
        assert said(table.match)[1] == "astray"
        while not table.match.over:
            table = table.asked(0, choose, rng)
        assert table.match.result == (1,)
        assert table.match.state.lifted > 0


OPTIONS: list[tuple[Any, dict[str, Value]]] = [(page, {}) for page in PAGES] + [
    (solo_2.PAGE, {"solo2_refill": "each"}),
    (memory.PAGE, {"memory_paper": True}),
    (fortune_teller.PAGE, {"teller_performer": True}),
]


@pytest.mark.parametrize("page, options", OPTIONS, ids=lambda value: getattr(value, "id", "options"))
def test_a_hint_is_the_same_whatever_lies_hidden(page: Any, options: dict[str, Value]) -> None:
    game, rng = page.game(options), Random(page.id)
    for _ in range(3):
        match = Match.new(game, 1).deal(shuffled(game, rng))
        for _ in range(8):
            if match.over:
                break
            other = replace(match, state=another_world(match.state, 0, rng))
            assert hint(at(match)) == hint(at(other))
            match, _ = match.play(0, rng.choice(match.actions(0)))


def test_a_hint_is_always_an_action_that_is_allowed() -> None:
    rng = Random("allowed")
    for page in PAGES:
        game = page.game()
        for _ in range(3):
            match = Match.new(game, 1).deal(shuffled(game, rng))
            for _ in range(40):
                found = None if match.over else hint(at(match))
                assert found is None or found.action is None or found.action in match.actions(0)
                if match.over:
                    break
                match, _ = match.play(0, rng.choice(match.actions(0)))


def test_there_are_no_hints_in_games_with_opponents() -> None:
    match = Match.new(plain_block.PAGE.game(), 2)
    match = match.deal(shuffled(match.game, Random(1)))
    (seat,) = match.turn
    assert hint(seen(match, seat, (), Random(1))) is None
