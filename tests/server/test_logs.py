"""Logs: lines for people or for programs, and never a token of a personal link."""

import json
import logging
import signal
import sys
from urllib.request import Request, urlopen

import pytest

from boneyard.server import logs
from boneyard.server.logs import Json, discreet
from tests.command_line import folder
from tests.server.running import HOST, free_port
from tests.test_cli_serving import serving

__all__ = ["folder"]


def said(*words: str) -> tuple[list[str], str]:
    """What a server logs while somebody comes in by a personal link, and the token of it."""
    port = free_port()
    with serving(port, "--database", "tables.db", *words) as server:
        with urlopen(Request(f"http://{HOST}:{port}/api/guest", b"{}", method="POST")) as answer:
            token = json.load(answer)["token"]
        with urlopen(f"http://{HOST}:{port}/i/{token}?agreed=1") as answer:
            answer.read()
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=30)
    return told.decode().splitlines(), token


@pytest.mark.usefixtures("folder")
def test_every_request_is_logged_without_the_token_of_a_personal_link() -> None:
    lines, token = said("--access-log", "--log-format", "json", "--log-level", "debug")
    found = [json.loads(line) for line in lines]
    asked = [each for each in found if each["logger"] == "uvicorn.access"]
    (link,) = [each for each in asked if each["path"].startswith("/i/")]
    assert (link["path"], link["method"], link["status"]) == ("/i/...?agreed=1", "GET", 303)
    assert {"time", "level", "message", "client"} <= set(link)
    assert any(each["path"] == "/api/guest" for each in asked)
    assert token not in "\n".join(lines)


@pytest.mark.usefixtures("folder")
def test_plain_lines_keep_the_secret_too_and_are_for_people() -> None:
    lines, token = said("--access-log")
    assert all(" INFO uvicorn.access: " in line for line in lines)
    assert any('"GET /i/...?agreed=1 HTTP/1.1" 303' in line for line in lines)
    assert token not in "\n".join(lines)


@pytest.mark.usefixtures("folder")
def test_without_a_wish_nothing_is_logged() -> None:
    assert said()[0] == []


@pytest.mark.parametrize(
    "text, kept",
    [
        ("/i/abc.def", "/i/..."),
        ("GET //i/abc.def?x=1 HTTP/1.1", "GET //i/...?x=1 HTTP/1.1"),
        ('"/i/abc" [accepted]', '"/i/..." [accepted]'),
        ("/api/tables/abc", "/api/tables/abc"),
        ("/i/", "/i/"),
    ],
)
def test_the_token_of_a_link_is_left_out_wherever_it_stands(text: str, kept: str) -> None:
    assert discreet(text) == kept


def test_an_error_is_one_line_of_json() -> None:
    try:
        raise ValueError("odd")
    except ValueError:
        record = logging.LogRecord("boneyard", logging.ERROR, "", 1, "At /i/%s", ("secret",), sys.exc_info())
    line = json.loads(Json().format(record))
    assert line["message"] == "At /i/..."
    assert line["error"].endswith("ValueError: odd")
    assert (line["level"], line["logger"]) == ("error", "boneyard")


def test_the_house_itself_logs_at_the_level_that_was_chosen() -> None:
    chosen = logs.config(logs.Logs("info"))
    assert chosen["loggers"]["boneyard"]["level"] == "INFO"
    assert chosen["loggers"]["uvicorn.access"]["level"] == "CRITICAL"
    assert logs.config(logs.Logs(access=True))["loggers"]["uvicorn.access"]["level"] == "INFO"
