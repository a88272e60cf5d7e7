"""The table in the browser: a server is found or started, and a browser is led to it."""

import json
import os
import socket
import sys
import threading
import time

import click

from boneyard.cli.helping import Command
from boneyard.cli.options import lang_option
from boneyard.cli.serving import database_option, database_or_default, nothing, with_store, without_password
from boneyard.errors import BadInput

HOST = "127.0.0.1"
TRIES = 20  # ports, one after the other, before somebody has to choose one
PATIENCE = 30  # seconds until a server that does not answer is given up


@click.command("open", cls=Command, examples=("boneyard open", "boneyard open --no-browser"))
@click.option("--browser/--no-browser", default=None)
@click.option("--port", type=click.IntRange(1, 65535), default=2828, show_default=True, metavar="N")
@database_option
@lang_option
def open_(browser: bool | None, port: int, database: str | None, lang: str) -> None:
    """Open the table in the browser; this is what happens without a command."""
    from boneyard.server.serve import Settings
    from boneyard.server.serve import serve as run
    from boneyard.words import Words

    words, shown = Words(lang), has_screen() if browser is None else browser
    reuse = database is None  # a server that is up may keep its tables elsewhere
    port = usable(port, reuse)
    url = f"http://{HOST}:{port}"
    if reuse and answers(port):
        click.echo(words.say("open-already", url=url))
        if shown:
            show(port, url)
        return
    kept = database_or_default(database)
    with_store(kept, nothing)
    click.echo(words.say("serve-address", url=url, database=without_password(kept)))
    if shown:
        threading.Thread(target=show, args=(port, url), daemon=True).start()
    run(Settings(kept, HOST, port))


def show(port: int, url: str) -> None:
    """Lead a browser to a server as soon as it is up."""
    import webbrowser

    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answers(port):
            webbrowser.open(url)
            return
        time.sleep(0.05)


def has_screen() -> bool:
    """Whether somebody would see a browser; without a screen it might start one inside the terminal."""
    if os.environ.get("CI"):
        return False
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, screens))


def usable(port: int, reuse: bool) -> int:
    """The first port from this one on that is free, or where a server of ours is up already."""
    last = min(port + TRIES, 65536) - 1
    for each in range(port, last + 1):
        if free(each) or (reuse and answers(each)):
            return each
    raise BadInput("no-free-port", first=port, last=last)


def free(port: int) -> bool:
    """Whether nobody listens at a port."""
    try:
        with socket.create_server((HOST, port)):
            return True
    except OSError:
        return False


def answers(port: int) -> bool:
    """Whether a server of Boneyard is at a port."""
    from http.client import HTTPConnection, HTTPException

    connection = HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", "/api/health")
        said = json.loads(connection.getresponse().read())
        return isinstance(said, dict) and said.get("well") is True
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()
