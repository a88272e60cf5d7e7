"""The client's files: one page for every screen, kept by the browser as long as they may be, and nothing else."""

import gzip
import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from boneyard.server.http.screens import SCREENS as SERVED
from boneyard.server.http.site import Site, accepted
from tests.server.running import HOST, House, Reply, house

PAGE = "<!doctype html><title>Boneyard</title>"
SCRIPT = "export const tiles = 28;\n" * 100
PRELOADS = {
    "home": {"en": ["assets/home-1.js", "assets/home-1.css"], "de": ["assets/de-1.js"]},
    "lobby": {"en": ["assets/lobby-1.js"], "de": []},
    "not-found": {"en": ["assets/nowhere-1.js"]},
}
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "secret.txt").write_text("outside")
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text(PAGE)
    (site / "preloads.json").write_text(json.dumps(PRELOADS))
    (site / "sw.js").write_text("self.skipWaiting();")
    (site / "manifest.webmanifest").write_text("{}")
    (site / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (site / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (site / "assets" / "main-1a2b.js.br").write_bytes(b"(brotli)")
    (site / "linked.txt").symlink_to(folder / "secret.txt")
    with house(folder / "tables.db", site=site) as running:
        yield running


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("bare")
    with house(folder / "tables.db", site=folder / "nothing") as running:
        yield running


SCREENS = [
    "/",
    "/rules/draw",
    "/rules/basics",
    "/puzzles",
    "/lobby",
    "/mine",
    "/settings",
    "/new/all-fives",
    "/learn/draw",
]


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_one_page_with_a_title_of_its_own(home: House, path: str) -> None:
    reply = home.ask("GET", path, **BROWSER)
    assert (reply.status, reply.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<title>Boneyard</title>" not in reply.text
    assert reply.text.startswith("<!doctype html><title>")
    assert reply.headers["cache-control"] == "no-cache"
    assert "unsafe" not in reply.headers["content-security-policy"]


def test_the_server_has_the_screens_of_the_client_and_no_others() -> None:
    route = (Path(__file__).parents[2] / "client" / "src" / "route.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'case "([^"]*)"', route)) == set(SERVED)


NOWHERE = [
    "/play/block",
    "/it",
    "/new",
    "/new/nothing",
    "/rules/nothing",
    "/rules",
    "/t/abcdefghjk",
    "/t/",
    "/index.html",
]


@pytest.mark.parametrize("path", [*NOWHERE, "/replay/abcdefghjk", "/t/%00", "/t/..%2f"])
def test_what_does_not_exist_is_the_page_with_the_status_404(home: House, path: str) -> None:
    reply = home.ask("GET", path, **BROWSER)
    assert (reply.status, reply.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<title>Nothing is here · Boneyard</title>" in reply.text
    assert 'content="noindex"' in reply.text
    assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/nowhere", "/api", "/ws/x", "/i", "/assets/gone-1a2b.js", "/assets"])
def test_what_is_no_screen_is_not_found_by_a_browser_either(home: House, path: str) -> None:
    reply = home.ask("GET", path, **BROWSER)
    assert (reply.status, reply.body["code"]) == (404, "not-found")


def test_a_program_that_asks_for_no_page_gets_none(home: House) -> None:
    assert home.ask("GET", "/favicon.ico", Accept="image/*").status == 404
    assert home.ask("GET", "/").text.startswith("<!doctype html>")
    assert home.ask("POST", "/puzzles", "", Accept="text/html").status == 404


def test_what_has_its_content_in_its_name_is_kept_for_ever_and_the_rest_is_asked_for_again(home: House) -> None:
    script = home.ask("GET", "/assets/main-1a2b.js")
    assert (script.text, script.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    for path, kind in [("/sw.js", "text/javascript; charset=utf-8"), ("/manifest.webmanifest", None)]:
        reply = home.ask("GET", path)
        assert (reply.status, reply.headers["cache-control"]) == (200, "no-cache")
        assert reply.headers["content-type"] == (kind or "application/manifest+json")


def test_what_a_browser_has_is_not_sent_again(home: House) -> None:
    tag = home.ask("GET", "/", **BROWSER).headers["etag"]
    for known in (tag, f'"other", {tag}'):
        again = home.ask("GET", "/", If_None_Match=known, **BROWSER)
        assert (again.status, again.text, again.headers["etag"]) == (304, "", tag)
    assert home.ask("GET", "/", If_None_Match='W/"other"', **BROWSER).status == 200
    assert home.ask("GET", "/", If_None_Match=tag, Accept_Language="de", **BROWSER).status == 200


def raw(home: House, path: str, method: str = "GET", **headers: str) -> tuple[dict[str, str], bytes]:
    connection = HTTPConnection(HOST, home.port)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    named, body = {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return named, body


def test_the_best_form_is_sent_that_the_browser_takes(home: House) -> None:
    path = "/assets/main-1a2b.js"
    headers, body = raw(home, path, Accept_Encoding="gzip, deflate, br")
    assert (headers["content-encoding"], body, headers["vary"]) == ("br", b"(brotli)", "Accept-Encoding")
    headers, body = raw(home, path, Accept_Encoding="gzip, br;q=0")
    assert (headers["content-encoding"], gzip.decompress(body)) == ("gzip", SCRIPT.encode())
    headers, body = raw(home, path, Accept_Encoding="identity")
    assert ("content-encoding" not in headers, body, headers["vary"]) == (True, SCRIPT.encode(), "Accept-Encoding")
    headers, body = raw(home, path, "HEAD")
    assert (headers["content-length"], body) == (str(len(SCRIPT)), b"")
    assert home.ask("GET", "/assets/main-1a2b.js.gz").status == 404
    assert accepted("br;q=0.5, gzip;q=0.0,deflate") == {"br", "deflate"}


OUTSIDE = ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt"]


@pytest.mark.parametrize("path", [*OUTSIDE, "/linked.txt", "/assets/..%5c..%5csecret.txt", "/..%00/secret.txt"])
def test_no_path_leads_out_of_the_folder(home: House, path: str) -> None:
    assert "outside" not in home.ask("GET", path).text
    assert "outside" not in home.ask("GET", path, **BROWSER).text


def test_a_server_without_its_pages_says_how_to_build_them(bare: House) -> None:
    for path in ("/", "/t/abcdefghjk"):
        reply = bare.ask("GET", path, **BROWSER)
        assert (reply.status, reply.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "python3 run.py" in reply.text
        assert not re.search("<script|<style|style=", reply.text)
    assert not Site(Path(bare.database).parent / "nothing").files


def test_long_answers_without_secrets_are_compressed(home: House) -> None:
    for path in ("/api/games", "/api/games/draw/rules", "/api/openapi.json"):
        headers, body = raw(home, path, Accept_Encoding="gzip")
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(body) == raw(home, path)[1]


def made(home: House, token: str) -> str:
    asked = {"game": "block", "players": 4, "bots": [None, "easy", "easy", "easy"]}
    bearer = f"Bearer {token}"
    table = str(home.ask("POST", "/api/tables", asked, Authorization=bearer).body["table"])
    assert home.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann"}, Authorization=bearer).status == 200
    return table


def test_what_holds_a_secret_is_never_compressed_with_the_words_of_others(home: House) -> None:
    token = guest(home).body["token"]
    table = made(home, token)
    headers, body = raw(home, f"/api/tables/{table}", Authorization=f"Bearer {token}", Accept_Encoding="gzip")
    assert len(body) > 1024
    assert "content-encoding" not in headers
    assert json.loads(body)["mine"] == [0]
    assert "content-encoding" not in guest(home).headers


def guest(home: House) -> Reply:
    return home.ask("POST", "/api/guest", Accept_Encoding="gzip")


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("/", ["stylesheet /assets/home-1.css", "modulepreload /assets/home-1.js"]),
        ("/?lang=de", ["modulepreload /assets/de-1.js"]),
        ("/lobby", ["modulepreload /assets/lobby-1.js"]),
        ("/lobby?lang=de", []),
        ("/settings", []),
        ("/nowhere", ["modulepreload /assets/nowhere-1.js"]),
    ],
)
def test_a_page_names_the_files_of_its_screen_in_its_language(home: House, path: str, named: list[str]) -> None:
    page = home.ask("GET", path, **BROWSER).text
    found = re.findall(r'<link rel="(modulepreload|stylesheet)" crossorigin href="([^"]+)" />', page)
    assert sorted(map(" ".join, found), reverse=True) == named
