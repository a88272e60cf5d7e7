"""What the layers between rules and sockets cost: python bench/layers.py --help.

A server without tables: whatever one of four says is told to all four, and acknowledged. Each layer does just that for
the same clients, all in one process on this machine, as fast as it can; the processor time of a message counts.

    uvicorn     with `websockets`, through ASGI: the layer of the bare envelope
    straight    the same with our own protocol, which writes to the transports past ASGI: what the server uses
    granian     through ASGI
    picows      its own protocol, which reads and frames in C

Those that are not installed are left out: pip install granian picows
"""

import argparse
import asyncio
import contextlib
import importlib.util
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bench.envelope import SEATS
from bench.server_load import Socket
from bench.server_process import cpu, family, open_many
from boneyard.server.socket.ws_protocol import WsProtocol, straight

TOLD = '{"t":"step","seq":18,"kind":"moved","patch":"' + 400 * "x" + '"}'
ACK = '{"t":"ack","key":"1","seq":18}'
SAID = b'{"t":"move","seat":1,"action":"5-6@b","key":"1","seq":17}'
LAYERS = ("uvicorn", "straight", "granian", "picows")

Tell = Callable[[str], Any]

_groups: dict[str, list[Tell]] = defaultdict(list)  # those who hear each other, by the path of their sockets


async def app(scope: dict[str, Any], receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Tell everything to everybody of a group, through ASGI or past it."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    way, group = straight(scope.get("extensions") or {}), _groups[scope["path"]]
    if isinstance(way, WsProtocol):
        group.append(way.write)
        way.hear = _past(way, group)
        await receive()
    else:
        await _through(receive, send, group)


def _past(way: WsProtocol, group: list[Tell]) -> Callable[[str], bool]:
    def heard(text: str) -> bool:
        for tell in group:
            tell(TOLD)
        return way.write(ACK)

    return heard


async def _through(receive: Callable[[], Any], send: Callable[[Any], Any], group: list[Tell]) -> None:
    async def told(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    group.append(told)
    while (await receive())["type"] == "websocket.receive":
        for tell in group:
            await tell(TOLD)
        await told(ACK)


async def _lifespan(receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    for said in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{said}.complete"})


def serve(layer: str, port: int) -> None:
    """Serve with one of the layers until somebody ends it."""
    if layer == "granian":
        from granian import Granian

        Granian("bench.layers:app", "127.0.0.1", port, interface="asgi", loop="uvloop", log_enabled=False).serve()
    elif layer == "picows":
        import uvloop

        uvloop.run(_serve_picows(port))
    else:
        ws = WsProtocol if layer == "straight" else WebSocketsSansIOProtocol
        uvicorn.run(app, host="127.0.0.1", port=port, ws=ws, ws_per_message_deflate=False, log_level="critical")


async def _serve_picows(port: int) -> None:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

    class Ear(WSListener):  # type: ignore[misc]
        def __init__(self, path: str) -> None:
            self.group: list[WSTransport] = _groups[path]

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.group.append(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            frame.get_payload_as_utf8_text()
            for other in self.group:
                other.send(WSMsgType.TEXT, TOLD.encode())
            transport.send(WSMsgType.TEXT, ACK.encode())

    def listen(request: WSUpgradeRequest) -> Ear:
        return Ear(request.path.decode())

    server = await ws_create_server(listen, "127.0.0.1", port)
    await server.serve_forever()


async def measure(layer: str, port: int, groups: int, seconds: float) -> float:
    """Milliseconds of processor time for a message with a layer."""
    process = subprocess.Popen([sys.executable, __file__, "--serve", layer, "--port", str(port)])
    try:
        acknowledged = await _talk(port, groups)
        began, before = sum(map(cpu, family(process.pid))), acknowledged[0]
        await asyncio.sleep(seconds)
        return 1000 * (sum(map(cpu, family(process.pid))) - began) / (acknowledged[0] - before)
    finally:
        process.terminate()
        process.wait(10)


async def _talk(port: int, groups: int) -> list[int]:
    """Let the seats of each group speak in turn, as fast as they are answered; how many answers came, as it grows."""
    count = [0]
    until = perf_counter() + 20
    for group in range(groups):
        sockets: list[Socket] = []
        for seat in range(SEATS):
            socket = Socket(f"/{group}", "", _hearing(sockets, seat, count))
            sockets.append(socket)
            await _connected(socket, port, until)
        sockets[0].send(SAID)
    await asyncio.sleep(1)
    return count


def _hearing(sockets: list[Socket], seat: int, count: list[int]) -> Callable[[bytes], None]:
    def hear(text: bytes) -> None:
        if text.startswith(b'{"t":"ack"'):
            count[0] += 1
            sockets[(seat + 1) % SEATS].send(SAID)

    return hear


async def _connected(socket: Socket, port: int, until: float) -> None:
    """Connect as soon as there is somebody, and wait for the greeting."""
    loop = asyncio.get_running_loop()
    while perf_counter() < until:
        with contextlib.suppress(OSError):
            await loop.create_connection(lambda: socket, "127.0.0.1", port)
            break
        await asyncio.sleep(0.1)
    while not getattr(socket, "open"):  # noqa: B009 - it changes meanwhile
        if perf_counter() > until:
            raise RuntimeError("a server does not answer")
        await asyncio.sleep(0.001)


async def compare(groups: int, seconds: float, rounds: int, port: int) -> None:
    layers = [layer for layer in LAYERS if layer in LAYERS[:2] or importlib.util.find_spec(layer)]
    taken: dict[str, list[float]] = {layer: [] for layer in layers}
    for number in range(rounds):
        for at, layer in enumerate(layers):
            taken[layer].append(await measure(layer, port + number * len(layers) + at, groups, seconds))
    print(f"{'layer':12}{'ms a message':>14}{'to uvicorn':>12}")
    for layer, times in taken.items():
        ratios = [mine / theirs for mine, theirs in zip(times, taken["uvicorn"], strict=True)]
        print(f"{layer:12}{median(times):14.3f}{median(ratios):12.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="What the layers between rules and sockets cost.")
    parser.add_argument("--groups", type=int, default=100, help="of four sockets each (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=4, help="for each layer and round (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="how often (default %(default)s)")
    parser.add_argument("--port", type=int, default=2900, help="the first of the ports (default %(default)s)")
    parser.add_argument("--serve", choices=LAYERS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
        serve(asked.serve, asked.port)
    else:
        open_many()
        asyncio.run(compare(asked.groups, asked.seconds, asked.rounds, asked.port))


if __name__ == "__main__":
    main()
