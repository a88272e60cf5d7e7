"""Hectic, by Hartmut Kommerell, of the Classic Line: everybody at once builds a chain that wins the double.

Players: 2 to 4, with the double nine. Deal: the ten doubles lie aside face down, in the order in which the deck has
them; the 45 singles lie open in the middle.
Turn: there are none. A double is turned up, and everybody takes free tiles one by one, or puts one back. A tile
belongs to whoever takes it first; nobody holds more than two tiles that show the number of the double, so that there
are enough for all. Whoever thinks that all their tiles make a chain claims the double: equal numbers touching,
the number of the double at both ends and nowhere inside, as many tiles as that number says, and never fewer than
three. The order of the tiles is found for them. What arrives first counts.
Round over: the first right claim wins the double. A wrong claim, or giving up, frees the tiles and puts a player out
until the next round; the last one left must still finish or give up. If all are out the double goes aside. Then all
tiles return to the middle. A time limit is a matter of the table, which gives up for those who have not finished.
End: ten rounds. Points: 3 for the doubles 0 to 3, 4 for 4 to 6, 5 for 7 to 9.
Match: one game; equal totals share the win.
Actions: +3-5 takes a tile, -3-5 puts it back; claim, give-up.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from boneyard.boards import Ask, Board
from boneyard.errors import BadInput
from boneyard.games.hectic_race import (
    Action,
    Claim,
    Event,
    FalseClaim,
    Freed,
    GaveUp,
    GiveUp,
    Grab,
    Grabbed,
    LostDouble,
    PutBack,
    Race,
    RoundBegan,
    WonDouble,
    worth,
)
from boneyard.pages import OwnTable, Page
from boneyard.rules.target import Target
from boneyard.state import Ended, Scored
from boneyard.tiles import Deck, DominoSet, Pile, Seat, Tile, everybody, without

Step = tuple[Race, tuple[Event, ...]]

AT_MOST = 2  # tiles with the number of the double that one player may hold


def shortest(number: int) -> int:
    """How many tiles a chain needs: two would have to be the same tile."""
    return max(3, number)


def showing(tiles: Iterable[Tile], number: int) -> int:
    """How many of these tiles show the number."""
    return sum(number in tile for tile in tiles)


def fault(tiles: Deck, number: int) -> str:
    """What keeps these tiles from being a chain for this double; "" if nothing does."""
    if len(tiles) < shortest(number):
        return "short"
    if showing(tiles, number) != 2:
        return "ends"
    return "" if chain(tiles, number) else "broken"


def chain(tiles: Deck, number: int) -> Deck:
    """These tiles in an order that leads from the number back to it; none if there is no such order."""
    left, path = sorted(tiles), [number]
    tour: list[int] = []
    while path:
        onward = next((tile for tile in left if path[-1] in tile), None)
        if onward is None:
            tour.append(path.pop())
        else:
            left.remove(onward)
            path.append(onward.other(path[-1]))
    links = tuple(Tile.of(one, other) for one, other in pairwise(reversed(tour)))
    return links if tour[0] == number and sorted(links) == sorted(tiles) else ()


class Hectic(OwnTable):
    """The rules; the page has no options."""

    board = Board("race", race=True)

    @property
    def tiles(self) -> DominoSet:
        """The double nine."""
        return DominoSet(9)

    def match(self, players: int) -> Target:
        """One game."""
        return Target(hands=1, shared=True)

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Race:
        """The singles open in the middle, and the first of the doubles turned up."""
        eyes = everybody(players)
        first, *rest = (tile for tile in deck if tile.double)
        pool = Pile(tuple(sorted(tile for tile in deck if not tile.double)), eyes)
        nothing = Pile((), eyes)
        each = (nothing,) * players
        return Race(Pile(tuple(rest)), Pile((first,), eyes), pool, each, each, nothing, frozenset(range(players)))

    def actions(self, race: Race, seat: Seat) -> tuple[Action, ...]:
        """Take a free tile, put one back, claim, give up."""
        if seat not in race.turn:
            return ()
        held = race.hands[seat].tiles
        full = showing(held, race.number) == AT_MOST
        grabs = (Grab(tile) for tile in race.pool.tiles if not (full and race.number in tile))
        return (*grabs, *(PutBack(tile) for tile in held), Claim(), GiveUp())

    def play(self, race: Race, seat: Seat, action: Action) -> Step:
        """What arrives is done."""
        held = race.hands[seat].tiles
        if isinstance(action, Grab):
            pool = race.pool._replace(tiles=without(race.pool.tiles, action.tile))
            return _holding(race._replace(pool=pool), seat, (*held, action.tile)), (Grabbed(seat, action.tile),)
        if isinstance(action, PutBack):
            return _freed(race, seat, (action.tile,)), (Freed(seat, (action.tile,)),)
        if isinstance(action, GiveUp):
            return _out(race, seat, GaveUp(seat))
        wrong = fault(held, race.number)
        return _out(race, seat, FalseClaim(seat, held, wrong)) if wrong else _won(race, seat)

    def asks(self, race: Race, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To collect a chain for the double, and to claim it."""
        own = len(race.hands[seat].tiles)
        return Ask("collect", numbers=(race.number,), total=shortest(race.number), more=own)

    def payoff(self, race: Race) -> tuple[int, ...] | None:
        """The points for the doubles won."""
        return race.scores if race.ended else None

    def read(self, text: str) -> Action:
        """The action that this text means."""
        words: dict[str, Action] = {"claim": Claim(), "give-up": GiveUp()}
        if text in words:
            return words[text]
        if text[:1] not in ("+", "-"):
            raise BadInput("not-a-hectic-action", text=text)
        tile = Tile.parse(text[1:])
        return Grab(tile) if text[0] == "+" else PutBack(tile)


def _holding(race: Race, seat: Seat, tiles: Deck) -> Race:
    hands = race.hands
    return race._replace(hands=(*hands[:seat], hands[seat]._replace(tiles=tiles), *hands[seat + 1 :]))


def _freed(race: Race, seat: Seat, tiles: Deck) -> Race:
    kept = tuple(tile for tile in race.hands[seat].tiles if tile not in tiles)
    pool = race.pool._replace(tiles=tuple(sorted(race.pool.tiles + tiles)))
    return _holding(race._replace(pool=pool), seat, kept)


def _out(race: Race, seat: Seat, why: FalseClaim | GaveUp) -> Step:
    """A player leaves the round; with the last one the double is lost."""
    held = race.hands[seat].tiles
    freed = (Freed(seat, held),) if held else ()
    race = _freed(race, seat, held)._replace(turn=race.turn - {seat})
    if race.turn:
        return race, (why, *freed)
    aside = race.aside._replace(tiles=race.aside.tiles + race.double.tiles)
    lost = LostDouble(*race.double.tiles)
    race, events = _next_round(race._replace(aside=aside), seat)
    return race, (why, *freed, lost, *events)


def _won(race: Race, seat: Seat) -> Step:
    (double,) = race.double.tiles
    won = WonDouble(seat, double, chain(race.hands[seat].tiles, race.number))
    own = race.won[seat]._replace(tiles=(*race.won[seat].tiles, double))
    race = race._replace(won=(*race.won[:seat], own, *race.won[seat + 1 :]))
    race, events = _next_round(race, seat)
    return race, (won, Scored((seat,), worth(double), "won-double"), *events)


def _next_round(race: Race, seat: Seat) -> Step:
    """All tiles return to the middle, everybody is in again, and the next double is turned up, if there is one."""
    for at, hand in enumerate(race.hands):
        race = _freed(race, at, hand.tiles)
    ups, rest = race.doubles.tiles[:1], race.doubles.tiles[1:]
    race = race._replace(doubles=Pile(rest), double=race.double._replace(tiles=ups))
    if ups:
        return race._replace(turn=frozenset(range(len(race.hands)))), (RoundBegan(race.round, race.double),)
    ended = Ended("rounds", seat)
    return race._replace(turn=frozenset(), ended=ended), (ended,)


SAMPLE = (
    "-2.5,0 2-7 7-7 7-4 -4.4,-1.6@24 4-9 -1.2,-2@-14 3-8 2.6,-1.8@33 0-6 5,-0.6@-40 5-5 -4.8,1.4@-28 1-2 "
    "-0.9,2@10 6-8 2.8,1.7@-18 4-2"
)

PAGE: Page = Page(
    "hectic",
    1,
    ("CL",),
    (2, 3, 4),
    (9,),
    (),
    rules=lambda o: Hectic(PAGE, o),
    sample=SAMPLE,
    kind="special",
    pace=10,
    lesson="race",
)
