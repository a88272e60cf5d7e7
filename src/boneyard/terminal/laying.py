"""The table of a laying game: the layout, its ends, the stock, and how many tiles the others hold."""

from collections.abc import Callable
from typing import Any

from boneyard.boards import Shape
from boneyard.laying import LayingGame
from boneyard.layout import End, Layout
from boneyard.state import Close, Draw, Place, Scored, State
from boneyard.terminal import line, row, star, storeys
from boneyard.terminal.arms import Tree, from_the_hub, from_the_lead
from boneyard.terminal.look import Look
from boneyard.tiles import Seat, pips
from boneyard.words import Words


def line_or_star(layout: Layout, words: Words, look: Look) -> list[str]:
    """A line, a cross or a star."""
    return _drawn(from_the_hub(layout), look)


def line_or_feet(layout: Layout, words: Words, look: Look) -> list[str]:
    """A line until the first foot, then a tree."""
    return _drawn(from_the_lead(layout), look)


def _drawn(tree: Tree, look: Look) -> list[str]:
    return line.draw(tree, look) if tree.straight else star.draw(tree, look)


def ends(layout: Layout, words: Words) -> str:
    """The ends where a tile may be laid now, and the numbers they show."""
    named = words.listing(_end(layout, end, words) for end in sorted(layout.open))
    return words.say("ends-first" if any(end.first for end in layout.open) else "ends", ends=named)


def _end(layout: Layout, end: End, words: Words) -> str:
    """An end by its side or its letter, and the number it shows."""
    letter, number = f" ({end.name})", words.half(end.number)
    return words.say(f"end-{side(layout, end.name)}", name=end.name, letter=letter, number=number)


PICTURES: dict[Shape, Callable[[Layout, Words, Look], list[str]]] = {
    "line": line_or_star,
    "star": line_or_star,
    "feet": line_or_feet,
    "storeys": storeys.draw,
    "row": row.draw,
}


def told(game: LayingGame, layout: Layout, words: Words) -> str:
    """What is said of a layout: its ends, and their total where it counts; of a row its total alone."""
    if game.board.shape == "row":
        return row.total(game, layout, words)
    counted = f" {words.say('ends-total', total=layout.total())}" if game.board.counted else ""
    return ends(layout, words) + counted


def picture(game: LayingGame, state: State, seat: Seat | None, words: Words, look: Look) -> str:
    """The layout, its ends, and who holds how many tiles."""
    layout = state.layout
    if not layout.joints:
        lines = [words.say("nothing-laid")]
    else:
        lines = [
            *map(look.painted, PICTURES[game.board.shape](layout, words, look)),
            "",
            *look.wrap(told(game, layout, words)),
        ]
    return "\n".join(lines + look.wrap(_holdings(game, state, seat, words)))


def _holdings(game: LayingGame, state: State, seat: Seat | None, words: Words) -> str:
    held = (words.counted((at,), len(state.hands[at].tiles)) for at in state.order if at != seat)
    return words.say("hands", hands=", ".join(held)) + _stock(game, len(state.stock.tiles), words)


def _stock(game: LayingGame, count: int, words: Words) -> str:
    reserve = game.stuck.reserve
    if not count:
        return ""
    if not game.stuck.draws(reserve + 1):
        return " " + words.say("not-in-play", count=count)
    return " " + words.say("stock-reserve" if reserve else "stock", count=count, free=max(0, count - reserve))


def about(game: LayingGame, state: State, thing: Any) -> dict[str, Any]:
    """What the words for an action or an event need to know besides its own fields."""
    if isinstance(thing, Draw):
        return {"count": game.stuck.amount(len(state.stock.tiles))}
    if isinstance(thing, Scored):
        return {"sign": "penalty"} if game.match(state.players).lowest and thing.points > 0 else {}
    if not hasattr(thing, "end"):
        return {}
    return _about_action(game, state, thing) if isinstance(thing, Place | Close) else _about_event(game, state, thing)


def _about_event(game: LayingGame, state: State, event: Any) -> dict[str, Any]:
    if game.board.shape == "row":
        return {"at": "row", "total": state.layout.pips}
    return {"at": side(state.layout, event.end)}


def _about_action(game: LayingGame, state: State, action: Place | Close) -> dict[str, Any]:
    if not action.end:
        return {"at": "lead"}
    shape, at = game.board.shape, side(state.layout, action.end)
    if shape == "row":
        return {"at": "row", "total": state.layout.pips + pips((action.tile,))}
    if shape == "storeys":
        at = f"under-{at}" if storeys.upstairs(state.layout, action.end) else f"over-{at}"
    return {"at": at, "number": state.layout.end(action.end).number}


def side(layout: Layout, name: str) -> str:
    """Where this end is: "left" or "right" in a line, the end of an "arm" elsewhere, "lead" if there is none."""
    if not name:
        return "lead"
    names = {joint.end for joint in layout.joints if joint.end} | {end.name for end in layout.ends}
    return {"a": "left", "b": "right"}[name] if names == {"a", "b"} else "arm"
