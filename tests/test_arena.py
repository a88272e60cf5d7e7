"""The arena: the same deals for both bots, error bars that hold, and one answer for one seed."""

import json
import re
from random import Random
from statistics import fmean

import pytest

from boneyard import PAGES, arena, bot_ratings, rulebook
from boneyard.arena import Contest, Deal
from boneyard.games import page
from boneyard.players import levels, named
from boneyard.players.seen import Player, Seen
from boneyard.ratings import BEGIN
from tests.bot_ratings import MATCHES, numbers
from tests.command_line import good, refused


def contest(name: str, players: int, *bots: str) -> Contest:
    return Contest(page(name).game(), players, (bots[0], bots[1]), 1)


@pytest.mark.parametrize(
    "name, players", [("block", 2), ("bergen", 3), ("team-block", 4), ("hectic", 2), ("solo-1", 1)]
)
def test_a_bot_is_exactly_as_strong_as_itself(name: str, players: int) -> None:
    deals = list(arena.play(contest(name, players, "easy", "easy"), named, range(3)))
    assert [deal.difference for deal in deals] == [0.0] * 3
    assert arena.wins(deals).value == 0.5


def test_partners_are_the_same_bot() -> None:
    seen_at: dict[str, set[int]] = {"one": set(), "two": set()}

    def bot(name: str, game: object) -> Player:
        def choose(seen: Seen) -> object:
            seen_at[name].add(seen.seat)
            return seen.actions[0]

        return choose

    deals = arena.play(contest("team-block", 4, "one", "two"), bot, [0])
    next(deals)
    assert seen_at == {"one": {0, 1, 2, 3}, "two": {0, 1, 2, 3}}
    assert arena._seats(contest("team-block", 4, "one", "two"), 0) == [0, 1, 0, 1]


@pytest.mark.parametrize("name, players", [("block", 2), ("draw", 2), ("all-fives", 3)])
def test_a_medium_bot_beats_an_easy_one(name: str, players: int) -> None:
    deals = list(arena.play(contest(name, players, "medium", "easy"), named, range(60)))
    assert arena.difference(deals).low > 0
    assert arena.wins(deals).low > 0.5


def test_where_points_are_penalties_fewer_are_better() -> None:
    rules = next(known for known in map(page, ("chicken-foot", "cyprus", "italian")) if known.game().match(4).lowest)
    deals = list(arena.play(contest(rules.id, 4, "medium", "easy"), named, range(30)))
    assert all(deal.first <= 0 and deal.second <= 0 for deal in deals)
    assert arena.difference(deals).value > 0


def test_a_bot_learns_nothing_of_the_deals_from_its_chance() -> None:
    """However much chance a bot uses up, the other deals and the other seat's choices stay the same."""

    def bot(name: str, game: object) -> Player:
        def choose(seen: Seen) -> object:
            if name == "greedy":
                [seen.rng.random() for _ in range(100)]
            return seen.actions[0]

        return choose

    calm = list(arena.play(contest("block", 2, "calm", "calm"), bot, range(5)))
    greedy = list(arena.play(contest("block", 2, "greedy", "greedy"), bot, range(5)))
    assert calm == greedy


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        deals = [Deal(rng.gauss(1, 5), rng.gauss(0, 5)) for _ in range(50)]
        found = arena.difference(deals)
        held += found.low <= 1 <= found.high
        assert found.value == fmean(deal.difference for deal in deals)
    assert 0.92 <= held / 400 <= 0.98


def test_the_interval_of_wins_is_the_one_of_wilson() -> None:
    found = arena.wins([Deal(1, 0)] * 8 + [Deal(0, 1)] * 2)
    assert [round(number, 4) for number in found] == [0.8, 0.4902, 0.9433]
    assert arena.wins([Deal(1, 0)] * 10).low > 0.7


def test_one_seed_gives_one_answer_however_many_processes_play() -> None:
    asked = ["arena", "draw", "--bots", "medium,easy", "--deals", "45", "--seed", "7", "--json"]
    alone = good(*asked)
    assert good(*asked, "--jobs", "2") == alone
    data = json.loads(alone)
    assert (data["game"], data["bots"], data["deals"], data["seed"]) == ("draw", ["medium", "easy"], 45, 7)
    assert data["difference"]["low"] < data["difference"]["mean"] < data["difference"]["high"]
    assert len(data["points"]) == 45
    assert good(*asked[:-3], "--seed", "8", "--json") != alone


def test_the_answer_in_sentences() -> None:
    shown = " ".join(good("arena", "muggins", "--bots", "easy,medium", "--deals", "40", "--seed", "1").split())
    assert shown.startswith("muggins, 2 players, seed 1: 40 deals, each played twice with the seats swapped.")
    assert shown.endswith("medium is stronger.")
    same = good("arena", "block", "--bots", "easy,easy", "--deals", "5", "--seed", "1")
    assert "Neither is clearly stronger" in same


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["block", "--bots", "easy"], "'easy' is not two bots: write two names with a comma, such as easy,medium."),
        (["block", "--bots", "easy,best"], "block has no bot 'best'; its levels are: easy, medium, hard."),
        (["block"], "Which bots? Say --bots A,B, or --matches N for all of them."),
        (["block", "--bots", "easy,easy", "--deals", "1"], "Invalid value for '--deals': 1 is not in the range x>=2."),
        (["block", "--bots", "easy,easy", "--players", "9"], "block is not played by 9; the page prints: "),
        (["block", "--bots", "easy,no:where", "--jobs", "2"], "The bot no:where cannot be loaded: "),
    ],
)
def test_bad_input_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    assert refused("arena", *words).startswith(sentence)


@pytest.mark.parametrize("name, players", [("block", 2), ("block", 4), ("draw", 4), ("hectic", 3)])
def test_whole_matches_are_played_by_bots_that_are_drawn_for_the_sides(name: str, players: int) -> None:
    asked = Contest(page(name).game({"hands": 1} if name != "hectic" else {}), players, ("easy", "medium"), 1)
    found = list(arena.matches(asked, named, range(4)))
    assert all(ended.match.over for ended in found)
    for ended in found:
        assert {name for name, _ in ended.sides} == {"easy", "medium"}
        assert len(set(ended.sides)) == len(asked.game.sides(players))
    assert len({ended.sides for ended in found}) > 1
    again = list(arena.matches(asked, named, range(2, 4)))
    assert [ended.match.totals for ended in again] == [ended.match.totals for ended in found[2:]]


def test_bots_are_rated_as_people_are_and_the_weakest_is_first() -> None:
    easy, medium = ("easy", 0), ("medium", 0)
    won = [((easy, medium), (1, 0)), ((medium, easy), (0, 1)), ((easy, medium), (0, 1))]
    (weak, one), (strong, two) = bot_ratings.rated(("medium", "easy"), won)
    assert (weak, strong, one.matches) == ("easy", "medium", 3)
    assert one.rating < BEGIN < two.rating
    assert one.rating + two.rating == 2 * BEGIN


def test_twins_are_rated_apart_and_shown_as_one() -> None:
    sides = (("easy", 0), ("medium", 0), ("easy", 1), ("medium", 1))
    (weak, one), (strong, two) = bot_ratings.rated(("easy", "medium"), [(sides, (3, 0, 2, 1))])
    assert (weak, strong, one.matches, two.matches) == ("easy", "medium", 2, 2)
    assert one.mu + two.mu == pytest.approx(50)


def test_bots_are_rated_on_the_command_line() -> None:
    words = ("arena", "block", "-o", "hands=1", "--matches", "4", "--seed", "1")
    told = good(*words)
    assert sorted(re.findall(r"^(\w+): \d+ ± \d+$", told, re.MULTILINE)) == ["easy", "hard", "medium"]
    two = (*words, "--bots", "easy,medium")
    data = json.loads(good(*two, "--json"))
    assert {each["bot"] for each in data["ratings"]} == {"easy", "medium"}
    assert (data["matches"], data["options"]["hands"]) == (4, 1)
    assert data["ratings"] == json.loads(good(*two, "--json", "--jobs", "2"))["ratings"]
    assert "several bots" in refused("arena", "block", "--matches", "2", "--bots", "easy,easy")


def test_the_ratings_of_bots_are_kept_in_the_order_of_the_catalogue() -> None:
    """A game whose bots are slow may be missing until somebody has the time: python -m tests.bot_ratings."""
    wanted = [(known.id, players) for known in PAGES for players in numbers(known)]
    found = [(row.game, row.players) for row in bot_ratings.kept()]
    assert found == [pair for pair in wanted if pair in found]
    assert len(found) > 0.9 * len(wanted)
    for row in bot_ratings.kept():
        assert {"easy", "medium"} <= {bot.level for bot in row.bots} <= set(levels(page(row.game).game()))
        assert row.matches == MATCHES
        assert all(0 < bot.rating < 3_000 and 0 < bot.spread < 500 for bot in row.bots)
        assert [bot.rating for bot in row.bots] == sorted(bot.rating for bot in row.bots)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_about_ratings_shows_them(lang: str) -> None:
    text = rulebook.text("ratings", lang)
    assert "{bots}" not in text
    for row in bot_ratings.kept():
        found = re.search(rf"\({row.game}\), {row.players} \| (.+) \|$", text, re.MULTILINE)
        assert found
        shown = [cell.strip() for cell in found[1].split("|")]
        assert {str(bot.rating) for bot in row.bots} | {"-"} >= set(shown[:-1])
        assert shown[-1] == str(max(bot.spread for bot in row.bots))
    assert f" {MATCHES} " in text
