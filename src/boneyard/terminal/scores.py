"""Totals, targets, partners and winners in words."""

from typing import Any

from boneyard import editions, lengths
from boneyard.laying import LayingGame
from boneyard.match import Match
from boneyard.tiles import Seat
from boneyard.words import Words

Sides = tuple[tuple[Seat, ...], ...]


def totals(match: Match, words: Words) -> str:
    """The totals of all the sides, unless they are secret."""
    if match.secret:
        return words.say("totals-secret")
    sides = match.game.sides(match.players)
    each = (words.counted(side, match.totals[side[0]]) for side in sides)
    return words.say("totals", totals=", ".join(each))


def standing(match: Match, words: Words) -> str:
    """The totals, how far the match goes, and who was there first if somebody else has more in the end."""
    told = f"{totals(match, words)} {target(match, words)}"
    overtaken = bool(match.first) and match.totals[match.first[0]] != match.target.best(match.totals)
    return f"{told} {_first(match, words)}" if overtaken else told


def _first(match: Match, words: Words) -> str:
    return words.say("target-first", names=words.side(match.winners), count=len(match.winners), **_you(match, words))


def target(match: Match, words: Words) -> str:
    """How far the match goes."""
    wanted = match.target
    far = "hands" if wanted.hands else "beyond" if wanted.beyond else "points"
    key = f"target-{far}-lowest" if wanted.lowest else f"target-{far}"
    return words.say(key, points=wanted.points, hands=wanted.hands)


def length(match: Match, words: Words) -> str:
    """How long the match will take, about."""
    hands, minutes = lengths.expected(match.game, match.players)
    key = "match-minutes" if match.target.hands or hands == 1 else "match-length"
    return words.say(key, hands=max(1, round(hands)), minutes=max(1, round(minutes)))


def edition(match: Match, words: Words) -> str:
    """The printed text that the match follows."""
    game = match.game
    followed = editions.followed(game.page, game.options.given, match.players)
    return words.say("edition-followed", edition=words.edition(*followed))


def agreed(match: Match, words: Words) -> str:
    """The options that were chosen, if there are any."""
    chosen = match.game.options.given.items()
    options = "; ".join(f"{words.option(name)}: {words.value(name, value)}" for name, value in chosen)
    return words.say("agreed", options=options) if options else ""


def winners(match: Match, words: Words) -> str:
    """Who has won the match, and by how much where that is what they win."""
    won = match.winners
    if match.players == 1:
        done, whole = match.reached or (0, 0)
        return words.say("alone-solved" if won else "alone-unsolved", done=done, whole=whole)
    key = "match-drawn" if len(won) == match.players else "match-won"
    you = _you(match, words)
    sentence = words.say(key, names=words.side(won), count=len(won), **you)
    margin = match.totals[won[0]] - min(match.totals) if match.target.margin else 0
    more = words.say("match-margin", points=margin, **you) if margin else ""
    return f"{sentence[:1].upper()}{sentence[1:]} {more}".rstrip()


def _you(match: Match, words: Words) -> dict[str, str]:
    return {"you": "yes" if words.you in match.winners else "no"}


def seating(game: Any, state: Any, words: Words, first: bool) -> list[str]:
    """Who plays with whom, if there are partners; and how one sits, if it is not known yet."""
    if not isinstance(game, LayingGame):
        return []
    sides = game.sides_of(state)
    paired = any(len(side) > 1 for side in sides)
    lines = [_partners(sides, words)] if paired else []
    if len(state.order) > 2 and (first or paired):
        lines.append(words.say("around", names=words.listing(map(words.name, state.order))))
    return lines


def _partners(sides: Sides, words: Words) -> str:
    one, other = sorted(sides, key=lambda side: words.you not in side)
    partners = [seat for seat in one if seat != words.you]
    if words.you in one:
        return words.say("partners-you", partner=words.side(partners), others=words.side(other))
    return words.say("partners", ones=words.side(one), others=words.side(other))
