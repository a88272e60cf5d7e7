"""The page for developers: any board with sample positions in `npm run dev`, and never in what is built."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from boneyard.server.http.site import SITE
from client import build
from tests.browser.samples import hand, write
from tests.browser.watch import forgive
from tests.server.running import free_port

PATIENCE = 60_000  # milliseconds: the tool reads all the modules when they are first asked for


@pytest.fixture
def tool(tmp_path: Path) -> Iterator[str]:
    """The address of `npm run dev`, with the samples of two games."""
    node = build.node_on_path() or build.node_in(Path(sys.prefix) / "node")
    assert node
    samples, port = tmp_path / "samples.json", free_port()
    write(samples, [hand("block", 2, 1, {}), hand("squares", 1, 1, {})])
    words = ["--host", "127.0.0.1", "--port", str(port), "--strictPort", "--logLevel", "error"]
    env = {**os.environ, "BONEYARD_SAMPLES": str(samples)}
    running = subprocess.Popen(node.tool("vite/bin/vite.js", *words), cwd=build.CLIENT, env=env)
    yield f"http://127.0.0.1:{port}"
    running.terminate()
    running.wait()


def visit(page: Page, address: str) -> None:
    """Open a page as soon as the tool answers."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        with contextlib.suppress(Error):
            page.goto(address, timeout=PATIENCE)
            return
        page.wait_for_timeout(100)


def test_a_board_is_seen_with_any_position(browser: Browser, tool: str) -> None:
    page = browser.new_page()
    visit(page, f"{tool}/dev/boards")
    board = page.frame_locator("iframe")
    board.locator("[data-game=block] [data-part=hand] [data-tile]").first.wait_for(timeout=PATIENCE)
    expect(board.locator("[data-part=layout] svg")).to_have_attribute("aria-label", "Nothing has been laid yet")
    page.locator("[data-part=moment]").fill("9")
    page.locator("[data-part=sample]").select_option("1")
    board.locator("[data-game=squares] [data-part=hand] [data-tile]").first.wait_for(timeout=PATIENCE)
    page.get_by_label("look").select_option("dark")
    expect(board.locator("html")).to_have_attribute("data-look", "dark")
    page.context.close()


def test_what_is_built_has_no_such_page(desktop: Page) -> None:
    assert not [path for path in SITE.rglob("*.js") if "dev/samples" in path.read_text("utf-8")]
    forgive(desktop, r"404 \(Not Found\) \(.*/dev/boards\)")
    desktop.goto("/dev/boards")
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Nothing is here")
