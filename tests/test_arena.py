"""The arena: the same deals for both bots, error bars that hold, and one answer for one seed."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from boneyard import PAGES, arena, bot_ratings, rulebook
from boneyard.arena import Bout, Contest
from boneyard.games import page
from boneyard.local_table import Table
from boneyard.players import levels, named
from boneyard.players.seen import Player, Seen
from boneyard.ratings import BEGIN
from tests.bot_ratings import MATCHES, numbers
from tests.command_line import command, environment, good, process, refused


def contest(name: str, players: int, *bots: str) -> Contest:
    return Contest(page(name).game(), players, (bots[0], bots[1]), 1)


@pytest.mark.parametrize(
    "name, players", [("block", 2), ("bergen", 3), ("team-block", 4), ("hectic", 2), ("solo-1", 1)]
)
def test_a_bot_is_exactly_as_strong_as_itself(name: str, players: int) -> None:
    deals = list(arena.play(contest(name, players, "easy", "easy"), named, range(3)))
    assert [deal.difference for deal in deals] == [0.0] * 3
    assert arena.score(deals).value == 0.5


def sitting(name: str, players: int, whole: bool = False) -> list[dict[str, set[int]]]:
    """Where the bots "one" and "two" sit in all the seatings of one deal or match."""
    seatings: list[dict[str, set[int]]] = []

    def bot(named: str, game: object) -> Player:
        def choose(seen: Seen) -> object:
            if not seen.state.layout.joints and (not seatings or seatings[-1].keys() == {"one", "two"}):
                seatings.append({})
            seatings[-1].setdefault(named, set()).add(seen.seat)
            return seen.actions[0]

        return choose

    next(arena.play(contest(name, players, "one", "two")._replace(whole=whole), bot, [0]))
    return seatings


def test_partners_are_the_same_bot_also_where_the_deal_makes_the_pairs() -> None:
    assert {frozenset(each["one"]) for each in sitting("draw", 4)} == {frozenset({0, 2}), frozenset({1, 3})}
    dealt = Table.new(page("team-block").game(), 4).dealt(Random("1 deal 0")).match
    pairs = dealt.game.facts(dealt.state, 4).sides
    assert {frozenset(each["one"]) for each in sitting("team-block", 4)} == set(map(frozenset, pairs))


@pytest.mark.parametrize("sides", range(1, 12))
def test_every_bot_plays_every_side_as_often_as_the_other(sides: int) -> None:
    found = arena.seatings(sides)
    assert len(set(found)) == len(found)
    assert [sum(column) * 2 for column in zip(*found, strict=True)] == [len(found)] * sides
    assert all(abs(2 * sum(each) - sides) <= 1 for each in found)


def test_up_to_five_sides_are_seated_in_all_ways() -> None:
    assert [len(arena.seatings(sides)) for sides in (2, 3, 4, 5)] == [2, 6, 6, 20]
    assert arena.seatings(2) == ((0, 1), (1, 0))


def test_a_deal_is_played_by_the_same_tiles_and_a_match_by_the_same_deals_whoever_sits_where() -> None:
    hands: list[tuple[int, object]] = []

    def bot(named: str, game: object) -> Player:
        def choose(seen: Seen) -> object:
            if not seen.state.layout.joints:
                hands.append((seen.seat, seen.state.hands[seen.seat]))
            return seen.actions[0]

        return choose

    asked = Contest(page("block").game({"hands": 2}), 3, ("one", "two"), 1, whole=True)
    list(arena.play(asked, bot, [0]))
    assert len(hands) == 12
    assert hands[:2] * 6 == hands


def test_a_hand_is_won_lost_or_shared_by_its_points_and_a_match_by_its_winners() -> None:
    def first(named: str, game: object) -> Player:
        return lambda seen: seen.actions[0]

    for whole in (False, True):
        asked = contest("block", 2, "one", "two")._replace(whole=whole)
        (bout,) = arena.play(asked, first, [0])
        assert (bout.won, bout.difference) == (0.5, 0.0)  # alike: each wins from the same side
    assert arena._shared([True, False, True]) == [0.5, 0.0, 0.5]
    outcomes = [arena.Outcome([0, 1], [3, 0], [1.0, 0.0]), arena.Outcome([1, 0], [9, 1], [0.5, 0.5])]
    assert arena._bout(outcomes) == Bout(2, 4.5, 0.75)


@pytest.mark.parametrize("name, players, count", [("block", 2, 60), ("draw", 2, 60), ("all-fives", 3, 40)])
def test_a_medium_bot_beats_an_easy_one(name: str, players: int, count: int) -> None:
    deals = list(arena.play(contest(name, players, "medium", "easy"), named, range(count)))
    assert arena.difference(deals).low > 0
    assert arena.score(deals).low > 0.5


def test_where_points_are_penalties_fewer_are_better() -> None:
    rules = next(known for known in map(page, ("chicken-foot", "cyprus", "italian")) if known.game().match(4).lowest)
    deals = list(arena.play(contest(rules.id, 4, "medium", "easy"), named, range(10)))
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


@pytest.mark.parametrize("more", [["--deals", "45"], ["--deals", "400", "--stop"], ["--matches", "4"]])
def test_one_seed_gives_the_same_bytes_however_many_processes_play(more: list[str]) -> None:
    asked = ["arena", "draw", "--bots", "medium,easy", *more, "--seed", "7", "--json"]
    alone = good(*asked)
    assert good(*asked, "--jobs", "2") == alone
    data = json.loads(alone)
    assert (data["game"], data["bots"], data["seed"]) == ("draw", ["medium", "easy"], 7)
    assert data["difference"]["low"] < data["difference"]["mean"] < data["difference"]["high"]
    assert data["score"]["low"] < data["score"]["mean"] <= data["score"]["high"]
    count = data["deals" if more[0] == "--deals" else "matches"]
    assert len(data["points"]) == len(data["won"]) == count
    assert (count < int(more[1])) == data["decided_early"] == ("--stop" in more)


def test_another_seed_gives_other_deals() -> None:
    asked = ["arena", "draw", "--bots", "medium,easy", "--deals", "10", "--json", "--seed"]
    assert json.loads(good(*asked, "7"))["points"] != json.loads(good(*asked, "8"))["points"]


def test_a_bot_that_searches_gives_the_same_bytes_if_it_looks_at_no_clock() -> None:
    bots = "boneyard.players.hard:choose,medium"
    asked = ["arena", "plain-block", "--bots", bots, "--samples", "2", "--matches", "2", "-o", "hands=1", "--seed", "1"]
    assert good(*asked, "--json", "--jobs", "2") == good(*asked, "--json")


def test_who_searches_without_the_fast_engine_is_told(tmp_path: Path) -> None:
    words = ["arena", "plain-block", "--deals", "2", "--samples", "1", "--seed", "1"]
    env = {"XDG_CACHE_HOME": str(tmp_path)}
    told = process(*words, "--bots", "boneyard.players.hard:choose,easy", env=env)
    assert told.stderr.startswith(b"The fast engine is not compiled")
    assert told.returncode == 0
    assert process(*words, "--bots", "medium,easy", env=env).stderr == b""


def test_the_answer_in_sentences() -> None:
    shown = " ".join(good("arena", "block", "--bots", "easy,medium", "--deals", "40", "--seed", "1").split())
    assert shown.startswith("block, 2 players, seed 1: 40 deals, each played with all seats swapped. easy wins ")
    assert shown.endswith("medium is stronger.")
    same = good("arena", "block", "--bots", "easy,easy", "--deals", "5", "--seed", "1")
    assert "Neither is clearly stronger" in same
    early = good("arena", "block", "--bots", "medium,easy", "--deals", "500", "--seed", "1", "--stop")
    assert "medium is stronger. That was decided early" in " ".join(early.split())


def test_several_bots_make_a_cross_table_that_markdown_shows_too() -> None:
    other = "boneyard.players.easy:choose"
    asked = ["arena", "plain-block", "--bots", f"easy,medium,{other}", "--deals", "4", "--seed", "1"]
    rows = [line.split(" | ") for line in good(*asked, "--markdown").splitlines()[2:]]
    assert [row[0] for row in rows] == ["| ", "|---|---|---|---|", "| easy", "| medium", f"| {other}"]
    shares = [[float(cell.split()[0]) if "±" in cell else -1 for cell in row[1:]] for row in rows[2:]]
    pairs = {tuple(each["bots"]): each for each in json.loads(good(*asked, "--json"))["pairs"]}
    assert list(pairs) == [("easy", "medium"), ("easy", other), ("medium", other)]
    for (row, column), each in zip([(0, 1), (0, 2), (1, 2)], pairs.values(), strict=True):
        assert shares[row][column] == round(100 * each["score"]["mean"], 1)
        assert shares[row][column] + shares[column][row] == pytest.approx(100)
    assert [shares[at][at] for at in range(3)] == [-1] * 3
    shown = good(*asked).splitlines()
    assert shown[-4].split() == ["easy", "medium", other]
    assert [line.split()[0] for line in shown[-3:]] == ["easy", "medium", other]


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["block", "--bots", "easy"], "'easy' is not two bots: write names with commas, such as easy,medium."),
        (["block", "--bots", "easy,best"], "block has no bot 'best'; its levels are: easy, medium, hard."),
        (["block", "--bots", "easy,medium,easy"], "'easy,medium,easy' is not several bots: each is named once"),
        (["block"], "Which bots? Say --bots A,B, or --matches N for all of them."),
        (["block", "--bots", "easy,easy", "--deals", "1"], "Invalid value for '--deals': 1 is not in the range x>=2."),
        (["block", "--bots", "easy,easy", "--jobs", "-1"], "Invalid value for '--jobs': -1 is not in the range x>=0."),
        (["block", "--bots", "easy,easy", "--cluster", "dask"], "Invalid value for '--cluster': 'dask' is not 'ray'."),
        (["block", "--bots", "easy,easy", "--rate"], "--rate needs --matches N, and goes with neither --stop nor"),
        (["block", "--bots", "easy,easy", "--players", "9"], "block is not played by 9; the page prints: "),
        (["block", "--bots", "easy,no:where", "--jobs", "2"], "The bot no:where cannot be loaded: "),
    ],
)
def test_bad_input_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    assert refused("arena", *words).startswith(sentence)


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed here")
def test_without_ray_a_cluster_is_refused_with_the_way_to_get_it() -> None:
    told = refused("arena", "block", "--bots", "easy,easy", "--cluster", "ray")
    assert told == "Ray is not installed here: pip install 'boneyard[cluster]' brings it."


@pytest.mark.parametrize("interrupt", [os.kill, os.killpg], ids=["the command", "all its processes"])
def test_an_interrupt_ends_the_workers_and_leaves_with_its_own_status(interrupt: Callable[[int, int], None]) -> None:
    words = command("arena", "block", "--bots", "medium,easy", "--deals", "100000", "--jobs", "2")
    with subprocess.Popen(words, stderr=subprocess.PIPE, env=environment(), start_new_session=True) as running:
        wait_until(lambda: workers(running.pid) >= 2)
        interrupt(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=30)
    assert (running.returncode, said.strip()) == (130, b"")
    wait_until(lambda: workers(running.pid) == 0)


def workers(session: int) -> int:
    """How many processes that play run in a session."""
    lines = subprocess.run(["ps", "-eo", "sess=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
    return sum("loky" in line and "tracker" not in line and int(line.split()[0]) == session for line in lines)


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


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
    words = ("arena", "block", "-o", "hands=1", "--matches", "4", "--rate", "--seed", "1")
    told = good(*words)
    assert sorted(re.findall(r"^(\w+): \d+ ± \d+$", told, re.MULTILINE)) == ["easy", "hard", "medium"]
    two = (*words, "--bots", "easy,medium")
    data = json.loads(good(*two, "--json"))
    assert {each["bot"] for each in data["ratings"]} == {"easy", "medium"}
    assert (data["matches"], data["options"]["hands"]) == (4, 1)
    assert data["ratings"] == json.loads(good(*two, "--json", "--jobs", "2"))["ratings"]
    assert "several bots" in refused("arena", "block", "--matches", "2", "--rate", "--bots", "easy,easy")


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
