"""Who is asking: the token, the address and the origin of a request."""

from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from boneyard.server.identity import Signer

COOKIE = "boneyard"


def token_of(asking: HTTPConnection) -> str | None:
    """The token that a request brings: in a header from programs, in the cookie from browsers."""
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else asking.cookies.get(COOKIE)


def who_is(signer: Signer, asking: HTTPConnection) -> str | None:
    """The person behind a request, if the token is one of ours."""
    return signer.who(token_of(asking))


def address_of(asking: HTTPConnection) -> str:
    """The address that a request comes from; of IPv6 the network, since one house has all the addresses in it."""
    host = asking.client.host if asking.client else "?"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def from_here(asking: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and not through a proxy for somebody else."""
    try:
        return ip_address(asking.client.host if asking.client else "?").is_loopback
    except ValueError:
        return False


def own_origin(asking: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from a program that names no page."""
    origin = asking.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == asking.headers.get("host")
    except ValueError:
        return False


def number(text: str | None) -> int | None:
    """The whole number that a part of an address means, if it is one."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None
