"""The types of the client are made from what the server sends, and the file is fresh."""

from client import types


def test_the_types_of_the_client_are_made_from_what_the_server_sends() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.made(), "run `.venv/bin/python -m client.types`"
