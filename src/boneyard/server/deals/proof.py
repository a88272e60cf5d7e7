"""The proofs of fair deals in a record, and their check."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from boneyard.errors import BadInput, Redeal
from boneyard.record import Hand, Record
from boneyard.replays import last
from boneyard.server.deals import daily, fair
from boneyard.state import Begins
from boneyard.tiles import Deck, is_whole


class Proof(NamedTuple):
    """What anybody needs to check a deal."""

    hand: int
    deal: int
    commitment: str
    seeds: tuple[str, ...]
    seed: str = ""  # shown when the hand is over


class Checked(NamedTuple):
    """A hand whose deal was checked: what was wrong with it, or nothing."""

    hand: int
    wrong: str  # the key of an error


def proved(record: Record, proofs: Iterable[Proof]) -> Record:
    """A record with the proofs of its deals; what was dealt elsewhere has none."""
    texts = {proof.hand: _write(proof) for proof in proofs}
    return replace(
        record, hands=tuple(replace(hand, proof=texts.get(at, "")) for at, hand in enumerate(record.hands, 1))
    )


def check(record: Record) -> list[Checked]:
    """Every deal of a record, checked: the seed was fixed before, the deck follows from it, none was passed over."""
    if record.match and record.date and not any(hand.proof for hand in record.hands):
        raise _of_the_day(record)
    if not record.match or not all(hand.proof for hand in record.hands):
        raise BadInput("no-proofs")
    return [Checked(number, _wrong(record, number, hand)) for number, hand in enumerate(record.hands, 1)]


def _of_the_day(record: Record) -> BadInput:
    """What can be said about a deck that was never a secret."""
    daily.options(record.game, record.options, record.date, date.max)
    deck = daily.deck(record.game, record.date, daily.first_good_deal(record.game, record.date))
    known = all(hand.deck == deck for hand in record.hands)
    return BadInput("daily-deck" if known else "daily-deck-not", game=record.game, day=record.date)


def _wrong(record: Record, number: int, hand: Hand) -> str:
    proof = _read(number, hand)
    if fair.commitment(record.match, number, bytes.fromhex(proof.seed)) != proof.commitment:
        return "other-seed"
    if len(proof.seeds) != record.players or proof.deal < 1:
        return "other-proof"
    if _deck(record, proof, proof.deal) != hand.deck:
        return "other-deck"
    if number == 1 and not _right_lot(record, proof):
        return "other-lot"
    return "" if proof.deal == 1 or _void_before(record, proof) else "passed-over"


def _right_lot(record: Record, proof: Proof) -> bool:
    """Whether the lot fell as it had to; that the start went round after a match before is not in a record."""
    if not record.rules.match(record.players).lot:
        return True
    if record.begins and record.begins.by == "turn":
        return True
    drawn = fair.lot(record.players, record.match, 1, bytes.fromhex(proof.seed), proof.seeds)
    return record.begins == Begins(drawn, "lot")


def _deck(record: Record, proof: Proof, deal: int) -> Deck:
    seed = bytes.fromhex(proof.seed)
    return fair.shuffled(record.rules.tiles.tiles, record.match, proof.hand, seed, proof.seeds, deal)


def _void_before(record: Record, proof: Proof) -> bool:
    """Whether the rules call all the deals void that came before the one that counts."""
    match = last(replace(record, hands=record.hands[: proof.hand - 1]))
    for deal in range(1, proof.deal):
        try:
            match.deal(_deck(record, proof, deal))
        except Redeal:
            continue
        return False
    return True


def _write(proof: Proof) -> str:
    seeds = ",".join(proof.seeds)
    return f"deal={proof.deal} commitment={proof.commitment} seed={proof.seed} players={seeds}"


def _read(number: int, hand: Hand) -> Proof:
    parts = dict(part.partition("=")[::2] for part in hand.proof.split())
    try:
        deal, seeds = parts["deal"], tuple(parts["players"].split(","))
        bytes.fromhex(parts["seed"])
        return Proof(number, int(deal) if is_whole(deal) else 0, parts["commitment"], seeds, parts["seed"])
    except (KeyError, ValueError):
        raise BadInput("damaged-proof", line=hand.line, hand=number) from None
