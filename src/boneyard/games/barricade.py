"""Barricade, of the Schmidt box and the Classic Line: another game, in which a double may close an end.

Players, deal, opening, play, stuck: those of the host: block, peruvian, team block, tiddle-wink, hungarian or french.
Closing: in place of any tile a player may close an end with a double that fits it; the hand is over. If any double
may close, a hand is blocked only when nobody can close either, or everybody has passed in turn although they could.
Points: a blocker than whom nobody holds fewer pips gets the pips of the others as usual. Otherwise the player with the
fewest gets all of them (two who are equal get nothing), and the blocker writes twice their own pips as a loss.
A host with penalties keeps its own count, in which the blocker is the one who laid the last tile.
In teams the teams' pips are compared, and what is lost is twice the blocker's own hand.
Match: that of the host.
"""

from dataclasses import dataclass, replace
from typing import cast

from boneyard.games import block, french, hungarian, peruvian, team_block, tiddle_wink
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, Value, flag
from boneyard.rules.settle import WinnerTakes, lowest, side_of
from boneyard.state import Close, Scored, State
from boneyard.tiles import Seat, pips

HOSTS = {module.PAGE.id: module.PAGE for module in (block, peruvian, team_block, tiddle_wink, hungarian, french)}


@dataclass(frozen=True)
class WithADouble:
    """Any double that fits, or by the looser reading any double at all, closes an end."""

    any_double: bool

    def __call__(self, game: LayingGame, state: State, seat: Seat) -> tuple[Close, ...]:
        """The ways in which this seat may close an end."""
        doubles = [tile for tile in state.hands[seat].tiles if tile.double]
        return tuple(
            Close(tile, end.name)
            for end in state.layout.open
            for tile in doubles
            if self.any_double or tile in game.fitting[end.number]
        )


@dataclass(frozen=True)
class UnlessClosed:
    """The usual points, but for a hand that was closed the bet of the blocker."""

    usual: WinnerTakes

    def __call__(self, game: LayingGame, state: State) -> tuple[Scored, ...]:
        """The points of the hand."""
        assert state.ended
        return bet(game, state, self.usual) if state.ended.how == "closed" else self.usual(game, state)


def bet(game: LayingGame, state: State, usual: WinnerTakes) -> tuple[Scored, ...]:
    """The blocker's side wins as usual unless another side holds fewer pips."""
    assert state.ended
    sides = game.sides_of(state)
    blocker = side_of(sides, state.ended.seat)
    best = lowest(state, sides)
    if blocker in best:
        return usual.takes(state, blocker, (blocker,), sides)
    held = pips(state.hands[state.ended.seat].tiles)
    lost = Scored(blocker, -2 * held, f"barricade twice-{held}", state.ended.seat)
    won = usual.takes(state, best[0], best, sides) if len(best) == 1 else ()
    return (*won, lost) if lost.points else won


def barricade(o: Options) -> LayingGame:
    """The chosen host with the right to close an end."""
    given = {name: value for name, value in o.given.items() if name not in ("host", "barricade_any_double")}
    host = cast(LayingGame, HOSTS[o.host].game(given))
    penalties = host.match(host.players[0]).lowest
    return replace(
        host,
        page=PAGE,
        options=Options(
            {**o.given, **host.options, "host": o.host, "barricade_any_double": o.barricade_any_double}, o.given
        ),
        closing=WithADouble(o.barricade_any_double),
        settle=host.settle if penalties else UnlessClosed(cast(WinnerTakes, host.settle)),
    )


def _options() -> tuple[Option, ...]:
    merged: dict[str, Option] = {}
    for host in HOSTS.values():
        for option in host.options:
            known = merged.get(option.name, option._replace(values=()))
            values = tuple(dict.fromkeys(known.values + option.values))
            merged[option.name] = known._replace(values=values, hosts=(*known.hosts, host.id))
    return tuple(merged.values())


# These texts give it to players who cannot lay: they hold no double that fits.
UNABLE: dict[str, Value] = {"barricade_any_double": True}

SAMPLE = "4-1 1-6 6-6 6-5 5-5 | |"

PAGE = Page(
    "barricade",
    2,
    ("S9", "CL"),
    block.PAGE.players,
    block.PAGE.sets,
    (Option("host", tuple(HOSTS), "block", agreed=True), flag("barricade_any_double"), *_options()),
    rules=barricade,
    sample=SAMPLE,
    changed={2: ("next_lead", "hands", "barricade_any_double")},
    presets={
        "s9-fr": {**UNABLE, **hungarian.PAGE.presets["s9-fr"]},
        "s9-en": UNABLE,
        "s9-nl": UNABLE,
    },
)
