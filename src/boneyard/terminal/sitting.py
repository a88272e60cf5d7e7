"""A sitting: one person at a table of bots, asked whenever it is their turn, until they leave."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click

from boneyard import terminal
from boneyard.errors import BadInput
from boneyard.local_table import Table
from boneyard.pages import Gains
from boneyard.players import Player, hints
from boneyard.players.seen import seen
from boneyard.record import Record
from boneyard.terminal import asides, choosing, files, hand, opponents, scores
from boneyard.terminal.guests import Guest, sentences
from boneyard.terminal.look import Look
from boneyard.terminal.race import Rivals
from boneyard.terminal.screen import Leave, ask, say
from boneyard.tiles import Deck, Seat, pips
from boneyard.views import view
from boneyard.words import Words


@dataclass
class Sitting:
    """The table, and what the person in this seat has been told of the hand."""

    table: Table
    seat: Seat
    bots: tuple[Player, ...]  # by seat
    words: Words
    look: Look
    rng: Random
    rivals: Rivals
    told: list[str] = field(default_factory=list)
    shown: int = 0  # how many of these sentences are on the screen
    file: Path | None = None  # where this match was saved
    saved: Record | None = None  # what was saved there
    past: list[tuple[Table, int]] = field(default_factory=list)  # table and sentences before each decision
    points: bool = False  # beside every move stands what it writes at once

    @classmethod
    def of(cls, guest: Guest, level: str, rng: Random, look: Look) -> "Sitting":
        """The sitting of a guest among bots of this level, each with the temperament that goes with its name."""
        bots = opponents.seated(level, guest.table.match.game, guest.table.record)
        told, saved = guest.told, guest.table.record if guest.file else None
        look = look._replace(letters=guest.words.letters)
        sitting = cls(guest.table, guest.seat, bots, guest.words, look, rng, Rivals(level, rng), told, len(told))
        sitting.file, sitting.saved = guest.file, saved
        return sitting

    def run(self) -> None:
        """Play until the person leaves."""
        self._welcome()
        try:
            while True:
                self._step()
        except Leave:
            self.tell("goodbye")

    def _step(self) -> None:
        match = self.table.match
        if match.over:
            self._another()
        elif match.dealing:
            self._deal()
        elif self.seat in match.turn:
            self._turn()
        else:
            self.let(min(match.turn))

    def let(self, seat: Seat) -> None:
        """Let the bot in this seat act."""
        self._play(seat, self.bots[seat](seen(self.table.match, seat, self.table.events, self.rng)))

    def _welcome(self) -> None:
        match = self.table.match
        others = [self.words.name(seat) for seat in range(match.players) if seat != self.seat]
        game = self.words.game(match.game.page.id)
        say(self.words.say("welcome", game=game, names=self.words.listing(others), count=len(others)), bold=True)
        bots = opponents.described(self.rivals.level, match.game, self.table.record, self.seat, self.words)
        self.lines(bots) if bots else None
        self.lines(f"{scores.target(match, self.words)} {scores.length(match, self.words)}")
        told = (scores.edition(match, self.words), scores.agreed(match, self.words), self.words.say("ask-for-help"))
        self.lines(" ".join(filter(None, told)))
        if match.turn:
            self._heading()
        elif match.hands:
            self.lines(scores.winners(match, self.words) if match.over else scores.totals(match, self.words))

    def _deal(self) -> None:
        if self.table.match.hands and self._go_on("next-hand") is None:
            return
        self.table = self.table.dealt(self.rng)
        self.told, self.shown, self.past = [], 0, []
        self._hear(self.table.events)
        self._heading()

    def _heading(self) -> None:
        match = self.table.match
        say()
        say(self.words.say("hand-number", number=match.hands), bold=True)
        for line in scores.seating(match.game, match.state, self.words, match.hands == 1):
            self.lines(line)

    def _another(self) -> None:
        answer = self._go_on("another-match")
        if answer is None:
            return
        if not asides.yes(self, answer):
            raise Leave
        self.table = self.table.again(files.today())
        self.file = self.saved = None

    def _go_on(self, key: str) -> str | None:
        """The answer to a question between hands; None if a move was taken back, so that there is none."""
        before = self.table
        while self.table is before:
            answer = ask(f"\n{self.words.say(key)} ")
            if asides.no(self, answer) or not asides.commanded(self, answer):
                return answer
        return None

    def _turn(self) -> None:
        before = self.table
        self.show()
        actions = self.actions()
        count = len(actions)
        prompt = self.words.say(choosing.keyed("your-move", actions) if count > 1 else "only-move", count=count)
        self.rivals.begin(self)
        while self.table is before:
            answer = ask(f"{prompt} ")
            self.rivals.go_on(self)
            if self.seat in self.table.match.turn:
                self._answer(answer, actions)

    def _answer(self, text: str, actions: list[Any]) -> None:
        if not text and len(actions) > 1:
            self.show()
        elif text in map(str, actions) or not asides.commanded(self, text):
            try:
                self._do(choosing.read(text or "1", actions, self._held(), self.words))
            except BadInput as error:
                self.lines(self.words.error(error))

    def _do(self, action: Any) -> None:
        if action not in self.actions():
            return self.tell("too-late")
        sight = seen(self.table.match, self.seat, self.table.events, self.rng)
        if action in hints.dead_ends(sight):
            self.tell("dead-end-ahead", action=self.in_words(action))
            if not asides.agreed(self, "lay-anyway"):
                return None
        if len(self.actions()) > 1:
            self.past.append((self.table, len(self.told)))
        return self._play(self.seat, action)

    def _play(self, seat: Seat, action: Any) -> None:
        before = len(self.table.events)
        self.table = self.table.played(seat, action)
        self._hear(self.table.events[before:])
        if self.table.match.dealing or self.table.match.over:
            self._end_of_hand()

    def _hear(self, events: tuple[Any, ...]) -> None:
        self.told += sentences(self.table, events, self.seat, self.words)

    def _end_of_hand(self) -> None:
        match = self.table.match
        say(f"\n{self._picture()}")
        self._news()
        say()
        self.lines(scores.standing(match, self.words))
        if match.over:
            say(scores.winners(match, self.words), bold=True)

    def show(self) -> None:
        """What has happened, the table, the hand, and what can be done."""
        self._news()
        say(f"\n{self._picture()}")
        self.lines(scores.totals(self.table.match, self.words))
        actions, tiles = self.actions(), self._held()
        listed = actions if choosing.listed(actions) else []
        if tiles:
            say(self.words.say("your-hand", count=len(tiles), pips=pips(tiles)))
            say("\n".join(hand.draw(tiles, listed, self.look)))
        say()
        if not listed:
            page = self.table.match.game.page
            return self.lines(self.words.say(f"how-to-{page.id}", self.words.say("how-to-lay")))
        self.lines(self._asked(actions))
        for number, (action, won) in enumerate(zip(listed, self._gains(listed), strict=True), 1):
            say(f"{click.style(f'{number:3}', bold=True)}  {self._offered(action, won)}")
        return None

    def actions(self) -> list[Any]:
        """What the person can do now, in the order in which it is numbered."""
        return hand.in_order(self.table.match.actions(self.seat), self._held())

    def _asked(self, actions: list[Any]) -> str:
        """What is asked of the person now, and why."""
        ask = self.table.match.asks(self.seat, actions)
        return self.words.ask(ask) if ask else ""

    def in_words(self, action: Any) -> str:
        """An action as it is offered."""
        match = self.table.match
        return terminal.action(match.game, view(match.state, self.seat), action, self.words)

    def _gains(self, actions: list[Any]) -> Gains:
        """What each of these actions writes at once, where the person wants to see that."""
        found = self.table.match.gains(self.seat, actions) if self.points else None
        return (None,) * len(actions) if found is None else found

    def _offered(self, action: Any, won: int | None) -> str:
        named = self.in_words(action)
        return self.words.say("with-points", action=named, points=won) if won else named

    def tell(self, key: str, **args: Any) -> None:
        """A message."""
        self.lines(self.words.say(key, **args))

    def lines(self, text: str) -> None:
        """A text in lines that are not too long."""
        say("\n".join(self.look.wrap(text)))

    def _held(self) -> Deck:
        return hand.held(self.table.match.state, self.seat)

    def _news(self) -> None:
        news = self.told[self.shown :]
        if news:
            say()
        for sentence in news:
            self.lines(sentence)
        self.shown = len(self.told)

    def _picture(self) -> str:
        match = self.table.match
        return terminal.picture(match.game, view(match.state, self.seat), self.seat, self.words, self.look)
