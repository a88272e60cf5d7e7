"""A pace: whoever comes alone is answered at once, those who come shortly after each other together."""

import asyncio

from boneyard.server.pace import PACE, Pace


def test_the_first_is_answered_at_once_and_those_shortly_after_together() -> None:
    clock, heard, pace = [0.0], list[str](), Pace()
    loop = asyncio.new_event_loop()
    loop.time = lambda: clock[0]  # type: ignore[method-assign]

    def say(name: str) -> None:
        pace.soon(lambda: hear(name))

    def hear(name: str) -> None:
        heard.append(name)
        loop.call_soon(heard.append, f"after {name}")

    async def story() -> None:
        say("one")
        await asyncio.sleep(0)
        assert heard == ["one"]
        say("two")
        say("three")
        for _ in range(3):
            await asyncio.sleep(0)
        assert heard == ["one", "after one"]
        clock[0] += PACE
        for _ in range(3):
            await asyncio.sleep(0)
        assert heard[2:] == ["two", "three", "after two", "after three"]
        clock[0] += PACE
        say("four")
        await asyncio.sleep(0)
        assert heard[6:] == ["four"]

    loop.run_until_complete(story())
    loop.close()
