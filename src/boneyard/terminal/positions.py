"""The position on the page of a game, in lines."""

from collections.abc import Iterator

from boneyard.positions import position
from boneyard.terminal import hand, picture
from boneyard.terminal.look import Look
from boneyard.tiles import pips
from boneyard.views import view
from boneyard.words import Words


def drawn(game: str, lang: str, look: Look) -> Iterator[str]:
    """The picture, what one holds oneself, and the caption."""
    record, moments, eye = position(game)
    words, match = Words(lang).seated(record.names, eye).at(record.rules.board), moments[-1].match
    look, state = look._replace(letters=words.letters), view(match.state, eye)
    yield from (picture(match.game, state, eye, words, look), "")
    if eye is not None and match.turn and (tiles := hand.held(state, eye)):
        yield from (words.say("your-hand", count=len(tiles), pips=pips(tiles)), *hand.draw(tiles, (), look), "")
    yield from (*look.wrap(words.say(f"position-{game}")), "")
