"""The number of action sequences of every game is the one that was counted; for plain block, by another way as well."""

from itertools import islice

import pytest

from boneyard import PAGES, game
from boneyard.pages import Page
from boneyard.tiles import Deck
from tests.perft import DECKS, DEEPEST, counted, decks, kept, missing, sequences

KEPT = kept()


def test_every_page_of_the_catalogue_has_its_counts() -> None:
    names = [page.id for page in missing()]
    assert not names, f"count them: python -m tests.perft {' '.join(names)}"


def test_all_counts_belong_to_a_page_and_its_version() -> None:
    assert {key[:2] for key in KEPT} <= {(page.id, page.version) for page in PAGES}


@pytest.mark.parametrize("page", [page for page in PAGES if page not in missing()], ids=lambda page: page.id)
def test_a_deal_allows_as_many_sequences_of_actions_as_were_counted(page: Page) -> None:
    assert counted(page) == {key: numbers for key, numbers in KEPT.items() if key[0] == page.id}


SIDES = ("left", "right")


class Naive:
    """Plain block without the rules of this house: a line is a string of halves, and laying is trying everything."""

    def __init__(self, deck: Deck, players: int) -> None:
        size = 7 if players == 2 else 5
        tiles = [f"{tile.low}{tile.high}" for tile in deck]
        self.hands = [tiles[at * size : (at + 1) * size] for at in range(players)]

    def lead(self) -> tuple[int, str]:
        """Who holds the highest double, else the heaviest tile, and that tile."""
        held = [(seat, tile) for seat, hand in enumerate(self.hands) for tile in hand]
        return max(held, key=lambda at: (at[1][0] == at[1][1], int(at[1][0]) + int(at[1][1]), at[1][1]))

    def lines(self, line: str, hand: list[str]) -> set[tuple[str, str, str]]:
        """Every tile at either side that leaves the whole line in order, and that line."""
        turned = [(tile, way) for tile in hand for way in (tile, tile[::-1])]
        tried = {(tile, side, way + line if side == "left" else line + way) for tile, way in turned for side in SIDES}
        return {(tile, side, tried_line) for tile, side, tried_line in tried if in_order(tried_line)}

    def count(self, depth: int) -> int:
        """The sequences of so many actions, the lead being the first."""
        seat, tile = self.lead()
        return self.after(tile, self.without(self.hands, seat, tile), seat, depth - 1)

    def after(self, line: str, hands: list[list[str]], seat: int, depth: int) -> int:
        """The sequences of so many further actions, this seat having acted last."""
        if depth == 0:
            return 1
        if not all(hands) or not any(self.lines(line, hand) for hand in hands):
            return 0
        mover = (seat + 1) % len(hands)
        longer = self.lines(line, hands[mover])
        if not longer:
            return self.after(line, hands, mover, depth - 1)
        return sum(self.after(new, self.without(hands, mover, tile), mover, depth - 1) for tile, _, new in longer)

    @staticmethod
    def without(hands: list[list[str]], seat: int, tile: str) -> list[list[str]]:
        return [[held for held in hand if (at, held) != (seat, tile)] for at, hand in enumerate(hands)]


def in_order(line: str) -> bool:
    """Whether the touching halves are equal all along the line."""
    return all(line[at] == line[at + 1] for at in range(1, len(line) - 1, 2))


@pytest.mark.parametrize("number", range(DECKS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_program_that_tries_everything_counts_the_same_in_plain_block(players: int, number: int) -> None:
    block = game("plain-block")
    deck = next(islice(decks(block, players), number, None))
    counts = list(islice(sequences(block, block.start(players, deck)), DEEPEST))
    naive = Naive(deck, players)
    assert [naive.count(depth) for depth in range(1, len(counts) + 1)] == counts
    if players == 2:
        assert KEPT["plain-block", block.page.version, 2, number + 1] == tuple(counts)
