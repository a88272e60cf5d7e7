"""Playing at the terminal: whole games by typed lines, saved and resumed, and the same for the same seed."""

import json
import re
from pathlib import Path

import pytest

from boneyard import Record
from tests.command_line import LAYING, folder, good, refused

__all__ = ["folder"]


@pytest.mark.parametrize("name", LAYING)
def test_every_game_can_be_played_to_the_end_of_a_hand_by_the_first_action(name: str) -> None:
    shown = good("play", name, "--seed", "1", typed="1\n" * 30)
    assert re.search("Press Enter for the next hand|Another match", shown)
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert not re.search(r"[{}]|\$|event-|action-", shown)


def test_a_whole_match_of_muggins_ends_with_a_winner() -> None:
    shown = good("play", "muggins", "--level", "medium/ada", "--seed", "5", typed="1\n" * 400)
    totals = re.findall(r"Score: you (\d+), Ada (\d+)\. The match goes to 61\.", shown)
    assert [max(map(int, pair)) >= 61 for pair in totals] == [False] * (len(totals) - 1) + [True]
    assert len(totals) > 1
    assert re.search(r"\n(You win the match!|Ada wins the match\.)\n\nAnother match\?.*\nGoodbye\.\n$", shown)


def test_what_was_agreed_is_told_at_the_table_and_only_what_was() -> None:
    words = ["-o", "team_talk=true", "-o", "team-hand=redeal5"]
    shown = " ".join(good("play", "team-block", *words, "--seed", "1", typed="q\n").split())
    assert "The match goes to 100." in shown
    assert "Agreed: Open talk: yes; Hand of a team player: deal five new tiles each." in shown
    assert "Agreed" not in good("play", "team-block", "--seed", "1", typed="q\n")


def test_pairs_of_fives_and_threes_win_the_difference_of_the_totals() -> None:
    words = ("--players", "4", "--names", "Player,Ada,Ben,Cleo", "--seed", "5")
    shown = good("play", "fives-and-threes", *words, typed="1\n" * 200)
    found = re.search(
        r"Score: you and Ben (\d+), Ada and Cleo (\d+)\. The match goes to 31\.\n(.*) win the match", shown
    )
    assert found
    margin = abs(int(found[1]) - int(found[2]))
    assert re.search(rf"win the match[.!] (You|They) win the difference: {margin} points?\.\n", shown)


def test_the_bots_are_characters_and_whoever_resumes_meets_the_same_ones(tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    words = ("--players", "4", "--level", "easy", "--names", "Ann,Max", "--seed", "6")
    shown = good("play", "block", *words, typed=f"s {saved}\nq\n")
    found = re.search(r"^The bots: (\w+) ([\w ]+) and (\w+) ([\w ]+)\.$", shown, re.MULTILINE)
    assert found
    assert found[1] != found[3]
    assert found[2] != found[4]
    assert shown.startswith(f"Block, with Max, {found[1]} and {found[3]}.")
    assert found[0] in good("play", "--resume", str(saved), "--seat", "0", typed="q\n")
    assert "The bot" not in good("play", "concentration", "--seed", "6", typed="q\n")


def test_a_bot_is_asked_for_by_its_temperament_or_name() -> None:
    asked = good("play", "block", "--players", "3", "--level", "easy/Ben", "--seed", "1", typed="q\n")
    assert re.search(r"The bots: Ben likes to block and (Hugo|Kim) likes to block\.", asked)
    shown = good("simulate", "block", "--bots", "medium/careful,medium/Gia", "--hands", "2", "--seed", "1")
    assert "medium/careful" in shown
    assert "No bot is 'wild'" in refused("play", "block", "--level", "easy/wild")


def test_points_are_claimed_and_called_by_number() -> None:
    shown = good("play", "muggins", "-o", "muggins_call=true", "--seed", "1", "--level", "easy", typed="1\n" * 60)
    assert re.search(
        r" 1  claim 1 point\n  2  claim 2 points\n  3  claim 3 points\n  4  claim 4 points\n  5  claim nothing", shown
    )
    assert " call Muggins for 1 point" in shown
    assert "You claim 1 point, but that is wrong." in shown
    assert "They total" not in shown.split("Hand 2")[0]


def test_after_a_match_another_can_be_played() -> None:
    shown = good("play", "netz", "--seed", "1", "-o", "hands=1", typed="y\nd\n1\n" * 40)
    assert shown.count("Another match?") > 1
    assert shown.count("\nHand 1\n") > 1


def test_partners_are_named_and_score_together() -> None:
    words = ("--players", "4", "--names", "Player,Ada,Ben,Cleo", "--seed", "4")
    shown = good("play", "muggins", *words, typed="1\n" * 8)
    assert "You play with Ben against Ada and Cleo." in shown
    assert re.search(r"Score: you and Ben \d+, Ada and Cleo \d+\.", shown)


def test_the_score_of_peruvian_is_secret_until_the_last_hand() -> None:
    shown = good("play", "peruvian", "--seed", "1", "-o", "hands=2", typed="c\n" + "1\n" * 40)
    before, after = shown.split("Score: you ", 1)
    assert "The score is secret until only the last hand is left." in before
    assert "Press Enter for the next hand" in after
    assert "secret" not in after


def test_names_seat_set_and_options_are_taken(folder: Path) -> None:
    words = ["--seat", "1", "--names", "Ann", "--set", "9", "--set", "target=50", "-o", "stock-reserve=0"]
    shown = good("play", "block", *words, "--seed", "1", typed="s game.txt\nq\n")
    assert "Block, with Ann.\nThe match goes to 50." in shown
    record = Record.read(Path("game.txt").read_text("utf-8"))
    assert record.options == {"set": 9, "target": 50, "stock_reserve": 0}
    assert record.names == ("Ann", "Player")


@pytest.mark.parametrize(
    "game, told, untold",
    [
        (
            "all-sevens",
            ["draw   draw a tile", "Of a word its beginning is enough.", "  e  the ends"],
            ["claim", "@a!"],
        ),
        ("barricade", ["5-5@b!, a double closes that end"], ["claim"]),
        ("hectic", ["claim    claim the double", "-3-5 to put it back"], ["  e  the ends", "draw", "If nothing fits"]),
        ("concentration", ["a1  turn up a1", "Type a cell, such as b3."], ["Of a word", "draw", "lay"]),
        ("dominance", ["1-1@1  1-1 in row 1: 1 point"], ["@a", "draw"]),
    ],
)
def test_help_speaks_of_the_game_that_is_played(game: str, told: list[str], untold: list[str]) -> None:
    shown = good("play", game, "--seed", "3", "--level", "easy", typed="?\nq\nn\n")
    helped = " ".join(shown.partition("for help): ?\n")[2].splitlines())
    assert [text for text in told if text not in helped] == []
    assert [text for text in untold if text in helped] == []


def test_help_between_hands_offers_no_action() -> None:
    typed = "1\n" * 40 + "?\nq\nn\n"
    shown = good("play", "plain-block", "--seed", "3", "--level", "easy", "-o", "hands=1", typed=typed)
    assert "Now you can type" not in shown.rpartition("Plain Block. ")[2]


def test_the_only_set_of_a_game_may_be_named() -> None:
    assert good("play", "cyprus", "--set", "9").startswith("Cyprus")


def test_what_is_typed_is_answered() -> None:
    typed = "?\nh\ne\nl\nc\nt\nr\n5-6@z\n0-0\nnonsense\nu\n\nq\nn\n"
    shown = good("play", "plain-block", "--level", "medium/ada", "--seed", "3", typed=typed)
    assert "Of 1-5@a it is enough to type what leaves no doubt, such as 15a." in shown.replace("\n", " ")
    for answer in (
        "Plain Block. Block without any drawing: lay or knock.",
        "Now you can type, for example:\n  1-5@a  lay 1-5 at the left end (a), on the 5\n",
        "If nothing fits: Knock on the table: you pass.",
        "boneyard rules plain-block\n",
        "A good player would choose 3: lay 3-5 at the left end (a), on the 5.",
        "Ends: 5 on the left (a) and 5 on the right (b).",
        "Ada leads 5-5.",
        "Score: you 0, Ada 0. The match goes to 100.",
        "Whoever holds the highest double leads it.",
        "You do not hold 5-6.",
        "0-0 cannot be laid there now.",
        "'nonsense' is not possible now: type a number from 1 to 6, or ? for help.",
        "There is nothing to take back in this hand.",
        "This game is not saved. Save it first? (y/n) n",
    ):
        assert answer in shown
    assert shown.endswith("Goodbye.\n")
    assert shown.count("  a 5 ◄ [5║5] ► 5 b") == 3


def test_enter_plays_the_only_action() -> None:
    shown = good("play", "block", "--seed", "6", "--seat", "1", typed="\n" * 3)
    assert "Your only move: press Enter (? for help): \n\nYou lead 6-6." in shown


def test_a_decision_can_be_taken_back(folder: Path) -> None:
    shown = good("play", "plain-block", "--seed", "3", typed="s before.txt\n4\nu\ns after.txt\nu\n1-5@b\nq\nn\n")
    assert "You lay 3-5 at the right end (b)." in shown
    assert shown.count("Taken back.") == 1
    assert "There is nothing to take back in this hand." in shown
    assert "You lay 1-5 at the right end (b)." in shown
    assert Path("before.txt").read_bytes() == Path("after.txt").read_bytes()


def test_what_has_been_seen_cannot_be_taken_back() -> None:
    shown = good("play", "block", "--seed", "3", typed="1\nu\nq\nn\n")
    assert "You draw 2-6" in shown
    assert "That cannot be taken back: since then you have seen tiles that were hidden." in shown


def test_a_match_that_ended_in_mid_hand_goes_on_after_a_take_back() -> None:
    words = ["play", "muggins", "--seed", "3", "-o", "target=3"]
    over = good(*words, typed="1\n" * 30).split("Another match?")[0]
    moves = len(re.findall(r"\nYour (?:only )?move\b", over))
    shown = good(*words, typed="1\n" * moves + "u\nq\nn\n")
    assert "Another match? (y/n, s saves this one) u\nTaken back.\n" in shown
    assert "? for help): q\n" in shown.split("Taken back.")[1]


def test_a_game_is_saved_and_goes_on_where_it_was(folder: Path) -> None:
    before = good("play", "muggins", "--players", "3", "--seat", "1", "--seed", "7", typed="1\n1\n1\ns\nq\n")
    assert "This game is not saved" not in before
    (file,) = folder.iterdir()
    assert re.fullmatch(r"muggins-\d{4}-\d\d-\d\d\.txt", file.name)
    after = good("play", "--resume", file.name, "--seed", "1", typed="l\nq\n")
    asked = "Your hand, "
    assert after[after.index(asked) :].splitlines()[:3] == before[before.rindex(asked) :].splitlines()[:3]
    assert "You " in after.split("? for help): l\n")[1]
    to_the_end = good("play", "muggins", "--resume", file.name, "--seed", "1", typed="1\n" * 400)
    assert "the match" in to_the_end


def test_a_match_that_is_over_can_be_resumed_for_another(folder: Path) -> None:
    Path("over.txt").write_text(
        json.loads(good("simulate", "netz", "-o", "hands=1", "--hands", "1", "--seed", "1", "--json"))["matches"][0][
            "record"
        ],
        "utf-8",
    )
    shown = good("play", "--resume", "over.txt", typed="y\nq\n")
    assert re.search(r"wins? the match", shown)
    assert "Another match? (y/n, s saves this one) y\n\nHand 1\n" in shown
    assert refused("play", "block", "--resume", "over.txt") == "over.txt is a record of netz, not of block."


def test_saving_never_writes_over_a_file_unasked(folder: Path) -> None:
    file = Path("mine.txt")
    file.write_text("precious", "utf-8")
    shown = good("play", "plain-block", "--seed", "3", typed="s mine.txt\nn\nq\nn\n")
    assert "mine.txt is there already. Write over it? (y/n) n\nNothing was saved." in shown
    assert file.read_text("utf-8") == "precious"
    assert "Saved in mine.txt." in good("play", "plain-block", "--seed", "3", typed="s mine.txt\ny\nq\n")
    assert Record.read(file.read_text("utf-8")).game == "plain-block"


def test_saving_by_default_finds_a_new_name(folder: Path) -> None:
    for _ in range(3):
        good("play", "plain-block", "--seed", "3", typed="1\nq\ny\n")
    names = sorted(file.name for file in folder.iterdir())
    assert [re.sub(r"\d{4}-\d\d-\d\d", "DATE", name) for name in names] == [
        "plain-block-DATE-2.txt",
        "plain-block-DATE-3.txt",
        "plain-block-DATE.txt",
    ]


@pytest.mark.parametrize("name", ["no/such/folder.txt", ".", "~nobody/at/home", "x" * 300, "a\0b"])
def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(name: str, folder: Path) -> None:
    shown = good("play", "plain-block", "--seed", "3", typed=f"s {name}\ny\n1\nq\nn\n")
    assert re.search(r"cannot\s+be\s+written:", shown)
    assert "You lay" in shown
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("typed", ["", "1\n", "1\nq\n", "s\n", "?\n"])
def test_the_end_of_the_input_is_a_clean_end(typed: str, folder: Path) -> None:
    assert good("play", "block", "--seed", "3", typed=typed).endswith("\nGoodbye.\n")


def test_the_same_seed_deals_the_same_game() -> None:
    first, second, other = (good("play", "block", "--seed", seed, typed="1\n" * 5) for seed in ("a", "a", "b"))
    assert first == second != other
