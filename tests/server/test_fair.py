"""Fair deals: fixed examples, every order equally likely, and the verifier of docs/fairness.md at work."""

import asyncio
import re
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from boneyard.client import AtTable, Guest
from boneyard.server.deals import fair
from boneyard.tiles import DominoSet, parse_tiles, write_tiles
from tests.server.running import house

DOCS = Path(__file__).parents[2] / "docs"
SEED = bytes(range(32))
THREE = parse_tiles("0-0 0-1 1-1")


def test_a_commitment_is_what_the_page_says() -> None:
    assert fair.commitment("abc", 1, SEED) == "d697ff425ceb80a4fb0830e63ee95a5a87c71228e4ab54d7913d20d795fde17f"
    assert fair.commitment("abc", 2, SEED) != fair.commitment("abc", 1, SEED)
    assert fair.commitment("abd", 1, SEED) != fair.commitment("abc", 1, SEED)


@pytest.mark.parametrize(
    "highest, hand, players, deal, deck",
    [
        (2, 1, ("", ""), 1, "1-2 2-2 0-1 0-2 1-1 0-0"),
        (2, 1, ("aa", ""), 1, "2-2 1-1 0-2 1-2 0-1 0-0"),
        (2, 1, ("", "aa"), 1, "0-0 0-2 1-1 0-1 1-2 2-2"),
        (2, 1, ("", ""), 2, "0-1 1-1 1-2 2-2 0-0 0-2"),
        (2, 2, ("", ""), 1, "1-2 0-1 2-2 1-1 0-2 0-0"),
        (3, 1, ("0123456789abcdef" * 4,), 1, "1-2 0-0 2-3 0-1 3-3 0-2 1-3 1-1 0-3 2-2"),
    ],
)
def test_these_seeds_give_this_deck(highest: int, hand: int, players: tuple[str, ...], deal: int, deck: str) -> None:
    tiles = DominoSet(highest).tiles
    assert write_tiles(fair.shuffled(tiles, "abc", hand, SEED, players, deal)) == deck
    assert write_tiles(fair.shuffled(tiles[::-1], "abc", hand, SEED, players, deal)) == deck


def test_the_largest_sets_are_dealt_whole() -> None:
    for domino_set in (DominoSet(6), DominoSet(9), DominoSet(12), DominoSet(15)):
        deck = fair.shuffled(domino_set.tiles, "abc", 1, SEED, ("", ""))
        assert domino_set.check(deck) != domino_set.tiles


def chi_square(counts: list[int]) -> float:
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 / even for count in counts)


def test_every_order_of_three_tiles_is_equally_likely() -> None:
    decks = Counter(fair.shuffled(THREE, "abc", hand, SEED, ("",)) for hand in range(12_000))
    counts = [decks[order] for order in permutations(THREE)]
    assert sum(counts) == 12_000
    assert chi_square(counts) < 20.5  # five degrees of freedom: one in a thousand


def test_every_tile_is_equally_likely_in_every_place() -> None:
    tiles = DominoSet(3).tiles
    decks = [fair.shuffled(tiles, "abc", hand, SEED, ("5eed",)) for hand in range(5_000)]
    for place in range(len(tiles)):
        counts = Counter(deck[place] for deck in decks)
        assert chi_square([counts[tile] for tile in tiles]) < 31.0  # nine degrees: one in three thousand


@pytest.mark.parametrize(
    "match, players, seat", [("abc", ("", ""), 0), ("abc", ("aa", ""), 1), ("abc", ("",) * 6, 1), ("abd", ("",) * 6, 5)]
)
def test_these_seeds_give_this_lot(match: str, players: tuple[str, ...], seat: int) -> None:
    assert fair.lot(len(players), match, 1, SEED, players) == seat


def test_every_seat_is_equally_likely_to_begin_whatever_lies_in_front_of_the_deck() -> None:
    """A lot and a deck of the same seeds have nothing to do with each other."""
    both = Counter(
        (fair.lot(3, "abc", hand, SEED, ("",)), fair.shuffled(THREE, "abc", hand, SEED, ("",))[0])
        for hand in range(9_000)
    )
    assert sum(both.values()) == 9_000
    counts = [both[seat, tile] for seat in range(3) for tile in THREE]
    assert chi_square(counts) < 26.1  # eight degrees of freedom: one in a thousand


def test_numbers_that_would_be_uneven_are_thrown_away() -> None:
    numbers = iter([2**32 - 1, 2**32 - 2, 7])
    assert fair._below(numbers, 2**31 + 1) == 7
    assert fair._below(iter([2**32 - 1]), 2**16) == 2**16 - 1


def test_a_new_seed_is_32_bytes_and_never_the_same() -> None:
    seeds = {fair.new_seed() for _ in range(1_000)}
    assert len(seeds) == 1_000
    assert {len(seed) for seed in seeds} == {fair.SEED_BYTES} == {32}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Guest]:
    """The record of a match on a real server, and somebody who took part and noted what was promised."""

    async def play(url: str) -> tuple[str, Guest]:
        async with Guest(url) as ann, Guest(url) as ben:
            rules: dict[str, int | str] = {"hands": 3, "target": 10_000, "draw_lead": "lot"}
            table = await ann.create("draw", 2, options=rules, pace=0)
            seats = [await guest.sit(table, name) for guest, name in ((ann, "Ann"), (ben, "deck: 0-0"))]
            await asyncio.gather(*map(_play, seats))
            return await ann.record(table), ben

    with house(tmp_path_factory.mktemp("house") / "tables.db") as home:
        return asyncio.run(play(home.url))


async def _play(seat: AtTable) -> None:
    async with seat:
        async for moment in seat.turns():
            await seat.play(moment["hand"]["actions"][0])


def verify(folder: Path, record: str, *noted: str) -> tuple[int, str]:
    """What the verifier of the page says about a record."""
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "fairness.md").read_text(encoding="utf-8"), re.DOTALL)
    (folder / "verify.py").write_text(code, encoding="utf-8")
    (folder / "record.txt").write_text(record, encoding="utf-8")
    command = [sys.executable, "-I", "verify.py", "record.txt", *noted]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_the_verifier_of_the_page_finds_a_real_record_fair(tmp_path: Path, played: tuple[str, Guest]) -> None:
    assert verify(tmp_path, played[0]) == (0, "hand 1: fair\nhand 2: fair\nhand 3: fair\n")


def test_every_hand_has_another_seed_of_every_player_and_a_promise_that_was_seen_before(
    tmp_path: Path, played: tuple[str, Guest]
) -> None:
    record, ben = played
    proofs = [dict(part.split("=") for part in line.split()) for line in re.findall("proof: (.*)", record)]
    assert {proof["commitment"] for proof in proofs} <= ben.promised
    brought = [proof["players"].split(",")[1] for proof in proofs]
    assert len(set(brought)) == 3
    assert set(brought) <= set(ben.seeds)
    assert verify(tmp_path, record, *brought, *(proof["commitment"] for proof in proofs))[0] == 0
    status, said = verify(tmp_path, record, "c0ffee")
    assert (status, said.splitlines()[-1]) == (1, "WRONG: not in the record: c0ffee")


@pytest.mark.parametrize(
    "what, changed, complaint",
    [
        (r"(seed=)(..)", r"\g<1>\g<2>00", "the seed is not the one that was promised"),
        (r"(commitment=)(..)", r"\g<1>zz", "the seed is not the one that was promised"),
        (r"(match: )(.)", r"\g<1>-", "the seed is not the one that was promised"),
        (r"(deck: )(\S+) (\S+)", r"\g<1>\3 \2", "the deck does not follow from the seeds"),
        (r"(deal=)1", r"\g<1>2", "the deck does not follow from the seeds"),
        (r"(players=)(..)", r"\g<1>zz", "the deck does not follow from the seeds"),
        (r"(players=\S+),", r"\g<1>,00,", "the deck does not follow from the seeds"),
        (r"(begins: )(.)", r"\g<1>2", "who begins does not follow from the seeds"),
    ],
)
def test_the_verifier_of_the_page_catches_what_was_altered(
    tmp_path: Path, played: tuple[str, Guest], what: str, changed: str, complaint: str
) -> None:
    altered = re.sub(what, changed, played[0], count=1)
    assert altered != played[0]
    status, said = verify(tmp_path, altered)
    assert status == 1
    assert said.startswith(f"hand 1: WRONG: {complaint}\n")


def test_the_verifier_of_the_page_wants_whole_sets_and_proofs(tmp_path: Path, played: tuple[str, Guest]) -> None:
    twice = re.sub(r"(deck: )(\S+) (\S+)", r"\g<1>\2 \2", played[0], count=1)
    assert verify(tmp_path, twice)[0] == 1
    bare = re.sub("proof: .*", "", played[0])
    assert verify(tmp_path, bare) == (1, "The record has no line 'proof:'.\n")
    assert verify(tmp_path, re.sub("match: .*", "", played[0])) == (1, "The record has no line 'match:'.\n")
