"""A picture of tiles on felt as SVG, without a letter in it: it needs no font, and is the same in every language."""

from boneyard.server.drawing.pen import Pen, Small, drawn

WIDTH, HEIGHT = 1200, 630  # what those who show previews ask for
ROOM = 1060, 500  # how much of it the tiles may take
LARGEST = 92  # the short side of a tile

FELT, DEEP, GLOW = "#245c49", "#184236", "#ffc94d"
TILE, EDGE, BACK, PIP, BRASS = "#fbf6e8", "#cdbf9f", "#7a3b2e", "#1d1a16", "#b98a2f"

# The spots of each number on a half that lies across, in steps from its middle.
_CORNERS, _OTHERS = ((-1, 1), (1, -1)), ((-1, -1), (1, 1))
_ROWS, _ENDS, _MIDDLE = ((0, -1), (0, 1)), ((-1, 0), (1, 0)), ((0, 0),)
SPOTS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    _MIDDLE,
    _CORNERS,
    _CORNERS + _MIDDLE,
    _CORNERS + _OTHERS,
    _CORNERS + _OTHERS + _MIDDLE,
    _CORNERS + _OTHERS + _ROWS,
    _CORNERS + _OTHERS + _ROWS + _MIDDLE,
    _CORNERS + _OTHERS + _ROWS + _ENDS,
    _CORNERS + _OTHERS + _ROWS + _ENDS + _MIDDLE,
)
# White, pink, red, yellow, green, blue, purple: the ground of a half where the halves are colours.
PLATES = ("#ffffff", "#ff93d0", "#c4101c", "#ffdf1f", "#12a53a", "#1a5fe0", "#5c159c")


def picture(words: str) -> str:
    """What the words of a sample mean, on felt."""
    pen = drawn(words)
    box = pen.box
    unit = min(ROOM[0] / box.width, ROOM[1] / box.height, LARGEST)
    left = WIDTH / 2 - (box.x + box.width / 2) * unit
    top = HEIGHT / 2 - (box.y + box.height / 2) * unit
    inside = _lines(pen) + "".join(_tile(tile, pen.colours) for tile in pen.tiles)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{DEEP}"/>'  # plain: a gradient takes twice as long to draw
        f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT - 28}" rx="26" fill="{FELT}"/>'
        f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT - 28}" rx="26" fill="none" stroke="{GLOW}" '
        f'stroke-opacity=".5" stroke-width="4"/>'
        f'<g transform="translate({left:.2f} {top:.2f}) scale({unit:.3f})">{inside}</g></svg>'
    )


def _lines(pen: Pen) -> str:
    path = "".join(f"M{x:g} {y:g}L{to_x:g} {to_y:g}" for x, y, to_x, to_y in pen.lines)
    return f'<path d="{path}" fill="none" stroke="#c3d8cb" stroke-opacity=".75" stroke-width=".09"/>' if path else ""


def _tile(tile: Small, colours: bool) -> str:
    (x, y), fill = tile.middle, TILE if tile.halves else BACK
    shape = 'x="-.97" y="-.47" width="1.94" height=".94" rx=".15"'
    body = f'<rect {shape} fill="{fill}" stroke="{EDGE}" stroke-width=".05"/>'
    face = "".join(_half(number, side, colours) for number, side in zip(tile.halves or (), (-0.5, 0.5), strict=False))
    bar = f'<path d="M0-.34V.34" stroke="{PIP}" stroke-opacity=".35" stroke-width=".05"/>'
    shade = f'<rect {shape} transform="translate(.03 .05)" fill-opacity=".25"/>'
    inside = shade + body + (f'{face}{bar}<circle r=".065" fill="{BRASS}"/>' if tile.halves else "")
    return f'<g transform="translate({x:g} {y:g}) rotate({tile.turn})">{inside}</g>'


def _half(number: int, middle: float, colours: bool) -> str:
    if colours:
        ground = PLATES[number % len(PLATES)]
        return f'<rect x="{middle - 0.41:g}" y="-.41" width=".82" height=".82" rx=".1" fill="{ground}"/>'
    size = 0.095 if number > 6 else 0.105
    spots = SPOTS[number] if number < len(SPOTS) else ()
    return "".join(f'<circle cx="{middle + 0.27 * x:g}" cy="{0.27 * y:g}" r="{size}" fill="{PIP}"/>' for x, y in spots)
