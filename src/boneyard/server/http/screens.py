"""The screens of the client by their addresses: whether there is such a thing, and what a link to it says."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.requests import Request

from boneyard import rulebook
from boneyard.errors import BadInput
from boneyard.games import FIRST, page
from boneyard.server.http.answering import hub_of
from boneyard.server.http.language import language_of
from boneyard.server.origin import address_of
from boneyard.server.refusal import Refusal
from boneyard.server.tables.table import Table
from boneyard.words import Words


class Screen(NamedTuple):
    """What a link to a screen says: a title, a sentence, the path of a picture without its ending."""

    title: str
    text: str
    picture: str = f"games/{FIRST.id}"
    listed: bool = True  # whether search engines may list it
    status: int = 200
    name: str = "not-found"  # as the client calls it


Found = Screen | None
Finder = Callable[[Request, Words, str], Awaitable[Found]]


async def screen_of(request: Request) -> Screen:
    """The screen that a path means, in the reader's language; one that says so if nothing is there."""
    words = Words(language_of(request))
    first, _, rest = request.url.path.strip("/").partition("/")
    find = SCREENS.get(first)
    found = await find(request, words, rest) if find else None
    if found:
        return found._replace(name=NAMES.get(first, first))
    return Screen(words.say("preview-nowhere"), words.say("nowhere-text"), listed=False, status=404)


def is_known(path: str) -> bool:
    """Whether there are screens with this beginning."""
    return path.strip("/").partition("/")[0] in SCREENS


async def _home(request: Request, words: Words, rest: str) -> Found:
    return Screen(words.say("preview-home"), words.say("preview-home.text"))


def _plain(name: str, listed: bool) -> Finder:
    """A screen that has one address, `rest` of which says nothing."""

    async def find(request: Request, words: Words, rest: str) -> Found:
        title = words.say("preview-of", what=words.say(f"preview-{name}"))
        return Screen(title, words.say(f"preview-{name}.text"), listed=listed)

    return find


def _of_game(name: str, listed: bool) -> Finder:
    """A screen about one game."""

    async def find(request: Request, words: Words, rest: str) -> Found:
        game = rest.partition("/")[0]
        if not _is_page(game) or game in rulebook.SUBJECTS:
            return None
        title = words.say("preview-of", what=words.say(f"preview-{name}", game=words.game(game)))
        return Screen(title, words.summary(game), f"games/{game}", listed)

    return find


async def _rules(request: Request, words: Words, rest: str) -> Found:
    name = rest.partition("/")[0]
    if not _is_page(name):
        return None
    if name in rulebook.SUBJECTS:
        return Screen(words.say("preview-of", what=words.say(f"subject-{name}")), words.say("preview-home.text"))
    title = words.say("preview-of", what=words.say("preview-rules", game=words.game(name)))
    return Screen(title, words.summary(name), f"games/{name}")


def _is_page(name: str) -> bool:
    try:
        return name in rulebook.SUBJECTS or page(name).id == name
    except BadInput:
        return False


async def _table(request: Request, words: Words, rest: str) -> Found:
    return await _at_table(request, words, rest)


async def _replay(request: Request, words: Words, rest: str) -> Found:
    return await _at_table(request, words, rest, over=True)


async def _at_table(request: Request, words: Words, rest: str, over: bool = False) -> Found:
    """What a link to a table or a replay says; as little as possible while the server has no time to look."""
    hub, name = hub_of(request), rest.partition("/")[0]
    try:
        hub.addresses.check(address_of(request))
        async with hub.use(name) as desk:
            return _said(words, desk.table) if desk.table.match.over or not over else None
    except Refusal as refusal:
        return None if refusal.status in (404, 410) else _unknown(words)
    except hub.store.trouble:
        return _unknown(words)


def _unknown(words: Words) -> Screen:
    return Screen(words.say("preview-home"), words.say("preview-home.text"), listed=False)


def _said(words: Words, table: Table) -> Screen:
    game, names = words.game(table.made.game), [chair.name for chair in table.chairs if chair.name]
    free = sum(chair.free for chair in table.chairs)
    args: dict[str, Any] = {
        "names": words.listing(names),
        "count": len(names),
        "free": free,
        "winners": _winners(words, table),
    }
    key = f"preview-table-{'alone' if table.made.players == 1 else table.status}"
    title = words.say("preview-of", what=words.say("preview-between", game=game, names=args["names"], count=len(names)))
    return Screen(title, words.say(key, **args), f"tables/{table.id}", listed=False)


def _winners(words: Words, table: Table) -> str:
    return words.listing([table.chairs[seat].name for seat in table.match.winners]) if table.match.over else ""


NAMES = {"": "home", "t": "table"}  # the screens that have another name than their addresses

SCREENS: dict[str, Finder] = {  # as in client/src/route.ts
    "": _home,
    "lobby": _plain("lobby", listed=True),
    "puzzles": _plain("puzzles", listed=True),
    "mine": _plain("mine", listed=False),
    "me": _plain("me", listed=False),
    "settings": _plain("settings", listed=False),
    "new": _of_game("new", listed=False),
    "learn": _of_game("learn", listed=True),
    "rules": _rules,
    "t": _table,
    "replay": _replay,
}
