"""Asides: what a person may ask for at the table besides acting, each by one letter."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from boneyard import coaching
from boneyard.errors import BadInput
from boneyard.laying import LayingGame
from boneyard.players.coach import advice as coach
from boneyard.players.seen import seen
from boneyard.terminal import choosing, count, files, helping, laying, pages, scores
from boneyard.terminal.screen import Leave, ask, say
from boneyard.tiles import Pile, Seat
from boneyard.views import view

if TYPE_CHECKING:
    from boneyard.terminal.sitting import Sitting

RECENT = 12  # sentences that are told again
OPEN = ("weighed", "guess")  # hints of which nobody can be certain


def commanded(sitting: "Sitting", text: str) -> bool:
    """Do what is asked for; False if this asks for nothing."""
    word, _, rest = text.partition(" ")
    aside = ASIDES.get(SPELLED.get(word.lower(), word.lower()))
    if aside:
        aside(sitting, rest.strip())
    return aside is not None


def agreed(sitting: "Sitting", key: str, **args: str) -> bool:
    """Whether the answer to a question is yes."""
    return yes(sitting, ask(f"{sitting.words.say(key, **args)} "))


def yes(sitting: "Sitting", answer: str) -> bool:
    """Whether this answer begins as yes does."""
    return answer.lower().startswith(sitting.words.say("yes")[0])


def no(sitting: "Sitting", answer: str) -> bool:
    """Whether this answer is no, or its first letter, which may ask for something else at other times."""
    return answer.lower() in (word := sitting.words.say("no"), word[0])


def _help(sitting: "Sitting", rest: str) -> None:
    say("\n".join(helping.lines(sitting)))


def _table(sitting: "Sitting", rest: str) -> None:
    sitting.show()


def _take_back(sitting: "Sitting", rest: str) -> None:
    if not sitting.past:
        return sitting.tell("nothing-to-take-back")
    table, told = sitting.past[-1]
    if any(shows_tiles(event, sitting.seat) for event in sitting.table.events[len(table.events) :]):
        return sitting.tell("seen-too-much")
    sitting.past.pop()
    sitting.table, sitting.told, sitting.shown = table, sitting.told[:told], told
    return sitting.tell("taken-back")


def shows_tiles(event: Any, seat: Seat) -> bool:
    """Whether an event showed this seat tiles that had been hidden: drawn by it, or laid open."""
    return any(isinstance(part, Pile) and seat in part.eyes and part.tiles for part in event)


def _save(sitting: "Sitting", rest: str) -> None:
    record = sitting.table.record
    path = files.named(rest) if rest else sitting.file or files.fresh(record.game, record.date)
    if path != sitting.file and files.exists(path) and not agreed(sitting, "write-over", file=str(path)):
        return sitting.tell("not-saved")
    try:
        files.write(path, str(record))
    except BadInput as error:
        return sitting.lines(sitting.words.error(error))
    sitting.file, sitting.saved = path, record
    return sitting.tell("saved", file=str(path))


def _hint(sitting: "Sitting", rest: str) -> None:
    actions = sitting.actions()
    if not actions:
        return sitting.tell("nothing-to-do")
    advice = coach.hint(seen(sitting.table.match, sitting.seat, sitting.table.events, Random(0)))
    best = advice.ideas[0] if advice.ideas else None
    action = sitting.in_words(best.action) if best else ""
    if best is None or advice.sure not in OPEN:
        percent = round(100 * (best.wins or 0)) if best else 0
        return sitting.tell(f"hint-{advice.sure}", action=action, percent=percent)
    key, number = choosing.keyed("hint", actions), actions.index(best.action) + 1
    said = sitting.words.say(key, number=number, text=str(best.action), action=action)
    return sitting.lines(f"{said} {coaching.explained(best, sitting.words)}".strip())


def _rules(sitting: "Sitting", rest: str) -> None:
    say(pages.shown(sitting.table.match.game.page.id, sitting.words.lang, sitting.look))


def _ends(sitting: "Sitting", rest: str) -> None:
    game, state = sitting.table.match.game, sitting.table.match.state
    if isinstance(game, LayingGame) and state.layout.ends:
        return sitting.lines(laying.told(game, state.layout, sitting.words))
    return sitting.tell("no-ends")


def _points(sitting: "Sitting", rest: str) -> None:
    match = sitting.table.match
    if match.game.gains(match.state, sitting.seat, ()) is None:
        return sitting.tell("points-never")
    sitting.points = not sitting.points
    sitting.tell("points-on" if sitting.points else "points-off")
    return sitting.show() if sitting.actions() else None


def _count(sitting: "Sitting", rest: str) -> None:
    match = sitting.table.match
    table = count.told(match.game, view(match.state, sitting.seat), sitting.words)
    return say("\n".join(table)) if table else sitting.tell("count-never")


def _last(sitting: "Sitting", rest: str) -> None:
    for sentence in sitting.told[-RECENT:] or [sitting.words.say("nothing-yet")]:
        sitting.lines(sentence)


def _scores(sitting: "Sitting", rest: str) -> None:
    sitting.lines(scores.standing(sitting.table.match, sitting.words))


def _quit(sitting: "Sitting", rest: str) -> None:
    played = any(hand.moves for hand in sitting.table.record.hands)
    if played and sitting.table.record != sitting.saved and agreed(sitting, "save-first"):
        _save(sitting, "")
    raise Leave


ASIDES: dict[str, Callable[["Sitting", str], None]] = {
    "?": _help,
    "t": _table,
    "u": _take_back,
    "s": _save,
    "h": _hint,
    "r": _rules,
    "e": _ends,
    "w": _points,
    "n": _count,
    "l": _last,
    "c": _scores,
    "q": _quit,
}

SPELLED = {
    "help": "?",
    "table": "t",
    "undo": "u",
    "save": "s",
    "hint": "h",
    "rules": "r",
    "ends": "e",
    "points": "w",
    "count": "n",
    "last": "l",
    "scores": "c",
    "quit": "q",
    "exit": "q",
}
