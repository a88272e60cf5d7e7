"""What a screen needs besides the first files: its page names it all, so that a browser asks for everything at once."""

import json
from html import escape
from pathlib import Path

FILE = "preloads.json"  # as the build of the client has written it: lists of files by screens and languages

Preloads = dict[str, dict[str, list[str]]]


def preloads_in(folder: Path) -> Preloads:
    """What the build in this folder says; nothing if there is none."""
    file = folder / FILE
    found: Preloads = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def tags(preloads: Preloads, screen: str, lang: str) -> list[str]:
    """The tags that name the files of a screen in a language."""
    return [_tag(escape(f"/{file}")) for file in preloads.get(screen, {}).get(lang, ())]


def _tag(path: str) -> str:
    """Styles are waited for; a program is only fetched, and runs when it is imported."""
    rel = "stylesheet" if path.endswith(".css") else "modulepreload"
    return f'<link rel="{rel}" crossorigin href="{path}" />'
