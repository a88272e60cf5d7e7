"""Choosing an action: by its number, by its text, or by as much of it as leaves no doubt."""

import re
from collections.abc import Sequence
from typing import Any

from boneyard.errors import IllegalAction
from boneyard.state import Close
from boneyard.terminal import coloured
from boneyard.terminal.hand import tile_of
from boneyard.tiles import Deck, Tile, is_whole
from boneyard.words import Words

TILE = re.compile(r"(\d)[- ]?(\d)(?: ?@? ?([a-z]))?(?:>(\d))?", re.ASCII)
PLACE = re.compile(r"[a-z]\d+[hv]", re.ASCII)
LISTED = 26  # actions that are listed
LONGEST_SHOWN = 40  # characters of an answer that are repeated


def listed(actions: Sequence[Any]) -> bool:
    """Whether actions are few enough for a numbered list; more are only described, and no number means one of them."""
    return len(actions) <= LISTED


def read(text: str, actions: Sequence[Any], hand: Deck, words: Words) -> Any:
    """The action that this answer means: "2" if it is listed, "5-6@b", "6-5", "56", "a6h", "draw" or "d"."""
    typed, text = text, coloured.numbered(text.lower(), words)
    if listed(actions) and is_whole(text) and 1 <= int(text) <= len(actions):
        return actions[int(text) - 1]
    found = _exact(text, actions) or _by_tile(text, actions) or _by_place(text, actions) or _by_beginning(text, actions)
    if len(found) == 1:
        return found[0]
    if not listed(found):
        raise IllegalAction("said", text=words.say("which-one-of-many", text=typed.lower(), count=len(found)))
    if found:
        among = words.listing(coloured.lettered(str(action), words) for action in found)
        said = words.say(keyed("which-one", actions), text=typed.lower(), actions=among)
        raise IllegalAction("said", text=said)
    raise IllegalAction("said", text=_why_not(text, actions, hand, words))


def keyed(key: str, actions: Sequence[Any]) -> str:
    """The message that speaks of numbers, or the one for actions without any."""
    return key if listed(actions) else f"{key}-unnumbered"


def _exact(text: str, actions: Sequence[Any]) -> list[Any]:
    return [action for action in actions if str(action) == text]


def _by_tile(text: str, actions: Sequence[Any]) -> list[Any]:
    """The actions that lay this tile; who wants to close an end must say so in full."""
    typed = TILE.fullmatch(text)
    if not typed:
        return []
    wanted = {"end": typed[3], "leaves": typed[4]}
    laying = [action for action in actions if tile_of(action) == _tile(typed) and not isinstance(action, Close)]
    return [
        action
        for action in laying
        if all(text in (None, str(getattr(action, name, ""))) for name, text in wanted.items())
    ]


def _by_place(text: str, actions: Sequence[Any]) -> list[Any]:
    """The actions that lay a tile on these two cells: where numbers are written there is one."""
    return [action for action in actions if PLACE.fullmatch(text) and str(action).endswith(f"@{text}")]


def _by_beginning(text: str, actions: Sequence[Any]) -> list[Any]:
    return [action for action in actions if text.isalpha() and str(action).startswith(text)]


def _why_not(text: str, actions: Sequence[Any], hand: Deck, words: Words) -> str:
    typed = TILE.fullmatch(text)
    if not typed:
        return words.say(keyed("no-such-action", actions), text=text[:LONGEST_SHOWN], count=len(actions))
    tile = _tile(typed)
    sentence = words.say("does-not-fit" if tile in hand else "not-in-hand", tile=words.tile(tile))
    return sentence[:1].upper() + sentence[1:]


def _tile(typed: re.Match[str]) -> Tile:
    return Tile.of(int(typed[1]), int(typed[2]))
