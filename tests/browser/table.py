"""People at a table in the browser: sitting down, and playing by clicks on what can be seen."""

import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from boneyard.games import page as rulebook_page
from tests.browser.pressing import Press, mouse

SOON = 20.0  # seconds after which somebody gives up waiting
LONG = 15  # actions after which a game that one may stop is stopped
TABLE, RESULT = "[data-part=table]", "[data-part=result]"
TURN = "[data-part=turn]:not([aria-disabled=true]), [data-part=lay-anyway]"
OVER = """([line]) => document.querySelector("[data-part=result]") !== null
  || Number(document.querySelector("[data-seq]")?.dataset.seq ?? 0) > line"""
# Or another button for the same action than those that were there.
ANSWERED = f"""([line, action, pressed]) => ({OVER})([line])
  || document.querySelectorAll(`[data-action="${{action}}"]`).length > pressed"""
TILE = re.compile(r"[+-]?(\d+)-(\d+)(?:@(.*))?")


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the person at this page."""
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def new_table(page: Page, game: str, players: int | None = None, people: int = 1, **more: Any) -> str:
    """A table with so many people, then bots that do not hesitate; the person at this page sits down first."""
    ask(page, "POST", "/api/guest")
    seats = players or min(rulebook_page(game).players)
    asked = {"bots": [None] * people + ["medium"] * (seats - people), "pace": 0, **more}
    table = str(ask(page, "POST", "/api/tables", {"game": game, "players": seats, **asked})["table"])
    sit(page, table, "Ann")
    return table


def sit(page: Page, table: str, name: str, seat: int | None = None) -> None:
    """Take a seat, this one or any free one."""
    ask(page, "POST", "/api/guest")
    ask(page, "POST", f"/api/tables/{table}/sit", {"name": name, "seat": seat})


def open_table(page: Page, table: str) -> None:
    """Go to a table and wait until it is drawn."""
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE}[data-seq]")


def shown_line(page: Page) -> int:
    """The number of the line up to which the page has followed its table."""
    return int(page.locator("[data-seq]").first.get_attribute("data-seq") or 0)


def play_hand(page: Page, table: str, rng: Random, press: Press = mouse) -> int:
    """Play by chance until the result of the hand is shown; how many actions that took."""
    done = 0
    while my_turn(page):
        seen = ask(page, "GET", f"/api/tables/{table}")
        if seen["seq"] == shown_line(page) and seen["hand"]["actions"]:
            play(page, choice(seen["hand"]["actions"], rng, done), seen["hand"]["actions"], press)
            wait_for_line(page, seen["seq"])
            done += 1
        else:
            page.wait_for_timeout(10)
    return done


def my_turn(page: Page) -> bool:
    """Wait until one may act, or until the hand is over."""
    page.wait_for_selector(f"{TABLE}[data-turn=you], {RESULT}")
    return page.locator(RESULT).count() == 0


def choice(actions: list[str], rng: Random, done: int) -> str:
    """Something legal by chance: what ends a game or undoes what was done comes last, or when it takes too long."""
    if done >= LONG and "stop" in actions:
        return "stop"
    going_on = [action for action in actions if action != "stop" and not action.startswith("lift")]
    return rng.choice(going_on or actions)


def play(page: Page, action: str, actions: list[str], press: Press = mouse) -> None:
    """Do something as people do: press what it is written on, or take the tile and show where it goes."""
    line, button, pressed = shown_line(page), page.locator(f'[data-action="{action}"]'), 0
    ways = steps(page, action, actions, press)
    until = time.monotonic() + SOON
    while not over(page, line):
        assert time.monotonic() < until, f"{action} cannot be done"
        if button.count() > pressed:  # a finger sees first how a tile would lie, and then a second button comes
            pressed = button.count()
            press(button.last)
            page.wait_for_function(ANSWERED, arg=[line, action, pressed])
        else:
            next(ways)
            page.wait_for_timeout(10)


def steps(page: Page, action: str, actions: list[str], press: Press) -> Iterator[bool]:
    """What leads to the button of an action: its tile, then its end, its kind and its turn where there is a choice."""
    tile, end = parts(action)
    if action.startswith("say@"):  # two numbers, one after the other
        press(page.locator(f'[data-number="{action[4]}"]'))
        yield True
    while not tile:  # nothing leads to a button of its own: it is still to be drawn
        yield False
    press(page.locator(f'[data-part=hand] [data-tile="{tile}"]'))
    yield True
    kind = "chain" if action.endswith("+") else "attach"
    several = len({parts(each)[1] for each in actions if parts(each)[0] == tile}) > 1
    while True:
        if several and try_to(press, page.locator(f'[data-end="{end}"]:not([aria-disabled=true])')):
            several = False
        try_to(press, page.locator(f'[data-part="{kind}"][aria-pressed=false]'))
        yield try_to(press, page.locator(TURN))


def parts(action: str) -> tuple[str, str]:
    """The tile of an action, its low half first, and the end where it goes; empty where there is none."""
    found = TILE.fullmatch(action)
    if not found:
        return "", ""
    low, high = sorted((int(found[1]), int(found[2])))
    return f"{low}-{high}", re.split("[>!]", found[3] or "")[0]


def try_to(press: Press, button: Locator) -> bool:
    """Press a button, if it is there."""
    if button.count() == 0:
        return False
    press(button.first)
    return True


def over(page: Page, line: int) -> bool:
    """Whether the page knows more than this line, or shows the result."""
    return bool(page.evaluate(OVER, [line]))


def wait_for_line(page: Page, after: int) -> None:
    """Wait until the page knows more than this line."""
    page.wait_for_function(OVER, arg=[after])
