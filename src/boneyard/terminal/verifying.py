"""Records with proofs: whether every deal was fair and every move legal, hand by hand."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from boneyard.errors import BadInput, Phrase
from boneyard.record import Record
from boneyard.replays import last
from boneyard.server.deals.proof import Checked, check
from boneyard.words import Words

SHOWN = 16  # digits of a promise: enough to compare by eye


class Verified(NamedTuple):
    """What was found out about a record: deal by deal, and what is wrong with its moves, if anything."""

    record: Record
    deals: tuple[Checked, ...]
    moves: BadInput | None = None

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return not self.moves and not any(deal.wrong for deal in self.deals)

    def data(self) -> dict[str, Any]:
        """Everything for programs."""
        hands = [
            {"hand": deal.hand, "promise": self.promise(deal), "fair": not deal.wrong, "wrong": _text(_wrong(deal))}
            for deal in self.deals
        ]
        return {"match": self.record.match, "right": self.right, "hands": hands, "moves": _text(self.moves)}

    def promise(self, deal: Checked) -> str:
        """The commitment of a deal: whoever sat at the table saw it before the deal, and can compare."""
        parts = (part.partition("=") for part in self.record.hands[deal.hand - 1].proof.split())
        return next(value for name, _, value in parts if name == "commitment")


def verified(record: Record) -> Verified:
    """Check the deals and replay the moves of a record."""
    deals = tuple(check(record))
    try:
        last(record)
    except BadInput as error:
        return Verified(record, deals, error)
    return Verified(record, deals)


def lines(found: Sequence[Verified], words: Words) -> Iterator[str]:
    """A line for every hand, and one for the moves."""
    for number, each in enumerate(found, 1):
        if len(found) > 1:
            yield words.say("verify-record", number=number, match=each.record.match)
        for deal in each.deals:
            promise = each.promise(deal)[:SHOWN]
            yield words.say("verify-hand", hand=deal.hand, promise=promise, wrong=_said(_wrong(deal), words))
        yield words.say("verify-moves", hands=len(each.deals), wrong=_said(each.moves, words))


def _wrong(deal: Checked) -> Phrase | None:
    return Phrase(deal.wrong) if deal.wrong else None


def _text(wrong: Phrase | None) -> str | None:
    return None if wrong is None else str(wrong)


def _said(wrong: Phrase | None, words: Words) -> str:
    return "none" if wrong is None else words.error(wrong)
