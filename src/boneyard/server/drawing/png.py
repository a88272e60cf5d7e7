"""A picture as PNG, for those who show no SVG: drawn by resvg, which the extra `previews` installs."""

from functools import lru_cache

from boneyard.server.drawing.svg import picture

try:
    import resvg_py
except ImportError:  # then pages name no picture
    resvg_py = None  # type: ignore[assignment]

AVAILABLE = resvg_py is not None


@lru_cache(128)  # some megabytes
def png(words: str) -> bytes:
    """What the words of a sample mean, as PNG."""
    return resvg_py.svg_to_bytes(svg_string=picture(words), skip_system_fonts=True)
