"""Work that is spread over the cores of this machine or over a cluster; its results come back in order."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.util import find_spec
from typing import NamedTuple, TypeVar

from boneyard.errors import BadInput

Work = TypeVar("Work")
Result = TypeVar("Result")

WAVE = 8  # pieces of work for each process of a cluster between two looks at the results


class Enough(Exception):
    """Nobody wants more results."""


class Crew(NamedTuple):
    """Who works: so many processes, 0 for one on every core, here or on the machines of a cluster."""

    jobs: int = 1
    cluster: str | None = None

    def doing(self, how: Callable[[Work], Result], work: Sequence[Work]) -> AbstractContextManager[Iterator[Result]]:
        """The results in the order of the work; what is not done when nobody wants more is given up."""
        if self.cluster:
            return _on_ray(self.jobs or -1, how, work)
        return _here(how, work) if self.jobs == 1 else _on_cores(self.jobs or -1, how, work)


@contextmanager
def _here(how: Callable[[Work], Result], work: Sequence[Work]) -> Iterator[Iterator[Result]]:
    yield map(how, work)


@contextmanager
def _on_cores(jobs: int, how: Callable[[Work], Result], work: Sequence[Work]) -> Iterator[Iterator[Result]]:
    """By the processes of joblib, which leave an interrupt to us and go when the work is done."""
    from joblib import Parallel, delayed
    from joblib.externals.loky import get_reusable_executor

    undisturbed = {"initializer": signal.signal, "initargs": (signal.SIGINT, signal.SIG_IGN)}
    spread = Parallel(jobs, backend="loky", return_as="generator", batch_size=1, **undisturbed)
    results: Generator[Result, None, None] | None = None
    try:
        with _waiting_interrupt():
            results = spread(delayed(how)(one) for one in work)
        yield results
    finally:
        with suppress(Enough):
            if results:  # an interrupt may have come first
                results.throw(Enough)  # unlike `close`, it ends the workers without a warning
        get_reusable_executor(reuse=True).shutdown(kill_workers=True)


@contextmanager
def _waiting_interrupt() -> Iterator[None]:
    """Let an interrupt wait while processes start: it is for this one, and they would complain of it."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # its start lets interrupts through again, so it must not come later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _on_ray(jobs: int, how: Callable[[Work], Result], work: Sequence[Work]) -> Iterator[Iterator[Result]]:
    """By the cluster that RAY_ADDRESS names, else one on this machine; it looks for modules where this process does."""
    if find_spec("ray") is None:
        raise BadInput("ray-package")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # or it would tell its makers that somebody uses it
    import ray
    from joblib import Parallel, parallel_config
    from ray.util.joblib import register_ray

    register_ray()
    if not ray.is_initialized():  # it stays until this process ends
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        ray.init(log_to_driver=False, logging_level="ERROR", runtime_env={"env_vars": path})
    with parallel_config("ray"), Parallel(jobs) as spread:
        yield _in_waves(spread, how, work)


def _in_waves(
    spread: Callable[..., list[Result]], how: Callable[[Work], Result], work: Sequence[Work]
) -> Iterator[Result]:
    """Some at a time, since Ray's backend gives nothing back before all that it was given is done."""
    from joblib import delayed, effective_n_jobs

    size = WAVE * effective_n_jobs(-1)
    for at in range(0, len(work), size):
        yield from spread(delayed(how)(one) for one in work[at : at + size])
