"""Somebody who speaks at a table: what becomes of the frames that they send, and how each is answered."""

import contextlib

from boneyard.server.messages.frames import Ack, Message, Ok, Pong
from boneyard.server.messages.requests import (
    Answer,
    Back,
    Frame,
    Look,
    Move,
    Ping,
    Present,
    Propose,
    React,
    Resume,
    Resync,
    SayReady,
)
from boneyard.server.refusal import Refusal
from boneyard.server.tables import proposals, seating
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.presence import Connected

Talking = React | Propose | Answer | Resume


class Speaker:
    """Somebody at a desk, and what they listen with."""

    __slots__ = ("connected", "desk", "hub", "listener", "who")

    def __init__(self, hub: Hub, desk: Desk, who: str | None, listener: Listener) -> None:
        self.hub, self.desk, self.who, self.listener = hub, desk, who, listener
        self.connected: Connected

    async def come_back(self) -> None:
        """Take back the seats that a bot has kept."""
        if self.who:
            with contextlib.suppress(Refusal):
                await seating.come_back(self.desk, self.who)

    def acknowledged(self, move: Move, line: int) -> Ack:
        """A move is on the disk as this line."""
        self.hub.counters["moves"] += 1
        return Ack(move.key, line)

    async def answer(self, frame: Frame) -> Message:
        """Do what a frame asks for; raises Refusal if that may not be."""
        match frame:
            case Move():
                who = self._somebody()
                line = await self.desk.play(who, frame.seat, frame.action, frame.key, frame.seq)
                return self.acknowledged(frame, line)
            case Ping():
                return Pong(frame.n)
            case _:
                await self._do(frame)
                return Ok()

    async def _do(self, frame: SayReady | Look | Resync | Back | Present | Talking) -> None:
        match frame:
            case SayReady():
                await self.desk.ready(self._somebody(), frame.seat, frame.seed)
            case Look():
                self._look(frame.seat)
            case Resync():
                self.desk.tell_since(self.listener, frame.after)
            case Back():
                await seating.be_back(self.desk, self._somebody(), frame.seat)
            case Present():
                await self._present(frame)
            case _:
                await self._talk(frame, self._somebody())

    async def _talk(self, frame: Talking, who: str) -> None:
        seating.own(self.desk, who, frame.seat)
        match frame:
            case React():
                self.hub.talk.react(self.desk, self.connected, frame.seat, frame.what)
            case Propose():
                self.hub.talk.check(self.desk, who, "proposal")
                await proposals.propose(self.desk, who, frame.seat, frame.what)
            case Answer():
                await proposals.answer(self.desk, who, frame.seat, frame.yes)
            case Resume():
                await proposals.resume(self.desk, who, frame.seat)

    async def _present(self, frame: Present) -> None:
        self.hub.company.looks(self.connected, frame.visible, frame.name)
        if frame.visible:
            await self.come_back()

    def _look(self, seat: int | None) -> None:
        if seat is not None:
            seating.own(self.desk, self._somebody(), seat)
        self.listener.eye = seat
        self.desk.tell_since(self.listener, None)

    def _somebody(self) -> str:
        if self.who is None:
            raise Refusal("unknown", "Nobody is known by this token; sit down first.", 401)
        return self.who
