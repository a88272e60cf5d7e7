"""People with names and faces play a match, and share it: by a link that shows what it is, as a picture, as squares."""

from playwright.sync_api import Page, expect

from tests.browser.company import play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, ask, new_table, open_table
from tests.browser.watch import forgive

COPY = "() => { navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text } }"
SHEET = """() => {
  navigator.canShare = ({ files }) => files[0].type === "image/png"
  navigator.share = async ({ text, files }) => { window.shared = [text, files?.[0]?.size ?? 0] }
}"""


def sit_down(page: Page, table: str, name: str) -> None:
    """Come by the link, choose a face, and sit down by a name."""
    page.goto(f"/t/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_text("Choose your tile").click()
    page.get_by_role("radio", name="blue").check(force=True)
    page.locator("[data-part=face-tile] input[value='6-6']").check(force=True)
    page.get_by_role("button", name="Sit down").click()


def test_a_match_of_people_with_faces_is_shared_with_its_picture(newcomer: Newcomer) -> None:
    ann, bea = newcomer("phone"), newcomer("desktop")
    table = new_table(ann, "plain-block", players=2, people=2, options={"hands": 1, "target": 1})
    sit_down(bea, table, "ann")
    for page in (ann, bea):
        page.goto(f"/t/{table}")
        page.locator(TABLE).wait_for()
    expect(ann.locator("[data-part=players] li[data-seat='1']")).to_contain_text("ann 2")
    expect(ann.locator("[data-part=players] [data-face='6-6 sky']")).to_be_visible()
    play_elsewhere([ann, bea], table, match=True)
    ann.evaluate(SHEET)
    ann.get_by_role("button", name="Share result").click()
    ann.locator("[data-part=share-result] canvas[data-drawn=true]").wait_for()
    ann.locator("[data-part=send]").click()
    text, size = ann.evaluate("() => window.shared")
    assert f"/replay/{table}" in text
    assert "the match" in text or "draw" in text
    assert size > 10_000
    bea.goto(f"/replay/{table}")
    assert "ann 2" in bea.locator("meta[property='og:title']").get_attribute("content")  # type: ignore[operator]


def test_a_puzzle_is_shared_as_squares_and_leads_to_the_puzzles(phone: Page) -> None:
    today = ask(phone, "GET", "/api/daily")
    puzzle = next(each for each in today["puzzles"] if each["game"] == "solo-1")
    table = new_table(phone, "solo-1", daily=today["date"], options=puzzle["options"])
    open_table(phone, table)
    play_elsewhere([phone], table)
    phone.evaluate(COPY)
    phone.locator("[data-part=share-result]").click()
    dialog = phone.get_by_role("dialog", name="Share the result")
    dialog.locator("[data-part=copy]").click()
    expect(phone.locator("[data-part=notice]")).to_contain_text("copied")
    copied = phone.evaluate("() => window.copied")
    assert copied.splitlines()[-1].endswith("/puzzles")
    assert set("".join(copied.splitlines()[2:-1])) <= {"🟩", "⬜"}
    assert not set("0123456789-") & set("".join(copied.splitlines()[2:-1]))


def test_what_does_not_exist_says_so_with_its_status(phone: Page) -> None:
    forgive(phone, r"404 \(Not Found\)")
    for path, told in {"/nowhere": "Nothing is here", "/t/abcdefghjk": "This table cannot be shown"}.items():
        answer = phone.goto(path)
        assert answer
        assert answer.status == 404
        expect(phone.get_by_role("heading", name=told)).to_be_visible()
    phone.goto("/rules/draw?lang=de")
    expect(phone.locator("html")).to_have_attribute("lang", "de")
