"""The table of dominance: the totals of both columns, the windows in which they take a row, and the tiles left."""

from typing import Any

from boneyard.games.dominance import ROWS, Dictate, Dominance, Enter, Ledger, showing, takes
from boneyard.terminal.look import Look, wrapped
from boneyard.tiles import Seat
from boneyard.words import Words

WIDE = 60  # with so many columns there is room for what is left of every row


def picture(game: Dominance, ledger: Ledger, seat: Seat | None, words: Words, look: Look) -> str:
    """The rows, who takes them as they stand, and the tiles that are left."""
    order = (1, 0) if seat == 1 else (0, 1)
    lines = [_heading(order, words, look), *(_row(ledger, row, order, words, look) for row in ROWS)]
    lines += ["", *look.wrap(words.say("how-windows-work"))]
    if ledger.left.tiles:
        tiles = wrapped([f" {look.tile(*tile)}" for tile in ledger.left.tiles], look.width - 2)
        lines += ["", words.say("tiles-left", count=len(ledger.left.tiles)), *(f" {line}" for line in tiles)]
    if ledger.turn and ledger.mover not in ledger.turn:
        lines += look.wrap(words.say("may-be-dictated-to", name=words.name(ledger.mover), you=_yes(words, ledger)))
    return "\n".join(line.rstrip() for line in lines)


def _yes(words: Words, ledger: Ledger) -> str:
    return "yes" if words.you == ledger.mover else "no"


def _heading(order: tuple[Seat, ...], words: Words, look: Look) -> str:
    names = "".join(f"{words.name(at)[:11]:<12}" for at in order)
    left = words.say("row-left") if look.width >= WIDE else ""
    return f"  {words.say('row'):<4}{names}{words.say('row-taken'):<12}{left}"[: look.width]


def _row(ledger: Ledger, row: int, order: tuple[Seat, ...], words: Words, look: Look) -> str:
    boxes = [column[row - 1] for column in ledger.boxes]
    cells = "".join(f"{boxes[at] or '-':>3} {_window(boxes[1 - at]):<8}" for at in order)
    left = " ".join(str(tile.other(row)) for tile in showing(ledger.left.tiles, row))
    return f"  {row:<4}{cells}{_taken(boxes, words):<12}{left if look.width >= WIDE else ''}"


def _window(other: int) -> str:
    """The totals that take the other's."""
    return f"[{other + 1}-{2 * other}]" if other > 1 else f"[{2 * other}]" if other else ""


def _taken(boxes: list[int], words: Words) -> str:
    won = [(seat, takes(boxes[seat], boxes[1 - seat])) for seat in (0, 1)]
    return "".join(f"{words.name(seat)[:7].strip()}: {points}" for seat, points in won if points)


def about(game: Dominance, ledger: Ledger, thing: Any) -> dict[str, Any]:
    """The points that an entry brings."""
    if not isinstance(thing, Enter | Dictate):
        return {}
    return {"points": thing.tile.other(thing.row)}
