"""Friends at one table: invited by a link, each in a browser of their own."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.company import in_hand, on_turn, play_elsewhere, play_out, take_turn, whose_turn
from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, ask, new_table, open_table, sit
from tests.server.running import Process

NAMES = ["Bea", "Cyd", "Dan"]
STRIP = re.compile(r".*/t/")


def invite(page: Page) -> str:
    """Open a table of draw for four from the home page; the link that it shows to give away."""
    page.goto("/")
    page.locator("[data-part=game][data-game=draw]").click()
    dialog = page.get_by_role("dialog", name="Draw")
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    dialog.get_by_role("button", name="Invite friends").click()
    page.get_by_role("img", name="QR code with the link to this table").wait_for()
    return page.get_by_role("textbox", name="The link to this table").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Come by the link, say one's name, and sit down."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def table_of_four(newcomer: Newcomer) -> tuple[list[Page], str]:
    """Four people at a table, and its link."""
    people = [newcomer(device) for device in ("desktop", "phone", "desktop", "phone")]
    link = invite(people[0])
    for page, name in zip(people[1:], NAMES, strict=True):
        sit_down(page, link, name)
    for page in people:
        page.locator(TABLE).wait_for()
    return people, link


def test_four_friends_play_a_hand_and_a_fifth_looks_on(newcomer: Newcomer) -> None:
    people, link = table_of_four(newcomer)
    table = STRIP.sub("", link)
    fifth = newcomer("phone")
    fifth.goto(link)
    expect(fifth.get_by_text("You are looking on.")).to_be_visible()
    hands = [set(in_hand(page)) for page in people]
    assert [len(hand) for hand in hands] == [6, 6, 6, 6]
    assert len(set.union(*hands)) == 24
    assert in_hand(fifth) == []
    told = ask(fifth, "GET", f"/api/tables/{table}")["hand"]["table"]["hands"]
    assert {tile for hand in told for tile in hand} == {"?-?"}
    moves = play_out(people, table, Random("friends"))
    assert {move[0] for move in moves} == {"0", "1", "2", "3"}
    for page in [*people, fifth]:
        result = page.locator("[data-part=result]")
        expect(result.get_by_text("What was left in hand")).to_be_visible()
        expect(page.locator("[data-part=standing]")).to_contain_text(re.compile(r"\d"))
    assert fifth.locator("[data-part=next-hand]").count() == 0


def test_those_who_came_are_named(newcomer: Newcomer) -> None:
    ann, bea = newcomer("phone"), newcomer("phone")
    link = invite(ann)
    expect(ann.get_by_text("3 more people are needed")).to_be_visible()
    sit_down(bea, link, "Bea")
    expect(ann.get_by_text("2 more people are needed")).to_be_visible()
    expect(ann.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    expect(bea.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("that is you")
    ann.get_by_role("button", name="Leave the table").click()
    expect(bea.get_by_text("3 more people are needed")).to_be_visible()


def test_whoever_invites_may_say_who_it_is(newcomer: Newcomer) -> None:
    ann, bea = newcomer("phone"), newcomer("phone")
    bea.goto(invite(ann))
    expect(bea.get_by_role("listitem").filter(has_text="Player")).to_be_visible()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Call me that").tap()
    expect(ann.locator("[data-part=join]")).to_have_count(0)
    expect(ann.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("that is you")
    expect(bea.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()


def test_the_link_of_a_running_table_is_in_its_menu(phone: Page, house: Process) -> None:
    table = new_table(phone, "block")
    open_table(phone, table)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Invite").click()
    code = phone.get_by_role("img", name="QR code with the link to this table")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box
    assert box["width"] == box["height"] >= 120
    assert phone.get_by_role("textbox", name="The link to this table").input_value() == f"{house.url}/t/{table}"


def test_a_rematch_says_for_whom_it_waits(newcomer: Newcomer) -> None:
    ann, bea = newcomer("phone"), newcomer("phone")
    table = new_table(ann, "plain-block", players=2, people=2, options={"hands": 1, "target": 1})
    sit(bea, table, "Bea")
    for page in (ann, bea):
        open_table(page, table)
    play_elsewhere([ann, bea], table, match=True)
    assert bea.get_by_text("The next match is waiting for you.").count() == 0
    ann.locator("[data-part=rematch]").tap()
    expect(ann.get_by_text("Waiting for Bea.")).to_be_visible()
    expect(bea.get_by_text("The next match is waiting for you.")).to_be_visible()
    bea.locator("[data-part=rematch]").tap()
    for page in (ann, bea):
        page.locator(TABLE).wait_for()


def test_a_long_sentence_does_not_move_the_table(newcomer: Newcomer) -> None:
    people = [newcomer("phone"), newcomer("phone")]
    table = new_table(people[0], "block", players=2, people=2)
    sit(people[1], table, "Bartholomew")
    for page in people:
        open_table(page, table)
    heights = set()
    for _ in range(4):
        seat = whose_turn(people[0], table)
        assert seat is not None
        take_turn(people[seat], table, Random("long"))
        on_turn(people[1 - seat], table)
        heights |= {page.locator("[data-part=status]").bounding_box()["height"] for page in people}  # type: ignore[index]
    assert len(heights) == 1
