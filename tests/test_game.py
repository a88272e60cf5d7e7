"""Pages and their options: what may be chosen, and how a wrong choice is refused."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import PAGES, Match, game
from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.pages import MOST, Option, Page, Value, check_players, flag, write_value
from tests.laws import deals
from tests.refusals import refused

OPTIONS = [(known, option) for known in PAGES for option in known.options if not option.hosts]


def name(value: Any) -> str | None:
    if isinstance(value, Page):
        return value.id
    return value.name if isinstance(value, Option) else None


def test_an_unknown_game_is_refused_and_the_games_are_named() -> None:
    with refused("no game 'blok'", "block, peruvian, team-block", "netz"):
        game("blok")


def test_every_page_is_found_by_its_id_and_no_id_is_used_twice() -> None:
    assert [page(known.id) for known in PAGES] == list(PAGES)
    assert len({known.id for known in PAGES}) == len(PAGES)


def test_an_unknown_option_is_refused_and_the_options_are_named() -> None:
    with refused("netz has no option 'target'", "its options are: bn_max_draws, bn_third_draw, hands"):
        game("netz", target=100)


def test_a_page_without_options_says_that_it_has_none() -> None:
    bare = page("netz")._replace(id="bare", options=())
    with refused("bare has no option 'hands'", "its options are: none"):
        bare.choose({"hands": 4})


@pytest.mark.parametrize("known, option", OPTIONS, ids=name)
def test_a_value_that_does_not_exist_is_refused_and_the_values_are_named(known: Page, option: Option) -> None:
    for wrong in ("", "nonsense", "-1", "1.5", "٣", MOST + 1):
        with refused(f"{option.name}={wrong} is not possible: {option.name} is {option.allowed()}"):
            known.game({option.name: wrong})
    for value in option.values:
        assert write_value(value) in str(option.allowed())


@pytest.mark.parametrize("known, option", OPTIONS, ids=name)
def test_every_value_may_be_given_as_it_is_or_as_text(known: Page, option: Option) -> None:
    assert option.check(option.default) == option.default
    for value in option.values:
        for written in (value, write_value(value), write_value(value).upper()):
            chosen = known.choose({option.name: written})
            assert (chosen[option.name], type(chosen[option.name])) == (value, type(value))


@pytest.mark.parametrize("known, option", OPTIONS, ids=name)
def test_what_is_not_chosen_has_its_default(known: Page, option: Option) -> None:
    assert known.choose({})[option.name] == option.default
    assert known.choose({}).given == {}
    assert known.choose({option.name: option.values[-1]}).given == {option.name: option.values[-1]}


@settings(deadline=None)
@given(st.integers(-5, MOST + 5))
def test_a_target_is_any_whole_number_from_one_on(points: int) -> None:
    if 1 <= points <= MOST:
        assert game("muggins", target=points).match(2).points == points
    else:
        with refused(f"target={points} is not possible: target is a whole number from 1 to {MOST}"):
            game("muggins", target=points)


@pytest.mark.parametrize(
    "wrong",
    [
        {"four_individual": 1},
        {"four_individual": "yes"},
        {"target": True},
        {"muggins_reserve": 1},
        {"muggins_reserve": False},
    ],
)
def test_a_number_is_no_flag_and_a_flag_is_no_number(wrong: dict[str, Value]) -> None:
    with refused(f"{next(iter(wrong))}=", "is not possible"):
        game("muggins", **wrong)


def test_a_number_too_long_to_read_is_refused_like_any_other() -> None:
    with refused("target=", "is not possible"):
        game("muggins", target="1" * 5_000)


def test_what_is_allowed_is_said_in_words() -> None:
    assert str(flag("f").allowed()) == "false or true"
    assert str(Option("o", (7, 5, 3), 7).allowed()) == "7, 5 or 3"
    assert str(Option("o", ("on",), "on").allowed()) == "on"
    assert str(Option("o", (0, 4), 0, least=0).allowed()) == f"a whole number from 0 to {MOST}, such as 0 or 4"


def test_options_are_read_by_name_or_as_attributes() -> None:
    chosen = page("netz").choose({"hands": 2})
    assert (chosen.hands, chosen["hands"], chosen.bn_third_draw) == (2, 2, "end")
    with pytest.raises(AttributeError, match="target"):
        _ = chosen.target


@pytest.mark.parametrize("known", PAGES, ids=name)
def test_a_number_of_players_that_the_page_does_not_print_is_refused(known: Page) -> None:
    chosen = known.game()
    assert chosen.players == known.players
    allowed = ", ".join(map(str, known.players))
    for players in range(-1, 13):
        if players in known.players:
            assert check_players(chosen, players) == players
        else:
            with refused(f"{known.id} is not played by {players}; the page prints: {allowed}"):
                Match.new(chosen, players)


DEALS = {
    "block": {2: (7, 14), 3: (5, 13), 4: (5, 8)},
    "plain-block": {2: (7, 14), 3: (5, 13), 4: (5, 8)},
    "colour-block": {2: (7, 14), 3: (7, 7), 4: (5, 8)},
    "netz": {2: (7, 13)},
    "peruvian": {4: (5, 8)},
    "team-block": {4: (4, 12)},
    "tiddle-wink": {6: (3, 10), 7: (3, 7), 8: (3, 4), 9: (3, 1)},
    "hungarian": {2: (12, 4), 3: (8, 4), 4: (6, 4)},
    "french": {2: (8, 12)},
    "barricade": {2: (7, 14), 3: (5, 13), 4: (5, 8)},
    "sebastopol": {4: (7, 0)},
    "sebastopol-pairs": {4: (7, 0)},
    "all-fives": {2: (7, 14), 3: (5, 13), 4: (5, 8)},
    "all-sevens": {2: (7, 14), 3: (5, 13), 4: (5, 8)},
    "matador": dict(
        zip(range(3, 12), zip((7,) * 4 + (5,) * 5, (34, 27, 20, 13, 20, 15, 10, 5, 0), strict=True), strict=True)
    ),
    "bergen": {2: (6, 16), 3: (6, 10), 4: (5, 8)},
    "italian": {3: (7, 7), 4: (6, 4), 5: (5, 3)},
    "cyprus": {4: (13, 3), 5: (11, 0), 6: (9, 1), 7: (7, 6), 8: (6, 7), 9: (6, 1), 10: (5, 5)},
    "chicken-foot": {2: (24, 7), 3: (16, 7), 4: (12, 7), 5: (10, 5), 6: (8, 7), 7: (7, 6)},
    "draw": {2: (7, 14), 3: (5, 13), 4: (6, 4)},
    "muggins": {2: (7, 14), 3: (5, 13), 4: (5, 8)},
    "fives-and-threes": {2: (7, 14), 3: (7, 7), 4: (7, 0)},
}


@pytest.mark.parametrize("known", DEALS)
def test_a_page_deals_what_the_summary_of_the_rulebook_prints(known: str) -> None:
    chosen, dealt = game(known), {}
    for players in chosen.players:
        state = chosen.start(players, deals(chosen, players, Random(players)))
        sizes = {len(hand.tiles) for hand in state.hands}
        dealt[players] = (*sizes, len(state.stock.tiles))
    assert dealt == DEALS[known]


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_a_number_of_any_length_is_bad_input(known: Page) -> None:
    digits = "9" * 5_000
    for text in (digits, f"{digits}-1", f"pick-{digits}", f"5-6@a>{digits}", f"5-6@{digits},0r", f"lift@a{digits}"):
        with pytest.raises(BadInput):
            known.game().read(text)
