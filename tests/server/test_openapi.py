"""The description for programs says what the server does: no route is missing, and schemathesis finds no lie."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.client import Guest
from boneyard.server import app
from boneyard.server.http import endpoints, openapi
from tests.server.running import House, Process, house

SERVER = Path(boneyard.__file__).parent / "server"
CHECKS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "303", "400", "401", "403", "404", "409"]  # the rules may forbid what has the right shape
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


def test_every_route_is_described_and_nothing_else_is() -> None:
    served = {
        (route.path, method.lower()) for route in app.ROUTES for method in route.methods or () if method != "HEAD"
    }
    assert served == {(ask.path, ask.method) for ask in endpoints.ENDPOINTS}


def test_every_status_of_a_refusal_is_described() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    thrown = {int(status) for status in re.findall(r"Refusal\([^\n]*, (\d{3})\)", source)} - {405}
    assert thrown <= set(endpoints.REFUSALS)
    assert len(thrown) > 6


def test_the_description_is_served(home: House) -> None:
    reply = home.ask("GET", "/api/openapi.json")
    assert (reply.status, reply.headers["content-type"]) == (200, "application/json")
    assert reply.body == json.loads(json.dumps(openapi.description()))


def test_unknown_methods_pages_and_kinds_of_body_are_refused_in_json(home: House) -> None:
    no_method = home.ask("DELETE", "/api/tables")
    assert (no_method.status, no_method.body["code"]) == (405, "no-method")
    assert set(no_method.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    nowhere = home.ask("GET", "/api/nowhere")
    assert (nowhere.status, nowhere.body["code"]) == (404, "not-found")
    form = home.ask("POST", "/api/tables", "game=block", Content_Type="application/x-www-form-urlencoded")
    assert (form.status, form.body["code"]) == (415, "not-json")


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        token, tables = asyncio.run(_some_tables(server.url))
        described = json.loads(json.dumps(openapi.description()))
        _know(described, tables)
        (tmp_path / "openapi.json").write_text(json.dumps(described), encoding="utf-8")
        (tmp_path / "schemathesis.toml").write_text(CHECKS, encoding="utf-8")
        command = [sys.executable, "-m", "schemathesis.cli", "run", "openapi.json", "--url", server.url]
        command += ["--checks", "all", "--max-examples", "8", "--generation-deterministic"]
        command += ["--phases", "coverage,fuzzing", "-H", f"Authorization: Bearer {token}"]
        for methods in ("--exclude-method", "--include-method"):  # whoever is deleted can ask for nothing more
            asked = [*command, methods, "DELETE"]
            done = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


async def _some_tables(server: str) -> tuple[str, list[str]]:
    """A table that waits, one that is played, and one that is over; and who made them."""
    async with Guest(server) as guest:
        tables = [await guest.create("draw", 2, bots=bots, public=True) for bots in ([None, None], [None, "easy"])]
        await guest.sit(tables[1], "Ann")
        over = await guest.create("block", 2, bots=["easy", "easy"], options={"hands": 1, "target": 1}, pace=0)
        async with guest.look_on(over) as onlooker:
            assert [turn async for turn in onlooker.turns()] == []
        assert guest.token
        return guest.token, [*tables, over]


def _know(described: dict[str, Any], tables: list[str]) -> None:
    """Let the names of real tables stand in the description, so that more than "not found" is seen."""
    for operations in described["paths"].values():
        for operation in operations.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "table":
                    parameter["schema"] = {"enum": tables}
