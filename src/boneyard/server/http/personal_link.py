"""Personal links: they bring the same person to another device. In the browser of somebody else, we ask first."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from boneyard.server.http.answering import hub_of
from boneyard.server.identity import COOKIE, Signer, who_is
from boneyard.server.refusal import not_found

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>
<p>This is somebody's personal link, and in this browser you are somebody else already. If you go on, you are that
person here; only your own personal link brings you back to the seats that you have now.</p>
<p><a href="?sure={sure}">Go on as that person</a></p>
<p><a href="/">Stay who I am</a></p>
</html>
"""


async def personal_link(request: Request) -> Response:
    """Come in by a personal link, on another device."""
    signer = hub_of(request).signer
    new = signer.who(request.path_params["token"])
    if new is None:
        raise not_found("such person")
    old = who_is(signer, request) or new
    if old != new and not signer.consented(old, new, request.query_params.get("sure", "")):
        return _question(signer, old, new)
    return with_cookie(request, RedirectResponse("/", 303), signer.token(new))


def _question(signer: Signer, old: str, new: str) -> Response:
    """The page that asks; only we can sign the answer."""
    return HTMLResponse(PAGE.format(sure=signer.consent(old, new)))


def with_cookie(request: Request, response: Response, token: str) -> Response:
    """An answer that makes a browser bring this token."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=400 * 86_400, httponly=True, samesite="lax", secure=secure)
    return response
