"""Hostile frames against a real server: each is refused clearly, changes nothing, and the others notice nothing."""

import asyncio
import json

from tests.server.hostile import Scene, home, in_scene, line, meanwhile, said, scene
from tests.server.running import House

__all__ = ["home"]


GARBAGE: dict[str, str | bytes] = {
    "bytes": b"\x00\x01\xff",
    "JSON as bytes": b'{"t": "ping"}',
    "nothing": "",
    "no JSON": "hello",
    "half a frame": '{"t": "mo',
    "a null character": "\x00",
    "a number": "7",
    "a list": "[]",
    "no kind": "{}",
    "an unknown kind": '{"t": "deal"}',
    "a kind that is no text": '{"t": 7}',
    "another field": '{"t": "ping", "x": 1}',
    "no seat": '{"t": "move", "action": "pass", "key": "k"}',
    "a seat below zero": '{"t": "move", "seat": -1, "action": "pass", "key": "k"}',
    "a far seat": '{"t": "move", "seat": 99999999999999999999, "action": "pass", "key": "k"}',
    "half a seat": '{"t": "move", "seat": 0.5, "action": "pass", "key": "k"}',
    "a seat as text": '{"t": "move", "seat": "0", "action": "pass", "key": "k"}',
    "an action that is a list": '{"t": "move", "seat": 0, "action": ["pass"], "key": "k"}',
    "a long action": json.dumps({"t": "move", "seat": 0, "action": "6" * 4_000, "key": "k"}),
    "no key": '{"t": "move", "seat": 0, "action": "pass"}',
    "an empty key": '{"t": "move", "seat": 0, "action": "pass", "key": ""}',
    "a long key": json.dumps({"t": "move", "seat": 0, "action": "pass", "key": "k" * 65}),
    "a null character in a key": '{"t": "move", "seat": 0, "action": "pass", "key": "\\u0000"}',
    "half of a surrogate pair": '{"t": "move", "seat": 0, "action": "\\ud800", "key": "k"}',
    "a number that is too large": '{"t": "ping", "n": 1e999}',
    "a number of 5,000 digits": f'{{"t": "ping", "n": {"9" * 5_000}}}',
    "a deep list": f'{{"t": "ping", "n": {"[" * 8_000}{"]" * 8_000}}}',
    "depth before the kind": f'{{"x": {"[" * 8_000}{"]" * 8_000}, "t": "ping"}}',
    "deep objects before the kind": f'{{"x": {"{" * 1}{chr(34)}a{chr(34)}:{"[" * 8_000}{"]" * 8_000}}}, "t": "ping"}}',
    "a seed that is no seed": '{"t": "ready", "seat": 0, "seed": "xyz"}',
    "a resync after a text": '{"t": "resync", "after": "1"}',
}


def test_garbage_is_refused_frame_by_frame_and_the_socket_goes_on(home: House) -> None:
    async def act(opened: Scene) -> None:
        ann = opened.people[0]
        async with line(home, opened.table, ann.guest) as bad:
            for name, garbage in GARBAGE.items():
                await bad.send(garbage)
                refusal = await said(bad)
                assert refusal["code"] == "bad-request", name
                assert refusal["say"].startswith(("The frame is not understood: ", "A frame is text")), name
                await bad.send('{"t": "ping", "n": 5}')
                assert (await said(bad, "pong"))["n"] == 5, name

    meanwhile(home, act)


def test_huge_numbers_are_numbers(home: House) -> None:
    async def act(opened: Scene) -> None:
        for number in (10**30, -1, 2**63, -(2**63)):
            async with line(home, opened.table) as odd:
                await odd.send(f'{{"t": "ping", "n": {number}}}')
                assert (await said(odd, "pong"))["n"] == number
                await odd.send(f'{{"t": "resync", "after": {number}}}')
                await said(odd, "snapshot")
            async with line(home, opened.table, query=f"?after={number}&seat={number}") as odd:
                assert (await said(odd, "snapshot"))["you"] is None

    in_scene(home, act)


def test_a_key_that_is_sent_again_is_acknowledged_again_and_nothing_is_done_twice(home: House) -> None:
    async def whole() -> None:
        async with scene(home) as opened:
            await opened.sync()
            mover = next(one for one in opened.people if one.actions)
            first = await mover.play(mover.actions[0], "again")
            after = await asyncio.to_thread(home.log, opened.table)
            for _ in range(5):
                assert await mover.play("pass", "again") == first
            async with line(home, opened.table, mover.guest) as elsewhere:
                frame = {"t": "move", "seat": mover.seat, "action": "6-6", "key": "again", "seq": 1}
                await elsewhere.send(json.dumps(frame))
                assert await said(elsewhere, "ack") == first
            assert await asyncio.to_thread(home.log, opened.table) == after
            await opened.go_on(3)

    asyncio.run(whole())


def test_a_move_out_of_turn_or_against_the_rules_is_refused(home: House) -> None:
    async def act(opened: Scene) -> None:
        await opened.sync()
        mover, waiter = sorted(opened.people, key=lambda one: not one.actions)
        refusal = await waiter.play(mover.actions[0], "early")
        assert refusal["code"] == "illegal"
        assert refusal["say"].endswith("it is not this seat's turn.")
        for number, action in enumerate(
            ("9-9@a", "0-0@z", "?-?", "deal", "6-6@b; DROP TABLE events", "\u0000", "@", "+")
        ):
            refusal = await mover.play(action, f"wrong-{number}")
            assert (refusal["t"], refusal["code"]) == ("no", "illegal"), action
            assert refusal["say"], action

    in_scene(home, act)


def test_a_stale_move_is_refused_and_a_resync_brings_the_table_as_it_is(home: House) -> None:
    async def act(opened: Scene) -> None:
        await opened.sync()
        mover = next(one for one in opened.people if one.actions)
        for number, seq in enumerate((1, mover.latest["seq"] - 1, mover.latest["seq"] + 1, -5, 10**30)):
            frame = {"t": "move", "seat": mover.seat, "action": mover.actions[0], "key": f"old-{number}", "seq": seq}
            await mover.line.send(json.dumps(frame))
            refusal = await mover.hear(lambda message: message["t"] == "no")
            assert refusal["code"] == "stale"
            assert refusal["seq"] == mover.latest["seq"]
            assert refusal["say"] == f"The table has moved on; it is at {mover.latest['seq']} now."
        await mover.line.send('{"t": "resync", "after": 2}')
        newest = await mover.hear(lambda message: message["t"] == "step" and message["seq"] == mover.latest["seq"])
        assert newest["hand"]["actions"] == mover.actions

    in_scene(home, act)
