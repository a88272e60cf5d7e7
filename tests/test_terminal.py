"""Tables as text: what is drawn is what lies on the table, in lines that fit."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from boneyard import Tile, game, terminal, view
from boneyard.errors import IllegalAction
from boneyard.games import PAGES
from boneyard.laying import LayingGame
from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Page, Value
from boneyard.state import Close, Draw, Pass, Place
from boneyard.terminal import choosing, hand, laying, scores
from boneyard.terminal.look import Look, can_show
from boneyard.tiles import Deck, DominoSet, parse_tiles
from boneyard.words import Words
from tests.laws import deals
from tests.tables import match_at, table

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo", "Iris", "Jon", "Kim")
WORDS = Words().seated(NAMES, you=0)
PLAIN = Look(80, plain=True)
LAYING = [page for page in PAGES if isinstance(page.game(), LayingGame)]


def laid(name: str, dealt: str, moves: str, players: int = 2, **options: Value) -> Match:
    """A table after these moves; the deck begins with the dealt tiles."""
    rules = game(name, **options)
    first = parse_tiles(dealt)
    deck = (*first, *(tile for tile in rules.tiles.tiles if tile not in first))
    match = Match.new(rules, players).deal(deck)
    for move in moves.split():
        (seat,) = match.turn
        match, _ = match.play(seat, rules.read(move))
    return match


def drawn(match: Match, look: Look = PLAIN) -> list[str]:
    """The layout alone."""
    assert isinstance(match.game, LayingGame)
    return laying.PICTURES[match.game.board.shape](match.state.layout, WORDS, look)


def picture(match: Match, look: Look = PLAIN) -> str:
    return terminal.picture(match.game, view(match.state, 0), 0, WORDS, look)


LINE = laid("plain-block", "6-6 5-6 2-5 0-0 0-1 0-2 0-3 1-6 1-5 4-6 2-2 2-3 2-4 3-3", "6-6 1-6@b 5-6@a 1-5@b 2-5@b")


def test_a_line_runs_from_the_left_end_to_the_right_with_doubles_marked() -> None:
    assert drawn(LINE) == ["  a 5 < [5|6][6:6][6|1][1|5][5|2] > 2 b"]
    assert drawn(LINE, Look()) == ["  a 5 ◄ [5│6][6║6][6│1][1│5][5│2] ► 2 b"]


def test_a_line_goes_on_below_when_it_is_too_long() -> None:
    assert drawn(LINE, Look(27, plain=True)) == ["  a 5 < [5|6][6:6][6|1]", "        [1|5][5|2] > 2 b"]


def test_below_the_layout_stand_the_ends_and_what_the_others_hold() -> None:
    assert picture(LINE).splitlines()[1:] == [
        "",
        "Ends: 5 on the left (a) and 2 on the right (b).",
        "Tiles in hand: Ben 5. Not in play: 14.",
    ]


def test_an_empty_table_says_so() -> None:
    match = laid("block", "6-6", "")
    assert picture(match).splitlines() == [
        "Nothing has been laid yet.",
        "Tiles in hand: Ben 7. Stock: 14, 12 to be drawn.",
    ]


def test_a_game_that_counts_the_ends_tells_their_total() -> None:
    match = laid("muggins", "6-6 0-5 0-4 0-3 0-2 0-1 0-0 3-6 1-6 4-6 2-2 2-3 2-4 3-3", "6-6 3-6@b")
    assert "Ends: 6 on the left (a) and 3 on the right (b). They total 15." in picture(match)


def test_a_closed_end_is_marked() -> None:
    match = laid("barricade", "6-6 5-6 5-5 0-0 0-1 0-2 0-3 1-6 1-5 4-6 2-2 2-3 2-4 3-3", "6-6 1-6@a 5-6@b 1-5@a 5-5@b!")
    assert drawn(match) == ["  a 5 < [5|1][1|6][6:6][6|5][5:5] #"]
    match = laid("barricade", "6-6 5-6 5-5 0-0 0-1 0-2 0-3 1-6 1-5 4-6 2-2 2-3 2-4 3-3", "6-6 1-6@a 5-6@b 1-5@a 5-5@a!")
    assert drawn(match) == ["  # [5:5][5|1][1|6][6:6][6|5] > 5 b"]


def test_a_line_with_one_end_grows_to_the_right() -> None:
    dealt = "6-6 5-6 0-0 2-6 0-1 0-2 4-6 0-3 0-4 3-6 1-1 1-2 1-6 1-3 1-4 2-2 2-3 2-4"
    match = laid("tiddle-wink", dealt, "6-6 5-6@a pass", 6, tiddle_one_end=True)
    assert drawn(match) == ["  [6:6][6|5] > 5 a"]


def test_halves_that_add_up_lie_as_they_were_laid() -> None:
    match = laid("all-sevens", "6-6 0-0 1-1 2-2 3-3 4-4 1-2 3-4 1-5 2-4 2-5 3-5 0-1 0-2", "6-6 3-4@b>3 1-2@a")
    assert drawn(match) == ["  a 2 < [2|1][6:6][4|3] > 3 b"]


CROSS = "6-6 0-6 0-1 0-2 0-3 0-4 0-5 1-6 1-1 1-2 1-3 1-4 1-5 2-2 2-6 2-3 2-4 2-5 3-3 3-4 3-5 3-6 4-6 5-6 4-4 4-5 5-5"


def test_a_cross_has_a_row_for_every_arm() -> None:
    match = laid("sebastopol", CROSS, "6-6 1-6@a 2-6@c 3-6@d 0-1@a", 4)
    assert drawn(match) == [
        "     [6:6]",
        "  a: |-[6|1][1|0] > 0",
        "  b: |- > 6",
        "  c: |-[6|2] > 2",
        "  d: `-[6|3] > 3",
    ]
    assert "Ends: a 0, b 6, c 2 and d 3." in picture(match)


def test_ends_to_be_filled_first_are_named_alone() -> None:
    match = laid("sebastopol-pairs", CROSS, "6-6 1-6@a 2-6@c", 4)
    assert "Ends to be filled first: b 6 and d 6." in picture(match)


def test_a_spinner_that_was_not_led_keeps_the_way_back_to_the_lead_as_an_arm() -> None:
    dealt = "4-6 1-4 1-2 0-1 0-2 0-3 6-6 5-5 3-5 1-3 2-3 2-4 2-5 5-6"
    moves = "4-6 5-6@b 1-4@a 5-5@b 1-2@a 3-5@c"
    match = laid("all-fives", dealt, moves, sniff_spinner=True, open_any_tile=True)
    assert drawn(match) == [
        "     [5:5]",
        "  a: |-[5|6][6|4][4|1][1|2] > 2",
        "  b: |- > 5",
        "  c: |-[5|3] > 3",
        "  d: `- > 5",
    ]


FEET = (
    "9-9 4-9 4-4 1-4 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9 1-1 1-2 1-3 1-5 1-6 1-7 1-8 1-9 2-2 2-3 "
    "8-9 2-4 3-4 2-5 2-6 2-7 2-8 2-9 3-3 3-5 3-6 3-7 3-8 3-9 4-5 4-6 4-7 4-8 5-5 5-6 5-7 5-8 5-9 6-6"
)


def test_toes_stand_below_their_foot() -> None:
    match = laid("chicken-foot", FEET, "9-9 8-9@b 4-9@a 2-8@b 4-4@a 2-4@c 1-4@a")
    assert drawn(match) == [
        "     [9:9]",
        "     |-[9|4][4:4]",
        "  a: |  |-[4|1] > 1",
        "  c: |  |-[4|2] > 2",
        "  d: |  `- > 4",
        "  b: `-[9|8][8|2] > 2",
    ]
    assert "Ends to be filled first: d 4." in picture(match)


def test_the_wall_of_french_has_two_storeys() -> None:
    dealt = "3-5 1-1 0-0 0-1 0-2 0-3 0-4 0-6 1-5 2-2 2-3 2-4 2-5 2-6 3-3 3-4"
    match = laid("french", dealt, "3-5 1-5@b 1-1@b 2-3@a")
    assert drawn(match) == [
        "  above  a 2 < [2--3][5--1]",
        "  below           [3--5][1==1] > 1 b",
    ]


def test_an_action_of_french_says_whether_the_tile_goes_over_or_under() -> None:
    dealt = "3-5 1-1 0-0 0-1 0-2 0-3 0-4 0-6 1-5 2-2 2-3 2-4 2-5 2-6 3-3 3-4"
    match = laid("french", dealt, "3-5 1-5@b")
    said = [terminal.action(match.game, match.state, action, WORDS) for action in match.actions(0)]
    assert said == [
        "lay 0-3 over the 3 at the left end (a)",
        "lay 1-1 under the 1 at the right end (b)",
        "lay 0-1 under the 1 at the right end (b)",
    ]


def test_the_row_of_italian_tells_its_total_and_what_is_worth_something() -> None:
    dealt = "6-6 0-1 0-2 0-3 0-4 0-5 0-6 5-5 1-1 1-2 1-3 1-4 1-5 1-6 4-5 2-2 2-3 2-4 2-5 2-6 3-3"
    match = laid("italian", dealt, "6-6 5-5@a 4-5@a", 3)
    assert picture(match).splitlines()[:3] == [
        "  [6:6][5:5][4|5]",
        "",
        "The total is 31. Worth something: 50 (2 points), 70 (3 points) and 100 (4",
    ]
    assert terminal.action(match.game, match.state, match.actions(0)[0], WORDS) == "lay 0-1, which makes 32"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_game_has_a_picture(page: Any) -> None:
    rules = page.game()
    players = min(rules.players)
    state = rules.start(players, deals(rules, players, Random(1)))
    assert type(state) in terminal.PICTURES


SHOWN: list[tuple[str, int, dict[str, Value]]] = [
    *((page.id, min(page.players), {}) for page in LAYING),
    *((page.id, max(page.players), {}) for page in LAYING if max(page.players) > min(page.players)),
    ("all-fives", 2, {"set": 9, "sniff_spinner": True}),
    ("barricade", 2, {"host": "french"}),
    ("chicken-foot", 3, {"cf_release_dead_foot": True, "cf_open_arms": 6}),
    ("cyprus", 10, {"cyprus_arms": 9}),
    ("tiddle-wink", 6, {"tiddle_one_end": True}),
]


@pytest.mark.parametrize("name, players, options", SHOWN, ids=str)
def test_a_picture_shows_every_tile_once_in_lines_that_fit(name: str, players: int, options: dict[str, Value]) -> None:
    rng = Random(name)
    table = Table.new(game(name, **options), players).dealt(rng)
    while table.match.turn:
        (seat,) = table.match.turn
        table = table.played(seat, rng.choice(table.match.actions(seat)))
        if len(table.match.state.layout.joints) % 5 == 0:
            assert_drawn(table.match)
    assert_drawn(table.match)


def assert_drawn(match: Match) -> None:
    for look in (PLAIN, Look(80), Look(60, plain=True)):
        assert max(map(len, picture(match, look).splitlines())) <= look.width
    assert picture(match).isascii()
    wide = "\n".join(drawn(match, Look(1_000, plain=True)))
    tiles = Counter(Tile.of(int(one), int(other)) for one, other in re.findall(r"\[(\d)[^\d\]]+(\d)\]", wide))
    assert tiles == Counter(match.state.layout.tiles)
    assert_ends(match, wide)


def assert_ends(match: Match, wide: str) -> None:
    """Every end is drawn with its name and its number; a row of italian has no ends to speak of."""
    if match.game.page.id == "italian":
        return
    right = re.findall(r"> (\d) ([a-z])$", wide, re.MULTILINE)
    left = [(number, name) for name, number in re.findall(r"([a-z]) (\d) <", wide)]
    arms = [(number, name) for name, number in re.findall(r"^ +([a-z]): .*> (\d)$", wide, re.MULTILINE)]
    assert sorted(right + left + arms) == sorted((str(end.number), end.name) for end in match.state.layout.ends)


def test_a_hand_shows_under_each_tile_the_numbers_of_its_actions() -> None:
    tiles = parse_tiles("0-1 1-6 6-6")
    actions = hand.in_order([Draw(), Place(Tile(6, 6), "a"), Place(Tile(1, 6), "a"), Place(Tile(1, 6), "b")], tiles)
    assert [str(action) for action in actions] == ["1-6@a", "1-6@b", "6-6@a", "draw"]
    assert hand.draw(tiles, actions, PLAIN) == ["  [0|1] [1|6] [6:6]", "         1,2    3"]


def test_a_large_hand_takes_several_rows() -> None:
    tiles: Deck = DominoSet(6).tiles[:24]
    rows = hand.draw(tiles, [Place(tiles[0]), Place(tiles[23])], PLAIN)
    assert [len(row) <= 80 for row in rows] == [True] * 4
    assert "".join(rows).count("[") == 24


ACTIONS = (
    Place(Tile(5, 6), "a"),
    Place(Tile(5, 6), "b"),
    Place(Tile(1, 5), "a"),
    Place(Tile(3, 4), "b", 3),
    Place(Tile(3, 4), "b", 4),
    Place(Tile(5, 5), "a"),
    Close(Tile(5, 5), "a"),
    Draw(),
    Pass(),
)
HAND = parse_tiles("5-6 1-5 3-4 5-5 2-2")


@pytest.mark.parametrize(
    "text, action",
    [
        ("2", "5-6@b"),
        ("5-6@b", "5-6@b"),
        ("6-5@b", "5-6@b"),
        ("65b", "5-6@b"),
        ("56 A", "5-6@a"),
        ("51", "1-5@a"),
        ("1-5", "1-5@a"),
        ("3-4@b>3", "3-4@b>3"),
        ("43>4", "3-4@b>4"),
        ("5-5", "5-5@a"),
        ("5-5@a!", "5-5@a!"),
        ("draw", "draw"),
        ("D", "draw"),
        ("p", "pass"),
    ],
)
def test_an_action_is_chosen_by_number_by_text_or_by_enough_of_it(text: str, action: str) -> None:
    assert str(choosing.read(text, ACTIONS, HAND, WORDS)) == action


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("5-6", "'5-6' can mean 5-6@a and 5-6@b: type one of them, or its number."),
        ("2-2", "2-2 cannot be laid there now."),
        ("1-5@b", "1-5 cannot be laid there now."),
        ("0-0", "You do not hold 0-0."),
        ("12", "You do not hold 1-2."),
        ("0", "'0' is not possible now: type a number from 1 to 9, or ? for help."),
        ("stop", "'stop' is not possible now: type a number from 1 to 9, or ? for help."),
        ("5-6@b>", "'5-6@b>' is not possible now: type a number from 1 to 9, or ? for help."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        choosing.read(text, ACTIONS, HAND, WORDS)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("known", PAGES, ids=lambda known: known.id)
def test_a_number_means_only_what_is_listed(known: Page) -> None:
    """Where there are too many actions for a list, digits are a tile or nothing, never a place in a list unseen."""
    match = Table.new(known.game(), min(known.game().players)).dealt(Random(known.id)).match
    seat = min(match.turn)
    tiles = hand.held(match.state, seat)
    actions = hand.in_order(match.actions(seat), tiles)
    listed = choosing.listed(actions)
    numbers = range(1, len(actions) + 1)
    for number in numbers if listed else {*numbers[:120], *numbers[-1:]}:  # two digits may be a tile, more never
        meant = _meant(str(number), actions, tiles)
        if listed:
            assert meant == actions[number - 1]
        else:
            assert meant is None or str(hand.tile_of(meant)) == "-".join(sorted(str(number)))


def _meant(text: str, actions: list[Any], tiles: Deck) -> Any:
    try:
        return choosing.read(text, actions, tiles, WORDS)
    except IllegalAction:
        return None


def test_what_is_not_listed_is_refused_without_a_word_of_numbers() -> None:
    actions = Table.new(game("hectic"), 2).dealt(Random(1)).match.actions(0)
    with pytest.raises(IllegalAction) as refused:
        choosing.read("1", actions, (), WORDS)
    assert str(refused.value) == "'1' is not possible now: type an action as it is explained above, or ? for help."


def test_where_numbers_are_written_the_place_of_a_tile_is_enough() -> None:
    match = Table.new(game("memory", memory_paper=True, tiles=6), 1).dealt(Random(1)).match
    lay = match.actions(0)[0]
    assert choosing.read(f"{lay.cell}{lay.way}", match.actions(0), (), WORDS) == lay


def test_a_word_that_leaves_hundreds_of_actions_is_answered_by_their_number() -> None:
    table = Table.new(game("memory"), 1).dealt(Random(1))
    actions = table.played(0, table.match.actions(0)[0]).match.actions(0)
    for text, count in (("5-6", 254), ("a1h", 49)):
        with pytest.raises(IllegalAction) as refused:
            choosing.read(text, actions, (), WORDS)
        assert str(refused.value) == f"'{text}' can mean {count} things: type more of it."


@pytest.mark.parametrize("digits", ["9" * 5_000, "1" * 5_000, "0" * 5_000 + "1"])
def test_a_number_of_any_length_is_refused_in_a_short_sentence(digits: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        choosing.read(digits, ACTIONS, HAND, WORDS)
    assert str(refused.value) == f"'{digits[:40]}' is not possible now: type a number from 1 to 9, or ? for help."


def test_box_drawing_needs_an_encoding_that_has_it() -> None:
    assert can_show("utf-8")
    assert not can_show("ascii")
    assert not can_show("latin-1")
    assert not can_show(None)


@pytest.mark.parametrize(
    "held, told", [("5-5 3-5 3-3 2-5", "The match goes to 61. Ben got there first."), ("1-2", "The match goes to 61.")]
)
def test_whoever_got_to_the_target_first_is_named_if_somebody_else_has_more_in_the_end(held: str, told: str) -> None:
    muggins = game("muggins")
    assert isinstance(muggins, LayingGame)
    state = table(muggins, ["0-1", f"4-4 {held}"], line="4-6 6-6", stock=0, turn=1)
    match, _ = match_at(muggins, state, totals=[56, 57]).play(1, muggins.read("4-4@a"))
    assert scores.standing(match, Words().seated(("Ann", "Ben"))).endswith(told)
