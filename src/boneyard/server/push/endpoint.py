"""The push services of the browsers: where a server may be led by a subscription, and nowhere else."""

import http.client
from urllib.parse import urlsplit

from boneyard.server.refusal import bad

PATIENCE = 10.0  # seconds
# Chrome and Edge, Firefox, Safari, and Edge on Windows. A list, since an address of one's choice would let
# strangers send our requests to machines that only we can reach.
HOSTS = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")


def checked(endpoint: str) -> str:
    """The endpoint, if a push service that we know has it."""
    try:
        parts = urlsplit(endpoint)
        plain = parts.port is None and parts.username is None and parts.scheme == "https"
    except ValueError:
        raise _unknown() from None
    host = parts.hostname or ""
    known = any(host == name or host.endswith(f".{name}") for name in HOSTS)
    if not (known and plain and endpoint.isascii() and endpoint.isprintable() and " " not in endpoint):
        raise _unknown()
    return endpoint


def _unknown() -> Exception:
    return bad("No push service that we know has this endpoint.")


def post(endpoint: str, headers: dict[str, str]) -> int:
    """Send an empty message; the status of the answer. Nothing is followed, and nothing else is read."""
    parts = urlsplit(checked(endpoint))
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    connection = http.client.HTTPSConnection(parts.netloc, timeout=PATIENCE)
    try:
        connection.request("POST", path, headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()
