"""The table in the browser: one server per person, at a port that is free, and a browser that is led there."""

import contextlib
import re
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.command_line import command, environment, folder, process, refused
from tests.test_cli_serving import answers, free_port

__all__ = ["folder"]

HOST = "127.0.0.1"
NO_SCREEN = {"CI": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}


class Home:
    """A person with a home, and with a browser that writes down where it was led."""

    def __init__(self, folder: Path) -> None:
        self.seen = folder / "seen.txt"
        self.browser = folder / "browser"
        self.browser.write_text(f'#!/bin/sh\necho "$1" >> {self.seen}\n')
        self.browser.chmod(0o755)
        self.env = {**NO_SCREEN, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}

    @contextlib.contextmanager
    def running(self, *words: str, **env: str) -> Iterator[int]:
        """The port at which `boneyard` says that it is, while it is up."""
        script, around = command(*words), environment({**self.env, **env})
        with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=around) as server:
            try:
                assert server.stdout
                said = server.stdout.readline().decode()
                found = re.fullmatch(rf"Boneyard is at http://{HOST}:(\d+) until Ctrl-C stops it\.\n", said)
                assert found, (said, server.stderr and server.stderr.read())
                wait(lambda: answers(int(found[1])))
                yield int(found[1])
                server.send_signal(signal.SIGINT)
                assert server.wait(30) == 130
            finally:
                server.kill()

    def led_to(self) -> list[str]:
        return self.seen.read_text().split() if self.seen.exists() else []


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_without_words_the_table_is_opened(home: Home, tmp_path: Path) -> None:
    database = tmp_path / "mine.sqlite3"
    with home.running(BONEYARD_DATABASE=str(database)) as port:
        assert port >= 2828
        assert database.exists()
    assert home.led_to() == []


def test_the_browser_is_led_to_the_server_when_it_answers(home: Home) -> None:
    port = free_port()
    with home.running("open", "--port", str(port), BROWSER=str(home.browser)) as chosen:
        assert chosen == port
        wait(lambda: home.led_to() == [f"http://{HOST}:{port}"])
    assert (Path(home.env["XDG_DATA_HOME"]) / "boneyard" / "tables.sqlite3").exists()


def test_a_server_that_is_up_is_used(home: Home) -> None:
    port = free_port()
    with home.running("open", "--port", str(port)):
        again = process("open", "--port", str(port), env={**home.env, "BROWSER": str(home.browser)})
        assert (again.returncode, again.stdout.decode()) == (0, f"Boneyard is already at http://{HOST}:{port}.\n")
        assert home.led_to() == [f"http://{HOST}:{port}"]
        with home.running("open", "--port", str(port), "--database", str(home.seen.parent / "other.db")) as other:
            assert other > port


@pytest.mark.parametrize("words, env", [(["--no-browser"], {}), ([], {"CI": "true"})])
def test_no_browser_is_started_where_none_is_wanted(home: Home, words: list[str], env: dict[str, str]) -> None:
    port = free_port()
    with home.running("open", "--port", str(port), *words, BROWSER=str(home.browser), **env):
        again = process("open", "--port", str(port), *words, env={**home.env, "BROWSER": str(home.browser), **env})
        assert again.returncode == 0
    assert home.led_to() == []


class Stranger(BaseHTTPRequestHandler):
    """Some other program that answers over HTTP."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"[]")

    def log_message(self, *_: object) -> None:
        pass


def test_a_port_of_somebody_else_is_passed_by(home: Home) -> None:
    with ThreadingHTTPServer((HOST, 0), Stranger) as stranger:
        threading.Thread(target=stranger.serve_forever, daemon=True).start()
        with home.running("open", "--port", str(stranger.server_port)) as port:
            assert stranger.server_port < port < stranger.server_port + 20
        stranger.shutdown()


def test_without_any_port_one_has_to_be_named(folder: Path) -> None:
    with contextlib.ExitStack() as taken:
        with contextlib.suppress(OSError):  # if somebody has it already, it is as good
            taken.enter_context(socket.create_server((HOST, 65535)))
        said = refused("open", "--port", "65535", "--database", "new.db")
    assert said == "No port from 65535 to 65535 is free; name another one with --port."
    assert not Path("new.db").exists()
