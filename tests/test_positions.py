"""The positions on the pages: legal, drawn from what an onlooker sees, and captions that say what is there."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from boneyard import PAGES
from boneyard.boards import Facts
from boneyard.games.dominance import takes
from boneyard.games.frame import Cell, numbers
from boneyard.games.hectic_race import WonDouble, worth
from boneyard.plain import seen_step
from boneyard.positions import FOLDER, Position, position
from boneyard.solvers.frame import SQUARES
from boneyard.state import Drew, Ended, Placed, Scored
from boneyard.terminal import picture
from boneyard.terminal.look import FANCY, Look
from boneyard.tiles import BACK, Seat, pips
from boneyard.views import view
from boneyard.words import Words, languages
from tests.command_line import good
from tests.positions import renewed

IDS = [page.id for page in PAGES]
TILE = r"\b\d-\d\b"


def state(at: Position) -> Any:
    return at.last.match.state


def ends(at: Position) -> list[int]:
    """The numbers at the ends, in the order of their names."""
    return [end.number for end in sorted(state(at).layout.ends)]


def left_and_right(at: Position) -> list[int]:
    """The numbers at the two ends as they count: a double with both halves."""
    joints = state(at).layout.joints
    return [end.number * (1 + joints[end.joint].tile.double) for end in sorted(state(at).layout.ends)]


def facts(at: Position) -> Facts:
    return at.last.match.game.facts(state(at), at.record.players)


def points(at: Position) -> list[int]:
    """What the last move brought."""
    return [event.points for event in at.last.events if isinstance(event, Scored)]


def held(at: Position, seat: Seat) -> int:
    return pips(state(at).hands[seat].tiles)


def laid(at: Position, seat: Seat) -> int:
    return sum(event.seat == seat for event in events(at) if isinstance(event, Placed))


def drawn(at: Position, seat: Seat) -> int:
    return sum(event.seat == seat for event in events(at) if isinstance(event, Drew))


def events(at: Position) -> list[Any]:
    return [event for moment in at.moments for event in moment.events]


def touching(at: Position, tile: int) -> list[int]:
    """The two halves that touch where this tile of the layout was laid."""
    joints = state(at).layout.joints
    joint = joints[tile]
    return [joints[joint.on].outer, joint.tile.other(joint.outer)]


def row(at: Position, number: int, seat: Seat) -> list[int]:
    """A row of a ledger: what this seat has there, the other, and what the seat takes."""
    own, other = (state(at).boxes[one][number - 1] for one in (seat, 1 - seat))
    return [number, own, other, takes(own, other)]


def up(at: Position) -> list[int]:
    """The pips of the tile that was turned up, what it wants, and the total of a pair."""
    count, pair = pips(at.last.events[-1].tile.tiles), state(at).shape.total
    return [count, pair - count, pair]


def done(at: Position) -> int:
    """How many squares show a single number."""
    seen = numbers(state(at).lays)
    shown = [{seen.get(Cell(*cell)) for cell in square} for square in SQUARES]
    return sum(len(square) == 1 and None not in square for square in shown)


def chain(at: Position) -> list[int]:
    """The level and the points of every tile of the last chain."""
    last = [moment for moment in at.moments if moment.move and moment.move.seat == 1][-3:]
    scored = [event.points for moment in last for event in moment.events if isinstance(event, Scored)]
    return [brick.level for brick in state(at).bricks[-3:]] + scored


# The numbers that a caption names, tiles and spelt-out numbers left out, in any order.
NUMBERS: dict[str, Callable[[Position], list[Any]]] = {
    "all-fives": lambda at: [*left_and_right(at), facts(at).total, *points(at)],
    "all-sevens": lambda at: [*touching(at, 1), *touching(at, 2)],
    "barricade": lambda at: [held(at, 1), held(at, 0), *points(at), 2 * held(at, 1)],
    "bergen": lambda at: [*set(ends(at)), *points(at)],
    "block": ends,
    "chicken-foot": lambda at: [end.number for end in state(at).layout.open],
    "colour-block": lambda at: [],
    "concentration": up,
    "cyprus": lambda at: [len(ends(at)), len(ends(at)) - ends(at).count(9)],
    "dominance": lambda at: [*row(at, 3, 1), *row(at, 4, 0)[:3], *row(at, 6, 0)[::3]],
    "draw": lambda at: [drawn(at, 1), facts(at).reserve, len(state(at).stock.tiles)],
    "fives-and-threes": lambda at: [ends(at)[0], facts(at).total, *points(at)],
    "fortress": chain,
    "fortune-teller": lambda at: [laid(at, 0), *ends(at)],
    "french": ends,
    "hectic": lambda at: [state(at).number, worth(state(at).double.tiles[0])],
    "hungarian": lambda at: [laid(at, 0), laid(at, 1)],
    "italian": lambda at: [*map(sum, state(at).layout.tiles), state(at).layout.pips, *points(at)],
    "matador": lambda at: [*touching(at, 1), *touching(at, 2), touching(at, 4)[0]],
    "memory": lambda at: [2 * len(state(at).shown.tiles), *points(at)],
    "muggins": lambda at: [*left_and_right(at), facts(at).total, *points(at)],
    "netz": lambda at: [*ends(at), drawn(at, 1)],
    "peruvian": lambda at: [*set(ends(at))],
    "plain-block": ends,
    "sebastopol": ends,
    "sebastopol-pairs": ends,
    "solo-1": ends,
    "solo-2": lambda at: [len(state(at).hands[0].tiles), *ends(at)],
    "squares": lambda at: [len(SQUARES), done(at), len(state(at).hand)],
    "team-block": lambda at: [],
    "tiddle-wink": lambda at: [],
}


@pytest.mark.parametrize("name", IDS)
def test_a_position_is_a_legal_hand_by_the_rules_of_today(name: str) -> None:
    record, moments, _ = position(name)
    assert (record.game, len(record.hands), len(record.names)) == (name, 1, record.players)
    assert len(moments) == len(record.hands[0].moves) + 1 > 3
    file = FOLDER / f"{name}.txt"
    assert str(renewed(file)) == file.read_text("utf-8")


def test_every_game_has_a_position_and_every_position_a_game() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(IDS) == sorted(NUMBERS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", IDS)
def test_a_caption_names_the_numbers_that_are_there(name: str, lang: str) -> None:
    caption = Words(lang).say(f"position-{name}")
    named = re.findall(r"\b\d+\b", re.sub(TILE, "", caption))
    assert sorted(map(int, named)) == sorted(NUMBERS[name](position(name))), caption


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", IDS)
def test_a_caption_names_only_tiles_and_people_that_one_has_seen(name: str, lang: str) -> None:
    words = Words(lang)
    at = position(name)
    seen = str([seen_step(moment, at.eye) for moment in at.moments])
    caption = words.say(f"position-{name}")
    assert words.has(f"position-{name}")
    assert set(re.findall(TILE, caption)) <= set(re.findall(TILE, seen))
    assert set(re.findall(r"Ada|Ben|Cleo|Dan", caption)) <= set(at.record.names)


@pytest.mark.parametrize("lang", languages())
def test_in_the_position_of_colour_block_the_caption_names_the_colours_at_the_ends(lang: str) -> None:
    at = position("colour-block")
    words = Words(lang).at(at.record.rules.board)
    caption = words.say("position-colour-block").lower()
    assert all(str(words.half(number)).lower() in caption for number in ends(at))


def test_in_the_position_of_team_block_every_second_tile_is_of_one_team() -> None:
    at = position("team-block")
    team, hands = (0, 1), at.moments[0].match.state.hands
    assert facts(at).sides[0] == team
    assert min(pips(hands[seat].tiles) for seat in team) > max(pips(hand.tiles) for hand in hands[2:])
    assert [joint.seat in team for joint in state(at).layout.joints] == [True, False, True, False, True, False, True]


def test_in_the_position_of_draw_somebody_draws_who_could_lay() -> None:
    at = position("draw")
    first = next(number for number, moment in enumerate(at.moments) if moment.move and moment.move.action == "draw")
    assert any("@" in str(action) for action in at.moments[first - 1].match.actions(1))


def test_in_the_position_of_peruvian_all_the_fours_are_laid() -> None:
    at = position("peruvian")
    assert [event for event in at.last.events if isinstance(event, Ended)] == [Ended("blocked", 1)]
    assert sum(4 in tile for tile in state(at).layout.tiles) == 7


def test_in_the_position_of_hectic_the_claim_is_right() -> None:
    match = position("hectic").last.match
    _, happened = match.play(0, match.game.read("claim"))
    assert [event.seat for event in happened if isinstance(event, WonDouble)] == [0]


def test_in_the_position_of_solo_1_one_tile_fits_and_frees_another() -> None:
    match = position("solo-1").last.match
    assert {str(action) for action in match.actions(0)} == {"6-6@b"}
    after, _ = match.play(0, match.game.read("6-6@b"))
    assert str(after.state.rows[3].tiles[-1]) == "2-6"


def test_in_the_position_of_solo_2_the_rest_of_the_hand_can_be_laid() -> None:
    match = position("solo-2").last.match
    for action in ("1-4@b", "0-1@b", "0-2@b", "draw"):
        match, _ = match.play(0, match.game.read(action))
    assert len(match.state.hands[0].tiles) == 5


def test_hands_are_closed_to_those_who_look_on() -> None:
    for at in map(position, IDS):
        table: Any = seen_step(at.moments[1], at.eye)["hand"]["table"]
        held = [tile for hand in table.get("hands", []) for tile in hand]
        assert at.eye is not None or set(held) <= {str(BACK)}, at.record.game


def drawn_in(name: str, plain: list[str]) -> str:
    """The first line of the picture."""
    at = position(name)
    words = Words().seated(at.record.names, at.eye).at(at.record.rules.board)
    look = Look(plain=bool(plain), letters=words.letters)
    lines = picture(at.last.match.game, view(state(at), at.eye), at.eye, words, look).splitlines()
    return next(line.rstrip() for line in lines if line.strip())


@pytest.mark.parametrize("plain", [[], ["--ascii"]])
@pytest.mark.parametrize("name", IDS)
def test_the_terminal_draws_the_position_above_the_rules(name: str, plain: list[str]) -> None:
    shown = good("rules", name, *plain)
    caption = Words().say(f"position-{name}")
    assert " ".join(caption.split()) in " ".join(shown.split())
    assert shown.index(caption[:20]) > shown.index(drawn_in(name, plain)) > 0
    assert not plain or not set(FANCY) & set(shown)
