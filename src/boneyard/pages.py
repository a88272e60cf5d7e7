"""What a game is: a page of a rulebook with its options, and four questions that it answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol

from boneyard.boards import Ask, Board, Facts, Kind, Lesson
from boneyard.errors import BadInput, Phrase, one_of
from boneyard.rules.target import Target
from boneyard.tiles import Deck, DominoSet, Seat, is_whole

Value = bool | int | str
Gains = tuple[int | None, ...]  # points, a figure per action; None where there is none

MOST = 10_000  # the largest number that a freely chosen option takes


class Option(NamedTuple):
    """A flag of the rulebook: the values it may take and the default."""

    name: str
    values: tuple[Value, ...]
    default: Value
    least: int | None = None  # besides the values, any whole number from here on
    hosts: tuple[str, ...] = ()  # barricade: only games built on these have it
    agreed: bool = False  # the booklets leave it to the players: whatever is chosen, it is as printed

    def parse(self, text: str) -> Value:
        """Read a value as it is written on a command line or in a record."""
        for value in self.values:
            if write_value(value) == text.lower():
                return value
        if self.least is not None and is_whole(text) and self.least <= int(text) <= MOST:
            return int(text)
        raise BadInput("bad-value", option=self.name, value=text[:40], allowed=self.allowed())

    def check(self, value: Value) -> Value:
        """The value, if it is allowed."""
        return self.parse(write_value(value))

    def allowed(self) -> Phrase:
        """What may be chosen, as words."""
        named = one_of([write_value(value) for value in self.values])
        return named if self.least is None else Phrase("whole-number", least=self.least, most=MOST, named=named)


def write_value(value: Value) -> str:
    """The text form of an option's value: true, false, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default)


class Options(dict[str, Any]):
    """The value of every option of a game, by name or as an attribute; `given` are those that were chosen."""

    def __init__(self, values: Mapping[str, Value], given: Mapping[str, Value]) -> None:
        super().__init__(values)
        self.given = dict(given)

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class Game(Protocol):
    """Answer these and you are a game."""

    @property
    def page(self) -> "Page":
        """The page that these rules are from."""

    @property
    def options(self) -> Options:
        """What was chosen."""

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""

    @property
    def tiles(self) -> DominoSet:
        """The set that is shuffled into a deck."""

    def match(self, players: int) -> Target:
        """How far hands are played, and who wins."""

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Any:
        """The table after the deal; may raise Redeal."""

    def actions(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        """Everything that this seat may do now."""

    def play(self, state: Any, seat: Seat, action: Any) -> tuple[Any, tuple[Any, ...]]:
        """The table after a legal action, and what everybody saw."""

    def gains(self, state: Any, seat: Seat, actions: Sequence[Any]) -> Gains | None:
        """The points that each of these actions writes at once; None if this game counts none before a hand ends.

        A view gives the same figures: what hidden tiles decide, such as what the end of a hand settles, is not in them.
        """

    def asks(self, state: Any, seat: Seat, actions: Sequence[Any]) -> Ask:
        """What is asked of a seat that can do this now, and why: a view of its own gives the same."""

    def payoff(self, state: Any) -> tuple[int, ...] | None:
        """The result of the hand, a number per seat; None while it goes on."""

    def read(self, text: str) -> Any:
        """The action that this text means."""

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together for the whole match: by default everybody alone."""

    @property
    def board(self) -> Board:
        """How its table is drawn."""

    def facts(self, state: Any, players: int) -> Facts:
        """What anybody can tell of this table by the rules."""


class Daily(NamedTuple):
    """The puzzle of the day: with which options, and which decks make one that can be solved."""

    good: Callable[[Deck], bool]
    options: Mapping[str, Value] = {}


class Page(NamedTuple):
    """The identity card of a game: what its page prints, and how the chosen options become its rules."""

    id: str
    version: int  # changes when the rules change; kept in records
    editions: tuple[str, ...]
    players: tuple[int, ...]
    sets: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Callable[[Options], Game]
    sample: str  # a small picture of the table, in the words of docs/adding-a-game.md
    kind: Kind = "lines"  # the shelf of the catalogue
    daily: Daily | None = None
    changed: Mapping[int, tuple[str, ...]] = {}  # a version that concerns only matches with these options, not all
    presets: Mapping[str, Mapping[str, Value]] = {}  # what other texts and customs have otherwise: editions.py
    fewer: Mapping[str, tuple[int, ...]] = {}  # an edition that prints the game for these numbers of players only
    suggested: Mapping[int, Mapping[str, Value]] = {}  # by the number of players: for a person who just presses Play
    pace: float = 6  # seconds that a person takes to decide
    best: int = 0  # the number of players that the page likes best; 0 where it does not say
    lesson: Lesson = "line"  # the guided moves that teach this kind of game: lessons.py

    def choose(self, given: Mapping[str, Value]) -> Options:
        """The given options, checked, and the defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise BadInput("no-option", game=self.id, option=name, known=allowed)
        checked = {name: known[name].check(value) for name, value in given.items()}
        defaults = {option.name: option.default for option in self.options}
        return Options(defaults | checked, checked)

    def usual(self, possible: Sequence[int]) -> int:
        """Of these numbers of players the one to begin with: the best by the page, else the fewest."""
        return self.best if self.best in possible else min(possible)

    def game(self, given: Mapping[str, Value] | None = None) -> Game:
        """The game with these options."""
        return self.rules(self.choose(given or {}))

    def applying(self, given: Mapping[str, Value], host: Value) -> dict[str, Value]:
        """Of these options those that a game on this host has; where there is no host, all."""
        foreign = {option.name for option in self.options if option.hosts and host not in option.hosts}
        return {name: value for name, value in given.items() if name not in foreign}

    def replays(self, version: int, given: Mapping[str, Value]) -> bool:
        """Whether a match of this version is still played the same: no later one concerns the options it has."""
        if version >= self.version:
            return version == self.version
        chosen = self.choose(given)
        other = {option.name for option in self.options if chosen[option.name] != option.default}
        later = range(version + 1, self.version + 1)
        return all(number in self.changed and other.isdisjoint(self.changed[number]) for number in later)


@dataclass(frozen=True)
class OwnTable:
    """What games with a table of their own share: the page, what was chosen, and everybody alone."""

    page: Page
    options: Options
    board: ClassVar[Board]

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""
        return self.page.players

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody alone."""
        return tuple((seat,) for seat in range(players))

    def gains(self, state: Any, seat: Seat, actions: Sequence[Any]) -> Gains | None:
        """Nothing that could be foretold is written before a hand ends."""
        return None

    def facts(self, state: Any, players: int) -> Facts:
        """Who plays together; the rest shows on the table."""
        return Facts(self.sides(players))


def check_players(game: Game, players: int) -> int:
    """The number of players, if the page prints it."""
    if players not in game.players:
        allowed = ", ".join(map(str, game.players))
        raise BadInput("bad-players", game=game.page.id, players=players, allowed=allowed)
    return players
