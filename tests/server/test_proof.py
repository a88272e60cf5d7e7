"""The proofs in a record: written by a table, read back, and checked with the rules at hand."""

import asyncio
import re
from dataclasses import replace
from random import Random

import pytest

from boneyard.errors import Redeal
from boneyard.games import page
from boneyard.match import Match
from boneyard.record import Record
from boneyard.server.bots.pool import Bots
from boneyard.server.deals import fair, proof
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.tables import seating
from boneyard.server.tables.creation import create
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.table import Table
from tests.refusals import refused
from tests.server.simulation.shelf import Shelf

SEEDS = ("5eed", "")


def played(game: str, **options: bool | int | str) -> Table:
    """A table at which two people have played a match by chance."""

    async def play() -> Table:
        hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable(game, 2, options), "host")
        for seat, seed in enumerate(SEEDS):
            await seating.sit(desk, f"person {seat}", "Ann", seat, seed)
        rng = Random(1)
        while not desk.table.match.over:
            for seat in range(2):
                await desk.ready(f"person {seat}", seat, f"{rng.getrandbits(32):x}")
            seat = min(desk.table.match.turn)
            await desk.move(f"person {seat}", seat, str(rng.choice(desk.table.match.actions(seat))), None, None)
        await hub.close()
        return desk.table

    return asyncio.run(play())


@pytest.fixture(scope="module")
def text() -> str:
    return str(played("draw", hands=3, target=10_000).proved_record)


def test_the_record_of_a_table_proves_every_deal(text: str) -> None:
    assert proof.check(Record.read(text)) == [(1, ""), (2, ""), (3, "")]


def test_a_new_seed_said_with_ready_is_in_the_next_proof(text: str) -> None:
    brought = [words.split(",") for words in re.findall("players=(.*)", text)]
    assert tuple(brought[0]) == SEEDS
    assert brought[0] != brought[1] != brought[2]


@pytest.mark.parametrize(
    "what, changed, complaint",
    [
        (r"seed=", "seed=00", "other-seed"),
        (r"commitment=..", "commitment=zz", "other-seed"),
        (r"players=5eed", "players=5eee", "other-deck"),
        (r"players=5eed", "players=5eed,00", "other-proof"),
        (r"deal=1", "deal=2", "other-deck"),
        (r"deal=1", "deal=0", "other-proof"),
        (r"deal=1", "deal=-1", "other-proof"),
    ],
)
def test_an_altered_proof_is_found(text: str, what: str, changed: str, complaint: str) -> None:
    record = Record.read(text)
    hand = record.hands[0]
    altered = replace(hand, proof=re.sub(what, changed, hand.proof))
    assert altered != hand
    assert proof.check(replace(record, hands=(altered, *record.hands[1:])))[0] == (1, complaint)


def test_an_altered_deck_is_found(text: str) -> None:
    record = Record.read(text)
    hand = record.hands[0]
    altered = replace(hand, deck=(hand.deck[1], hand.deck[0], *hand.deck[2:]))
    assert proof.check(replace(record, hands=(altered,)))[0].wrong == "other-deck"


def test_a_lot_that_fell_otherwise_is_found() -> None:
    record = Record.read(str(played("dominance").proved_record))
    assert record.begins is not None
    assert record.begins.by == "lot"
    assert proof.check(record) == [(1, "")]
    other = record.begins._replace(seat=1 - record.begins.seat)
    for begins in (other, None):
        assert proof.check(replace(record, begins=begins)) == [(1, "other-lot")]
    assert proof.check(replace(record, begins=other._replace(by="turn"))) == [(1, "")]


def test_damaged_and_missing_proofs_are_refused(text: str) -> None:
    record = Record.read(text)
    for damaged in ("deal=1", "deal=1 commitment=a seed=xyz players=,", "nonsense"):
        with refused("damaged", "hand 1"):
            proof.check(replace(record, hands=(replace(record.hands[0], proof=damaged),)))
    with refused("no proofs"):
        proof.check(replace(record, hands=(replace(record.hands[0], proof=""),)))
    with refused("no proofs"):
        proof.check(replace(record, match=""))


def one_hand(seed: bytes, deal: int) -> Record:
    """A record of a hand of colour-block that was dealt from this seed with this deal."""
    game = page("colour-block").game({})
    deck = fair.shuffled(game.tiles.tiles, "table", 1, seed, SEEDS, deal)
    words = f"deal={deal} commitment={fair.commitment('table', 1, seed)} seed={seed.hex()} players={','.join(SEEDS)}"
    record = replace(Record.new(game, 2), match="table").dealt(deck)
    return replace(record, hands=(replace(record.hands[0], proof=words),))


def void(record: Record) -> bool:
    """Whether the rules call the first deal of a record void."""
    try:
        Match.new(record.rules, record.players).deal(record.hands[0].deck)
    except Redeal:
        return True
    return False


def test_a_deal_after_a_void_one_is_fair_and_one_after_a_good_one_is_not() -> None:
    seeds = [number.to_bytes(32, "big") for number in range(3_000)]
    after_void = next(seed for seed in seeds if void(one_hand(seed, 1)) and not void(one_hand(seed, 2)))
    after_good = next(seed for seed in seeds if not void(one_hand(seed, 1)) and not void(one_hand(seed, 2)))
    assert proof.check(one_hand(after_void, 2)) == [(1, "")]
    assert proof.check(one_hand(after_good, 2)) == [(1, "passed-over")]
