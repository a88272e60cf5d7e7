"""The text form of a record: written, and read back line by line. docs/notation.md describes it."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from boneyard.errors import BadInput, one_of
from boneyard.pages import check_players, write_value
from boneyard.record import Hand, Move, Record
from boneyard.state import Begins
from boneyard.tiles import Deck, is_whole, parse_tiles

TITLE = "boneyard record 1"
UNFINISHED = "unfinished"
ROW = 14  # tiles or moves in a line


def write(record: Record) -> str:
    """The text of a record."""
    return "".join(f"{line}\n" for line in _lines(record))


def read(text: str) -> Record:
    """The record that this text means; every complaint names the line."""
    return _read(_Lines(text.removeprefix("\ufeff")))


def _lines(record: Record) -> Iterator[str]:
    yield from _header(record)
    for number, hand in enumerate(record.hands, 1):
        yield from ("", f"hand {number}", *_body(hand), f"check: {_check(record, number)}")
    yield from ("", "end") if record.hands else (f"check: {_check(record, 0)}", "", "end")


def _header(record: Record) -> list[str]:
    options = " ".join(f"{name}={write_value(value)}" for name, value in record.options.items())
    lines = [TITLE, f"game: {record.game}", f"version: {record.version}", f"players: {record.players}"]
    lines += [f"options: {options}"] if options else []
    lines += [f"date: {_one_line(record.date)}"] if record.date else []
    lines += [f"match: {_one_line(record.match)}"] if record.match else []
    lines += [f"begins: {record.begins.seat} by {record.begins.by}"] if record.begins else []
    return lines + [f"name: {_one_line(name)}" for name in record.names]


def _one_line(name: str) -> str:
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())


def _body(hand: Hand) -> list[str]:
    result = UNFINISHED if hand.result is None else " ".join(map(str, hand.result))
    proof = [f"proof: {_one_line(hand.proof)}"] if hand.proof else []
    return [*_rows("deck", hand.deck), *proof, *_rows("moves", hand.moves), f"result: {result}"]


def _rows(key: str, things: Sequence[object]) -> list[str]:
    rows = [things[at : at + ROW] for at in range(0, len(things), ROW)] or [()]
    return [f"{key}: {' '.join(map(str, row))}".rstrip() for row in rows]


def _check(record: Record, hands: int) -> str:
    """A check sum of everything down to this hand."""
    parts = [*_header(record), *(line for hand in record.hands[:hands] for line in _body(hand))]
    return hashlib.sha256("\n".join(parts).encode(errors="surrogatepass")).hexdigest()[:8]


class _Line(NamedTuple):
    number: int
    key: str
    text: str


class _Lines:
    """The lines of a record that say something, taken one by one."""

    def __init__(self, text: str) -> None:
        lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.rest = [_Line(number, *_key_and_text(line)) for number, line in lines][::-1]
        self.number = 0

    def next(self, *keys: str) -> _Line:
        """The next line, which must have one of these keys."""
        wanted = one_of(keys)
        if not self.rest:
            raise BadInput("record-cut", line=self.number, wanted=wanted)
        line = self.rest.pop()
        self.number = line.number
        if line.key not in keys:
            raise BadInput("wrong-line", line=line.number, wanted=wanted, found=line.key)
        return line

    def if_key(self, key: str) -> str:
        """The text of the next line, if it has this key."""
        return self.next(key).text if self.rest and self.rest[-1].key == key else ""

    def while_key(self, key: str) -> Iterator[_Line]:
        """The next lines that have this key: none, one or several."""
        while self.rest and self.rest[-1].key == key:
            yield self.next(key)


def _key_and_text(line: str) -> tuple[str, str]:
    key, colon, text = line.partition(":")
    return (key, text.strip()) if colon else (line, "")


def _read(lines: _Lines) -> Record:
    record = _read_header(lines)
    heading = lines.next("hand 1", "check")
    if heading.key == "check":
        _compare_check(heading, record)
        heading = lines.next("end")
    while heading.key != "end":
        record = replace(record, hands=(*record.hands, _read_hand(lines)))
        _compare_check(lines.next("check"), record)
        finished = record.hands[-1].result is not None
        heading = lines.next(*((f"hand {len(record.hands) + 1}",) if finished else ()), "end")
    if lines.rest:
        raise BadInput("after-the-end", line=lines.rest[-1].number)
    return record


def _read_header(lines: _Lines) -> Record:
    lines.next(TITLE)
    game, version, players = lines.next("game"), lines.next("version"), lines.next("players")
    numbers = [_whole(line) for line in (version, players)]
    options = {name: value for line in lines.while_key("options") for name, value in _options(line)}
    date, match = lines.if_key("date"), lines.if_key("match")
    begins = next((_begins(line) for line in lines.while_key("begins")), None)
    names = tuple(line.text for line in lines.while_key("name"))
    if len(names) > numbers[1]:
        raise BadInput("more-names", line=lines.number)
    record = Record(game.text, numbers[1], options, numbers[0], names, date, match=match, begins=begins)
    try:
        check_players(record.rules, record.players)
        return replace(record, options=record.rules.options.given)
    except BadInput as error:
        raise BadInput("at-lines-below", line=game.number, error=error) from None


def _read_hand(lines: _Lines) -> Hand:
    decks = [lines.next("deck"), *lines.while_key("deck")]
    proof = lines.if_key("proof")
    moves = [lines.next("moves"), *lines.while_key("moves")]
    result = lines.next("result")
    deck = tuple(tile for line in decks for tile in _tiles(line))
    return Hand(deck, tuple(_moves(moves)), _result(result), proof, decks[0].number, result.number)


def _compare_check(line: _Line, record: Record) -> None:
    if line.text != _check(record, len(record.hands)):
        raise BadInput("check-sum", line=line.number)


def _whole(line: _Line) -> int:
    if not is_whole(line.text):
        raise BadInput("not-a-number", line=line.number, text=line.text[:40])
    return int(line.text)


def _begins(line: _Line) -> Begins:
    seat, _, by = line.text.partition(" by ")
    if not is_whole(seat) or by not in ("lot", "turn"):
        raise BadInput("not-who-begins", line=line.number, text=line.text[:40])
    return Begins(int(seat), by)


def _options(line: _Line) -> Iterator[tuple[str, str]]:
    for word in line.text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput("not-a-record-option", line=line.number, text=word)
        yield name, value


def _tiles(line: _Line) -> Deck:
    try:
        return parse_tiles(line.text)
    except BadInput as error:
        raise BadInput("at-line", line=line.number, error=error) from None


def _moves(lines: list[_Line]) -> Iterator[Move]:
    for line in lines:
        for word in line.text.split():
            seat, colon, action = word.partition(":")
            if not (colon and action and is_whole(seat)):
                raise BadInput("not-a-move", line=line.number, text=word)
            yield Move(int(seat), action, line.number)


def _result(line: _Line) -> tuple[int, ...] | None:
    if line.text == UNFINISHED:
        return None
    try:
        return tuple(map(int, line.text.split()))
    except ValueError:
        raise BadInput("not-a-result", line=line.number, unfinished=UNFINISHED) from None
