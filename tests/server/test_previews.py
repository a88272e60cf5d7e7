"""A link that is shared shows what it leads to: a title, a sentence and a picture, and nothing that is hidden."""

import re
from collections.abc import Iterator
from html import escape, unescape
from random import Random
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest

from boneyard import PAGES, plain
from boneyard.games import page
from boneyard.match import Match
from boneyard.server.drawing import line, pen
from boneyard.server.drawing.svg import picture
from boneyard.server.drawing.table import table_words
from boneyard.server.http.language import preferred
from boneyard.server.limits import Limits
from boneyard.state import Begins
from tests.server.running import PATIENT, SOON, House, house

BROWSER = {"Accept": "text/html,*/*;q=0.8"}
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("previews")
    (folder / "site").mkdir()
    page = '<!doctype html><html lang="en"><meta name="description" content="old"><title>Boneyard</title></html>'
    (folder / "site" / "index.html").write_text(page)
    with house(folder / "tables.db", site=folder / "site") as running:
        yield running


def tags(home: House, path: str, status: int = 200, **headers: str) -> dict[str, str]:
    """The tags of a page by their names."""
    reply = home.ask("GET", path, **BROWSER, **headers)
    assert reply.status == status
    found = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)" />', reply.text)
    title = re.findall(r"<title>(.*?)</title>", reply.text)
    return {name: unescape(value) for name, value in found} | {"title": unescape(*title)}


def seated(home: House, name: str, **asked: object) -> str:
    bearer = f"Bearer {home.ask('POST', '/api/guest').body['token']}"
    plan = {"game": "block", "players": 2, **asked}
    table = str(home.ask("POST", "/api/tables", plan, Authorization=bearer).body["table"])
    assert home.ask("POST", f"/api/tables/{table}/sit", {"name": name}, Authorization=bearer).status == 200
    return table


def test_a_link_to_a_table_says_what_is_played_there_and_who_waits(home: House) -> None:
    table = seated(home, "Ann")
    told = tags(home, f"/t/{table}")
    assert told["og:title"] == told["title"] == "Block: Ann · Boneyard"
    assert told["og:description"] == told["description"] == "Ann waits for you: one seat is free."
    assert told["og:url"] == f"{home.url}/t/{table}"
    assert told["og:image"] == f"{home.url}/preview/tables/{table}.png"
    assert told["twitter:card"] == "summary_large_image"
    assert told["robots"] == "noindex"


def test_whoever_shows_previews_takes_anything_and_gets_the_page(home: House) -> None:
    for asked in ({"Accept": "*/*"}, {}):
        assert 'property="og:title"' in home.ask("GET", "/rules/draw", **asked).text
    assert home.ask("GET", "/nowhere", Accept="*/*").body["code"] == "not-found"


def test_a_page_speaks_the_language_of_its_reader_or_of_its_address(home: House) -> None:
    table = seated(home, "Ann")
    german = tags(home, f"/t/{table}", Accept_Language="ja, de-CH;q=0.9, en;q=0.8")
    assert german["description"] == "Ann wartet auf dich: Ein Platz ist frei."
    assert tags(home, "/rules/draw?lang=de")["og:locale"] == "de"
    reply = home.ask("GET", "/rules/draw", **BROWSER, Accept_Language="de")
    assert '<html lang="de"' in reply.text
    assert (reply.headers["content-language"], reply.headers["vary"]) == ("de", "Accept-Encoding, Accept-Language")
    assert [preferred(header) for header in ("", "xx", "de;q=0, en", "de;q=x", "*;q=0.1,de;q=0.2")] == [
        "en",
        "en",
        "en",
        "en",
        "de",
    ]


def test_a_name_in_a_preview_is_a_name_and_nothing_else(home: House) -> None:
    name = '"><script>alert(1)</script>&amp;'
    reply = home.ask("GET", f"/t/{seated(home, name)}", **BROWSER)
    assert "<script" not in reply.text
    assert escape(name) in reply.text
    assert tags(home, f"/t/{seated(home, name)}")["og:title"] == f"Block: {name} · Boneyard"


def test_links_name_the_host_that_was_asked_and_believe_no_other(home: House) -> None:
    assert tags(home, "/", Host="dominoes.example")["og:url"] == "http://dominoes.example/"
    behind = tags(home, "/", Host="dominoes.example", X_Forwarded_Proto="https")
    assert behind["og:url"] == "https://dominoes.example/"
    assert tags(home, "/", Host='x"><b>')["og:url"] == "http://localhost/"


def test_search_engines_find_the_rules_and_no_tables(home: House) -> None:
    robots = home.ask("GET", "/robots.txt")
    assert f"Sitemap: {home.url}/sitemap.xml" in robots.text
    assert "Disallow: /i/\n" in robots.text
    listed = [
        each.text or ""
        for each in ElementTree.fromstring(home.ask("GET", "/sitemap.xml").text).iter()
        if each.tag.endswith("loc")
    ]
    assert f"{home.url}/" in listed
    assert {f"{home.url}/rules/{known.id}" for known in PAGES} < set(listed)
    for address in listed:
        assert "robots" not in tags(home, address.removeprefix(home.url))
    assert 'hreflang="de" href="' + home.url + '/rules/draw?lang=de"' in home.ask("GET", "/rules/draw", **BROWSER).text
    assert home.ask("GET", f"/t/{seated(home, 'Ann')}", **BROWSER).headers["x-robots-tag"] == "noindex"


def test_every_game_has_a_picture_that_others_may_show(home: House) -> None:
    about = home.ask("GET", "/preview/games/block.svg").headers
    assert about["content-type"] == "image/svg+xml"
    assert about["cross-origin-resource-policy"] == "cross-origin"
    assert home.ask("GET", "/preview/games/nothing.svg").status == 404
    assert home.ask("GET", "/preview/tables/abcdefghjk.png").status == 404
    for known in PAGES:
        ElementTree.fromstring(picture(known.sample))


def test_a_picture_is_a_png_for_those_who_show_no_svg(home: House) -> None:
    with urlopen(f"{home.url}/preview/tables/{seated(home, 'Ann')}.png", timeout=SOON) as answer:
        assert (answer.headers["content-type"], answer.read(8)) == ("image/png", PNG)


def played(game: str, seed: int) -> Match:
    """A match in the middle of a hand."""
    random, rules = Random(seed), page(game).game()
    match = Match.new(rules, max(rules.players))
    match = match.begun_by(Begins(0, "lot")) if match.lead_is_open else match
    match = match.deal(tuple(random.sample(rules.tiles.tiles, len(rules.tiles.tiles))))
    for _ in range(20):
        seat = min(match.turn, default=None)
        if seat is None:
            break
        match, _events = match.play(seat, random.choice(match.actions(seat)))
    return match


@pytest.mark.parametrize("game", ["block", "muggins", "sebastopol", "matador", "colour-block"])
def test_the_picture_of_a_table_shows_what_is_laid_and_no_other_tile(game: str) -> None:
    match = played(game, 3)
    seen = plain.hand(match, None)["table"]
    laid = sorted(sorted(pen.halves_of(joint["tile"])) for joint in seen["layout"]["joints"])  # type: ignore[typeddict-item]
    drawn = pen.drawn(table_words(match))
    assert sorted(sorted(tile.halves or ()) for tile in drawn.tiles) == laid
    assert len(laid) > 3
    assert drawn.colours == match.game.board.colours


@pytest.mark.parametrize("game", ["block", "draw", "sebastopol"])
@pytest.mark.parametrize("seed", range(4))
def test_tiles_in_a_picture_do_not_overlap(game: str, seed: int) -> None:
    tiles = pen.drawn(table_words(played(game, seed))).tiles
    boxes = [(*map(min, zip(*tile.corners, strict=True)), *map(max, zip(*tile.corners, strict=True))) for tile in tiles]
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            assert across < 0.01 or down < 0.01


def test_a_table_that_branches_too_often_is_shown_by_the_sample_of_its_game() -> None:
    joint = {"tile": "0-1", "on": 1, "outer": 1}
    assert (
        line.words_of([{"tile": "1-1", "on": -1, "outer": 1}, {"tile": "0-1", "on": 0, "outer": 0}, joint, joint])
        is None
    )
    assert table_words(Match.new(page("block").game(), 2)) == page("block").sample
    assert table_words(played("chicken-foot", 1)) == page("chicken-foot").sample


def test_a_bad_personal_link_is_a_page_for_people_and_a_refusal_for_programs(home: House) -> None:
    page = home.ask("GET", "/i/nobody.nothing", Accept_Language="de", **BROWSER)
    assert (page.status, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "Dieser persönliche Link geht nicht." in page.text
    assert page.headers["cache-control"] == "no-store"
    assert home.ask("GET", "/i/nobody.nothing").body["code"] == "not-found"


def test_whoever_asks_too_much_still_gets_the_page(home: House) -> None:
    table = seated(home, "Ann")
    home.hub.addresses.limits, before = Limits(asks_per_second=0.001, asks_at_once=1), home.hub.addresses.limits
    home.hub.addresses.buckets.clear()
    try:
        assert tags(home, f"/t/{table}")["title"] == "Block: Ann · Boneyard"
        assert tags(home, f"/t/{table}")["title"] == "Boneyard: the home of dominoes"
    finally:
        home.hub.addresses.limits = before
        home.hub.addresses.buckets.clear()
    assert before is PATIENT
