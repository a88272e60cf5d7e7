"""From one store to another: nothing is lost, nothing is half written, nothing is overwritten."""

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boneyard.errors import BadInput
from boneyard.server.store import Entry, Row, Secret, Store
from boneyard.server.store.opening import open_store
from boneyard.server.store.transfer import Transferred, export, import_, transfer
from boneyard.server.store.writing import Kept
from tests.server.stores import KINDS, address, line, lines, row

pytestmark = pytest.mark.anyio

BODY = 16 * 1024  # bytes: the longest frame
FAR = 2**63 - 1

texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
short = st.one_of(
    texts, st.sampled_from(["", '"', "\\", "'; DROP TABLE events; --", "\u2028\x1f\r\n", "🁓" * 9, "e\u0301"])
)
bodies = st.one_of(short, short.map(lambda text: (text * BODY)[: BODY // 4]))
times = st.floats(allow_nan=False, allow_infinity=False)
numbers = st.integers(-FAR, FAR)


@st.composite
def logs(draw: st.DrawFn) -> list[Entry]:
    length = draw(st.integers(0, 6))
    keys = draw(st.lists(short, unique=True, min_size=length, max_size=length))
    return [
        Entry(
            seq,
            draw(st.none() | numbers),
            draw(short),
            draw(bodies),
            draw(times),
            draw(st.sampled_from([None, key])),
        )
        for seq, key in enumerate(keys, 1)
    ]


rows = st.builds(Row, short, short, numbers, bodies, short, st.booleans(), times, short)
matches = st.tuples(rows, logs(), st.dictionaries(numbers, st.binary(max_size=40), max_size=3))
houses = st.lists(matches, max_size=10, unique_by=lambda kept: kept[0].id)
values = st.dictionaries(short, st.binary(max_size=40), max_size=2)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
async def source(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(await asyncio.to_thread(address, request.param, tmp_path))
    await store.create(row("a", 1.0), lines(1, 3), [Secret(1, b"one"), Secret(2, b"two")])
    await store.create(row("b", 2.0, status="over"), [line(1, "key")])
    await store.create(row("c", 3.0, public=False), [Entry(1, 0, "sat", '{"who":"ann"}', 4.0)])
    await store.keep("signing-key", b"\0key")
    yield store
    await store.close()


@pytest.fixture
async def target(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "target.db")
    yield store
    await store.close()


async def everything(store: Store) -> tuple[list[Kept], dict[str, bytes]]:
    return [kept async for kept in store.export()], await store.kept()


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(house=houses, kept=values)
def test_nothing_is_lost_on_the_way_there_and_back(house: list[Kept], kept: dict[str, bytes]) -> None:
    with TemporaryDirectory() as folder:
        places = [address(kind, Path(folder)) for kind in ("sqlite", "postgres", "sqlite")]
        asyncio.run(_there_and_back(places, Path(folder), house, kept))


async def _there_and_back(places: list[str], folder: Path, house: list[Kept], kept: dict[str, bytes]) -> None:
    async with opened(places[0]) as first, opened(places[1]) as second, opened(places[2]) as third:
        await asyncio.gather(*(_create(first, match) for match in house))
        await asyncio.gather(*(first.keep(name, value) for name, value in kept.items()))
        for source, target in ((first, second), (second, third)):
            file = folder / f"{len(list(folder.iterdir()))}.jsonl"
            assert await export(source, file) == len(house)
            assert await import_(target, file) == Transferred(written=len(house))
        oldest_first = sorted(house, key=lambda match: (match[0].created, match[0].id))
        for store in (first, second, third):
            assert await everything(store) == (oldest_first, kept)


async def test_the_matches_of_a_person_are_known_on_the_other_side(source: Store, target: Store) -> None:
    await transfer(source, target)
    assert await target.rows_of("ann", 10) == [row("c", 3.0, public=False)]


async def _create(store: Store, match: Kept) -> None:
    row, entries, secrets = match
    await store.create(row, entries, [Secret(hand, seed) for hand, seed in secrets.items()])


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


async def test_only_the_owner_may_read_the_file(source: Store, tmp_path: Path) -> None:
    await export(source, tmp_path / "file")
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600


async def test_a_file_is_never_overwritten(source: Store, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("dear", encoding="utf-8")
    with pytest.raises(BadInput, match="file cannot be written: File exists"):
        await export(source, tmp_path / "file")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "dear"


async def test_a_missing_file_is_one_sentence(target: Store, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="file cannot be read: No such file"):
        await import_(target, tmp_path / "file")


async def test_progress_is_told_match_by_match(source: Store, target: Store, tmp_path: Path) -> None:
    told: list[int] = []
    await export(source, tmp_path / "file", told.append)
    await import_(target, tmp_path / "file", told.append)
    await transfer(source, target, told.append)
    assert told == [1, 2, 3] * 3


async def test_what_is_there_already_is_skipped(source: Store, target: Store, tmp_path: Path) -> None:
    await export(source, tmp_path / "file")
    await target.create(row("b", 2.0, status="over"), [line(1, "key")])
    assert await import_(target, tmp_path / "file") == Transferred(written=2, known=1)
    assert await import_(target, tmp_path / "file") == Transferred(known=3)
    assert await everything(target) == await everything(source)


async def test_what_differs_is_named_and_left_as_it_is(source: Store, target: Store, tmp_path: Path) -> None:
    await export(source, tmp_path / "file")
    await target.create(row("a", 1.0), lines(1, 4), [Secret(1, b"one"), Secret(2, b"two")])
    await target.create(row("b", 2.0), [line(1, "key")])
    await target.keep("signing-key", b"mine")
    before = await everything(target)
    assert await import_(target, tmp_path / "file") == Transferred(written=1, different=("a", "b", "signing-key"))
    matches, kept = await everything(target)
    assert (matches[:2], kept) == before


async def test_a_store_moves_straight_into_another(source: Store, target: Store) -> None:
    assert await transfer(source, target) == Transferred(written=3)
    assert await everything(target) == await everything(source)
    assert await transfer(target, source) == Transferred(known=3)


async def test_other_seeds_are_a_difference(source: Store, target: Store) -> None:
    await target.create(row("a", 1.0), lines(1, 3), [Secret(1, b"one")])
    assert (await transfer(source, target)).different == ("a",)


async def damaged(source: Store, target: Store, file: Path, number: int, old: bytes, new: bytes) -> str:
    """What is said about a file when something in one of its lines is another."""
    await export(source, file)
    parts = file.read_bytes().splitlines(keepends=True)
    assert old in parts[number - 1]
    parts[number - 1] = parts[number - 1].replace(old, new, 1)
    file.write_bytes(b"".join(parts))
    with pytest.raises(BadInput) as refused:
        await import_(target, file)
    return str(refused.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"play"', b'"flay"'), (b'"key"', b"null"), (b'{"', b""), (b"[", b"[7,"), (b"over", b"ov\xff"), (b"\n", b"x\n")],
)
async def test_a_damaged_line_is_refused_by_its_number(
    source: Store, target: Store, tmp_path: Path, old: bytes, new: bytes
) -> None:
    assert "Line 2 is damaged: " in await damaged(source, target, tmp_path / "file", 2, old, new)
    matches, kept = await everything(target)
    assert [match[0].id for match in matches] == ["a"]
    assert kept == {}


async def test_a_damaged_end_is_refused_by_its_number(source: Store, target: Store, tmp_path: Path) -> None:
    said = await damaged(source, target, tmp_path / "file", 4, b"006b6579", b"006b6578")
    assert said == "Line 4 is damaged: its checksum is wrong."
    assert await target.kept() == {}


@pytest.mark.parametrize("left", [0, 2, 3])
async def test_a_file_that_is_cut_off_is_refused(source: Store, target: Store, tmp_path: Path, left: int) -> None:
    await export(source, tmp_path / "file")
    parts = (tmp_path / "file").read_bytes().splitlines(keepends=True)
    (tmp_path / "file").write_bytes(b"".join(parts[:left]))
    with pytest.raises(BadInput, match=f"The file is cut off after line {left}."):
        await import_(target, tmp_path / "file")
    assert len((await everything(target))[0]) == left


async def test_a_missing_or_a_further_line_is_noticed(source: Store, target: Store, tmp_path: Path) -> None:
    await export(source, tmp_path / "file")
    parts = (tmp_path / "file").read_bytes().splitlines(keepends=True)
    (tmp_path / "file").write_bytes(b"".join([parts[0], *parts[2:]]))
    with pytest.raises(BadInput, match="Line 3 is damaged: there should be 3 matches before it, not 2"):
        await import_(target, tmp_path / "file")
    (tmp_path / "file").write_bytes(b"".join([*parts, parts[0]]))
    with pytest.raises(BadInput, match="Line 5 is damaged: it follows the end"):
        await import_(target, tmp_path / "file")


async def test_a_log_with_a_gap_is_refused(target: Store, tmp_path: Path) -> None:
    """Whoever makes such a file by hand can make the checksum too."""
    from boneyard.server.store.transfer import FileEnd, StoredMatch, _line

    (tmp_path / "file").write_bytes(_line(StoredMatch(row("m"), [line(1), line(3)], {})) + _line(FileEnd(1, {})))
    with pytest.raises(BadInput, match="Line 1 is damaged: the lines of the match are not numbered"):
        await import_(target, tmp_path / "file")
    assert await target.row("m") is None
