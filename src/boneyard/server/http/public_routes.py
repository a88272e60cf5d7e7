"""Routes for everybody: the catalogue, rules, positions and lessons, daily puzzles, replays, and the API described."""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boneyard import rulebook
from boneyard.errors import BadInput
from boneyard.games import PAGES, page
from boneyard.lessons import LEARNER
from boneyard.lessons import lesson as lesson_on
from boneyard.plain import lesson_step, seen_step, step
from boneyard.players.cast import CAST
from boneyard.positions import position
from boneyard.replays import replay_hand
from boneyard.server.deals import daily
from boneyard.server.http import openapi
from boneyard.server.http.answering import at_table, costly, guarded, hub_of, reply
from boneyard.server.http.catalogue import game_page
from boneyard.server.messages.answers import Character, Daily, Lesson, Position, Puzzle, Replay
from boneyard.server.messages.requests import number
from boneyard.server.refusal import Refusal, bad, not_found
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.summary import edition
from boneyard.server.tables.table import Table
from boneyard.words import SOURCE, Words, languages


async def games(request: Request) -> Response:
    """The catalogue."""
    return reply([game_page(known, hub_of(request).bots) for known in PAGES])


async def bots(request: Request) -> Response:
    """The characters that bots appear as."""
    return reply([Character(*each) for each in CAST])


async def rules(request: Request) -> Response:
    """A page of the rulebook, as Markdown: of a game, or one about all games."""
    lang, name = _lang(request), request.path_params["game"]
    try:
        written = lang if lang in rulebook.languages_of(name) else SOURCE
    except BadInput as error:
        raise Refusal("not-found", str(error), 404) from None
    text = rulebook.text(name, written)
    return PlainTextResponse(text, headers={"Content-Language": written}, media_type="text/markdown")


async def example(request: Request) -> Response:
    """The position that the page of a game shows."""
    words, game = Words(_lang(request)), _game(request)
    record, moments, eye = position(game)
    caption = words.say(f"position-{game}")
    steps = [seen_step(moment, eye) for moment in moments]
    about = record.game, record.players, dict(record.options), record.rules.board, list(record.names)
    return reply(Position(*about, eye, steps, caption))


async def lesson(request: Request) -> Response:
    """The guided moves that teach the kind of a game."""
    words, kind = Words(_lang(request)), page(_game(request)).lesson
    taught = lesson_on(kind)
    record, says = taught.record, list(map(words.say, taught.sentences))
    steps = [lesson_step(moment, LEARNER) for moment in taught.moments]
    about = record.game, record.players, dict(record.options), record.rules.board, list(record.names)
    return reply(Lesson(kind, words.say(f"lesson-{kind}"), *about, LEARNER, steps, says))


def _lang(request: Request) -> str:
    """The language that is asked for."""
    lang = request.query_params.get("lang", SOURCE)
    if lang not in languages():
        raise bad(f"The rules are not written in '{lang[:20]}'; the languages are: {', '.join(languages())}.")
    return lang


def _game(request: Request) -> str:
    """The game that the path names."""
    try:
        return page(request.path_params["game"]).id
    except BadInput as error:
        raise Refusal("not-found", str(error), 404) from None


async def puzzles(request: Request) -> Response:
    """The puzzles of the day."""
    listed = [Puzzle(game, dict(puzzle.options)) for game, puzzle in daily.PUZZLES.items()]
    return reply(Daily(f"{hub_of(request).today()}", f"{daily.FIRST}", listed))


@at_table
async def replay(request: Request, desk: Desk) -> Response:
    """A hand of a match that is over, step by step, with every tile face up."""
    table = desk.table
    if not table.match.over:
        raise Refusal("not-over", "The replay is shown when the match is over.")
    hand = number(request.query_params.get("hand", "1"))
    if not hand:
        raise bad("The hands of a match are numbered from 1 on.")
    if hand > len(table.record.hands):
        raise not_found("such hand")
    costly(request, hub_of(request).limits.costly)
    return reply(await asyncio.to_thread(_replayed, table, hand))


def _replayed(table: Table, hand: int) -> Replay:
    record = table.record
    steps = [step(moment) for moment in replay_hand(table.starts[hand - 1], record.hands[hand - 1])]
    return Replay(
        record.game,
        record.players,
        dict(record.options),
        edition(table.made),
        table.match.game.board,
        list(record.names),
        table.made.daily or None,
        table.made.onward or None,
        len(record.hands),
        hand,
        steps,
        [move + 1 for move in table.stand_ins[hand - 1]],
    )


async def described(request: Request) -> Response:
    """This description, for programs."""
    return reply(openapi.description())


ROUTES = [
    Route("/api/games", guarded(games)),
    Route("/api/bots", guarded(bots)),
    Route("/api/games/{game}/rules", guarded(rules)),
    Route("/api/games/{game}/position", guarded(example)),
    Route("/api/games/{game}/lesson", guarded(lesson)),
    Route("/api/daily", guarded(puzzles)),
    Route("/api/openapi.json", guarded(described)),
    Route("/api/tables/{table}/replay", guarded(replay)),
]
