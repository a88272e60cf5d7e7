"""The documents say what is so: routes, refusals, frames, an example that runs, and tests that exist."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import boneyard
from boneyard.record import Record
from boneyard.server import app
from boneyard.server.deals import proof
from boneyard.server.messages.frames import Message
from boneyard.server.messages.requests import Frame
from boneyard.server.tables.log import Line
from tests.server.running import house

ROOT = Path(__file__).parents[2]
SERVER = Path(boneyard.__file__).parent / "server"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def refusals() -> Iterator[tuple[str, int, str]]:
    """Every refusal in the code: its code, status and sentence, with … for what differs."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                code, sentence, *status = node.args
                yield ast.literal_eval(code), ast.literal_eval(status[0]) if status else 409, _sentence(sentence)


def _sentence(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(map(_sentence, node.values))
    return str(node.value) if isinstance(node, ast.Constant) else "…"


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first heading is this."""
    table = re.search(rf"^\| {heading} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", PROTOCOL, re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in table[1].splitlines()]


def test_every_refusal_is_listed_with_its_status_and_its_sentence() -> None:
    known = set(refusals())
    listed = {(code.strip("`"), int(status), sentence) for code, status, sentence in rows("code")}
    assert listed <= known
    assert {(code, status) for code, status, _ in listed} == {(code, status) for code, status, _ in known}


def test_every_route_is_listed() -> None:
    served = {f"{method} {route.path}" for route in app.ROUTES for method in (route.methods or set()) - {"HEAD"}}
    assert {request.strip("`") for request, _ in rows("request")} == served


def test_every_frame_is_listed_and_understood() -> None:
    decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
    listed = [decoder.decode(frame.strip("`")) for frame, _ in rows("frame")]
    assert {type(frame) for frame in listed} == set(get_args(Frame))


def test_every_message_is_listed() -> None:
    assert {message.strip("`") for message, _ in rows("message")} == {
        message.__struct_config__.tag for message in get_args(Message)
    }


def test_every_kind_of_line_is_listed() -> None:
    (listed,) = re.findall(r"\*\*Kinds of lines\*\*: ((?:`[a-z-]+`[,.]\s+)+)", PROTOCOL)
    assert set(re.findall(r"`([a-z-]+)`", listed)) == {str(line.__struct_config__.tag) for line in get_args(Line)}


def test_the_bot_in_ten_lines_plays_a_match(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 10
    with house(tmp_path / "tables.db") as home:
        (tmp_path / "bot.py").write_text(code.replace("http://127.0.0.1:2828", home.url), encoding="utf-8")
        command = [sys.executable, str(tmp_path / "bot.py")]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    checked = proof.check(Record.read(done.stdout))
    assert checked
    assert {wrong for _, wrong in checked} == {""}


def named_tests(document: str) -> set[str]:
    """The tests that a document names, as file::test."""
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    return set(re.findall(r"`(tests/[\w/]+\.py::test_\w+)`", text))


@pytest.mark.parametrize("document, least", [("security.md", 50), ("promises.md", 24)])
def test_every_test_that_a_document_names_exists(document: str, least: int) -> None:
    named = named_tests(document)
    assert len(named) >= least
    assert {name for name in named if not _exists(name)} == set()


def _exists(name: str) -> bool:
    path, test = name.split("::")
    file = ROOT / path
    return file.exists() and re.search(rf"\n(async )?def {test}\(", file.read_text(encoding="utf-8")) is not None


def test_every_promise_has_its_tests() -> None:
    text = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
    promises = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert [promise.split(".")[0] for promise in promises] == [str(number) for number in range(1, 13)]
    assert all(re.search(r"`tests/[\w/]+\.py::test_", promise) for promise in promises)
