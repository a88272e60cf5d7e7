"""Bots of one's own on the command line: where their modules are found."""

import sys
from pathlib import Path


def find_here(bots: str) -> None:
    """Let the modules of bots be found in the current folder; it comes last, so that it hides no other module."""
    here = str(Path.cwd())
    if ":" in bots and here not in sys.path:
        sys.path.append(here)
