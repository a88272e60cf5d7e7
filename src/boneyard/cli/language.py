"""The language of the command line: named by --lang, else the one that the terminal is set to."""

import os
import re
import sys
from collections.abc import Sequence

from boneyard.words import SOURCE, languages

# Where a terminal says what its reader speaks, in the order of the system's own programs; ours comes before all.
WISHES = ("BONEYARD_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def wished() -> str:
    """The first language that the reader wishes for and that we speak; a variable may name several: "pl:de"."""
    named = (part for name in WISHES for part in os.environ.get(name, "").split(":") if part)
    return next((lang for each in named if (lang := _language(each)) in languages()), SOURCE)


def spoken(args: Sequence[str] | None = None) -> str:
    """The language of a command by all its words, which may not be understood."""
    words = " ".join(sys.argv[1:] if args is None else args)
    named = re.search(r"--lang[ =](\S+)", words)
    return named[1] if named and named[1] in languages() else wished()


def _language(wish: str) -> str:
    """The language in the name of a locale: "pl" of "pl_PL.UTF-8"."""
    return re.split(r"[_.@-]", wish.lower())[0]
