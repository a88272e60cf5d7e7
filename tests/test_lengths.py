"""How long a match takes is known for every game, and not far from what is measured now."""

import pytest

from boneyard import PAGES, game
from boneyard.games import page
from boneyard.lengths import DEAL, KEPT, expected, key, measured
from boneyard.pages import Page, Value
from tests.lengths import measure, settings

FEW = 3  # matches, for a quick look


def about(name: str, players: int, people: int = 1, **options: Value) -> tuple[float, float]:
    """How long a match takes."""
    return expected(game(name, **options), players, people)


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_every_game_is_measured_for_every_number_of_players(known: Page) -> None:
    wanted = {key(known, players, options) for options in settings(known) for players in known.game(options).players}
    found = {line.partition(": ")[0] for line in KEPT.read_text("utf-8").splitlines()}
    assert wanted <= found, f"measure it: python -m tests.lengths {known.id}"


def test_nothing_is_kept_that_no_game_has() -> None:
    wanted = {key(known, players, o) for known in PAGES for o in settings(known) for players in known.game(o).players}
    assert {line.partition(": ")[0] for line in KEPT.read_text("utf-8").splitlines()} == wanted


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("block", 4, {}),
        ("hungarian", 3, {}),
        ("team-block", 4, {}),
        ("muggins", 2, {}),
        ("peruvian", 4, {}),
        ("bergen", 2, {}),
        ("chicken-foot", 4, {"cf_release_dead_foot": True}),
        ("dominance", 2, {}),
        ("fortune-teller", 1, {}),
    ],
)
def test_what_is_kept_is_not_far_from_what_is_measured_now(name: str, players: int, options: dict[str, Value]) -> None:
    rules = game(name, **options)
    now = measure(rules, players, FEW)
    kept = next(row for row in measured(page(name)) if (row.players, row.options) == (players, options))
    assert kept.hands == pytest.approx(now.hands, rel=0.4)
    assert kept.choices + kept.forced == pytest.approx(now.choices + now.forced, rel=0.25)


def test_an_agreed_number_of_hands_is_that_number() -> None:
    hands, minutes = about("cyprus", 4, hands=4)
    assert hands == 4
    assert minutes == pytest.approx(4 * about("cyprus", 4, hands=1)[1])


def test_half_the_target_is_half_the_way() -> None:
    whole, half = about("block", 2), about("block", 2, target=50)
    assert half == pytest.approx((whole[0] / 2, whole[1] / 2))


def test_people_take_longer_than_bots() -> None:
    assert about("cyprus", 4, people=4)[1] > 1.5 * about("cyprus", 4)[1] > 4 * DEAL / 60


def test_another_set_is_another_length() -> None:
    assert about("block", 2, set=9)[0] < about("block", 2)[0]


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_whoever_just_presses_play_is_done_in_about_a_quarter_of_an_hour(known: Page) -> None:
    for players in known.players:
        about = expected(known.game(known.suggested.get(players, {})), players)
        assert about.minutes <= 15.5, players


@pytest.mark.parametrize("known", [known for known in PAGES if known.suggested], ids=lambda known: known.id)
def test_a_suggested_number_of_hands_lets_everybody_lead_as_often(known: Page) -> None:
    for players, options in known.suggested.items():
        assert players in known.players
        assert int(options.get("hands", 0)) % players == 0
        known.choose(options)


def test_the_suggested_chicken_foot_lets_a_dead_foot_go_and_the_letter_stays_the_default() -> None:
    known = page("chicken-foot")
    assert all(known.suggested[players]["cf_release_dead_foot"] is True for players in known.players)
    assert known.game().options.cf_release_dead_foot is False
