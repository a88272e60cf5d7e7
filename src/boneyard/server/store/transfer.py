"""Everything out of one store and into another, directly or by way of a file.

The file has a line of JSON for each match, and a last line with the values of the server and the number of matches,
each with a checksum. It holds the server's keys and the seeds of all hands, of the running ones too: keep it like
the database itself.
"""

import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from boneyard.errors import BadInput
from boneyard.server.store import Deleted, Entry, Row, Secret, Stale, Store
from boneyard.server.store.writing import Kept, Writing

Values = dict[str, bytes]
DELETED = "deleted"  # under this name the values have those who had themselves deleted
Progress = Callable[[int], None]  # is told how many matches are done


class Transferred(NamedTuple):
    """What became of the matches: written, there already, or there but different (so are values, by name)."""

    written: int = 0
    known: int = 0
    different: tuple[str, ...] = ()


class StoredMatch(msgspec.Struct, tag="Match", forbid_unknown_fields=True):
    """A match in the file; the fields of its row and its lines stand in the order of the contract."""

    row: Row
    entries: list[Entry]
    secrets: dict[int, str]  # in hexadecimal digits


class FileEnd(msgspec.Struct, tag="End", forbid_unknown_fields=True):
    """The end of the file: where it is missing, more is missing."""

    matches: int
    values: dict[str, str]  # in hexadecimal digits


class FileLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file: a match or the end, and the checksum of its bytes."""

    sha256: str
    holds: msgspec.Raw


async def transfer(source: Store, target: Store, progress: Progress = lambda _: None) -> Transferred:
    """Write everything in one store to another."""
    so_far = Transferred()
    async for kept in source.export():
        so_far = await _put(target, kept, so_far)
        progress(_done(so_far))
    return await _put_values(target, await _values(source), so_far)


async def export(store: Store, file: Path, progress: Progress = lambda _: None) -> int:
    """Write everything to a new file, which only its owner may read; how many matches there are."""
    count = 0
    with _new_file(file) as out:
        async for row, entries, secrets in store.export():
            out.write(_line(StoredMatch(row, entries, {hand: seed.hex() for hand, seed in secrets.items()})))
            count += 1
            progress(count)
        out.write(_line(FileEnd(count, {name: value.hex() for name, value in (await _values(store)).items()})))
        out.flush()
        os.fsync(out.fileno())
    return count


async def import_(store: Store, file: Path, progress: Progress = lambda _: None) -> Transferred:
    """Write everything in a file to a store; at the first damaged line it stops and says which one it is."""
    so_far = Transferred()
    with _open(file) as lines:
        for part in _parts(lines):
            if isinstance(part, dict):
                so_far = await _put_values(store, part, so_far)
            else:
                so_far = await _put(store, part, so_far)
                progress(_done(so_far))
    return so_far


async def _put(store: Store, kept: Kept, so_far: Transferred) -> Transferred:
    row, entries, secrets = kept
    try:
        await store.create(row, entries, [Secret(*secret) for secret in secrets.items()])
    except Stale:
        if kept == (await store.row(row.id), await store.read(row.id), await store.secrets(row.id)):
            return so_far._replace(known=so_far.known + 1)
        return so_far._replace(different=(*so_far.different, row.id))
    return so_far._replace(written=so_far.written + 1)


async def _values(store: Store) -> Values:
    """What a server keeps, and who had themselves deleted: they stay nobody wherever the tables go."""
    deleted = await store.deleted(float("-inf"))
    return await store.kept() | ({DELETED: msgspec.json.encode(deleted)} if deleted else {})


async def _put_values(store: Store, values: Values, so_far: Transferred) -> Transferred:
    for deleted in msgspec.json.decode(values.get(DELETED, b"[]"), type=list[Deleted]):
        await store.delete_person(deleted)
    kept = {name: value for name, value in values.items() if name != DELETED}
    differ = [name for name, value in kept.items() if await store.keep(name, value) not in (None, value)]
    return so_far._replace(different=(*so_far.different, *differ))


def _done(so_far: Transferred) -> int:
    return so_far.written + so_far.known + len(so_far.different)


def _line(part: StoredMatch | FileEnd) -> bytes:
    text = msgspec.json.encode(part)
    return msgspec.json.encode(FileLine(sha256(text).hexdigest(), msgspec.Raw(text))) + b"\n"


def _parts(lines: BinaryIO) -> Iterator[Kept | Values]:
    """The matches of a file, and at its end the values."""
    number, part = 0, None
    for number, text in enumerate(lines, 1):
        try:
            if isinstance(part, dict):
                raise ValueError("it follows the end")
            part = _part(text, number - 1)
        except ValueError as error:
            raise BadInput("damaged-line", line=number, reason=str(error).rstrip(".")) from None
        yield part
    if not isinstance(part, dict):
        raise BadInput("file-cut", line=number)


def _part(text: bytes, before: int) -> Kept | Values:
    line = msgspec.json.decode(text, type=FileLine)
    if sha256(line.holds).hexdigest() != line.sha256:
        raise ValueError("its checksum is wrong")
    part = msgspec.json.decode(line.holds, type=StoredMatch | FileEnd)
    if isinstance(part, StoredMatch):
        return _kept(part)
    if part.matches != before:
        raise ValueError(f"there should be {part.matches} matches before it, not {before}")
    return {name: bytes.fromhex(value) for name, value in part.values.items()}


def _kept(match: StoredMatch) -> Kept:
    try:
        Writing(match.row.id, match.entries, row=match.row).checked()
    except Stale:
        raise ValueError("the lines of the match are not numbered 1, 2, 3 and so on") from None
    return match.row, match.entries, {hand: bytes.fromhex(seed) for hand, seed in match.secrets.items()}


def _new_file(file: Path) -> BinaryIO:
    try:
        return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except OSError as error:
        raise BadInput("cannot-write", file=file, reason=error.strerror) from None


def _open(file: Path) -> BinaryIO:
    try:
        return file.open("rb")
    except OSError as error:
        raise BadInput("cannot-read", file=file, reason=error.strerror) from None
