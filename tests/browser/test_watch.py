"""The watch over every page sees what goes wrong."""

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.watch import WATCHES, Watch, forgive

BROKEN = {
    "console.error('lost a tile')": "error: lost a tile",
    "console.warn('few tiles')": "warning: few tiles",
    "setTimeout(() => { throw new Error('no such end') })": "uncaught: no such end",
    "fetch('http://127.0.0.1:1/tiles').catch(() => 0)": "another host: http://127.0.0.1:1/tiles",
    "new WebSocket('ws://127.0.0.1:1/').onerror = () => 0": "another host: ws://127.0.0.1:1/",
    "fetch('/nowhere').catch(() => 0)": "failed: http://boneyard.test/nowhere",
}


@pytest.mark.parametrize("script", BROKEN)
def test_what_goes_wrong_is_seen(browser: Browser, script: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        watch = Watch(page, "http://boneyard.test")
        page.route("**/", lambda route: route.fulfill(body="<title>A page</title>", content_type="text/html"))
        page.route("**/nowhere", lambda route: route.abort())
        page.goto("http://boneyard.test/")
        assert watch.complaints() == []
        page.evaluate(f"() => {{ {script}; }}")
        page.wait_for_timeout(200)
        assert any(line.startswith(BROKEN[script]) for line in watch.complaints()), watch.complaints()
        forgive(page, ".")
        assert watch.complaints() == []
        assert WATCHES[page] is watch


def test_axe_sees_a_picture_without_words(browser: Browser) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.set_content('<html lang="en"><title>A page</title><main><h1>Tiles</h1><img src="data:,"></main></html>')
        assert [line.partition(":")[0] for line in violations(page)] == ["image-alt"]
