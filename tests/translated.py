"""Read all tests once, so that Python keeps them as pytest has rewritten them: `python -m tests.translated`."""

import subprocess
import sys

from client import build

ROOT = build.CLIENT.parent


def main() -> int:
    """Give 0 if every test can be read; else say what pytest says."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-qq"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stdout.write(done.stdout + done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
