"""Pictures of every screen and of every game in the middle of a hand, to be looked at.

python -m tests.browser.gallery FOLDER [--device landscape] [--scheme dark] [--lang de] [--only home,block] [--doubled]
"""

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from boneyard.games import PAGES
from boneyard.games import page as rulebook_page
from tests.browser import chromium
from tests.browser.table import ask, choice, my_turn, new_table, open_table, play, play_hand, shown_line, wait_for_line
from tests.browser.watch import DEVICES, DOUBLED
from tests.server.running import Process

SCREENS = {
    "home": "/",
    "new": "/new/all-fives",
    "lobby": "/lobby",
    "puzzles": "/puzzles",
    "mine": "/mine",
    "me": "/me",
    "settings": "/settings",
    "rules": "/rules/chicken-foot",
    "basics": "/rules/basics",
    "misprints": "/rules/misprints#cyprus-rest",
    "ratings": "/rules/ratings",
}
MOVES = {"squares": 14, "memory": 8, "hectic": 6, "concentration": 9, "fortune-teller": 12}


def main(words: list[str]) -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.gallery", description="Pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", choices=DEVICES, default="phone")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--only", default="")
    parser.add_argument("--doubled", action="store_true", help="texts at 200 per cent")
    asked = parser.parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder) / "tables.sqlite3") as house,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        for name in [*SCREENS, "waiting", "result", "replay", *(page.id for page in PAGES)]:
            if not asked.only or name in asked.only.split(","):
                visit(browser, house.url, asked, name)
        browser.close()
    return 0


def visit(browser: Browser, url: str, asked: argparse.Namespace, name: str) -> None:
    """One picture by somebody new."""
    device = DEVICES[asked.device]
    context = browser.new_context(base_url=url, color_scheme=asked.scheme, locale=asked.lang, **device)
    page = context.new_page()
    if asked.doubled:
        page.add_init_script(DOUBLED)
    go_to(page, name)
    page.wait_for_timeout(600)
    page.screenshot(path=asked.folder / f"{name}.png")
    sys.stdout.write(f"{name}\n")
    context.close()


def go_to(page: Page, name: str) -> None:
    """Bring the page to what is to be seen."""
    if name in SCREENS:
        page.goto(SCREENS[name])
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
    elif name == "waiting":
        page.goto(f"/t/{new_table(page, 'muggins', players=4, people=3)}")
        page.locator("[data-part=waiting]").wait_for()
    elif name in ("result", "replay"):
        table = new_table(page, "block", players=3, options={"hands": 1} if name == "replay" else {})
        open_table(page, table)
        play_hand(page, table, Random(3))
        if name == "replay":
            page.goto(f"/replay/{table}?step=20")
            page.locator("[data-part=replay-board]").wait_for()
    else:
        middle_of_a_hand(page, name)


def middle_of_a_hand(page: Page, game: str) -> None:
    """Play some moves of a game, and take up a tile."""
    players = max(each for each in rulebook_page(game).players if each <= 4 or each == min(rulebook_page(game).players))
    table, rng = new_table(page, game, players=players), Random(game)
    open_table(page, table)
    for done in range(MOVES.get(game, 4)):
        if not my_turn(page):
            break
        seen = ask(page, "GET", f"/api/tables/{table}")
        if seen["seq"] == shown_line(page) and seen["hand"]["actions"]:
            play(page, choice(seen["hand"]["actions"], rng, done), seen["hand"]["actions"])
            wait_for_line(page, seen["seq"])
    my_turn(page)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
