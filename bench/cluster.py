"""The arena on a Ray cluster, tried for real: the same bytes as in one process, and what it takes.

    pip install -e .[cluster] && python bench/cluster.py

Ray starts a cluster on this machine, or joins the one that RAY_ADDRESS names. Each line is a contest: in one process,
in two, on the cluster; the seconds are the whole command, in which Ray needs some for its start.
"""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

CONTESTS = (
    "draw --bots medium,easy --deals 300 --json",
    "block --bots medium,easy --players 3 --deals 2000 --stop --json",
    "muggins --bots easy,medium,boneyard.players.easy:choose --matches 4 --markdown",
    "plain-block --bots boneyard.players.hard:choose,medium --samples 8 --deals 60 --json",
    "block --matches 40 --rate --json",
)
CREWS: tuple[list[str], ...] = ([], ["--jobs", "2"], ["--cluster", "ray", "--jobs", "2"])


def answer(contest: str, crew: list[str]) -> tuple[bytes, float]:
    began = perf_counter()
    command = [sys.executable, "-m", "boneyard", "arena", *contest.split(), "--seed", "1", *crew]
    done = subprocess.run(command, capture_output=True, check=False, cwd=Path(__file__).parent)
    if done.returncode or done.stderr:
        sys.exit(f"{contest} {' '.join(crew)} ended with {done.returncode}: {done.stderr.decode()}")
    return done.stdout, perf_counter() - began


def main() -> None:
    different = 0
    for contest in CONTESTS:
        answers, seconds = zip(*(answer(contest, crew) for crew in CREWS), strict=True)
        same = len(set(answers)) == 1
        different += not same
        times = ", ".join(f"{each:.1f} s" for each in seconds)
        print(f"{contest}: {len(answers[0])} bytes, {'the same' if same else 'DIFFERENT'} ({times})", flush=True)
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
