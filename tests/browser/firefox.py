"""One walk in Firefox: from the first screen through a hand of the first game to its result, and back.

    .venv/bin/python -m tests.browser.firefox           with the Firefox of this machine
    .venv/bin/python -m tests.browser.firefox PATH      with this one

It is no test of the suite, for no package in our locks brings a Firefox. Debian has one: apt-get install firefox-esr.
No driver is needed. The site must be built, as `python3 run.py games` does. The walk ends with 0 if all was well, else
it tells what was not: errors in the console, a table taller than the window, silence for those who do not see.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.browser.bidi import Firefox
from tests.server.running import house

NAMES = ("firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox")
MISSING = "There is no Firefox here: install one (Debian: apt-get install firefox-esr), or name its path"
PATIENCE = 120.0  # seconds for a hand
SIZES = [(1280, 800), (390, 844)]
TABLE, RESULT = "[data-part=table]", "[data-part=result]"
MOVES = (
    "[data-end]:not([aria-disabled=true])",  # there is one only after a tile was taken that fits at several
    "[data-part=hand] .fits",
    "[data-action=draw]",
    "[data-action=pass]",
)
# What is said to those who do not see, whenever it changes.
LISTEN = """(() => {
  globalThis.heard = [];
  const hear = () => {
    const text = document.querySelector("[data-part=live]")?.textContent.trim();
    if (text && text !== heard.at(-1)) heard.push(text);
  };
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  return true;
})()"""
# What is taller than its room, by how many pixels; the table scrolls behind a result on purpose.
TABLES = "body:not(:has([data-part=result])) :is([data-part=table], [data-part=table] main)"
TOO_TALL = f"""[document.documentElement, ...document.querySelectorAll("{TABLES}")]
  .filter((box) => box.scrollHeight > box.clientHeight)
  .map((box) => `${{box.localName}}: ${{box.scrollHeight - box.clientHeight}} px`)"""


def main(words: list[str]) -> int:
    """Walk, and tell what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.firefox", description="One walk in Firefox.")
    parser.add_argument("path", nargs="?", help="the program; else one of this machine")
    path = parser.parse_args(words).path or next((found for name in NAMES if (found := shutil.which(name))), None)
    if not path or not shutil.which(path):
        sys.stderr.write(f"{MISSING}\n")
        return 2
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, house(Path(folder) / "tables.db") as home:
        profile = Path(folder) / "profile"
        profile.mkdir()
        with Firefox(path, profile) as firefox:
            wrong = [fault for size in SIZES for fault in walk(firefox, home.url, *size)]
    sys.stdout.write("".join(f"{fault}\n" for fault in wrong) or "All was well.\n")
    return 1 if wrong else 0


def walk(firefox: Firefox, url: str, width: int, height: int) -> list[str]:
    """A whole hand in a window of this size; tells what was wrong."""
    firefox.resize(width, height)
    firefox.go(f"{url}/")
    firefox.wait('document.querySelector("[data-part=what]")?.textContent')  # the catalogue is there
    firefox.value(LISTEN)
    firefox.click("[data-part=play-now]")
    firefox.wait(f'!!document.querySelector("{TABLE}[data-seq]")')
    wrong = [f"{each} too tall" for each in sorted(set(play(firefox)))]
    wrong += heard(firefox)
    firefox.click("header .back")
    firefox.wait('!!document.querySelector("[data-part=play-now]")')
    wrong += firefox.said
    firefox.said = []
    return [f"{width}x{height}: {each}" for each in wrong]


def play(firefox: Firefox) -> list[str]:
    """Play until the result is shown; tells what was taller than its room on the way."""
    tall: list[str] = []
    until = time.monotonic() + PATIENCE
    while not firefox.value(f'!!document.querySelector("{RESULT}")'):
        assert time.monotonic() < until, "the hand does not end"
        if firefox.value(f'document.querySelector("{TABLE}")?.dataset.turn') == "you":
            any(firefox.click(move) for move in MOVES)
        time.sleep(0.1)
        tall += firefox.value(TOO_TALL)
    return tall


def heard(firefox: Firefox) -> list[str]:
    """Show what was said to those who do not see; tells if that was nothing."""
    sentences = firefox.value("heard")
    sys.stdout.write(f"{len(sentences)} times something was said, at last: {sentences[-1] if sentences else ''}\n")
    return [] if sentences else ["nothing is said"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
