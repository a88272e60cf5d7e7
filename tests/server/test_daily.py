"""Puzzles of the day: the same for everybody, solvable, of no day to come; and honest about their deals."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.match import Match
from boneyard.players import hints
from boneyard.players.seen import seen
from boneyard.record import Record
from boneyard.replays import last
from boneyard.server.deals import daily, proof
from boneyard.server.store import Entry
from boneyard.server.tables import log
from boneyard.server.tables.lifetime import forget_idle
from boneyard.solvers.trails import endings, lay_all
from boneyard.state import Draw, Place
from boneyard.tiles import Deck
from tests.server.people import Person, desk_of, finish
from tests.server.running import House, house

DAYS = ["2026-01-01", "2026-02-28", "2026-11-15"]
TODAY = datetime(2026, 11, 15, 23, 59, tzinfo=UTC)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db", now=TODAY.timestamp) as running:
        yield running


def of_the_day(game: str, day: str) -> Deck:
    return daily.deck(game, day, daily.first_good_deal(game, day))


def dealt(game: str, day: str) -> Match:
    return Match.new(page(game).game(daily.PUZZLES[game].options), 1).deal(of_the_day(game, day))


def advised(match: Match) -> Match:
    """The end of a game in which every hint was followed."""
    events: tuple[Any, ...] = ()
    while not match.over:
        hint = hints.hint(seen(match, 0, events, Random(0)))
        assert hint is not None
        match, new = match.play(0, hint.action)
        events += new
    return match


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("game", ["squares", "solo-1", "fortune-teller"])
def test_a_puzzle_can_be_solved(game: str, day: str) -> None:
    assert advised(dealt(game, day)).totals == (1,)


@pytest.mark.parametrize("day", DAYS)
def test_every_batch_of_solo_2_can_be_laid_by_who_knows_the_stock(day: str) -> None:
    match = dealt("solo-2", day)
    assert _wins(match)


def _wins(match: Match) -> bool:
    """Whether this can be won, tried out at the table: each batch to every pair of ends that it can leave."""
    if match.over:
        return match.totals == (1,)
    match, _ = match.play(0, Draw())
    ends = tuple(end.number for end in match.state.layout.ends)
    hand = match.state.hands[0].tiles
    return any(_wins(_laid(match, lay_all(ends, hand, after))) for after in endings(ends, hand))


def _laid(match: Match, order: Any) -> Match:
    for tile, end in order:
        match, _ = match.play(0, Place(tile, match.state.layout.ends[end].name))
    return match


@pytest.mark.parametrize("game", daily.PUZZLES)
def test_every_day_has_its_own_deck_and_no_deck_before_it_would_do(game: str) -> None:
    decks = {of_the_day(game, day) for day in DAYS}
    assert len(decks) == len(DAYS)
    deal = daily.first_good_deal(game, DAYS[2])
    good = daily.PUZZLES[game].good
    assert not any(good(daily.deck(game, DAYS[2], before)) for before in range(1, min(deal, 50)))


def test_the_decks_of_old_days_never_change() -> None:
    firsts = {game: " ".join(map(str, of_the_day(game, "2026-11-15")[:4])) for game in daily.PUZZLES}
    assert firsts == KNOWN


KNOWN = {
    "squares": "4-4 1-4 2-5 2-3",
    "solo-1": "2-6 5-6 4-4 0-6",
    "solo-2": "2-5 1-6 0-3 0-0",
    "fortune-teller": "3-3 2-3 1-3 0-0",
    "memory": "5-5 3-5 2-5 1-3",
}


@pytest.mark.parametrize("game, day", [("solo-1", "2026-11-16"), ("solo-1", "2025-12-31"), ("draw", "2026-11-15")])
def test_there_are_puzzles_of_some_games_since_the_first_day_until_today(game: str, day: str) -> None:
    with pytest.raises(BadInput, match="There "):
        daily.options(game, {}, day, TODAY.date())
    with pytest.raises(BadInput, match="is not a date"):
        daily.options("solo-1", {}, "2026-02-30", TODAY.date())


def test_the_puzzles_of_the_day_are_listed(home: House) -> None:
    told = home.ask("GET", "/api/daily").body
    assert (told["date"], told["first"]) == ("2026-11-15", "2026-01-01")
    listed = {puzzle["game"]: puzzle["options"] for puzzle in told["puzzles"]}
    assert list(listed) == ["solo-1", "solo-2", "squares", "fortune-teller", "memory"]
    assert listed["squares"] == {"start": "puzzle"}


def test_everybody_gets_the_same_deck_on_the_same_day(home: House) -> None:
    decks = []
    for _ in range(2):
        ann = Person(home)
        table = ann.make(game="solo-1", players=1, daily="2026-11-14")
        ann.sit(table)
        decks.append(desk_of(home, table).table.record.hands[0].deck)
        told = ann.ask("GET", f"/api/tables/{table}").body
        assert (told["daily"], told["commitment"]) == ("2026-11-14", "")
    assert decks == [of_the_day("solo-1", "2026-11-14")] * 2


def test_what_is_no_puzzle_of_the_day_is_refused(home: House) -> None:
    ann = Person(home)
    for wrong in (
        {"game": "solo-1", "daily": "2026-11-16"},
        {"game": "solo-1", "daily": "2025-12-31"},
        {"game": "solo-1", "daily": "2026-02-30"},
        {"game": "solo-1", "daily": "20261115"},
        {"game": "solo-1", "daily": "2026-11-15\n"},
        {"game": "solo-1", "daily": ""},
        {"game": "solo-1", "daily": "2026-11-15", "options": {"winnable": True}},
        {"game": "memory", "daily": "2026-11-15", "options": {"tiles": 6}},
        {"game": "block", "daily": "2026-11-15"},
        {"game": "solo-1", "daily": "2026-11-15", "players": 2},
    ):
        reply = ann.ask("POST", "/api/tables", {"players": 1, **wrong})
        assert (reply.status, reply.body["code"]) == (400, "bad-request"), wrong
    given = {"game": "memory", "players": 1, "daily": "2026-11-15", "options": {"tiles": 15}}
    assert ann.ask("POST", "/api/tables", given).status == 201


@pytest.mark.parametrize("game", daily.PUZZLES)
def test_a_daily_table_is_played_kept_and_replayed_like_any_other(home: House, game: str) -> None:
    ann = Person(home)
    table = ann.make(game=game, players=1, daily="2026-11-15")
    ann.sit(table)
    finish(home, table, ann)
    before = ann.ask("GET", f"/api/tables/{table}").body
    home.do(forget(home, table))
    assert ann.ask("GET", f"/api/tables/{table}").body == before
    record = Record.read(ann.ask("GET", f"/api/tables/{table}/record").text)
    assert (record.date, record.match, record.hands[0].deck) == ("2026-11-15", table, of_the_day(game, "2026-11-15"))
    assert list(last(record).totals) == before["hand"]["totals"]
    told = ann.ask("GET", f"/api/tables/{table}/replay").body
    assert (told["daily"], told["options"]) == ("2026-11-15", daily.PUZZLES[game].options)
    with pytest.raises(
        BadInput, match=f"no proofs: its deck is the daily {game} of 2026-11-15, the same for everybody"
    ):
        proof.check(record)


async def forget(home: House, table: str) -> None:
    home.hub.desks[table].used = 0.0
    forget_idle(home.hub)
    assert table not in home.hub.desks


def test_a_record_that_is_only_called_daily_is_told_apart() -> None:
    record = Record.new(page("solo-1").game(), 1, date=DAYS[1]).dealt(of_the_day("solo-1", DAYS[0]))
    with pytest.raises(BadInput, match="it is called, but is not, the daily solo-1 of 2026-02-28"):
        proof.check(replace(record, match="abc"))
    with pytest.raises(BadInput, match="is not a date"):
        proof.check(replace(record, match="abc", date="yesterday"))


def test_a_rematch_of_a_puzzle_is_a_game_of_chance_again(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="squares", players=1, daily="2026-11-15")
    ann.sit(table)
    finish(home, table, ann)
    again = ann.ask("POST", f"/api/tables/{table}/rematch").body["table"]
    told = ann.ask("GET", f"/api/tables/{again}").body
    assert (told["daily"], told["options"]) == (None, {"start": "puzzle"})
    assert told["commitment"]


def test_lines_that_were_written_before_there_were_puzzles_can_be_read() -> None:
    body = '{"kind":"created","game":"block","version":1,"options":{},"players":2,"bots":[null,null],"commitment":"c"'
    made = log.line_of(Entry(1, None, "created", body + ',"host":"h"}', 1.0))
    assert isinstance(made, log.Created)
    assert (made.daily, made.deal) == ("", 0)
