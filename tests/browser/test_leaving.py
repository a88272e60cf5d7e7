"""Addresses that lead nowhere, and screens that are left before they are there."""

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.table import TABLE, new_table
from tests.browser.watch import forgive


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/replay/%", "/rules/%zz", "/%C3"])
def test_an_address_with_a_broken_escape_says_that_there_is_no_such_page(desktop: Page, path: str) -> None:
    forgive(desktop, r"404 \(Not Found\)")
    desktop.goto(path)
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Nothing is here")


class Wires:
    """What a page opens: its sockets, what they heard, and the requests that are held back."""

    def __init__(self) -> None:
        self.sockets: list[WebSocket] = []
        self.heard: list[str | bytes] = []
        self.held: list[Route] = []

    def opened(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        self.heard.append(frame)

    def hold(self, route: Route) -> None:
        self.held.append(route)


def test_a_table_that_is_left_before_it_has_answered_opens_no_socket(desktop: Page) -> None:
    table, wires = new_table(desktop, "block"), Wires()
    link, home = desktop.locator(f'a[href="/t/{table}"]'), desktop.locator("[data-part=play-now]")
    desktop.on("websocket", wires.opened)
    desktop.route(f"**/api/tables/{table}", wires.hold)
    desktop.goto("/")
    with desktop.expect_request(f"**/api/tables/{table}"):
        link.click()
    desktop.go_back()
    home.wait_for()
    with desktop.expect_response(f"**/api/tables/{table}"):
        wires.held[0].continue_()
    desktop.wait_for_timeout(300)
    assert wires.sockets == []


def test_a_table_that_is_left_closes_its_socket(desktop: Page) -> None:
    table, wires = new_table(desktop, "block"), Wires()
    desktop.on("websocket", wires.opened)
    desktop.goto("/")
    desktop.locator(f'a[href="/t/{table}"]').click()
    desktop.locator(TABLE).wait_for()
    while not wires.heard:  # the table may be drawn before its socket is open
        desktop.wait_for_timeout(20)
    [socket] = wires.sockets
    with socket.expect_event("close"):
        desktop.go_back()
