"""What plain Python and a processor do each in their own way; `compiled.py` has the other one."""

from boneyard.fast.places import Numbers


def count(mask: int) -> int:
    """How many bits of a mask are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The place of the lowest bit that is set in a mask."""
    return (mask & -mask).bit_length() - 1


def write_over(numbers: Numbers, into: Numbers, amount: int) -> None:
    """Write the first numbers of an array over those of another one."""
    into[:amount] = numbers[:amount]
