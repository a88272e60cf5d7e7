"""The layout: joints, ends, and what the ends total."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.layout import End, Joint, Layout
from boneyard.rules import spread
from boneyard.tiles import DominoSet, Tile


def line(*tiles: str, by: spread.Spread = spread.line) -> Layout:
    """Tiles laid one after another, each with its end: "6-6", "6-2@b"."""
    layout = Layout()
    for text in tiles:
        tile, _, name = text.partition("@")
        layout = lay(layout, Tile.parse(tile), name, by)
    return layout


def lay(layout: Layout, tile: Tile, name: str, by: spread.Spread = spread.line) -> Layout:
    end = layout.end(name) if name else None
    outer = tile.other(end.number) if end else tile.high
    return layout.lay(tile, end, 0, outer, by(layout, tile, end, outer))


def ends(layout: Layout) -> dict[str, int]:
    return {end.name: end.number for end in layout.ends}


def test_an_empty_table_has_no_ends_and_no_pips() -> None:
    assert (Layout().open, Layout().numbers, Layout().tiles, Layout().pips, Layout().total()) == ((), (), (), 0, 0)


def test_the_lead_has_its_two_halves_as_ends() -> None:
    assert ends(line("3-5")) == {"a": 3, "b": 5}
    assert ends(line("4-4")) == {"a": 4, "b": 4}


def test_an_end_keeps_its_name_and_its_place_while_its_arm_grows() -> None:
    layout = line("3-5", "5-1@b", "3-3@a", "1-6@b")
    assert layout.ends == (End("a", 3, 2), End("b", 6, 3))


def test_a_joint_tells_where_a_tile_lies_on_what_and_by_whom() -> None:
    layout = line("3-5", "5-1@b").lay(Tile(1, 6), End("b", 1, 1), 2, 6, (End("b", 6, 2),))
    assert layout.joints == (
        Joint(Tile(3, 5), "", -1, 0, 5),
        Joint(Tile(1, 5), "b", 0, 0, 1),
        Joint(Tile(1, 6), "b", 1, 2, 6),
    )


def test_an_end_that_opens_nothing_is_closed() -> None:
    layout = line("3-5")
    assert ends(layout.lay(Tile(5, 5), layout.end("b"), 0, 5, ())) == {"a": 3}


def test_only_the_ends_to_be_filled_first_are_open_while_there_are_any() -> None:
    cross = line("6-6", "6-1@a", "6-2@b", by=spread.Star(4, fill_first=True))
    assert ends(cross) == {"a": 1, "b": 2, "c": 6, "d": 6}
    assert [end.name for end in cross.open] == ["c", "d"]
    assert cross.numbers == (6,)


def test_the_open_numbers_are_named_once_and_in_order() -> None:
    assert line("3-5").numbers == (3, 5)
    assert line("3-5", "5-3@b").numbers == (3,)
    assert line("3-5", "5-1@b").numbers == (1, 3)


@pytest.mark.parametrize(
    "tiles, total",
    [
        (["5-5"], 10),
        (["4-1"], 5),
        (["5-5", "5-0@b"], 10),
        (["5-5", "5-0@b", "5-3@a"], 3),
        (["4-6", "4-4@a", "6-6@b"], 20),
        (["3-5", "5-6@b"], 9),
        (["3-5", "5-6@b", "6-6@b"], 15),
        (["0-0"], 0),
    ],
)
def test_a_double_at_an_end_counts_both_halves_and_a_lone_tile_counts_once(tiles: list[str], total: int) -> None:
    assert line(*tiles).total() == total


def test_the_flank_of_a_spinner_counts_only_when_a_tile_lies_there() -> None:
    spinner = line("5-5", "5-1@a", "5-2@b", by=spread.spinner)
    assert ends(spinner) == {"a": 1, "b": 2, "c": 5, "d": 5}
    assert spinner.total() == 3
    assert lay(spinner, Tile(4, 5), "c", spread.spinner).total() == 7


def test_new_ends_take_the_next_letters() -> None:
    assert Layout().fresh(3) == "abc"
    assert line("6-6", by=spread.Star(4)).fresh(2) == "ef"
    foot = line("4-9", "9-9@b", by=spread.Feet(2))
    assert ends(foot) == {"a": 4, "b": 9, "c": 9, "d": 9}


@settings(deadline=None)
@given(st.integers(), st.integers(1, 40))
def test_a_line_laid_by_chance_is_paired_inside_and_open_at_two_ends(seed: int, most: int) -> None:
    rng, left = Random(seed), list(DominoSet(6).tiles)
    layout = lay(Layout(), left.pop(rng.randrange(28)), "")
    for _ in range(most):
        fitting = [(tile, end.name) for tile in left for end in layout.open if end.number in tile]
        if not fitting:
            break
        tile, name = rng.choice(fitting)
        left.remove(tile)
        layout = lay(layout, tile, name)
    halves = [half for tile in layout.tiles for half in tile] + [end.number for end in layout.ends]
    assert len(layout.ends) == 2
    assert all(halves.count(number) % 2 == 0 for number in set(halves))
    assert layout.pips == sum(map(sum, layout.tiles))


def test_the_repr_of_a_layout_runs() -> None:
    layout = line("6-6", "6-1@a", by=spread.Star(4, fill_first=True))
    assert eval(repr(layout)) == layout
