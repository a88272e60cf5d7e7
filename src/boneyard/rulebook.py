"""The rulebook as people read it: Markdown that is written by hand, with what the catalogue knows put in.

The page of a game ends with its tip, its notes and its origin; before these three stand its options, in the words of
the form. Besides the games there are pages about all of them. A link names a page and an anchor there, such as
`[two stay](misprints#last-two)`; an anchor stands before the words that it marks, `{#last-two} words`.
"""

import re
from functools import cache
from pathlib import Path

from boneyard import bot_ratings
from boneyard.bot_ratings import Row
from boneyard.editions import Edition, editions
from boneyard.errors import BadInput
from boneyard.games import PAGES, also, page
from boneyard.lengths import span
from boneyard.pages import Option, Page, write_value
from boneyard.words import LOCALES, SOURCE, Words, languages, plain

FENCE = "```"
OTHER = r"#|- |\||\d+\. |```"  # how lines begin that are no prose
PROSE = re.compile(rf"^((?!{OTHER}).+)\n(?=(?!{OTHER}).)", re.MULTILINE)
SUBJECTS = ("basics", "misprints", "ratings")  # the pages about all games
LEVELS = ("easy", "medium", "hard")
UNKNOWN = "-"  # of a level that has not been measured in a game
BOTS = "{bots}"  # where a page shows the ratings of the bots
UNABLE = 4  # the heading about those who cannot lay
LAST = 3  # the headings behind the options: tip, notes, origin


def named(name: str, lang: str = SOURCE) -> str:
    """The page that is called so: by its id, by its title in the reader's language, then by any other of its names."""
    ids = (*SUBJECTS, *(known.id for known in PAGES))
    if name.lower() in ids:
        return name.lower()
    own = [each for each in ids if _plain(name) == _plain(_title(_file(each, lang)))]
    found = own or [each for each in ids if _plain(name) in map(_plain, (each, *names(each)))]
    if len(found) > 1:
        raise BadInput("several-games", name=name, games=", ".join(found))
    return found[0] if len(found) == 1 else page(name).id


def names(name: str) -> tuple[str, ...]:
    """All that a game is called besides its id, in every language."""
    return tuple(dict.fromkeys((*also(name), *_titles(name))))


def languages_of(name: str) -> list[str]:
    """The languages in which a page is written; refuses the name of a page that there is not."""
    known = name if name in SUBJECTS else page(name).id
    return [lang for lang in languages() if _file(known, lang).is_file()]


def text(name: str, lang: str, typed: bool = False) -> str:
    """A page in a language; with what to type on a command line, if that is wanted."""
    written = _spaced(_file(name, lang).read_text("utf-8"))
    if name in SUBJECTS:
        return written.replace(BOTS, _bots(Words(lang))) if BOTS in written else written
    return _completed(written, page(name), Words(lang), typed)


def _bots(words: Words) -> str:
    """The ratings of the bots as a table: a line for each game and number of players that was measured."""
    levels = [level for level in LEVELS if any(level == bot.level for row in bot_ratings.kept() for bot in row.bots)]
    head = [words.say("page-bots-game"), *(words.say(f"level-{level}") for level in levels), "±"]
    lines = [head, ["---"] * len(head), *(_bots_of(row, levels, words) for row in bot_ratings.kept())]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _bots_of(row: Row, levels: list[str], words: Words) -> list[str]:
    shown = {bot.level: str(bot.rating) for bot in row.bots}
    game = f"[{words.game(row.game)}]({row.game}), {row.players}"
    return [game, *(shown.get(level, UNKNOWN) for level in levels), str(max(bot.spread for bot in row.bots))]


def goal(name: str, lang: str) -> str:
    """What a game is about: the first paragraph of its page."""
    return _file(name, lang).read_text("utf-8").split("\n\n")[1]


def unable(name: str, lang: str) -> str:
    """What its page says of a player who cannot lay."""
    return _file(name, lang).read_text("utf-8").split("\n## ")[UNABLE].partition("\n")[2].strip()


def _titles(name: str) -> list[str]:
    """What a page is called in every language."""
    return [_title(_file(name, lang)) for lang in languages()]


@cache
def _title(page: Path) -> str:
    with page.open(encoding="utf-8") as lines:
        return lines.readline().removeprefix("# ").strip()


def _plain(text: str) -> str:
    """A name in small letters, without accents and hyphens."""
    return plain(text).replace("-", " ")


def _file(name: str, lang: str) -> Path:
    return LOCALES / lang / "rules" / f"{name}.md"


def _spaced(written: str) -> str:
    """The page with every line of prose as a paragraph of its own; pictures stay as they are."""
    parts = written.split(FENCE)
    return FENCE.join(part if at % 2 else PROSE.sub(r"\1\n\n", part) for at, part in enumerate(parts))


def _completed(written: str, known: Page, words: Words, typed: bool) -> str:
    """The page with its playing time, the options before its last parts, and its other names at the end."""
    rules, *last = written.rstrip().rsplit("\n## ", LAST)
    parts = [_timed(rules, known, words), *_options(known, words, typed), *last]
    names = [name for name in also(known.id) if _plain(name) != _plain(words.game(known.id))]
    called = f"\n\n{words.say('page-also', names=', '.join(names))}" if names else ""
    return "\n## ".join(parts) + called + "\n"


def _timed(rules: str, known: Page, words: Words) -> str:
    """The page with its playing time at the end of the line that says what is needed."""
    title, goal, needs, rest = rules.split("\n\n", 3)
    least, most = span(known)
    time = words.say("page-time", least=least, most=most, alike="yes" if least == most else "no")
    return "\n\n".join((title, goal, f"{needs} · {time}", rest))


def _options(known: Page, words: Words, typed: bool) -> list[str]:
    """The part about options; none if the game has none."""
    own = [_option(option, words, typed) for option in known.options if not option.hosts]
    lines = [words.say("page-options"), *own, *_of_hosts(known, words), *_editions(known, words)]
    return ["\n".join(lines) + "\n"] if own else []


def _editions(known: Page, words: Words) -> list[str]:
    """Which of these options other printed texts imply: each of them is one choice."""
    return [_edition(each, words) for each in editions(known) if each.options]


def _edition(edition: Edition, words: Words) -> str:
    chosen = (f"{words.option(name)}: {words.value(name, value)}" for name, value in edition.options.items())
    return f"- {words.say('page-edition', edition=words.edition(edition.names), options='; '.join(chosen))}"


def _option(option: Option, words: Words, typed: bool) -> str:
    """What can be chosen: its name and help, what is usual, and what else there is."""
    told = f"- **{words.option(option.name)}.** {words.option_help(option.name, option.least)}"
    choice = f" (`-o {option.name}={_typed(option)}`)" if typed else ""
    return f"{told} {_choices(option, words)}{choice}"


def _choices(option: Option, words: Words) -> str:
    if isinstance(option.default, bool):
        return words.say("page-switch", on="yes" if option.default else "no")
    usual = words.say("page-usual", value=words.value(option.name, option.default))
    others = [words.value(option.name, value) for value in option.values if value != option.default]
    return usual if option.least is not None else f"{usual} {words.say('page-or', values='; '.join(others))}"


def _typed(option: Option) -> str:
    """The other values as they are typed; N for any number."""
    others = [write_value(value) for value in option.values if value != option.default]
    return "|".join(others) if option.least is None else "N"


def _of_hosts(known: Page, words: Words) -> list[str]:
    """The line about the options of host games, for a game that is added to others."""
    hosts = dict.fromkeys(host for option in known.options for host in option.hosts)
    linked = words.listing(f"[{words.game(host)}]({host})" for host in hosts)
    return [f"- {words.say('page-host-options', games=linked)}"] if hosts else []
