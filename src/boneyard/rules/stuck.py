"""Cannot or will not lay: passing and drawing."""

from typing import NamedTuple

from boneyard.state import Action, Draw, Pass

ALWAYS = 1_000  # more draws than any stock has tiles
DRAW, PASS = (Draw(),), (Pass(),)


class Stuck(NamedTuple):
    """What a player may do besides laying, and what is drawn at the end of a turn."""

    unable: int = 0  # draws in a turn for a player whose tiles do not fit
    able: int = 0  # draws in a turn for a player who could lay
    tiles: int = 1  # tiles taken with each draw
    over: bool = False  # a draw ends the turn
    choice: bool = False  # a player whose tiles do not fit may pass although they could draw
    at_end: str = ""  # one tile at the end of a turn: "" never, "laid" after laying, "always"
    reserve: int = 0  # tiles of the stock that nobody may draw
    may_pass: bool = False  # a player may pass although they could lay

    def actions(self, able: bool, drawn: int, stock: int) -> tuple[Action, ...]:
        """Drawing and passing as they are allowed at this moment."""
        draw = drawn < (self.able if able else self.unable) and stock > self.reserve
        may_pass = self.may_pass if able else self.choice or not draw
        return (DRAW if draw else ()) + (PASS if may_pass else ())

    def draws(self, stock: int) -> bool:
        """Whether anybody may still draw."""
        return stock > self.reserve and bool(self.unable or self.able or self.at_end)

    def amount(self, stock: int) -> int:
        """How many tiles one draw takes from this stock."""
        return min(self.tiles, stock - self.reserve)


def knock(may_pass: bool = False) -> Stuck:
    """Pass; nothing is ever drawn."""
    return Stuck(may_pass=may_pass)


def draw_at_end(reserve: int, may_pass: bool = False) -> Stuck:
    """Pass; every turn ends with drawing one tile."""
    return Stuck(at_end="always", reserve=reserve, may_pass=may_pass)


def draw_until_able(reserve: int, may_pass: bool = False) -> Stuck:
    """Draw until a tile fits; pass when nothing is left to draw."""
    return Stuck(unable=ALWAYS, reserve=reserve, may_pass=may_pass)


def draw_up_to(most: int, reserve: int, may_pass: bool = False) -> Stuck:
    """Draw until a tile fits, but no more than so many in a turn; then pass."""
    return Stuck(unable=most, reserve=reserve, may_pass=may_pass)


def draw_freely(reserve: int) -> Stuck:
    """Draw as many as you like before laying; pass only when you can neither lay nor draw."""
    return Stuck(unable=ALWAYS, able=ALWAYS, reserve=reserve)
