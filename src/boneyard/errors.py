"""What can be wrong with what we are given: each error is one clear sentence."""


class BadInput(ValueError):
    """Something given from outside is wrong; the message names it and says what is allowed."""


class IllegalAction(BadInput):
    """An action that the rules do not allow at this moment."""


class Redeal(Exception):
    """This deal is void by the rules: shuffle and deal again."""
