"""Our bots against the players of two packages, on the same deals with all seats swapped, and the time of a move.

    pip install -e .[bench] && python -m boneyard.fast.compiled && python bench/peers.py --deals 500

`dominoes`, four in pairs: by its own deal and points and by those of plain-block (bench/peer_dominoes.py tells what
differs); `heaviest` lays most pips first, `searching` is its best player that sees no hidden tile. `ismcts`, for two:
OpenSpiel's search on block dominoes (bench/peer_ismcts.py). hard has at most the mean time of a move of its opponent:
that is measured first, on a few deals, where there is a choice. Hands won in percent, a draw half; a deal is one value.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from boneyard import arena, game
from boneyard.arena import Bout, Contest
from boneyard.cli.screen import bar
from boneyard.fast.compiled import is_ready
from boneyard.pages import Game
from boneyard.players import Player, Seen, hard, level
from boneyard.terminal.crew import Crew
from boneyard.terminal.standings import percent

SEED = "peers"


class Settings(NamedTuple):
    """How much everybody may think."""

    budget: float  # seconds of hard
    start: (
        int  # the move from which the package searches by its own rules; with five tiles each it is fast from the first
    )
    samples: int  # hands that it tries
    simulations: int  # of the tree search


class Portion(NamedTuple):
    """Some deals, as another process is told of them."""

    peer: str
    ours: str
    settings: Settings
    numbers: range


def rules_of(peer: str) -> tuple[Game, int]:
    """What is played, by how many."""
    if peer.endswith("package rules"):
        from bench.peer_dominoes import package_rules

        return package_rules(), 4
    return game("plain-block"), 2 if peer == "ismcts" else 4


def player_of(peer: str, settings: Settings) -> Player:
    """The player of a package."""
    if peer == "ismcts":
        from bench import peer_ismcts

        return peer_ismcts.searching(settings.simulations)
    from bench import peer_dominoes

    if peer.startswith("heaviest"):
        return peer_dominoes.heaviest
    start = settings.start if peer.endswith("package rules") else 0
    return peer_dominoes.searching(start, settings.samples)


PEERS = ("heaviest, package rules", "searching, package rules", "heaviest", "searching", "ismcts")


def bot(settings: Settings, name: str, rules: Game) -> Player:
    """Who a bot is by its name."""
    if name in PEERS:
        return player_of(name, settings)
    return partial(hard.chosen, seconds=settings.budget) if name == "hard" else level(name, rules)


def played(portion: Portion, clocked: Callable[[str, Player], Player] = lambda name, player: player) -> list[Bout]:
    """The deals of a portion."""
    rules, players = rules_of(portion.peer)
    contest = Contest(rules, players, (portion.ours, portion.peer), SEED)
    named = partial(bot, portion.settings)
    return list(arena.play(contest, lambda name, game: clocked(name, named(name, game)), portion.numbers))


def times(portion: Portion) -> dict[str, float]:
    """The mean time that each bot takes for a move where it has a choice."""
    spent: dict[str, float] = defaultdict(float)
    moves: Counter[str] = Counter()

    def clocked(name: str, player: Player) -> Player:
        def choose(seen: Seen) -> Any:
            began = process_time()
            action = player(seen)
            if len(seen.actions) > 1:
                spent[name] += process_time() - began
                moves[name] += 1
            return action

        return choose

    played(portion, clocked)
    return {name: spent[name] / moves[name] for name in moves}


def measured(ours: str, peer: str, settings: Settings, deals: int, crew: Crew) -> str:
    """A line of the table."""
    first = times(Portion(peer, ours, settings, range(-6, 0)))
    settings = settings._replace(budget=min(settings.budget, first[peer]))
    spent = times(Portion(peer, ours, settings, range(-6, 0)))
    work = [Portion(peer, ours, settings, range(at, min(at + 2, deals))) for at in range(0, deals, 2)]
    bouts: list[Bout] = []
    with bar(f"{ours} against {peer}", deals) as progress, crew.doing(played, work) as results:
        for some in results:
            bouts += some
            progress(len(bouts))
    score = arena.score(bouts)
    return f"| `{ours}` | {peer} | {percent(score)} | {1000 * spent[ours]:.2f} | {1000 * spent[peer]:.2f} |"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", type=lambda text: text.split(","), default=["hard", "medium"], help="hard,medium,...")
    parser.add_argument(
        "--peers", type=lambda text: text.split(";"), default=PEERS, help=f"with ; of: {'; '.join(PEERS)}"
    )
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--budget", type=float, default=10.0, help="milliseconds of hard at most (default 10)")
    parser.add_argument(
        "--start", type=int, default=6, help="the move from which `dominoes` searches by its own rules (default 6)"
    )
    parser.add_argument("--samples", type=int, default=10, help="hands that it tries for a move (default 10)")
    parser.add_argument("--simulations", type=int, default=500, help="of OpenSpiel's search for a move (default 500)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one on every core (default)")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    if not is_ready():
        print("The engine is not compiled, so hard is weaker: python -m boneyard.fast.compiled", file=sys.stderr)
    settings = Settings(given.budget / 1000, given.start, given.samples, given.simulations)
    print("| ours | theirs | hands won, % | our time of a move, ms | theirs |")
    print("|---|---|---|---|---|", flush=True)
    for peer in given.peers:
        for ours in given.ours:
            print(measured(ours, peer, settings, given.deals, Crew(given.jobs)), flush=True)


if __name__ == "__main__":
    main()
