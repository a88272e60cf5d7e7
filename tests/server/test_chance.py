"""Tests are dealt by chance, but always the same."""

import secrets
from pathlib import Path

from tests.server.chance import drawn_by
from tests.server.people import Person
from tests.server.running import house


def dealt(folder: Path, words: str) -> list[str]:
    """The records of two tables of somebody in a new house, dealt by these words."""
    with drawn_by(words), house(folder / f"{len(list(folder.iterdir()))}.sqlite3") as home:
        person = Person(home)
        tables = [person.make(game="draw", players=2, bots=[None, "easy"], pace=0) for _ in range(2)]
        return [*tables, *(str(home.do(home.hub.store.secrets(table))) for table in tables)]


def test_the_same_words_deal_the_same_hands_and_others_deal_others(tmp_path: Path) -> None:
    once, again, other = dealt(tmp_path, "ann"), dealt(tmp_path, "ann"), dealt(tmp_path, "ben")
    assert once == again
    assert len({*once, *other}) == 8
    assert secrets.token_bytes() != secrets.token_bytes()


def test_what_bots_draw_does_not_depend_on_who_else_draws() -> None:
    with drawn_by("ann"):
        assert secrets.randbits(64) == secrets.randbits(64)
    with drawn_by("ben"):
        other = secrets.randbits(64)
    with drawn_by("ann"):
        assert secrets.randbits(64) != other
