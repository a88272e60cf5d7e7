"""Names and faces: nobody at a table can be taken for somebody else, and a face is a tile with a colour."""

from collections.abc import Iterator

import pytest

from boneyard.players.cast import face_of
from boneyard.server.store import Entry
from boneyard.server.tables.log import Sat, line_of
from boneyard.server.tables.names import distinct
from tests.server.running import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("names") / "tables.db") as running:
        yield running


SAME = ["Ann", "ANN", "A n n", "\uff21nn", "\u0410nn", "Ánn", "Ann\u3000", "A\u200bnn", "Ann."]


@pytest.mark.parametrize("name", SAME)
def test_a_name_that_imitates_another_gets_a_number(name: str) -> None:
    assert distinct(name, ["Bea", "Ann"]).endswith(" 2")
    assert distinct(name, ["Bea"])[-1] != "2"


def test_a_number_is_one_that_nobody_has_and_the_name_is_not_too_long() -> None:
    assert distinct("Ann", ["ann", "ANN 2"]) == "Ann 3"
    assert distinct("x" * 40, ["x" * 40]) == "x" * 37 + " 2"
    assert distinct("Player 2", ["Player 1"]) == "Player 2"
    assert distinct("!", ["?"]) == "!"
    assert distinct("日本", ["日木"]) == "日本"


def person(home: House) -> dict[str, str]:
    return {"Authorization": f"Bearer {home.ask('POST', '/api/guest').body['token']}"}


def made(home: House, who: dict[str, str], **more: object) -> str:
    asked = {"game": "block", "players": 3, **more}
    return str(home.ask("POST", "/api/tables", asked, **who).body["table"])


def sits(home: House, who: dict[str, str], table: str, **asked: object) -> int:
    return home.ask("POST", f"/api/tables/{table}/sit", asked, **who).status


def seats(home: House, table: str) -> list[tuple[str, str]]:
    return [(seat["name"], seat["face"]) for seat in home.ask("GET", f"/api/tables/{table}").body["seats"]]


def test_everybody_sees_the_faces_and_whoever_imitates_a_name_is_told_apart(home: House) -> None:
    ann, other = person(home), person(home)
    table = made(home, ann)
    assert sits(home, ann, table, name="Ann", face="3-5 teal") == 200
    assert sits(home, other, table, name="ann ", face="0-0 ruby") == 200
    assert seats(home, table)[:2] == [("Ann", "3-5 teal"), ("ann 2", "0-0 ruby")]
    lines = len(home.log(table))
    assert sits(home, other, table, name="ann") == 200  # as before, so nothing is written
    assert sits(home, ann, table, name="Ann", face="3-5 teal") == 200
    assert len(home.log(table)) == lines
    assert sits(home, ann, table, name="Ann", face="6-6 sky") == 200
    assert seats(home, table)[0] == ("Ann", "6-6 sky")
    home.ask("POST", f"/api/tables/{table}/leave", {"seat": 0}, **ann)
    assert seats(home, table)[0] == ("", "")


@pytest.mark.parametrize("face", ["3-5", "3-7 teal", "3-5 black", "3-5 teal\n", "3-5 teal;x", 3, "<b>"])
def test_a_face_is_a_tile_and_one_of_the_colours(home: House, face: object) -> None:
    ann = person(home)
    assert sits(home, ann, made(home, ann), name="Ann", face=face) == 400


def test_a_bot_gives_up_its_name_and_its_face_with_it(home: House) -> None:
    ann = person(home)
    table = made(home, ann, bots=[None, None, "easy"])
    bot = seats(home, table)[2]
    assert sits(home, ann, table, name=bot[0]) == 200
    after = seats(home, table)
    assert after[0][0] == bot[0]
    assert after[2][0] != bot[0]
    assert after[2][1] == face_of(after[2][0]) != bot[1]


def test_an_old_line_without_a_face_is_read() -> None:
    old = Entry(2, 0, "sat", '{"kind":"sat","seat":0,"who":"ann","name":"Ann","seed":"5eed"}', 0.0, None)
    assert line_of(old) == Sat(0, "ann", "Ann", "5eed", "")
