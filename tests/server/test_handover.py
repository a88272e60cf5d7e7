"""Handing over: a connection goes to another process, with the request that was read from it."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from boneyard.server.handover import Post, table_of
from tests.server.running import SOON

REQUEST = b"GET /ws/tables/abc HTTP/1.1\r\n\r\n"
Given = list[tuple[socket.socket, bytes]]


def told(story: Callable[[Post, Post, Given], Awaitable[None]], folder: Path) -> None:
    """A story of two processes: what the second one is given is in the list."""

    async def both() -> None:
        given: Given = []
        one = Post(folder, "one", lambda *_: None)
        two = Post(folder, "two", lambda connection, request: given.append((connection, request)))
        async with asyncio.timeout(SOON):
            await story(one, two, given)
        one.close()

    asyncio.run(both())


def test_a_connection_goes_on_where_it_was_given(tmp_path: Path) -> None:
    async def story(one: Post, two: Post, given: Given) -> None:
        client, server = socket.socketpair()
        assert one.give("two", server.fileno(), REQUEST)
        server.close()  # the first process has nothing to do with it any more
        while not given:
            await asyncio.sleep(0.01)
        ((connection, request),) = given
        connection.sendall(b"welcome")
        assert (request, client.recv(100)) == (REQUEST, b"welcome")
        assert not connection.get_inheritable()  # or a bot that is started now would keep it open
        connection.close()
        client.close()
        two.close()

    told(story, tmp_path)


def test_nothing_is_given_to_a_process_that_is_not_there_or_has_left(tmp_path: Path) -> None:
    async def story(one: Post, two: Post, given: Given) -> None:
        client, server = socket.socketpair()
        assert not one.give("three", server.fileno(), REQUEST)
        assert one.give("two", server.fileno(), REQUEST)
        two.close()
        assert not one.give("two", server.fileno(), REQUEST)
        assert len(given) == 1  # what had come before it left
        for each in (client, server, given[0][0]):
            each.close()

    told(story, tmp_path)


@pytest.mark.parametrize(
    "target, table",
    [
        (b"/ws/tables/abc?seat=1", "abc"),
        (b"/ws/tables/abc", "abc"),
        (b"/ws/tables/", None),
        (b"/ws/tables/a/b", None),
        (b"/ws/tables/..%2f", None),
        (b"/api/tables/abc", None),
    ],
)
def test_the_address_of_a_socket_names_its_table(target: bytes, table: str | None) -> None:
    assert table_of(target) == table
