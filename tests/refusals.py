"""How bad input is refused: in one clear sentence that names what was wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from boneyard.errors import BadInput


@contextmanager
def refused(*words: str, error: type[BadInput] = BadInput) -> Iterator[None]:
    """What happens inside is refused, in one sentence with all of these words in it."""
    with pytest.raises(error) as caught:
        yield
    sentence = str(caught.value)
    assert caught.type is error, f"{caught.type} in place of {error}: {sentence}"
    assert sentence.endswith("."), f"no sentence: {sentence!r}"
    assert "\n" not in sentence, f"more than one line: {sentence!r}"
    missing = [word for word in words if word not in sentence]
    assert not missing, f"{missing} is not named in: {sentence!r}"
