"""The browser of the tests: Chromium or Chrome of this machine, else Playwright's own.

python -m tests.browser.chromium    looks for one, and installs Debian's package where it may
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = (
    "chromium-headless-shell",  # Chromium without its windows: the same pages in half the time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
QUIET = ["--disable-gpu", "--disable-quic", "--disable-sync", "--no-first-run", "--disable-background-networking"]
MISSING = (
    "There is no browser for the tests: install Chromium or Chrome, or run `playwright install chromium` in .venv."
)


def launch(playwright: Playwright) -> Browser:
    """A browser that nobody sees; it works for root too, whom Chromium refuses a sandbox."""
    path = found(playwright)
    assert path, MISSING
    return playwright.chromium.launch(executable_path=path, args=QUIET)


def found(playwright: Playwright) -> str | None:
    """Where a browser is, if there is one."""
    own = playwright.chromium.executable_path
    return next((path for name in NAMES if (path := shutil.which(name))), own if Path(own).exists() else None)


def may_install() -> bool:
    """Whether Debian's package can be had here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Install Debian's package; what it says is shown only if it fails."""
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(["apt-get", "-q", *words], env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)


def main() -> int:
    """Give 0 if there is a browser in the end."""
    with sync_playwright() as playwright:
        if not found(playwright) and may_install():
            sys.stdout.write("Installing Chromium, Debian's package.\n")
            install()
        path = found(playwright)
    sys.stdout.write(f"{path or MISSING}\n")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
