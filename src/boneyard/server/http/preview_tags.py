"""The head of a page: its title, and the tags from which others make a preview of a link (Open Graph, Twitter)."""

import re
from collections.abc import Sequence
from html import escape

from boneyard.server.drawing import png, svg
from boneyard.server.http.screens import Screen
from boneyard.words import languages

HEAD = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'\s*<meta name="description"[^>]*>')
LANG = re.compile(r'<html lang="[^"]*"')


def with_tags(page: str, screen: Screen, lang: str, base: str, path: str, needs: Sequence[str] = ()) -> str:
    """The page of the client with the head of one screen; names that people chose are escaped."""
    head = "\n    ".join([f"<title>{escape(screen.title)}</title>", *_tags(screen, lang, base, path), *needs])
    tagged = HEAD.sub(lambda _: head, DESCRIPTION.sub("", page), count=1)
    return LANG.sub(f'<html lang="{lang}"', tagged, count=1)


def _tags(screen: Screen, lang: str, base: str, path: str) -> list[str]:
    named = {"description": screen.text} | ({} if screen.listed else {"robots": "noindex"})
    about = {"og:title": screen.title, "og:description": screen.text, "og:type": "website", "og:site_name": "Boneyard"}
    about |= {"og:url": base + path, "og:locale": lang} | _picture(screen, base)
    named |= {"twitter:card": "summary_large_image"} if png.AVAILABLE else {"twitter:card": "summary"}
    tags = [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in about.items()]
    return tags + (_alternates(base + path) if screen.listed else [])


def _picture(screen: Screen, base: str) -> dict[str, str]:
    if not png.AVAILABLE:
        return {}
    size = {"og:image:width": str(svg.WIDTH), "og:image:height": str(svg.HEIGHT), "og:image:type": "image/png"}
    return {"og:image": f"{base}/preview/{screen.picture}.png", **size, "og:image:alt": screen.title}


def _alternates(address: str) -> list[str]:
    """The same page in every language, for search engines."""
    return [
        f'<link rel="canonical" href="{escape(address)}" />',
        *(f'<link rel="alternate" hreflang="{lang}" href="{escape(address)}?lang={lang}" />' for lang in languages()),
        f'<link rel="alternate" hreflang="x-default" href="{escape(address)}" />',
    ]
