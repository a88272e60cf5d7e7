"""Where a request comes from: its address, this machine or not, our own pages or not."""

import re
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from; of IPv6 the network, since one house has all the addresses in it."""
    host = request.client.host if request.client else "?"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def from_here(request: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and not through a proxy for somebody else."""
    try:
        return ip_address(request.client.host if request.client else "?").is_loopback
    except ValueError:
        return False


def own_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from a program that names no page."""
    origin = request.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:
        return False


def base_of(request: HTTPConnection) -> str:
    """Where this server is, as its own links begin: by the name that the request used, which a proxy hands on."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host if HOST.fullmatch(host) else 'localhost'}"
