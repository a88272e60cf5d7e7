"""Play games and keep their playthroughs: those named on the command line, else those that are missing."""

import sys

from boneyard.games import page
from tests.playthroughs import missing, path, write

if __name__ == "__main__":
    for wanted in [page(name) for name in sys.argv[1:]] or missing():
        write(wanted)
        sys.stdout.write(f"{path(wanted.id).name}\n")
