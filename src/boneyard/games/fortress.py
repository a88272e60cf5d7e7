"""Fortress, by Hartmut Kommerell, of the Classic Line: chains of tiles climb over equal halves.

Players: 2 to 4, with the double nine (or the double six). Deal: 3 tiles each; one lies open; the rest is the stock.
Opening: whoever was dealt the highest double begins, else the heaviest tile; it is an ordinary turn.
Turn: one of three. Draw a tile, if you hold fewer than five. Attach a tile on the table, edge to edge with any other,
whatever the numbers. Or lay a chain of two or more tiles and give the rest of your hand away.
Chain: two halves may be covered if they lie side by side at one height, show equal numbers and belong to different
tiles; what covers them may show anything. The first tile of a chain is attached or covers two halves, where another
can follow; every later one covers at least one half of a tile of this chain (or by an option any two halves).
Gifts: what is left in hand after a chain is mixed and lies face down, and the others pick one each, clockwise and
round and round. The mixing follows from the deck, so nobody can find a tile by where it lay.
End: the player to move has no tile and the stock is empty.
Points: every tile of a chain counts by its level: 1, 3, 3, 10, and 15 from level 5 on. So it is printed; very likely
1, 3, 6, 10, 15 was meant, which is an option. An attached tile counts nothing, nor do tiles left in hand.
Match: one game; equal totals share the win.
Actions: 5-6@2,0r attaches a tile: its low half lies on cell 2,0 (two to the right of the low half of the first tile,
and so many downwards), its high half to the right of it (or d, l, u: down, left, up). 5-6@2,0r+ begins a chain or
goes on with it; stop; draw; pick-2 picks the second of the tiles given away.
"""

from collections.abc import Iterator, Sequence

from boneyard.boards import Ask, Board
from boneyard.errors import BadInput
from boneyard.games import lots
from boneyard.games.fortress_grid import Brick, Grid, Spot, beside, covers, free_spots, grid, level, ways
from boneyard.games.fortress_walls import (
    Action,
    Attach,
    Attached,
    Build,
    Built,
    ChainEnded,
    Event,
    Pick,
    Picked,
    Walls,
)
from boneyard.pages import Gains, Option, OwnTable, Page, flag
from boneyard.rules import flags, guide
from boneyard.rules.opening import highest_double
from boneyard.rules.target import Target
from boneyard.state import Draw, Drew, Ended, Revealed, Scored, Stop
from boneyard.tiles import Deck, DominoSet, Pile, Seat, Secret, Tile, everybody, is_whole, without, write_tiles

DEALT = 3
TOP_LEVEL = 5
CHOICES: dict[type, str] = {Draw: "draw", Attach: "attach", Build: "build"}

Step = tuple[Walls, tuple[Event, ...]]


class Fortress(OwnTable):
    """The rules as the options say them."""

    board = Board("walls")

    @property
    def tiles(self) -> DominoSet:
        """The double nine or the double six."""
        return DominoSet(self.options.set)

    def match(self, players: int) -> Target:
        """One game."""
        return Target(hands=1, shared=True)

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Walls:
        """Three tiles each, then the open one, then the stock."""
        dealt = [deck[seat * DEALT : (seat + 1) * DEALT] for seat in range(players)]
        hands = tuple(Pile(tiles, frozenset((seat,))) for seat, tiles in enumerate(dealt))
        first, *stock = deck[players * DEALT :]
        leader = highest_double().leader(hands, opener)
        bricks = (Brick(first, Spot(0, 0, "r"), 1, -1),)
        lot = Secret(lots.number(write_tiles(deck)))
        return Walls(hands, Pile(tuple(stock)), bricks, frozenset((leader,)), (0,) * players, lot=lot)

    def actions(self, walls: Walls, seat: Seat) -> tuple[Action, ...]:
        """Draw, attach or begin a chain; in a chain go on or stop; after a chain of another pick."""
        if seat not in walls.turn:
            return ()
        if walls.giver is not None:
            return tuple(Pick(number + 1) for number in range(len(walls.hands[walls.giver].tiles)))
        tiles, tops = walls.hands[seat].tiles, grid(walls.bricks)
        if walls.chain:
            stop = (Stop(),) if walls.chain > 1 else ()
            return (*self._next_tiles(walls, tops, tiles), *stop)
        draw = (Draw(),) if len(tiles) < self.options.fort_limit and walls.stock.tiles else ()
        free = free_spots(tops)
        attach = (Attach(tile, way) for tile in tiles for spot in free for way in ways(tile, spot))
        return (*draw, *attach, *self.begins(tops, free, tiles))

    def play(self, walls: Walls, seat: Seat, action: Action) -> Step:
        """Do a legal action, and pass the turn on when it is over."""
        if isinstance(action, Draw):
            return _draw(walls, seat)
        if isinstance(action, Attach):
            walls = _laid(walls, seat, Brick(action.tile, action.spot, 1, seat))
            return _next_turn(walls, seat, Attached(seat, action.tile, action.spot))
        if isinstance(action, Build):
            return self._build(walls, seat, action)
        return _pick(walls, seat, action) if isinstance(action, Pick) else _chain_ended(walls, seat)

    def gains(self, walls: Walls, seat: Seat, actions: Sequence[Action]) -> Gains:
        """What a tile brings in a chain, by its level; nothing where it is only attached."""
        tops = grid(walls.bricks)
        return tuple(self._gain(walls, tops, action) for action in actions)

    def _gain(self, walls: Walls, tops: Grid, action: Action) -> int | None:
        if not isinstance(action, Build):
            return 0 if isinstance(action, Attach) else None
        height = level(tops, action.spot)
        return self.points(height, walls.bricks[-walls.chain].level if walls.chain else height)

    def asks(self, walls: Walls, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To pick a gift; in a chain to go on; else to draw, attach or begin a chain, whatever is possible."""
        if walls.giver is not None:
            return Ask("pick")
        if walls.chain:
            able = any(isinstance(action, Build) for action in actions)
            return Ask("chain" if able else "chain-stuck", choices=guide.choices(actions))
        kinds = dict.fromkeys(CHOICES[type(action)] for action in actions)
        return Ask("any", choices=tuple(kinds))

    def payoff(self, walls: Walls) -> tuple[int, ...] | None:
        """The points of the chains."""
        return walls.scores if walls.ended else None

    def read(self, text: str) -> Action:
        """The action that this text means."""
        words: dict[str, Action] = {"draw": Draw(), "stop": Stop()}
        pick, _, number = text.partition("-")
        if text in words:
            return words[text]
        if pick == "pick" and is_whole(number):
            return Pick(int(number))
        tile, at, spot = text.partition("@")
        if not at:
            raise BadInput("not-a-fortress-action", text=text)
        laid = Tile.parse(tile), Spot.parse(spot.removesuffix("+"))
        return Build(*laid) if spot.endswith("+") else Attach(*laid)

    def counted(self, level: int, first: int) -> int:
        """The level as it is counted in a chain that began on the first; below that one it is 1."""
        return min(max(1, level - first + 1) if self.options.fort_levels == "relative" else level, TOP_LEVEL)

    def points(self, level: int, first: int) -> int:
        """What a tile on this level brings in a chain that began on the first."""
        return (1, 3, int(self.options.fort_level3), 10, 15)[self.counted(level, first) - 1]

    def begins(self, tops: Grid, free: list[Spot], tiles: Deck) -> Iterator[Build]:
        """The tiles that can begin a chain: where a second one, whichever it is, can follow."""
        if len(tiles) < 2:
            return
        high = covers(tops)
        for spot in (*free, *high):
            near = beside(tops, spot)
            anyway = not self.options.fort_chain_linked and not _hides(spot, high)
            for tile in tiles if anyway or any(near) else ():
                yield from (Build(tile, way) for way in ways(tile, spot) if anyway or _meets(tile, way, spot, near))

    def _next_tiles(self, walls: Walls, tops: Grid, tiles: Deck) -> Iterator[Build]:
        """The tiles that can follow: on two halves, one of them of this chain."""
        begun = len(walls.bricks) - walls.chain
        for spot in covers(tops):
            of_chain = any(tops[cell].brick >= begun for cell in spot.cells)
            if of_chain or not self.options.fort_chain_linked:
                yield from (Build(tile, way) for tile in tiles for way in ways(tile, spot))

    def _build(self, walls: Walls, seat: Seat, action: Build) -> Step:
        height = level(grid(walls.bricks), action.spot)
        walls = _laid(walls, seat, Brick(action.tile, action.spot, height, seat))
        walls = walls._replace(chain=walls.chain + 1)
        first = walls.bricks[-walls.chain].level
        points, why = self.points(height, first), f"level-{self.counted(height, first)}"
        scores = tuple(score + points * (at == seat) for at, score in enumerate(walls.scores))
        walls = walls._replace(scores=scores)
        events = (Built(seat, action.tile, action.spot, height), Scored((seat,), points, why))
        if walls.hands[seat].tiles:
            return walls, events
        walls, more = _chain_ended(walls, seat)
        return walls, events + more


def _meets(tile: Tile, way: Spot, spot: Spot, near: tuple[frozenset[int], ...]) -> bool:
    """Whether a tile laid this way has an equal number beside it, so that both can be covered."""
    first, second = near if way == spot else near[::-1]
    return tile.low in first or tile.high in second


def _hides(spot: Spot, high: list[Spot]) -> bool:
    """Whether a tile laid here leaves nothing of what could be covered before."""
    return all(not set(spot.cells).isdisjoint(other.cells) for other in high)


def _with_hand(walls: Walls, seat: Seat, tiles: Deck) -> tuple[Pile, ...]:
    hands = walls.hands
    return (*hands[:seat], hands[seat]._replace(tiles=tiles), *hands[seat + 1 :])


def _draw(walls: Walls, seat: Seat) -> Step:
    drawn, *rest = walls.stock.tiles
    hands = _with_hand(walls, seat, (*walls.hands[seat].tiles, drawn))
    event = Drew(seat, Pile((drawn,), hands[seat].eyes), (), len(rest))
    return _next_turn(walls._replace(hands=hands, stock=Pile(tuple(rest))), seat, event)


def _laid(walls: Walls, seat: Seat, brick: Brick) -> Walls:
    hands = _with_hand(walls, seat, without(walls.hands[seat].tiles, brick.tile))
    return walls._replace(hands=hands, bricks=(*walls.bricks, brick))


def _chain_ended(walls: Walls, seat: Seat) -> Step:
    """What is left is given away, mixed: the next seat picks first."""
    gifts = walls.hands[seat].tiles
    event = ChainEnded(seat, walls.chain, len(gifts))
    walls = walls._replace(chain=0)
    if not gifts:
        return _next_turn(walls, seat, event)
    hands = _with_hand(walls, seat, _mixed(walls, gifts))
    return walls._replace(hands=hands, giver=seat, turn=frozenset((walls.after(seat),))), (event,)


def _mixed(walls: Walls, gifts: Deck) -> Deck:
    """These tiles in an order that follows from the lot and is another one after every chain."""
    return lots.mixed(gifts, f"{walls.lot} {len(walls.bricks)}")


def _pick(walls: Walls, seat: Seat, action: Pick) -> Step:
    giver = walls.giver
    assert giver is not None
    tile = walls.hands[giver].tiles[action.number - 1]
    hands = _with_hand(walls, giver, without(walls.hands[giver].tiles, tile))
    walls = walls._replace(hands=hands)
    walls = walls._replace(hands=_with_hand(walls, seat, (*walls.hands[seat].tiles, tile)))
    event = Picked(seat, giver, action.number, Pile((tile,), frozenset((seat, giver))))
    if not walls.hands[giver].tiles:
        return _next_turn(walls._replace(giver=None), giver, event)
    follower = walls.after(seat)
    follower = walls.after(follower) if follower == giver else follower
    return walls._replace(turn=frozenset((follower,))), (event,)


def _next_turn(walls: Walls, seat: Seat, event: Event) -> Step:
    """The seat after this one is to move; if it has no tile and cannot draw any, the game is over."""
    follower = walls.after(seat)
    if walls.hands[follower].tiles or walls.stock.tiles:
        return walls._replace(turn=frozenset((follower,))), (event,)
    ended = Ended("exhausted", follower)
    hands = tuple(Pile(hand.tiles, everybody(len(walls.hands))) for hand in walls.hands)
    shown = (Revealed(at, hand) for at, hand in enumerate(hands) if hand.tiles)
    return walls._replace(hands=hands, turn=frozenset(), ended=ended), (event, ended, *shown)


OPTIONS = (
    flags.default(flags.SET, 9),
    Option("fort_limit", (5, 4), 5),
    Option("fort_level3", (3, 6), 3),
    flag("fort_chain_linked", True),
    Option("fort_levels", ("absolute", "relative"), "absolute"),
)

SAMPLE = "-1,0 2-5 5-3 3-1 1-8 -1,1 7-4 2.5,1.5@90 9-0 3,1 8-6 5.5,1.5@90 2-2 ^ 0,0 4-6 6-0 4,1 5-7 ^ 1,0 1-9"

PAGE: Page = Page(
    "fortress",
    2,
    ("CL",),
    (2, 3, 4),
    (6, 9),
    OPTIONS,
    rules=lambda o: Fortress(PAGE, o),
    sample=SAMPLE,
    kind="special",
    pace=15,
    lesson="grid",
)
