"""Personal links: they bring the same person to another device. In the browser of somebody else, we ask first."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from boneyard.server.http.answering import hub_of
from boneyard.server.http.language import language_of
from boneyard.server.identity import COOKIE, Signer, who_is
from boneyard.server.refusal import not_found
from boneyard.words import Words

PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>
<link rel="stylesheet" href="/plain.css">
<main>
{body}</main>
</html>
"""


async def personal_link(request: Request) -> Response:
    """Come in by a personal link, on another device."""
    signer = hub_of(request).signer
    new = signer.who(request.path_params["token"])
    if new is None:
        return _wrong(request)
    old = who_is(signer, request) or new
    if old != new and not signer.consented(old, new, request.query_params.get("sure", "")):
        return _question(request, signer, old, new)
    return with_cookie(request, RedirectResponse("/", 303), signer.token(new))


def _wrong(request: Request) -> Response:
    """The link is nobody's: a page for people, a refusal for programs."""
    if "text/html" not in request.headers.get("accept", ""):
        raise not_found("such person")
    words = Words(language_of(request))
    said = _paragraph(f"<strong>{_say(words, 'link-wrong')}</strong>") + _paragraph(_say(words, "link-wrong.text"))
    return _page(words, said + _paragraph(f'<a href="/">{_say(words, "link-home")}</a>'), 404)


def _question(request: Request, signer: Signer, old: str, new: str) -> Response:
    """The page that asks; only we can sign the answer."""
    words, sure = Words(language_of(request)), signer.consent(old, new)
    go_on = _paragraph(f'<a href="?sure={sure}">{_say(words, "link-go-on")}</a>')
    stay = _paragraph(f'<a href="/">{_say(words, "link-stay")}</a>')
    return _page(words, _paragraph(_say(words, "link-question")) + go_on + stay)


def _page(words: Words, body: str, status: int = 200) -> Response:
    return HTMLResponse(PAGE.format(lang=words.lang, body=body), status)


def _say(words: Words, key: str) -> str:
    return escape(words.say(key))


def _paragraph(inside: str) -> str:
    return f"<p>{inside}</p>\n"


def with_cookie(request: Request, response: Response, token: str) -> Response:
    """An answer that makes a browser bring this token."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=400 * 86_400, httponly=True, samesite="lax", secure=secure)
    return response
