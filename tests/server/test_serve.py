"""Serving: where the tables are kept, and what uvicorn is told."""

from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from boneyard.server import serve


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    "system, folder", [(Unix, ".local/share/boneyard"), (MacOS, "Library/Application Support/boneyard")]
)
def test_the_tables_stay_in_the_folder_where_they_always_were(
    system: type[Unix | MacOS], folder: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", system)
    assert serve.default_database() == str(home / folder / "tables.sqlite3")


def test_on_windows_the_folder_has_no_author_in_it(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", "C:\\Users\\ann\\AppData\\Local")
    monkeypatch.setattr("platformdirs.PlatformDirs", Windows)
    assert str(serve.data_folder()).replace("/", "\\") == "C:\\Users\\ann\\AppData\\Local\\boneyard"


def test_the_environment_may_name_the_data_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert serve.default_database() == str(home / "data" / "boneyard" / "tables.sqlite3")


def test_tables_kept_on_a_mac_before_are_found_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", MacOS)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    former = home / "Library" / "Application Support" / "boneyard" / "tables.sqlite3"
    former.parent.mkdir(parents=True)
    former.touch()
    assert serve.default_database() == str(former)
    new = home / "data" / "boneyard" / "tables.sqlite3"
    new.parent.mkdir(parents=True)
    new.touch()
    assert serve.default_database() == str(new)
