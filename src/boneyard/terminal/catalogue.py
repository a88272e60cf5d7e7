"""The catalogue: every game for a person to read, and as data."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boneyard import rulebook
from boneyard.editions import Edition, editions
from boneyard.games import also
from boneyard.lengths import expected, span
from boneyard.pages import Option, Page, Value, write_value
from boneyard.terminal.look import Look
from boneyard.words import Words

Data = dict[str, Any]


def data(page: Page, words: Words) -> Data:
    """All that a program wants to know about a game."""
    hosts = {host: list(players) for host, players in by_host(page).items()}
    return {
        "id": page.id,
        "name": words.game(page.id),
        "summary": words.summary(page.id),
        "aliases": list(rulebook.names(page.id)),
        "editions": list(page.editions),
        "players": list(page.players),
        "usual": page.usual(page.players),
        "sets": list(page.sets),
        "version": page.version,
        "options": [_option_data(option, words) for option in page.options],
        "printed": [{"names": list(each.names), "options": dict(each.options)} for each in editions(page)],
        "suggested": {str(players): dict(options) for players, options in page.suggested.items()},
        "lengths": [_length_data(page, players) for players in page.players],
        **({"hosts": hosts} if hosts else {}),
    }


def _length_data(page: Page, players: int) -> Data:
    kinds = {"suggested": page.suggested.get(players, {}), "printed": {}}
    about = {kind: expected(page.game(options), players)._asdict() for kind, options in kinds.items()}
    return {"players": players, **about}


def by_host(page: Page) -> dict[str, tuple[int, ...]]:
    """For a game that is added to another: how many can play, by the host."""
    hosts = [option for option in page.options if option.name == "host"]
    return {str(host): page.game({"host": host}).players for option in hosts for host in option.values}


def _option_data(option: Option, words: Words) -> Data:
    known = {"name": option.name, "values": list(option.values), "default": option.default}
    least = {} if option.least is None else {"least": option.least}
    hosts = {"hosts": list(option.hosts)} if option.hosts else {}
    return {**known, **least, **hosts, "help": words.option_help(option.name, option.least)}


def table(pages: Sequence[Page], words: Words, look: Look) -> list[str]:
    """Every game in two lines: what it needs, and what it is."""
    rows = [_row(page, words) for page in pages]
    head = tuple(words.say(f"column-{name}") for name in ("id", "name", "players", "sets", "minutes", "editions"))
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [_columns(head, widths)]
    for page, row in zip(pages, rows, strict=True):
        lines += [_columns(row, widths), *look.wrap(words.summary(page.id), 4)]
    return lines


def short(pages: Sequence[Page], look: Look) -> list[str]:
    """The names to type, side by side."""
    names = [page.id for page in pages]
    cell = max(map(len, names)) + 2
    across = max(1, (look.width - 2) // cell)
    rows = [names[at : at + across] for at in range(0, len(names), across)]
    return ["  " + "".join(name.ljust(cell) for name in row).rstrip() for row in rows]


def card(page: Page, words: Words, look: Look) -> list[str]:
    """One game with its options."""
    need = words.say("game-needs", players=_span(page.players), sets=_span(page.sets), editions=" ".join(page.editions))
    lines = [
        f"{words.game(page.id)} ({page.id})",
        *look.wrap(words.summary(page.id), 2),
        *look.wrap(need, 2),
        *(look.wrap(words.say("also-called", names=", ".join(also(page.id))), 2) if also(page.id) else []),
    ]
    lines += [
        f"    {words.say('host-players', host=host, players=_span(players))}" for host, players in by_host(page).items()
    ]
    lines += ["", words.say("lengths-of")]
    lines += [line for players in page.players for line in _length(page, players, words, look)]
    lines += ["", *texts(page, words, look)]
    lines += ["", words.say("options-of", game=page.id)] if page.options else []
    return lines + [line for option in page.options for line in _option(option, words, look)]


def texts(page: Page, words: Words, look: Look) -> list[str]:
    """The editions of a game, and how to choose one."""
    return [words.say("editions-of"), *(line for each in editions(page) for line in _edition(each, words, look))]


def _row(page: Page, words: Words) -> tuple[str, ...]:
    players = sorted({*page.players, *(number for numbers in by_host(page).values() for number in numbers)})
    return page.id, words.game(page.id), _span(players), _span(page.sets), _minutes(page), " ".join(page.editions)


def _minutes(page: Page) -> str:
    """How long it takes with the fewest and with the most players, if they just play."""
    least, most = span(page)
    return str(least) if least == most else f"{least}-{most}"


def _length(page: Page, players: int, words: Words, look: Look) -> list[str]:
    """What is suggested for so many players, and how long it takes; and the same as printed, if that is another."""
    suggested = page.suggested.get(players, {})
    said = _about(page, players, suggested, words)
    if suggested:
        said = words.say("length-or-printed", length=said, printed=_about(page, players, {}, words))
    return look.wrap(words.say("length-of", players=players, length=said), 2)


def _about(page: Page, players: int, options: Mapping[str, Value], words: Words) -> str:
    game = page.game(options)
    hands, minutes = expected(game, players)
    length = words.say("length", hands=max(1, round(hands)), minutes=max(1, round(minutes)))
    rules = {name: value for name, value in options.items() if name != "hands"}
    return f"{length} ({_given(rules)})" if rules else length


def _edition(edition: Edition, words: Words, look: Look) -> list[str]:
    """The names of an edition, what it is, and the options that it implies."""
    implied = f": {_given(edition.options)}" if edition.options else ""
    return look.wrap(f"{', '.join(edition.names)}  {words.edition(edition.names)}{implied}", 2)


def _given(options: Mapping[str, Value]) -> str:
    return ", ".join(f"{name}={write_value(value)}" for name, value in options.items())


def _columns(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def _option(option: Option, words: Words, look: Look) -> list[str]:
    lines = [f"  {option.name}={write_value(option.default)}"]
    lines += look.wrap(f"{words.option(option.name)}. {words.option_help(option.name, option.least)}", 6)
    lines += look.wrap(words.say("option-values", values=_values(option, words)), 6)
    return lines + (look.wrap(words.say("option-hosts", hosts=", ".join(option.hosts)), 6) if option.hosts else [])


def _values(option: Option, words: Words) -> str:
    values = ", ".join(_value(option, value, words) for value in option.values)
    return values if option.least is None else words.say("values-from", values=values, least=option.least)


def _value(option: Option, value: Value, words: Words) -> str:
    written, said = write_value(value), words.value(option.name, value)
    plain = isinstance(value, bool) or said.lower() == written
    return written if plain else f"{written} ({said})"


def _span(numbers: Iterable[int]) -> str:
    """2-4 for 2, 3 and 4; 6, 9 for 6 and 9."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)
