"""The command line: every command of `boneyard`, written out by hand in the order of a newcomer's questions."""

from boneyard.cli.analysing import analyse
from boneyard.cli.arena import arena
from boneyard.cli.catalogue import games, rules
from boneyard.cli.group import main
from boneyard.cli.keys import keys
from boneyard.cli.lines import fortune_teller, hectic, hungarian
from boneyard.cli.opening import open_
from boneyard.cli.patience import solo_1, solo_2
from boneyard.cli.playing import play, replay, simulate
from boneyard.cli.puzzles import dominance, squares
from boneyard.cli.results import results
from boneyard.cli.serving import export, import_, serve, verify
from boneyard.cli.solving import solve

__all__ = ["main"]

SERVER = (serve, keys, results, export, import_)
for command in (open_, games, rules, play, simulate, arena, replay, analyse, verify, solve, *SERVER):
    main.add_command(command)

for command in (squares, solo_1, solo_2, hectic, hungarian, dominance, fortune_teller):
    solve.add_command(command)
