"""Characters: bots whom people meet again, each with a name, a temperament and a face."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boneyard import game
from boneyard.errors import BadInput
from boneyard.fast.places import W_PASSES, W_POINTS
from boneyard.local_table import Table
from boneyard.players import Seen, level, levels, named
from boneyard.players.cast import CAST, character, parted, seated, temperament
from boneyard.players.seen import seen
from boneyard.players.temperaments import PLAIN, TEMPERAMENTS, leaning


def test_every_temperament_has_as_many_characters_and_no_two_are_alike() -> None:
    assert set(Counter(each.temperament for each in CAST).values()) == {len(CAST) // len(TEMPERAMENTS)}
    assert len({each.name for each in CAST}) == len({each.face for each in CAST}) == len(CAST)
    assert not {each.name for each in CAST} & set(TEMPERAMENTS)


def test_bots_by_chance_are_different_ones_of_different_temperaments() -> None:
    met = set()
    for seed in range(40):
        names = seated([None, "", "", "", ""], Random(seed))
        assert names[0] == ""
        assert {temperament(name) for name in names[1:]} == set(TEMPERAMENTS)
        assert names == seated([None, "", "", "", ""], Random(seed))
        met |= set(names[1:])
    assert met == {each.name for each in CAST}


@pytest.mark.parametrize("seed", range(5))
def test_whoever_is_wanted_comes_and_names_that_are_taken_are_left_out(seed: int) -> None:
    first, second, third, fourth = seated(["", "ben", "greedy", "Ben"], Random(seed), {"Hugo"})
    assert (second, temperament(third), fourth) == ("Ben", "greedy", "Kim")
    assert temperament(first) in ("careful", "plain")


def test_every_seat_of_the_largest_table_has_its_own_and_beyond_that_somebody_is_nobody() -> None:
    names = seated([""] * (len(CAST) + 1), Random(1))
    assert sorted(names) == sorted(["", *(each.name for each in CAST)])


def test_a_bot_is_written_as_its_level_and_who_it_is() -> None:
    assert [parted(text) for text in ("medium", "medium/blocker", "hard/Ben")] == [
        ("medium", ""),
        ("medium", "blocker"),
        ("hard", "Ben"),
    ]
    assert (temperament("blocker"), temperament("Ben"), temperament("gia")) == ("blocker", "blocker", "greedy")
    assert character("Nobody") is None
    with pytest.raises(BadInput, match="No bot is 'wild'; bots are careful, greedy, blocker, plain, and called Ada, "):
        level("medium/wild", game("block"))
    with pytest.raises(BadInput, match="block has no bot 'best'; its levels are: easy, medium, hard"):
        level("best/Ben", game("block"))


@pytest.mark.parametrize("bot, told", [("medium", PLAIN), ("medium/blocker", "blocker"), ("medium/Gia", "greedy")])
def test_a_player_is_told_its_temperament(bot: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, asked = game("block"), list[Seen]()

    def first(moment: Seen) -> Any:
        asked.append(moment)
        return moment.actions[0]

    monkeypatch.setitem(levels(rules), "medium", first)
    table = Table.new(rules, 2).dealt(Random(1))
    (seat,) = table.match.turn
    sight = seen(table.match, seat, table.events, Random(1))
    assert named(bot, rules)(sight) in sight.actions
    assert [moment.temperament for moment in asked] == [told]
    assert [moment._replace(temperament=PLAIN) for moment in asked] == [sight]


def test_a_temperament_likes_some_things_more_and_the_plain_one_nothing() -> None:
    assert not any(leaning(PLAIN))
    assert leaning("blocker")[W_PASSES] > leaning("greedy")[W_PASSES]
    assert leaning("greedy")[W_POINTS] > leaning("careful")[W_POINTS]
    assert len({tuple(leaning(each)) for each in TEMPERAMENTS}) == len(TEMPERAMENTS)
