"""Ratings of people: which matches count, that each counts once and in its order, and that nobody is left in them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boneyard.client import Guest
from boneyard.ratings import BEGIN, NEWCOMER, Strength
from boneyard.server.store import Derived, Rated, Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables.deriving import check, check_ratings
from boneyard.server.tables.log import Left
from boneyard.server.tables.rated import rated
from boneyard.server.tables.rating import rate, rate_all
from tests.server.people import Person, desk_of
from tests.server.played import finish_all, played, sit
from tests.server.running import House, house
from tests.server.stores import KINDS, address, lines, row

CLOCK = {"per_move": 3_600}
RATED: dict[str, Any] = {"public": True, "clock": CLOCK}


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return address(request.param, tmp_path)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture
def either(place: str) -> Iterator[House]:
    with house(place) as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    store = await open_store(place)
    yield store
    await store.close()


def seats(home: House, table: str) -> list[Rated]:
    return [seat for seat, _ in home.do(home.hub.store.ratings(table))]


def ratings(person: Person) -> Any:
    reply = person.ask("GET", "/api/mine/ratings")
    assert reply.status == 200, reply.text
    return reply.body


async def _ended(store: Store, name: str, at: float, *order: str | None, game: str = "block") -> None:
    """A match that is over, in which these people came in this order."""
    await store.create(row(name, created=at), lines(1, 1))
    found = [Rated(name, seat, who, game, len(order), at, seat, seat) for seat, who in enumerate(order)]
    await store.append(name, [], status="over", derived=Derived(1, [], found))


async def strengths(store: Store) -> dict[str | None, Strength | None]:
    """The newest strength of everybody."""
    return {seat.who: strength for seat, strength in await store.ratings()}


def test_it_is_said_before_one_sits_down_whether_a_match_counts(home: House) -> None:
    ann = Person(home)

    def says(**asked: Any) -> bool:
        table = ann.ask("GET", f"/api/tables/{ann.make(game='block', players=2, **asked)}").body
        assert isinstance(table["rated"], bool)
        return bool(table["rated"])

    assert says(**RATED)
    assert [each["rated"] for each in home.ask("GET", "/api/tables").body] == [True]
    assert not says(clock=CLOCK)  # a private table
    assert says(clock=CLOCK, rated=True)
    assert not says(**RATED, rated=False)
    assert not says(public=True)  # no clock
    assert not says(**RATED, bots=[None, "easy"])
    for bad in ({"rated": True}, {"rated": True, "clock": CLOCK, "bots": [None, "easy"]}):
        assert ann.ask("POST", "/api/tables", {"game": "block", "players": 2, **bad}).status == 400
    alone = {"game": "solo-1", "players": 1, "clock": CLOCK, "rated": True}
    assert ann.ask("POST", "/api/tables", alone).status == 400


def test_a_match_of_people_counts_once_for_each_of_them(either: House) -> None:
    home = either
    ann, bob = Person(home), Person(home)
    table = played(home, (ann, "Ann"), (bob, "Bob"), **RATED)
    for _ in range(2):
        for person in (ann, bob):
            assert ratings(person) == [
                {"game": "block", "players": 2, "matches": 1, "enough": 10, "rating": None, "spread": None}
            ]
    winners = desk_of(home, table).table.match.winners
    assert [seat.place for seat in seats(home, table)] == [int(seat not in winners) for seat in (0, 1)]
    again = desk_of(home, ann.ask("POST", f"/api/tables/{table}/rematch").body["table"]).table
    assert again.rated
    assert home.ask("GET", "/api/mine/ratings").status == 401
    assert ann.ask("GET", "/api/mine/export").body["ratings"] == ratings(ann)
    assert asyncio.run(Guest(home.url, ann.bearer.removeprefix("Bearer ")).ratings()) == ratings(ann)


def test_what_does_not_count(home: House) -> None:
    ann, bob, cid = (Person(home) for _ in range(3))
    phone = Person(home)
    phone.bearer = ann.bearer
    two_seats = played(home, (ann, "Ann"), (phone, "Anna"), (bob, "Bob"), **RATED)
    private = played(home, (ann, "Ann"), (bob, "Bob"), clock=CLOCK)
    stopped = ann.make(game="block", players=2, **RATED)
    sit(stopped, (ann, "Ann"), (bob, "Bob"))
    agreed = desk_of(home, stopped).table
    assert rated(replace(agreed, match=replace(agreed.match, over=True, totals=(30, 20)))) == []
    filled = ann.make(game="block", players=3, options={"hands": 1}, **RATED)
    sit(filled, (ann, "Ann"), (cid, "Cid"))
    assert desk_of(home, filled).table.rated
    assert ann.ask("POST", f"/api/tables/{filled}/fill", {"level": "easy"}).status == 200
    assert not ann.ask("GET", f"/api/tables/{filled}").body["rated"]
    finish_all(home, filled)
    for table in (two_seats, private, stopped, filled):
        assert seats(home, table) == []
    assert ratings(ann) == ratings(bob) == ratings(cid) == []


def test_a_person_on_two_devices_has_one_seat_and_counts_once(home: House) -> None:
    ann, bob = Person(home), Person(home)
    phone = Person(home)
    phone.bearer = ann.bearer
    table = ann.make(game="block", players=2, options={"hands": 1}, **RATED)
    for device in (ann, phone):
        assert device.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann"}).body["seat"] == 0
    sit(table, (ann, "Ann"), (bob, "Bob"))
    finish_all(home, table)
    assert [each["matches"] for each in ratings(phone)] == [1]
    assert ratings(phone) == ratings(ann)


def test_whoever_leaves_has_lost_whatever_the_bot_makes_of_it(home: House) -> None:
    for leaves in (0, 1):
        ann, bob = Person(home), Person(home)
        table = ann.make(game="block", players=2, options={"hands": 1}, **RATED)
        sit(table, (ann, "Ann"), (bob, "Bob"))
        home.do(desk_of(home, table).do(Left(leaves)))
        finish_all(home, table)
        assert [seat.place for seat in seats(home, table)] == [int(seat == leaves) for seat in (0, 1)]


def test_a_match_that_everybody_has_left_does_not_count(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2, options={"hands": 1}, **RATED)
    sit(table, (ann, "Ann"), (bob, "Bob"))
    home.do(desk_of(home, table).do(Left(0), Left(1)))
    finish_all(home, table)
    assert seats(home, table) == []


def test_partners_rise_and_fall_together(home: House) -> None:
    people = [(Person(home), name) for name in ("Ann", "Bob", "Cid", "Dee")]
    table = played(home, *people, game="draw", **RATED)
    assert [seat.side for seat in seats(home, table)] == [0, 1, 0, 1]
    ratings(people[0][0])
    one, two, three, four = (strength for _, strength in home.do(home.hub.store.ratings(table)))
    assert (one, two) == (three, four)
    assert (one == two) == (len(desk_of(home, table).table.match.winners) == 4)


@pytest.mark.anyio
async def test_a_rating_is_shown_after_ten_matches_by_game_and_number_of_players(store: Store) -> None:
    for number in range(10):
        await _ended(store, f"m{number}", 100.0 + number, "ann", "bob")
    await _ended(store, "three", 200.0, "cid", "ann", "bob")
    await rate_all(store)
    two, three = await store.standings("ann")
    assert (two.players, two.strength.matches, three.players, three.strength.matches) == (2, 10, 3, 1)
    assert two.strength.rating > BEGIN + 200
    assert three.strength.rating < two.strength.rating
    assert await store.standings("nobody") == []


@pytest.mark.anyio
async def test_what_is_derived_twice_counts_once_and_what_comes_late_is_counted_in_its_place(store: Store) -> None:
    for name, at, order in (("a", 1.0, ("ann", "bob")), ("c", 3.0, ("bob", "ann")), ("d", 4.0, ("ann", "cid"))):
        await _ended(store, name, at, *order)
    assert await rate_all(store) == 3
    same = [seat for seat, _ in await store.ratings("c")]
    await store.append("c", [], derived=Derived(1, [], same))
    assert await rate_all(store) == 0
    await _ended(store, "b", 2.0, "ann", "bob")
    assert await rate_all(store) == 3  # a, the oldest, stays
    known = await store.ratings()
    assert [strength for _, strength in known] == rate([seat for seat, _ in known], {})
    await store.append("b", [], status="playing", derived=Derived(1))
    assert await rate_all(store) == 2
    assert await check_ratings(store) == 0
    newest = (await strengths(store))["ann"]
    assert newest
    assert newest.matches == 3


@pytest.mark.anyio
async def test_two_processes_that_rate_at_once_count_each_match_once(place: str) -> None:
    stores = [await open_store(place) for _ in range(2)]
    for number in range(24):
        order = ("ann", "bob") if number % 3 else ("bob", "ann")
        await _ended(stores[number % 2], f"m{number:02}", float(number), *order)
    done = await asyncio.gather(*(rate_all(store) for store in stores * 2))
    assert sum(done) == 24
    assert [each.strength.matches for each in await stores[0].standings("bob")] == [24]
    assert await check_ratings(stores[1]) == 0
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_what_is_wrong_is_found_and_computed_anew(store: Store) -> None:
    await _ended(store, "a", 1.0, "ann", "bob")
    await _ended(store, "b", 2.0, "ann", "bob")
    await rate_all(store)
    right = await store.ratings()
    await store.unrate()
    await store.rate(lambda found, _: [Strength(30.0, 1.0, 7)] * len(found), 9)
    assert await check_ratings(store) == 4
    assert await check_ratings(store, rebuild=True) == 4
    assert await store.ratings() == right
    assert await check_ratings(store) == 0


def test_whoever_is_deleted_takes_their_rating_along_and_was_somebody_new_each_time(either: House) -> None:
    home = either
    ann, bob = Person(home), Person(home)
    tables = [played(home, (ann, "Ann"), (bob, "Bob"), **RATED) for _ in range(2)]
    assert [each["matches"] for each in ratings(bob)] == [2]
    known = home.hub.signer.who(ann.bearer.removeprefix("Bearer ")) or "?"
    assert known in repr(home.do(home.hub.store.ratings()))
    assert ann.ask("DELETE", "/api/guest").status == 200
    assert known not in repr(home.do(home.hub.store.ratings()))
    assert [each["matches"] for each in ratings(bob)] == [2]
    for table in tables:
        (_, strength), _ = home.do(home.hub.store.ratings(table))
        assert strength
        assert strength.matches == 1
        assert abs(strength.mu - NEWCOMER.mu) < NEWCOMER.sigma

    async def checked() -> tuple[list[str], int]:
        return [found async for _, found in check(home.hub.store)], await check_ratings(home.hub.store)

    assert home.do(checked()) == (["right", "right"], 0)
