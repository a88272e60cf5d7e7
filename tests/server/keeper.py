"""A PostgreSQL for tests: prints the folder of its socket, and is gone, with all it had, when its input ends."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from pwd import getpwnam
from typing import TypedDict

BIN = Path("pginstall", "bin")
SETTINGS = [
    "fsync=off",
    "max_connections=200",
    "wal_level=minimal",
    "max_wal_senders=0",
    "full_page_writes=off",
    "autovacuum=off",
    "listen_addresses=",
    "log_min_messages=fatal",
]


class Somebody(TypedDict, total=False):
    """Whom a program runs as."""

    user: str
    group: int
    extra_groups: list[int]


def main() -> None:
    home = Path(tempfile.mkdtemp(prefix="boneyard-"))
    try:
        _keep(home)
    finally:
        shutil.rmtree(home)


def _keep(home: Path) -> None:
    who = _not_root(home)
    programs = _programs(home, who)
    data = ["-D", str(home / "data")]
    _run([programs / "initdb", *data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], who)
    settings = [word for setting in SETTINGS for word in ("-c", setting)]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen([programs / "postgres", *data, "-k", home, *settings], stderr=log, **who)
    try:
        _wait_for(programs, home, server)
        sys.stdout.write(f"{home}\n")
        sys.stdout.flush()
        sys.stdin.read()
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait()


def _wait_for(programs: Path, home: Path, server: "subprocess.Popen[bytes]") -> None:
    while subprocess.run([programs / "pg_isready", "-q", "-h", home], check=False).returncode != 0:
        assert server.poll() is None, (home / "log").read_text()
        time.sleep(0.02)


def _not_root(home: Path) -> Somebody:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(home, "nobody")
    return {"user": "nobody", "group": getpwnam("nobody").pw_gid, "extra_groups": []}


def _programs(home: Path, who: Somebody) -> Path:
    """The programs of the wheel, or a copy of them where only root can read the wheel."""
    spec = find_spec("pgserver")
    assert spec is not None
    assert spec.origin is not None
    installed = Path(spec.origin).parent
    try:
        subprocess.run([installed / BIN / "postgres", "--version"], check=True, stdout=subprocess.DEVNULL, **who)
    except PermissionError:
        for folder in (installed, installed.with_name("pgserver.libs")):
            shutil.copytree(folder, home / folder.name)
        return home / installed.name / BIN
    return installed / BIN


def _run(command: list[str | Path], who: Somebody) -> None:
    done = subprocess.run(command, check=False, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **who)
    assert done.returncode == 0, done.stdout.decode()


if __name__ == "__main__":
    main()
