"""Work that is spread over the cores of this machine or over a cluster; its results come back in order."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeVar

from boneyard.errors import BadInput

Work = TypeVar("Work")
Result = TypeVar("Result")


class Enough(Exception):
    """Nobody wants more results."""


class Crew(NamedTuple):
    """Who works: so many processes, 0 for one on every core, here or on the machines of a Ray cluster."""

    jobs: int = 1
    cluster: str | None = None

    @contextmanager
    def doing(self, how: Callable[[Work], Result], work: Iterable[Work]) -> Iterator[Iterator[Result]]:
        """The results in the order of the work; what is not done when nobody wants more is given up."""
        if self.jobs == 1 and not self.cluster:
            yield map(how, work)
            return
        from joblib import Parallel, delayed, parallel_config

        with _ray() if self.cluster else _cores() as backend, parallel_config(**backend):
            spread = Parallel(self.jobs or -1, return_as="generator", batch_size=1)
            with _undisturbed():
                results: Generator[Result, None, None] = spread(delayed(how)(one) for one in work)
            try:
                yield results
            finally:
                with suppress(Enough):
                    results.throw(Enough)  # unlike `close`, it ends the workers without a warning


@contextmanager
def _undisturbed() -> Iterator[None]:
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
def _cores() -> Iterator[dict[str, Any]]:
    """The processes of joblib, which leave an interrupt to us and go when the work is done."""
    from joblib.externals.loky import get_reusable_executor

    try:
        yield {"backend": "loky", "initializer": signal.signal, "initargs": (signal.SIGINT, signal.SIG_IGN)}
    finally:
        get_reusable_executor(reuse=True).shutdown(kill_workers=True)


@contextmanager
def _ray() -> Iterator[dict[str, Any]]:
    """The cluster that RAY_ADDRESS names, else one on this machine; its processes find modules where this one does."""
    if find_spec("ray") is None:
        raise BadInput("Ray is not installed here: pip install 'boneyard[cluster]' brings it.")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # or it would tell its makers that somebody uses it
    import ray
    from ray.util.joblib import register_ray

    register_ray()
    path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ray.init(log_to_driver=False, logging_level="ERROR", runtime_env={"env_vars": path})
    try:
        yield {"backend": "ray"}
    finally:
        ray.shutdown()
