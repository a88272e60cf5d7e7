"""How strong the bots are: the tables of docs/strength.md, as Markdown.

    python -m boneyard.fast.compiled && python bench/strength.py --keep strength.json > tables.md
    python bench/strength.py --games plain-block --pairs hard:old,hard:medium --quick

Two players, single hands: plain-block and draw with seven tiles each, every deal played with the seats swapped. A hand
counts 1, a half or 0 by who won it; a deal is one value, the mean of its two hands. All other games, and pairs where a
game has them: whole matches with all seats swapped, as few players as can play; with --stop only until a confidence
sequence (see `boneyard arena --help`) no longer holds 50 %. What is kept in a file is not measured again, so that a
long measurement can be stopped and continued, unless the bots have changed since.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from bench.strength_bots import bots
from bench.strength_cells import Cell, Kept, Limits, measured
from boneyard import PAGES
from boneyard.fast.compiled import is_ready
from boneyard.intervals import Interval
from boneyard.pages import Page
from boneyard.terminal.arena import How, seats
from boneyard.terminal.crew import Crew
from boneyard.terminal.standings import percent

HANDS = ("plain-block", "draw")
ROWS = ("hard", "medium", "easy")
COLUMNS = ("random", "highest", "old", "medium")
LADDER = (("hard", "medium"), ("medium", "easy"))


def single_hands(page: Page) -> Iterator[Cell]:
    """The cells of a game whose single hands are compared."""
    for row in ROWS:
        yield from (Cell(page.id, 2, row, column, whole=False) for column in COLUMNS if row != column)


def whole_matches(page: Page) -> Iterator[Cell]:
    """The cells of a game whose matches are compared: with as few as can play, and in pairs."""
    game = page.game()
    few = {seats(game)} - {1} - ({2} if page.id in HANDS else set())
    in_pairs = {players for players in game.players if players > 2 and len(game.sides(players)) == 2}
    for players in sorted(few | in_pairs):
        yield from (Cell(page.id, players, *two, whole=True) for two in LADDER)


def cells(games: list[str], pairs: list[str]) -> list[Cell]:
    """Everything that is asked for."""
    chosen = [page for page in PAGES if page.id in games or not games]
    found = [cell for page in chosen if page.id in HANDS for cell in single_hands(page)]
    found += [cell for page in chosen for cell in whole_matches(page)]
    return [cell for cell in found if f"{cell.row}:{cell.column}" in pairs or not pairs]


def hands_table(found: dict[Cell, Interval]) -> Iterator[str]:
    """Two players, single hands."""
    for game in HANDS:
        here = {cell: each for cell, each in found.items() if cell.game == game and not cell.whole}
        if here:
            yield f"\n| `{game}` | {' | '.join(COLUMNS)} |"
            yield "|---" * (len(COLUMNS) + 1) + "|"
            yield from (_row(row, game, here) for row in ROWS if any(cell.row == row for cell in here))


def _row(row: str, game: str, here: dict[Cell, Interval]) -> str:
    told = (here.get(Cell(game, 2, row, column, whole=False)) for column in COLUMNS)
    return f"| `{row}` | {' | '.join(shown(each) for each in told)} |"


def matches_table(found: dict[Cell, Interval]) -> Iterator[str]:
    """The other games, whole matches."""
    here = {cell: each for cell, each in found.items() if cell.whole}
    if not here:
        return
    yield "\n| game | players | " + " | ".join(f"`{one}` against `{other}`" for one, other in LADDER) + " |"
    yield "|---|---" + "|---" * len(LADDER) + "|"
    for game, players in dict.fromkeys((cell.game, cell.players) for cell in here):
        told = (here.get(Cell(game, players, *two, whole=True)) for two in LADDER)
        yield f"| `{game}` | {players} | {' | '.join(shown(each) for each in told)} |"


def shown(measured: Interval | None) -> str:
    """A share and half of its interval in percent; bold, if it is more than a half for certain."""
    if measured is None:
        return ""
    return f"**{percent(measured)}**" if measured.low > 0.5 else percent(measured)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=lambda text: text.split(","), default=[], help="ids with commas; default all")
    parser.add_argument("--pairs", type=lambda text: text.split(","), default=[], help="such as hard:old,medium:easy")
    parser.add_argument("--deals", type=int, default=4_000, help="for a cell of single hands (default 4000)")
    parser.add_argument("--matches", type=int, default=400, help="for a cell of whole matches (default 400)")
    parser.add_argument("--stop", action="store_true", help="end matches when it is decided, with wider intervals")
    parser.add_argument("--quick", action="store_true", help="200 deals, 20 matches")
    parser.add_argument("--budget", type=float, default=10.0, help="milliseconds that hard may think (default 10)")
    parser.add_argument("--samples", type=int, default=400, help="deals that hard weighs at most (default 400)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one on every core (default)")
    parser.add_argument("--seed", default="strength", help="of the deals")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="what is measured is kept here and not done again")
    parser.add_argument("--trust", action="store_true", help="take what is kept although the bots have changed since")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    if not is_ready():
        print("The engine is not compiled, so hard is weaker: python -m boneyard.fast.compiled", file=sys.stderr)
    deals, matches = (200, 20) if given.quick else (given.deals, given.matches)
    limits = Limits(deals, matches, given.stop)
    how = How(Crew(given.jobs), bots(given.budget / 1000, given.samples))
    kept = Kept(given.keep, given.seed, f"{given.budget:g} ms, {given.samples} deals", given.trust)
    asked = cells(given.games, given.pairs)
    if not asked:
        sys.exit(
            "Nothing is measured for these games and pairs: `boneyard games` lists the games, --help shows a pair."
        )
    found = {cell: measured(cell, limits, how, kept) for cell in asked}
    print("\n".join((*hands_table(found), *matches_table(found))))


if __name__ == "__main__":
    main()
