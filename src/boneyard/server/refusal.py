"""Refusals: a code for programs, a sentence for people, and nothing changed."""


class Refusal(Exception):
    """What was asked for is not done."""

    def __init__(self, code: str, sentence: str, status: int = 409) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status


def not_found(what: str) -> Refusal:
    """There is no such thing."""
    return Refusal("not-found", f"There is no {what} here.", 404)


def not_yours(seat: int) -> Refusal:
    """The seat belongs to somebody else."""
    return Refusal("not-your-seat", f"Seat {seat} is not yours.", 403)


def out_of_time() -> Refusal:
    """A bot has the seat for the rest of the hand."""
    return Refusal("out-of-time", "Your time is used up; a bot plays this hand for you.")


def paused() -> Refusal:
    """Nothing is played in a pause."""
    return Refusal("paused", "The game is paused; go on first.")


def bad(sentence: str) -> Refusal:
    """What was sent cannot be understood or is not allowed."""
    return Refusal("bad-request", sentence, 400)
