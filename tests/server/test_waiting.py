"""What waits is taken in order by one reader, and a gate lets everybody pass who waited for it."""

import asyncio

import pytest

from boneyard.server.waiting import Gate, Waiting

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_what_waits_is_taken_in_order() -> None:
    line: Waiting[int] = Waiting()
    assert line.empty()
    for number in range(3):
        line.put_nowait(number)
    assert line.qsize() == 3
    assert [await line.get(), line.get_nowait(), await line.get()] == [0, 1, 2]
    assert (line.empty(), line.qsize()) == (True, 0)


async def test_a_reader_gets_what_comes_later() -> None:
    line: Waiting[int] = Waiting()
    reading = asyncio.create_task(line.get())
    await asyncio.sleep(0)
    line.put_nowait(1)
    line.put_nowait(2)
    assert (await reading, await line.get()) == (1, 2)


async def test_nothing_is_lost_with_a_reader_that_goes_away() -> None:
    line: Waiting[int] = Waiting()
    reading = asyncio.create_task(line.get())
    await asyncio.sleep(0)
    line.put_nowait(1)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    assert reading.cancelled()
    assert await line.get() == 1


async def test_who_waits_at_a_gate_passes_when_it_opens() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    gate.clear()
    passing = asyncio.gather(gate.wait(), gate.wait())
    await asyncio.sleep(0)
    assert not gate.is_set()
    assert not passing.done()
    gate.set()
    await passing
    assert gate.is_set()
