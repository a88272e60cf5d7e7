"""The same functions compiled by numba, where it is installed; what they give is the same to the bit.

Compiling takes some seconds and is done once: what comes of it lies in the user's cache folder, under a name that
follows from the source. `python -m boneyard.fast.compiled` does it, and so does `warming` meanwhile; until then the
plain functions are used. With BONEYARD_COMPILE=0 nothing is compiled, and nothing that was is used.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from inspect import getsource
from pathlib import Path
from threading import Event, Thread
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from boneyard.fast import bits, counting, laying, places, playout, searching, sense, solving
from boneyard.fast.alone import alone

MODULES: tuple[ModuleType, ...] = (counting, laying, sense, playout, solving, searching)
ENTRIES = ("random_hands", "likelihoods", "weigh")
SETTING = "BONEYARD_COMPILE"
NO = ("0", "no", "n", "off", "false", "f")

# The functions make no arrays and never divide by 0. So references need no counting, which took two thirds of the time.
ALL: dict[str, Any] = {"_nrt": False, "error_model": "numpy"}
INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # never called from outside
CALLED = ("finish", "draw")  # of the functions that every action needs, those that are too large to be put into others


class Engine(NamedTuple):
    """The functions that are called from outside, and how their arguments are made from lists."""

    numbers: Callable[[list[Any]], Any]
    reals: Callable[[list[float]], Any]
    random_hands: Callable[..., int]
    likelihoods: Callable[..., None]
    weigh: Callable[..., None]
    compiled: bool


PLAIN = Engine(list, list, playout.random_hands, playout.likelihoods, searching.weigh, False)


def engine() -> Engine:
    """The compiled functions if they are at hand, else the plain ones."""
    return loaded() if (_reader.done() if _reader else is_ready()) else PLAIN


class Reader:
    """Reads the compiled functions in a thread of its own, once they are on the disk and somebody wants them."""

    def __init__(self) -> None:
        self.thread = Thread(target=self._read, daemon=True)
        self.read = Event()

    def _read(self) -> None:
        try_out(loaded())
        self.read.set()

    def done(self) -> bool:
        """Whether all is read; begins to, if it can be."""
        if self.thread.ident is None and is_ready():
            self.thread.start()
        return self.read.is_set()


_reader: Reader | None = None


def read_beside() -> None:
    """Let nobody in this process wait for the compiled functions: `engine` gives the plain ones until they are read."""
    global _reader  # noqa: PLW0603
    _reader = _reader or Reader()


@cache
def loaded() -> Engine:
    """The compiled functions, read from the cache or else compiled now."""
    import numpy as np

    functions = space()
    random_hands, likelihoods, weigh = (functions[name] for name in ENTRIES)
    return Engine(
        lambda values: np.array(values, dtype=np.int64),
        lambda values: np.array(values, dtype=np.float64),
        random_hands,
        likelihoods,
        weigh,
        True,
    )


def is_possible() -> bool:
    """Whether there is a compiler, and nobody has forbidden to use it."""
    return os.environ.get(SETTING, "").lower() not in NO and find_spec("numba") is not None


def is_ready() -> bool:
    """Whether all of it is compiled and only has to be read."""
    return _mark().exists() and is_possible()


def mark() -> None:
    """Tell that all of it is compiled."""
    _mark().parent.mkdir(parents=True, exist_ok=True)
    _mark().touch()


def _mark() -> Path:
    return _folder() / "ready"


@cache
def _folder() -> Path:
    from platformdirs import user_cache_path

    source = "".join(getsource(module) for module in (*MODULES, bits, places, sys.modules[__name__]))
    version = f"{sys.implementation.cache_tag} {sys.version_info}"
    return user_cache_path("boneyard") / "fast" / hashlib.sha256((version + source).encode()).hexdigest()[:16]


def space() -> dict[str, Any]:
    """All functions by their names; those that are called from outside are kept in the cache."""
    import numba
    from numba.core import config as numbas

    config: Any = numbas
    found = {**_constants(), **_bits()}
    before, config.CACHE_DIR = config.CACHE_DIR, str(_folder())
    try:
        for name, function in _functions():
            own = FunctionType(function.__code__, found, name, function.__defaults__)
            found[name] = numba.njit(own, **_options(name, function))
    finally:
        config.CACHE_DIR = before
    return found


def _options(name: str, function: FunctionType) -> dict[str, Any]:
    if name in ENTRIES:
        return {**ALL, "cache": True}
    return {**ALL, **INNER, "forceinline": function.__module__ == laying.__name__ and name not in CALLED}


def _functions() -> Iterator[tuple[str, FunctionType]]:
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                yield name, value


def _constants() -> dict[str, Any]:
    constants: dict[str, Any] = {"__builtins__": __builtins__}
    for module in MODULES:
        constants |= {name: value for name, value in vars(module).items() if not isinstance(value, FunctionType)}
    return constants


def _bits() -> dict[str, Any]:
    """What stands in `bits`, as instructions of the processor; a slice would be an array of its own."""
    from numba import njit
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    number = types.int64(types.int64)

    def count(typing: Any, mask: Any) -> Any:
        return number, lambda context, builder, signature, args: builder.ctpop(args[0])

    def lowest(typing: Any, mask: Any) -> Any:
        return number, lambda context, builder, signature, args: builder.cttz(args[0], cgutils.true_bit)

    def write_over(numbers: Any, into: Any, amount: int) -> None:
        for at in range(amount):
            into[at] = numbers[at]

    return {"count": intrinsic(count), "lowest": intrinsic(lowest), "write_over": njit(write_over, **ALL, **INNER)}


def compile_all(wait: bool) -> None:
    """Compile everything that is not compiled yet; if another process is at it, wait for it or leave it to that one."""
    if not is_possible() or is_ready():
        return
    with alone(_folder() / "compiling", wait) as mine:
        if mine and not is_ready():
            try_out(loaded())
            mark()


def try_out(engine: Engine) -> None:
    """Call every function once, so that it is compiled and kept."""
    numbers, reals = engine.numbers, engine.reals
    rules, table = [0] * places.RULES_SIZE, [0] * places.TABLE_SIZE
    table[places.HOW] = places.OUT
    room = numbers([[0] * places.ROOM_WIDTH for _ in range(places.ROOM_ROWS)])
    match, bounds = reals([0.0] * places.MATCH_SIZE), reals([0.0] * places.BOUNDS_SIZE)
    weights = numbers([1] * places.WEIGHTS)
    none, empty = numbers([]), numbers([[]])
    engine.random_hands(numbers(rules), numbers(table), none, numbers(table), none, 0)
    engine.likelihoods(numbers(rules), empty, none, empty, reals([]), weights, room)
    engine.weigh(numbers(rules), numbers(table), none, empty, reals([]), match, weights, reals([]), room, bounds)


if __name__ == "__main__":
    compile_all(wait=True)
