"""Words: values become sentences, by the messages of a language.

Every `*.ftl` file in the folder of a language is read, so a game may bring a file of its own. An event is said by the
message `event-<its class>`, an action by `action-<its class>`, a reason for points by `why-<reason>`, the end of a hand
by `ended-<how>`. A message is given the fields of the value as its variables, written out: tiles as "5-6", seats as
names, several things as a list; `$you` is "yes" where the person who reads is the one who acts.

At a table of colours, numbers and tiles are named by their colours ("blue", "red and yellow", "double blue"), and a
message that has a form of its own there, `<key>-colours`, is said in that form.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneyard.boards import Ask, Board
from boneyard.errors import BadInput, Phrase
from boneyard.pages import Value
from boneyard.tiles import BACK, Pile, Seat, Tile, pips

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
SOURCE = "en"  # the language that has every message
SEATS = ("seat", "of", "to")  # the fields that hold a seat
HALVES = ("number", "leaves")  # the variables that hold what half a tile shows
NAMED = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
COLOURS = range(7)  # the numbers that have a colour

Args = dict[str, Any]


def languages() -> tuple[str, ...]:
    """The languages that there are messages for."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))))


def check_language(lang: str) -> str:
    """The language, if there are messages for it."""
    if lang not in languages():
        raise BadInput("no-language", lang=lang, known=", ".join(languages()))
    return lang


@cache
def bundle(lang: str, name: str = "*") -> "FluentBundle":
    """The messages of a language: those of a file, or all of them."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([lang], use_isolating=False)
    for file in sorted((LOCALES / lang).glob(f"{name}.ftl")):
        messages.add_resource(FluentResource(file.read_text("utf-8")))
    return messages


@cache
def _homes(lang: str) -> dict[str, str]:
    """The file of every message: parsing is slow, so each is parsed when something in it is said."""
    files = sorted((LOCALES / lang).glob("*.ftl"))
    return {name: file.stem for file in files for name in NAMED.findall(file.read_text("utf-8"))}


class Words:
    """A language, and who sits at the table and who is reading."""

    def __init__(self, lang: str = SOURCE) -> None:
        self.lang = check_language(lang)
        self.names: tuple[str, ...] = ()
        self.you: Seat | None = None
        self.colours = False

    def seated(self, names: Sequence[str], you: Seat | None = None) -> "Words":
        """The same language for a table with these players, as one of them reads it."""
        words = copy(self)
        words.names, words.you = tuple(names), you
        return words

    def at(self, board: Board) -> "Words":
        """The same language for a table that is drawn like this: where its tiles are colours, they are called so."""
        words = copy(self)
        words.colours = board.colours
        return words

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        return _message(self.lang, key) is not None

    def say(self, key: str, /, otherwise: str | None = None, **args: Any) -> str:
        """The message of this key, "key.attribute" for a part of one; else in English; else what is given."""
        given = tuple(args.items())
        said = _said(self.lang, f"{key}-colours", given) if self.colours else None
        said = _said(self.lang, key, given) if said is None else said
        return said if said is not None else key if otherwise is None else otherwise

    def event(self, event: Any, **more: Any) -> str:
        """What happened, as a sentence."""
        args = self._halves(self._fields(event) | more)
        sentence = self.say(f"event-{kebab(event)}", f"{kebab(event)}: {_spoken(event)}", **args)
        return sentence[:1].upper() + sentence[1:]

    def action(self, action: Any, **more: Any) -> str:
        """What can be done, as words."""
        return self.say(f"action-{kebab(action)}", str(action), **self._halves(self._fields(action) | more))

    def ask(self, ask: Ask) -> str:
        """What is asked, as a sentence; then what is worth points, where something is."""
        listed = {"numbers": self.either(map(self.half, ask.numbers)), "open": len(ask.numbers)}
        choices = self.either(self.say(f"choice-{choice}") for choice in ask.choices)
        args = self._fields(ask) | listed | {"choices": choices, "count": len(ask.choices)}
        args["totals"] = self.listing(ask.totals) if ask.totals else "none"
        sentence = self.say(f"ask-{ask.what}", **args)
        goal = f" {self.say(f'goal-{ask.goal}')}" if ask.goal else ""
        return sentence[:1].upper() + sentence[1:] + goal

    def error(self, error: Phrase) -> str:
        """What is wrong, as a sentence."""
        return self.say(f"error-{error.key}", **{name: self._named(value) for name, value in error.values.items()})

    def _named(self, value: object) -> Any:
        """What an error names: words in this language, a number without marks between its thousands, or a text."""
        from fluent.runtime.types import fluent_number

        if isinstance(value, Phrase):
            return self.error(value)
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else str(value)

    def reason(self, why: str, **args: Any) -> str:
        """What points are for, and how they were counted; a number at the end of a word is its `$number`."""
        return ", ".join(self._counted(word, args) for word in why.split(" "))

    def _counted(self, why: str, args: Args) -> str:
        named, dash, number = why.rpartition("-")
        if dash and number.isdecimal():
            return self.say(f"why-{named}", why, number=int(number), **args)
        return self.say(f"why-{why}", why, **args)

    def game(self, name: str) -> str:
        """The name of a game."""
        return self.say(f"game-{name}", name)

    def summary(self, name: str) -> str:
        """A game in one sentence."""
        return self.say(f"game-{name}.summary", "")

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.say(f"option-{_key(name)}", name)

    def option_help(self, name: str, least: int | None = None) -> str:
        """What an option does; where it is a number, given the least one, for 0 may have a meaning of its own."""
        return self.say(f"option-{_key(name)}.help", "", least=1 if least is None else least)

    def value(self, option: str, value: Value) -> str:
        """The value of an option: yes or no, a number, or its own words."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return self.say(value_key(option, value), str(value)) if isinstance(value, str) else str(value)

    def edition(self, names: Iterable[str], changed: bool = False) -> str:
        """Printed texts by their names: a rulebook, with its languages where only some of its texts are meant."""
        books: dict[str, list[str]] = {}
        for name in names:
            book, _, language = (name, "", "") if self.has(f"edition-{name}") else name.partition("-")
            books.setdefault(book, []).extend([language] if language else [])
        listed = self.listing(self._texts(book, languages) for book, languages in books.items())
        return self.say("edition-changed", edition=listed) if changed else listed

    def name(self, seat: Seat) -> str:
        """Who sits there: "you", a name, or the number of the seat."""
        if seat == self.you:
            return self.say("you")
        if seat < 0:
            return self.say("nobody")
        named = seat < len(self.names) and self.names[seat]
        return named or self.say("seat-number", seat=seat)

    def listing(self, things: Iterable[object]) -> str:
        """One, one and another, or one, another and a third."""
        *most, last = [str(thing) for thing in things] or [self.say("nothing")]
        return self.say("list-and", most=", ".join(most), last=last) if most else last

    def either(self, things: Iterable[object]) -> str:
        """One, one or another, or one, another or a third."""
        *most, last = [str(thing) for thing in things] or [""]
        return self.say("list-or", most=", ".join(most), last=last) if most else last

    def side(self, seats: Iterable[Seat]) -> str:
        """The names of those who play together, the reader first."""
        return self.listing(map(self.name, sorted(seats, key=lambda seat: (seat != self.you, seat))))

    def counted(self, seats: Iterable[Seat], number: int) -> str:
        """A number for those who play together: "Ada 5"; seats without names are set off: "seat 0: 5"."""
        return self.say("counted" if self.names else "counted-seat", name=self.side(seats), number=number)

    def decimal(self, number: float, digits: int) -> str:
        """A number with so many digits after its point, or comma."""
        from babel.numbers import format_decimal

        return str(format_decimal(number, f"0.{'0' * digits}", locale=self.lang))

    def half(self, number: int) -> int | str:
        """What half a tile shows: a number or, at a table of colours, the name of one."""
        return self.say(f"colour-{number}") if self.colours and number in COLOURS else number

    def tile(self, tile: Tile, form: str = "tile") -> str:
        """A tile: "2-3" or, at a table of colours, "red and yellow"; in a list ("listed-tile") "red-yellow"."""
        if not self.colours or tile == BACK:
            return str(tile)
        low, high = map(self.half, tile)
        return self.say("coloured-double", low=low) if tile.double else self.say(f"coloured-{form}", low=low, high=high)

    @property
    def letters(self) -> tuple[str, ...]:
        """What a picture shows in place of each number at a table of colours; elsewhere nothing."""
        return tuple(self.say(f"colour-{number}.letters") for number in COLOURS) if self.colours else ()

    def _halves(self, args: Args) -> Args:
        """The variables of a message, with the names of colours where those are what is shown."""
        return args | {name: self.half(args[name]) for name in HALVES if type(args.get(name)) is int}

    def _texts(self, book: str, languages: Sequence[str]) -> str:
        said = self.say(f"edition-{book}", book)
        named = ", ".join(self.say(f"language-{language}", language) for language in languages)
        return self.say("edition-text", book=said, languages=named) if named else said

    def _fields(self, value: Any) -> Args:
        args: Args = {}
        for name, field in value._asdict().items():
            args |= self._field(name, field)
        if "why" in args:
            args |= self._why(value, args)
        if "how" in args:
            args["how"] = self.say(f"ended-{value.how}", value.how, **args)
        return args

    def _field(self, name: str, field: Any) -> Args:
        if field is None or field == "":
            return {name: "none"}
        if name in SEATS:
            return {name: self.name(field), "you" if name == "seat" else f"{name}-you": _yes(field == self.you)}
        if name == "seats":
            return {name: self.side(field), "you": _yes(self.you in field), "count": len(field)}
        if name == "end":
            return {name: field, "letter": f" ({field})"}  # as it stands in the picture
        if isinstance(field, Pile):
            return self._pile(name, field)
        return {name: self._written(name, field)}

    def _written(self, name: str, field: Any) -> int | str:
        if isinstance(field, Tile):
            return self.tile(field)
        if name == "numbers":
            return self.listing(map(self.half, field))
        if name == "names" or (isinstance(field, tuple) and not hasattr(field, "_fields")):
            return self.listing(field)
        return field if type(field) in (int, str) else str(field)

    def _pile(self, name: str, pile: Pile) -> Args:
        seen = BACK not in pile.tiles
        held = {"pips": pips(pile.tiles)} if seen else {}
        named = (self.tile(tile, "listed-tile") for tile in sorted(pile.tiles))
        return {name: self.listing(named), "count": len(pile.tiles), "seen": _yes(seen), **held}

    def _why(self, scored: Any, args: Args) -> Args:
        sign = "minus" if scored.points < 0 else "plus"
        more = {"own": _yes(scored.of in scored.seats), "sign": sign, "size": abs(scored.points)}
        return {**more, "why": self.reason(**args | more)}


def plain(text: str) -> str:
    """A text in small letters, without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def kebab(value: Any) -> str:
    """The class of a value as the keys of messages write it: "turned-up" for TurnedUp."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(value).__name__).lower()


def value_key(option: str, value: str) -> str:
    """The key of a named value; ">100" is "over-100" and ">=100" is "from-100"."""
    return f"value-{_key(option)}-{_key(value.replace('>=', 'from-').replace('>', 'over-'))}"


def _key(name: str) -> str:
    return name.replace("_", "-")


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _spoken(value: Any) -> str:
    return ", ".join(str(field) for field in value)


@lru_cache(20_000)  # a table says the same things again and again, and numbers are slow to format
def _said(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str | None:
    """The message of this key in this language, else in English, if there is one."""
    for tried in (lang, SOURCE):
        message = _message(tried, key)
        if message is not None:
            home = _homes(tried)[key.partition(".")[0]]
            return str(bundle(tried, home).format_pattern(message, dict(args))[0])
    return None


def _message(lang: str, key: str) -> Any:
    name, _, attribute = key.partition(".")
    home = _homes(lang).get(name)
    if home is None:
        return None
    message = bundle(lang, home).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
