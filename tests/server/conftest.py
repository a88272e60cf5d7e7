"""How the tests of the server are dealt."""

from collections.abc import Iterator

import pytest

from tests.server.chance import drawn_by


@pytest.fixture(autouse=True)
def dealt_by_name(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test is dealt the hands that follow from its name, so that chance makes none of them fail now and then."""
    with drawn_by(request.node.nodeid):
        yield
