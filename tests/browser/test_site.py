"""What is built: small at first sight, from one host only, and nothing inline that the policy would refuse."""

import gzip
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from boneyard.server.http.site import SITE, TWINS
from boneyard.words import languages
from tests.browser.table import TABLE, new_table

MOST_AT_HOME = {"br": 58_000, "gzip": 66_000}  # bytes of a first load
MOST_AT_A_TABLE = 90_000
FEW = 6  # files of a first load: of the program, the screen and the words, with their looks
PURPOSES = ("any", "maskable")
# What is fetched ahead for later is no part of a first load.
ASKED = """() => {
  const [later] = performance.getEntriesByName("later");
  const asked = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return asked.filter(({ startTime }) => !later || startTime < later.startTime).map(({ name }) => name);
}"""
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
NAMESPACE = "www.w3.org"
HELP = "svelte.dev"  # stands in the messages of errors, and nothing is fetched from there


def texts() -> Iterator[Path]:
    return (path for path in SITE.rglob("*") if path.suffix in TEXTS)


def weight(page: Page, path: str, encoding: str) -> int:
    """The bytes of a file in its small form, or as it is where that is smaller; a page is written anew each time."""
    file = SITE / path.strip("/")
    if not file.is_file():
        return len(gzip.compress(page.request.get(path, headers={"Accept": "text/html"}).body(), 6))
    twin = file.with_name(file.name + TWINS[encoding])
    return (twin if twin.exists() else file).stat().st_size


def fetched(page: Page, path: str, drawn: str) -> list[str]:
    """The files that a browser asks for until this screen is drawn and at rest."""
    page.goto(path)
    page.locator(drawn).first.wait_for()
    page.wait_for_load_state("networkidle")
    asked = {urlsplit(url).path for url in page.evaluate(ASKED)}
    files = sorted(path for path in asked if not path.startswith(("/api/", "/ws/")))
    assert {Path(path).suffix for path in files} >= {"", ".js", ".css"}
    return files


@pytest.mark.parametrize("lang", languages())
def test_the_first_load_is_small(desktop: Page, lang: str) -> None:
    files = fetched(desktop, f"/?lang={lang}", "[data-part=play-now]")
    assert len([path for path in files if path.startswith("/assets/")]) <= FEW, files
    for encoding, most in MOST_AT_HOME.items():
        weights = {path: weight(desktop, path, encoding) for path in files}
        assert sum(weights.values()) <= most, weights


@pytest.mark.parametrize("lang", languages())
def test_the_first_load_of_a_table_is_small(desktop: Page, lang: str) -> None:
    """By brotli, as every browser takes it over https."""
    files = fetched(desktop, f"/t/{new_table(desktop, 'block')}?lang={lang}", f"{TABLE}[data-seq]")
    assert len([path for path in files if path.startswith("/assets/")]) <= FEW, files
    weights = {path: weight(desktop, path, "br") for path in files}
    assert sum(weights.values()) <= MOST_AT_A_TABLE, weights


@pytest.mark.parametrize(("path", "drawn"), [("/", "[data-part=play-now]"), ("table", TABLE), ("/lobby", "h1")])
def test_a_page_names_all_that_its_screen_needs(desktop: Page, path: str, drawn: str) -> None:
    """So the browser asks for it at once, and no file waits until another one has come."""
    path = f"/t/{new_table(desktop, 'block')}" if path == "table" else path
    named = set(re.findall(r'"(/assets/[^"]+)"', desktop.request.get(path, headers={"Accept": "text/html"}).text()))
    files = {file for file in fetched(desktop, path, drawn) if file.startswith("/assets/")}
    assert files == named


def test_every_text_has_its_small_forms() -> None:
    assert (SITE / "index.html.br").exists()
    for path in texts():
        for ending in TWINS.values():
            twin = path.with_name(path.name + ending)
            assert path.stat().st_size < 200 or twin.stat().st_size < path.stat().st_size


def test_no_other_host_is_named() -> None:
    hosts = {host for path in texts() for host in re.findall(r"(?:https?|wss?)://([\w.-]+)", path.read_text("utf-8"))}
    assert hosts <= {NAMESPACE, HELP}


def size_of(picture: bytes) -> str:
    """The size of a PNG, as a manifest has it."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    return "x".join(str(int.from_bytes(picture[at : at + 4], "big")) for at in (16, 20))


def test_there_are_icons_for_those_who_take_no_svg(desktop: Page) -> None:
    manifest = json.loads((SITE / "manifest.webmanifest").read_text("utf-8"))
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {(icon["purpose"], icon["sizes"]) for icon in pictures} == set(product(PURPOSES, ("192x192", "512x512")))
    [touch] = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)"', (SITE / "index.html").read_text("utf-8"))
    for path, size in [(touch, "180x180"), *((icon["src"], icon["sizes"]) for icon in pictures)]:
        answer = desktop.request.get(path)
        assert (answer.headers["content-type"], size_of(answer.body())) == ("image/png", size)
        again = desktop.request.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status == 304


def test_nothing_is_inline() -> None:
    page = (SITE / "index.html").read_text("utf-8")
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert "".join(scripts).strip() == ""
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)
