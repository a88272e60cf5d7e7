"""Help at the table: what this game is about, what can be typed now, and what to do when nothing fits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boneyard import rulebook
from boneyard.laying import LayingGame
from boneyard.state import Place
from boneyard.terminal import choosing, count, pages, scores
from boneyard.terminal.coloured import lettered
from boneyard.views import view
from boneyard.words import COLOURS, Words

if TYPE_CHECKING:
    from boneyard.terminal.sitting import Sitting

ASIDES = ("r", "h", "w", "n", "t", "e", "l", "c", "u", "s", "q")  # in the order in which they are told


def lines(sitting: "Sitting") -> list[str]:
    """The help for this moment of this game."""
    actions = sitting.actions() if sitting.seat in sitting.table.match.turn else []
    now = ["", *_now(sitting, actions)] if actions else []
    return [*_goal(sitting), *now, "", *_unable(sitting), "", *_besides(sitting)]


def _goal(sitting: "Sitting") -> list[str]:
    """What the game is about, and how far it goes."""
    match, words = sitting.table.match, sitting.words
    goal = pages.plain(rulebook.goal(match.game.page.id, words.lang))
    named = f"{words.game(match.game.page.id)}. {goal} {scores.target(match, words)}"
    return sitting.look.wrap(named)


def _now(sitting: "Sitting", actions: Sequence[Any]) -> list[str]:
    """One example of each kind of action that is possible now, and what is shorter to type."""
    words = sitting.words
    kinds = {(type(action), ">" in str(action)): action for action in reversed(actions)}
    examples = [(lettered(str(action), words), sitting.in_words(action)) for action in reversed(kinds.values())]
    width = max(len(text) for text, _ in examples) + 2
    told = [words.say("help-now"), *(f"  {text.ljust(width)}{said}" for text, said in examples)]
    shorter = _shorter(sitting, actions)
    return [*told, *(line for part in (shorter, _colours(words)) if part for line in sitting.look.wrap(part))]


def _shorter(sitting: "Sitting", actions: Sequence[Any]) -> str:
    """How the same can be said with fewer keys."""
    words = sitting.words
    if len(actions) == 1:
        return words.say("help-only")
    number = [words.say("help-number")] if choosing.listed(actions) else []
    laying = [action for action in actions if isinstance(action, Place)]
    short = [_short(laying[0], words)] if laying else []
    begun = [words.say("help-beginning")] if any(str(action).isalpha() for action in actions) else []
    return " ".join([*number, *short, *begun])


def _short(place: Place, words: Words) -> str:
    text = lettered(str(place._replace(leaves=None)), words)
    return words.say("help-short", text=text, short=text.replace("-", "").replace("@", ""))


def _colours(words: Words) -> str:
    """At a table of colours, the letters that stand for them."""
    named = [f"{words.letters[number].lower()} {words.half(number)}" for number in COLOURS] if words.colours else []
    return words.say("help-by-colour", named=words.listing(named)) if named else ""


def _unable(sitting: "Sitting") -> list[str]:
    """What to type where too much could be listed, else what the page says of a player who cannot lay."""
    page, words = sitting.table.match.game.page, sitting.words
    own = words.say(f"how-to-{page.id}", "")
    stuck = words.say("help-stuck", rule=pages.plain(rulebook.unable(page.id, words.lang)))
    return sitting.look.wrap(own or stuck)


def _besides(sitting: "Sitting") -> list[str]:
    """What else can be asked for, and where the whole page is."""
    game, words = sitting.table.match.game, sitting.words
    asides = [key for key in ASIDES if _helps(sitting, key)]
    told = [f"  {key}  {words.say(f'aside-{key}')}" for key in asides]
    return [words.say("help-besides"), *told, "", *words.say("help-page", game=game.page.id).splitlines()]


def _helps(sitting: "Sitting", key: str) -> bool:
    """Whether this is worth asking for in this game."""
    match = sitting.table.match
    if key == "n":
        return bool(count.told(match.game, view(match.state, sitting.seat), sitting.words))
    if key == "w":
        return match.game.gains(match.state, sitting.seat, ()) is not None
    return key != "e" or isinstance(match.game, LayingGame)
