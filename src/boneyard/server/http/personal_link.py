"""A personal link in the browser of somebody else: he is asked first, and only our own page can ask him."""

import hmac

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from boneyard.server.http.visitor import who_is
from boneyard.server.identity import Signer

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>
<p>This is somebody's personal link, and in this browser you are somebody else already. If you go on, you are that
person here; only your own personal link brings you back to the seats that you have now.</p>
<p><a href="?sure={sure}">Go on as that person</a></p>
<p><a href="/">Stay who I am</a></p>
</html>
"""


def agreed(request: Request, signer: Signer, token: str) -> bool:
    """Whether a link may be followed: by somebody who is nobody yet or that person, or who was asked."""
    old, new = who_is(signer, request), signer.who(token) or ""
    if old in (None, new):
        return True
    return hmac.compare_digest(signer.change(old, new).encode(), request.query_params.get("sure", "").encode())


def question(request: Request, signer: Signer, token: str) -> Response:
    """The page that asks."""
    return HTMLResponse(PAGE.format(sure=signer.change(who_is(signer, request) or "", signer.who(token) or "")))
