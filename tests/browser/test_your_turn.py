"""Whoever looks elsewhere is called: by the tab, at other screens, by a notification; and company is a press away."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, ask, new_table, open_table, sit

# What a browser says of a tab behind another one.
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# A browser without windows shows no notifications: what it would show is kept beside the page.
ALLOWED = """
  const shown = (window.shown = []);
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) =>
    void shown.push({ title, tag, data, close: () => shown.splice(0) });
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...shown];
"""
NOTICES = "window.shown.map(({ title, tag, data }) => [title, tag, data.path])"
PATIENCE = 20_000  # milliseconds after which bots are offered


def lay(page: Page, table: str) -> None:
    """Play something as the person at this page, whoever sees it."""
    seen = ask(page, "GET", f"/api/tables/{table}")
    (seat,) = seen["mine"]
    page.evaluate(
        """([table, seat, action]) => new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
          socket.onopen = () => socket.send(JSON.stringify({ t: "move", seat, action, key: `${Math.random()}` }));
          socket.onmessage = ({ data }) => JSON.parse(data).t === "ack" && (socket.close(), done());
        })""",
        [table, seat, seen["hand"]["actions"][0]],
    )


def test_somebody_whose_turn_it_is_is_called_wherever_they_look(newcomer: Newcomer) -> None:
    ann, bob = newcomer("desktop"), newcomer("phone")
    ann.add_init_script(ALLOWED)
    table = new_table(ann, "block", 2, people=2)
    sit(bob, table, "Bob")
    ann.goto("/settings")
    ann.locator("[data-part=notify] input").check()
    people = {"ann": ann, "bob": bob}
    for page in people.values():
        open_table(page, table)
    if ask(ann, "GET", f"/api/tables/{table}")["hand"]["turn"] == [0]:
        expect(ann).to_have_title("● Your turn \N{EN DASH} Block")
        lay(ann, table)
    expect(ann).to_have_title("Block")
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    ann.evaluate(HIDE, True)
    lay(bob, table)
    expect(ann).to_have_title("● Your turn \N{EN DASH} Block")
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ann.wait_for_function("() => window.shown.length > 0")
    assert ann.evaluate(NOTICES) == [["Your turn: Block", table, f"/t/{table}"]]
    ann.evaluate(HIDE, False)
    lay(ann, table)
    ann.wait_for_function("() => window.shown.length === 0")
    lay(bob, table)
    ann.goto("/puzzles")
    away = ann.locator("[data-part=elsewhere]")
    expect(away).to_have_text("Your turn at another table")
    expect(ann).to_have_title("(1) Puzzles · Boneyard")
    away.click()
    ann.locator(TABLE).wait_for()
    expect(away).to_have_count(0)


def test_notifications_that_the_browser_refuses_are_not_asked_for_again(newcomer: Newcomer) -> None:
    page = newcomer("desktop")
    asked: list[Any] = []
    page.expose_function("wasAsked", lambda: asked.append(True))
    page.add_init_script(
        """Object.defineProperty(Notification, "permission", { get: () => window.refused ? "denied" : "default" });
        Notification.requestPermission = async () => (window.wasAsked(), (window.refused = true), "denied");"""
    )
    page.goto("/settings")
    switch = page.locator("[data-part=notify] input")
    for _ in range(2):
        switch.click()
        expect(page.get_by_role("region", name="When it is your turn")).to_contain_text("we will not ask again")
        expect(switch).not_to_be_checked()
    assert len(asked) == 1


def test_company_is_a_press_away_and_bots_come_when_nobody_does(newcomer: Newcomer) -> None:
    ann, bob, eve = newcomer("phone"), newcomer("desktop"), newcomer("desktop")
    ann.clock.install()
    for page in (ann, bob):
        page.goto("/")
        page.locator("[data-part=meet-now]").click()
        page.locator("[data-part=join]").wait_for()  # whoever has no name yet is asked for one before others see it
    bob.locator("#join-name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    ann.locator(TABLE).wait_for()
    assert ann.url == bob.url
    assert [seat["name"] for seat in ask(bob, "GET", f"/api/tables/{bob.url[-10:]}")["seats"]][1] == "Bob"
    eve.goto("/lobby")
    played = eve.locator("[data-part=played-table]", has_text="Draw")
    expect(played.locator("[data-part=standing]")).to_have_text("Hand 1 · 0 : 0")
    played.locator("a").click()
    eve.locator(TABLE).wait_for()
    assert eve.url == ann.url
    ann.goto("/")
    ann.locator("[data-game=matador]").click()
    ann.locator("[data-part=somebody]").click()
    ann.locator("[data-part=waiting]").wait_for()
    expect(ann.locator("[data-part=late]")).to_have_count(0)
    ann.clock.fast_forward(PATIENCE)
    ann.locator("[data-part=fill]").click()
    ann.locator(TABLE).wait_for()
    assert all(seat["bot"] or seat["person"] for seat in ask(ann, "GET", f"/api/tables/{ann.url[-10:]}")["seats"])
