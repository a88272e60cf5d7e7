"""The types of the client, made from the structs that the server sends: `.venv/bin/python -m client.types`."""

import json
import subprocess
import sys
from pathlib import Path

from boneyard.server.http.openapi import shapes
from client import build

FILE = build.CLIENT / "src" / "wire" / "schema.ts"


def made() -> str:
    """What the file should be."""
    node = build.node_on_path() or build.node_in(Path(sys.prefix) / "node")
    assert node, "run.py fetches Node.js"
    command = [*node.node, str(build.CLIENT / "types.mjs")]
    return subprocess.run(
        command, input=json.dumps(shapes()), cwd=build.CLIENT, capture_output=True, encoding="utf-8", check=True
    ).stdout


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
