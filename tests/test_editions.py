"""Editions: one choice sets what a printed text implies, and a match says which text it follows."""

import pytest

from boneyard import PAGES, BadInput, game
from boneyard.editions import Followed, editions, followed, names, printed
from boneyard.games import page
from boneyard.pages import Page, Value
from boneyard.words import Words


def said(name: str, players: int, **options: Value) -> Followed:
    """The edition that these options follow."""
    return followed(page(name), options, players)


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_the_first_edition_of_the_catalogue_is_the_default_and_sets_nothing(known: Page) -> None:
    first = editions(known)[0]
    assert (first.names[0], first.options) == (known.editions[0].lower(), {})
    assert followed(known, {}, known.players[0]) == Followed(first.names, False)


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_whoever_chooses_an_edition_plays_it_unchanged(known: Page) -> None:
    for edition in editions(known):
        for name in edition.names:
            seen = followed(known, printed(known, name), known.players[0])
            assert name in seen.names
            assert not seen.changed


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_every_printed_text_can_be_named(known: Page) -> None:
    for name in names(known):
        assert game(known.id, edition=name).options == known.game(printed(known, name)).options


@pytest.mark.parametrize(
    ("name", "edition", "options"),
    [
        ("hungarian", "s9-fr", {"hungarian_target": ">=100"}),
        ("sebastopol", "s9-fr", {"fill_spinner_first": True}),
        ("all-sevens", "s9-it", {"sevens_after_draw": "mandatory_after"}),
        ("all-sevens", "cl", {"sevens_after_draw": "mandatory_after"}),
        ("matador", "cl", {"sevens_after_draw": "mandatory_after"}),
        ("cyprus", "s9-nl", {"cyprus_nines_compulsory": True}),
        ("cyprus", "s9-fr", {"voluntary_pass": True}),
        ("barricade", "s9-en", {"barricade_any_double": True}),
        ("barricade", "s9-fr", {"barricade_any_double": True}),
        ("colour-block", "cb-de", {"cb_tie_nondouble": True}),
        ("fives-and-threes", "pub", {"target": 61, "exact31": True, "f53_draw": False}),
        ("bergen", "s9-en", {"bergen_block": "takes_all_lowest"}),
        ("netz", "bn-2009", {"bn_max_draws": 0}),
        ("muggins", "t5-ru", {"muggins_round": "nearest"}),
        ("muggins", "american", {"muggins_round": "nearest", "muggins_spinner": True}),
        ("hungarian", "s9-nl", {}),
        ("hungarian", "S9", {}),
    ],
)
def test_an_edition_implies_what_its_text_prints(name: str, edition: str, options: dict[str, Value]) -> None:
    assert printed(page(name), edition) == options


def test_a_barricade_on_the_hungarian_game_takes_over_what_its_text_says_of_that() -> None:
    french = game("barricade", edition="s9-fr", host="hungarian")
    assert french.options.hungarian_target == ">=100"
    assert "hungarian_target" not in game("barricade", edition="s9-fr").options


def test_what_is_given_comes_before_what_the_edition_implies() -> None:
    assert game("hungarian", edition="s9-fr", hungarian_target=">100").options.hungarian_target == ">100"


def test_an_edition_that_does_not_print_the_game_is_refused_and_the_editions_are_named() -> None:
    with pytest.raises(BadInput, match=r"muggins has no edition 's9-fr'; its editions are: t5, t5-de"):
        game("muggins", edition="s9-fr")


def test_what_the_booklet_leaves_to_the_players_changes_no_edition() -> None:
    assert said("block", 2, hands=8, set=9) == Followed(("s9", "cl"), False)
    assert said("team-block", 4, team_talk=True) == Followed(("s9", "cl"), False)
    assert said("cyprus", 4, hands=4, voluntary_pass=True) == Followed(("s9-fr",), False)


def test_a_changed_rule_is_told() -> None:
    assert said("hungarian", 2, hungarian_target=">=100", blocked_deduct_own=True) == Followed(("s9-fr",), True)
    assert said("muggins", 2, target=31) == Followed(("t5",), True)
    assert said("fives-and-threes", 2, exact31=True, f53_draw=False) == Followed(("pub",), True)


def test_an_option_that_is_named_with_its_default_changes_nothing() -> None:
    assert said("hungarian", 2, hungarian_target=">100") == Followed(("s9", "cl"), False)


def test_texts_that_differ_on_another_host_only_are_told_together() -> None:
    assert said("barricade", 2, barricade_any_double=True).names == ("s9-fr", "s9-en", "s9-nl")
    assert said("barricade", 2, host="hungarian", barricade_any_double=True).names == ("s9-en", "s9-nl")


def test_an_edition_is_not_followed_by_more_players_than_it_prints() -> None:
    assert said("italian", 4).names == ("s9", "cl")
    assert said("italian", 5) == Followed(("cl",), False)
    assert said("cyprus", 7) == Followed(("cl",), False)
    assert said("matador", 7) == Followed(("s9",), True)
    assert said("matador", 7, sevens_after_draw="mandatory_after") == Followed(("s9-it", "cl"), False)


@pytest.mark.parametrize(
    ("lang", "seen", "sentence"),
    [
        ("en", Followed(("s9", "cl"), False), "Schmidt double-nine box and Schmidt Classic Line"),
        ("en", Followed(("s9-it", "cl"), False), "Schmidt double-nine box (Italian) and Schmidt Classic Line"),
        ("en", Followed(("cb-fr", "cb-de"), True), "Colour dominoes (French, German), changed"),
        ("de", Followed(("s9-fr",), False), "Schmidt, 9er-Set (französisch)"),
        ("en", Followed(("bn-2009",), False), "Brettspielnetz before 2010"),
        ("de", Followed(("pub",), True), "britischen Pubs, abgeändert"),
    ],
)
def test_editions_in_words(lang: str, seen: Followed, sentence: str) -> None:
    assert Words(lang).edition(*seen) == sentence
