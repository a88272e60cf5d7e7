"""What somebody has played: results, statistics and the calendar follow from the logs, and count nothing twice."""

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from boneyard.client import Guest, Refused
from boneyard.server.messages.played import Played, Streak
from boneyard.server.store import Derived
from boneyard.server.tables.calendar import days_in_a_row
from boneyard.server.tables.deriving import check, derive_missing
from boneyard.server.tables.log import Left
from boneyard.server.tables.proposals import answer, propose
from boneyard.server.tables.results import VERSION
from boneyard.server.tables.statistics import in_a_row, statistics
from tests.server.people import Person, desk_of
from tests.server.played import finish_all, played, results, sit
from tests.server.running import House, house
from tests.server.stores import KINDS, address

START = datetime(2026, 11, 15, 12, 0, tzinfo=UTC).timestamp()


class Clock:
    """A clock that a test sets."""

    now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=KINDS)
def home(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house(address(request.param, tmp_path), now=clock) as running:
        yield running


def counted(person: Person) -> Any:
    return person.ask("GET", "/api/mine/statistics").body


def test_a_match_that_is_over_is_listed_with_its_result_and_everybody_in_it(home: House, clock: Clock) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=3, options={"hands": 1}, bots=[None, None, "easy"])
    sit(table, (ann, "Ann"))
    clock.now += 60
    assert bob.ask("POST", f"/api/tables/{table}/sit", {"name": "Bob", "seat": 1}).status == 200
    assert results(ann) == {"total": 0, "results": []}
    clock.now += 40
    finish_all(home, table)
    (mine,), (his,) = results(ann)["results"], results(bob)["results"]
    final = desk_of(home, table).table
    assert (mine["table"], mine["game"], mine["hands"], mine["at"]) == (table, "block", 1, clock.now)
    bot = final.chairs[2]
    assert (mine["names"], mine["bots"]) == (["Ann", "Bob", bot.name], [None, None, "easy"])
    assert mine["faces"] == ["", "", bot.face]
    assert (mine["totals"], mine["winners"]) == (list(final.match.totals), list(final.match.winners))
    assert [mine["mine"], his["mine"], mine["seconds"]] == [[0], [1], 40]
    for result, seat in ((mine, 0), (his, 1)):
        assert result["outcome"] == ("won" if (seat,) == final.match.winners else "lost")
        assert result["moves"] == sum(move.seat == seat for move in final.record.hands[0].moves)


def test_nobody_learns_who_somebody_is_and_people_are_told_apart_not_by_their_names(home: House, clock: Clock) -> None:
    ann, bob, cid = (Person(home) for _ in range(3))
    played(home, (ann, "Ann"), (bob, "Bob"))
    clock.now += 1
    played(home, (ann, "Ann"), (bob, "Robert"))
    played(home, (cid, "Bob"), (ann, "Ann"))
    opponents = {(each["name"], each["tally"]["games"]) for each in counted(ann)["opponents"]}
    assert opponents == {("Robert", 2), ("Bob", 1)}
    whos = [home.hub.signer.who(person.bearer.removeprefix("Bearer ")) or "?" for person in (ann, bob, cid)]
    said = json.dumps([results(ann), counted(ann), ann.ask("GET", "/api/mine/export").body])
    assert not any(who in said for who in whos)
    (known,) = {match["people"][1] for match in results(ann)["results"] if match["people"][1]}
    assert known not in json.dumps(results(cid))
    assert results(ann, f"?opponent={known}")["total"] == 2


def test_results_are_searched_by_game_and_person_and_come_in_portions(home: House, clock: Clock) -> None:
    ann, bob, eve = (Person(home) for _ in range(3))
    tables = []
    for other, name, game in ((bob, "Bob", "block"), (eve, "ÉVE", "block"), (bob, "Bobby", "draw")):
        clock.now += 1
        tables.append(played(home, (ann, "Ann"), (other, name), game=game))
    listed = [match["table"] for match in results(ann)["results"]]
    assert listed == tables[::-1]
    assert [match["table"] for match in results(ann, "?game=block")["results"]] == tables[1::-1]
    assert [match["table"] for match in results(ann, "?person=%C3%A9v")["results"]] == [tables[1]]
    assert results(ann, "?person=ann")["total"] == 0  # one does not search for oneself
    later = results(ann, "?person=bob&offset=1")
    assert (later["total"], [match["table"] for match in later["results"]]) == (2, [tables[0]])
    for bad in ("?game=poker", "?offset=-1", "?offset=x"):
        assert ann.ask("GET", f"/api/mine/results{bad}").status == 400
    assert home.ask("GET", "/api/mine/results").status == 401


def test_a_game_that_is_begun_anew_counts_once_and_not_while_it_goes_on(home: House, clock: Clock) -> None:
    ann = Person(home)
    table = ann.make(game="fortune-teller", players=1)
    sit(table, (ann, "Ann"))
    finish_all(home, table)
    moves = results(ann)["results"][0]["moves"]
    assert results(ann)["total"] == 1
    assert ann.ask("POST", f"/api/tables/{table}/take-back", {"seat": 0}).status == 200
    assert results(ann)["total"] == counted(ann)["alone"]["games"] == 0
    finish_all(home, table)
    (only,) = results(ann)["results"]
    assert (only["moves"], only["taken_back"]) == (moves, moves)
    assert counted(ann)["alone"]["games"] == 1


def test_a_match_that_was_settled_counts_but_is_neither_won_nor_lost(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2)
    sit(table, (ann, "Ann"), (bob, "Bob"))
    desk = desk_of(home, table)
    first, second = (chair.who or "" for chair in desk.table.chairs)
    home.do(propose(desk, first, 0, "settle"))
    home.do(answer(desk, second, 1, True))
    (mine,) = results(ann)["results"]
    assert (mine["outcome"], mine["hands"], mine["totals"]) == ("settled", 0, [0, 0])
    tally = counted(ann)["matches"]
    assert [tally[kind] for kind in ("games", "settled", "won", "drawn", "lost", "left")] == [1, 1, 0, 0, 0, 0]
    assert ann.ask("GET", f"/api/tables/{table}/record").status == 200
    assert ann.ask("GET", f"/api/tables/{table}/replay").status == 200


def test_what_never_ended_and_a_rematch_that_nobody_plays_count_nothing(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = played(home, (ann, "Ann"), (bob, "Bob"))
    assert ann.ask("POST", f"/api/tables/{table}/rematch").status == 201
    sit(ann.make(game="block", players=2), (ann, "Ann"), (bob, "Bob"))
    assert (results(ann)["total"], counted(bob)["matches"]["games"]) == (1, 1)


def test_a_person_on_two_devices_or_in_two_seats_is_one_person(home: House) -> None:
    ann, bob = Person(home), Person(home)
    phone = Person(home)
    phone.bearer = ann.bearer
    both = played(home, (ann, "Ann"), (phone, "Anna"), (bob, "Bob"))
    (mine,) = results(ann)["results"]
    assert (mine["table"], mine["mine"], mine["outcome"]) == (both, [0, 1], "shared")
    tally = counted(phone)["matches"]
    assert (tally["games"], tally["shared"], tally["won"] + tally["lost"], tally["points"]) == (1, 1, 0, 0)
    (opponent,) = counted(bob)["opponents"]
    assert opponent["tally"]["games"] == 1


def test_partners_win_together_and_are_no_opponents(home: House) -> None:
    people = [(Person(home), name) for name in ("Ann", "Bob", "Cid", "Dee")]
    played(home, *people, game="draw")
    stats = counted(people[0][0])
    assert {each["name"]: (each["tally"]["games"], each["together"]) for each in stats["opponents"]} == {
        "Bob": (1, 0),
        "Cid": (0, 1),
        "Dee": (1, 0),
    }
    outcomes = [results(person)["results"][0]["outcome"] for person, _ in people]
    assert outcomes[:2] == outcomes[2:]
    assert sorted(outcomes[:2]) in (["lost", "won"], ["drawn", "drawn"])


def test_what_a_bot_has_won_for_somebody_is_not_their_win(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2, options={"hands": 1})
    sit(table, (ann, "Ann"), (bob, "Bob"))
    home.do(desk_of(home, table).do(Left(0)))
    finish_all(home, table)
    assert [results(person)["results"][0]["outcome"] == "left" for person in (ann, bob)] == [True, False]
    assert counted(ann)["matches"] | {"points": 0, "seconds": 0} == {
        "games": 1, "won": 0, "drawn": 0, "lost": 0, "left": 1, "shared": 0, "settled": 0, "points": 0, "seconds": 0,
    }  # fmt: skip


def test_streaks_are_counted_from_the_newest() -> None:
    assert in_a_row([]) == Streak(0, 0)
    assert in_a_row([True, True, False, True]) == Streak(2, 2)
    assert in_a_row([False, True, True, True, False, True]) == Streak(0, 3)


def test_days_in_a_row_are_not_broken_by_a_today_that_is_not_over() -> None:
    today = datetime.fromtimestamp(START, UTC).date()
    assert days_in_a_row(set(), today) == Streak(0, 0)
    assert days_in_a_row({"2026-11-14", "2026-11-13"}, today) == Streak(2, 2)
    assert days_in_a_row({"2026-11-15", "2026-11-14", "2026-11-12", "2026-11-11", "2026-11-10"}, today) == Streak(2, 3)
    assert days_in_a_row({"2026-11-13"}, today) == Streak(0, 1)


def test_the_puzzles_of_a_month_are_told_with_moves_seconds_and_tries(home: House, clock: Clock) -> None:
    ann = Person(home)
    for day, tries in (("2026-11-15", 2), ("2026-11-13", 1), ("2026-10-31", 1)):
        for _ in range(tries):
            table = ann.make(game="fortune-teller", players=1, daily=day)
            sit(table, (ann, "Ann"))
            clock.now += 30
            finish_all(home, table)
    month = ann.ask("GET", "/api/mine/calendar?month=2026-11").body
    assert (month["today"], month["first"], month["solved"]) == ("2026-11-15", "2026-01-01", 3)
    assert month["streak"] == {"now": 1, "best": 1}
    late, today = month["days"]
    assert [late["date"], today["date"]] == ["2026-11-13", "2026-11-15"]
    (puzzle,) = today["puzzles"]
    assert (puzzle["solved"], puzzle["on_time"], puzzle["seconds"], puzzle["tries"]) == (True, True, 30, 2)
    assert puzzle["moves"] > 0
    assert [each["on_time"] for each in late["puzzles"]] == [False]
    assert [day["date"] for day in ann.ask("GET", "/api/mine/calendar?month=2026-10").body["days"]] == ["2026-10-31"]
    assert ann.ask("GET", "/api/mine/calendar?month=2026-13").status == 400


def test_a_long_pause_is_not_time_at_the_table(home: House, clock: Clock) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2, options={"hands": 1})
    sit(table, (ann, "Ann"), (bob, "Bob"))
    clock.now += 86_400
    finish_all(home, table)
    assert results(ann)["results"][0]["seconds"] == 300


def test_results_of_an_old_database_are_derived_and_what_is_wrong_is_found_and_mended(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = played(home, (ann, "Ann"), (bob, "Bob"))
    before = results(ann)
    store = home.hub.store

    async def spoil() -> list[tuple[str, str]]:
        known = await store.results_at(table)
        await store.append(table, [], derived=Derived(VERSION - 1))
        assert await store.underived(VERSION, 9) == [table]
        assert await derive_missing(store) == 1
        assert await store.results_at(table) == known
        await store.append(table, [], derived=Derived(VERSION, known[:1]))
        found = [each async for each in check(store)]
        mended = [each async for each in check(store, rebuild=True)]
        assert found == mended == [(table, "wrong")]
        return [each async for each in check(store)]

    assert home.do(spoil()) == [(table, "right")]
    assert results(ann) == before


def test_a_slow_game_is_listed_before_all_that_is_over(home: House, clock: Clock) -> None:
    ann, bob = Person(home), Person(home)
    slow = ann.make(game="block", players=2)
    sit(slow, (ann, "Ann"), (bob, "Bob"))
    clock.now += 1
    over = played(home, (ann, "Ann"), (bob, "Bob"))
    assert [mine["table"] for mine in ann.mine()] == [slow, over]


def test_a_program_has_its_results_its_file_and_its_end(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = played(home, (ann, "Ann"), (bob, "Bob"))

    async def asked() -> None:
        guest = Guest(home.url, ann.bearer.removeprefix("Bearer "))
        assert (await guest.results(game="block", person="Bob"))["total"] == 1
        assert [match["table"] for match in (await guest.export())["matches"]] == [table]
        await guest.delete()
        with pytest.raises(Refused, match="unknown"):
            await guest.results()

    asyncio.run(asked())


def test_one_file_is_made_at_a_time(home: House) -> None:
    ann = Person(home)
    home.hub.exporting.add(home.hub.signer.who(ann.bearer.removeprefix("Bearer ")) or "")
    assert ann.ask("GET", "/api/mine/export").status == 429


def test_everything_can_be_had_as_one_file(home: House) -> None:
    ann, bob = Person(home), Person(home)
    tables = [played(home, (ann, "Ann"), (bob, "Bob")) for _ in range(2)]
    running = ann.make(game="block", players=2)
    ann.sit(running)
    reply = ann.ask("GET", "/api/mine/export")
    assert reply.headers["content-disposition"] == 'attachment; filename="boneyard.json"'
    file = reply.body
    assert file["statistics"] == counted(ann)
    assert [table["table"] for table in file["running"]] == [running]
    assert {match["table"] for match in file["matches"]} == set(tables)
    for match in file["matches"]:
        assert match["record"] == ann.ask("GET", f"/api/tables/{match['table']}/record").text
    assert ann.bearer.removeprefix("Bearer ") not in reply.text


def test_figures_of_thousands_of_matches_count_each_once() -> None:
    names, people = ["Ann", "Bob"], [None, "b"]
    match = Played("t", "block", 2, None, 1.0, 1, 9, [0], [0], names, [], [], people, [3, 1], [0], "won", 5, 0, None)
    stats = statistics([match] * 5_000)
    assert (stats.matches.games, stats.matches.points, stats.streak.best) == (5_000, 15_000, 5_000)
    assert [each.tally.games for each in stats.opponents] == [5_000]
