"""Running a server: the page lists every setting as it is, and the files in deploy/ name nothing that is not there."""

import re
from pathlib import Path
from typing import Any

import click
import pytest

from boneyard.cli import main
from boneyard.messages import read
from boneyard.server.limits import Limits
from boneyard.words import LOCALES, SOURCE

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
OPTIONS = [option for option in main.commands["serve"].params if isinstance(option, click.Option) and option.envvar]


def explained(option: click.Option) -> str:
    """What the help says about an option."""
    told, name = read(LOCALES / SOURCE / "help.ftl"), str(option.name).replace("_", "-")
    return told.get(f"help-serve.{name}") or told[f"help-option-{name}"]


def row(option: click.Option) -> str:
    """An option as the page lists it."""
    told = re.search(r"\[default: (.*)\]", explained(option))
    default = told[1] if told else "" if option.multiple else _written(option)
    names = " / ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    said = re.sub(r" \[default: .*\]", "", explained(option))
    return f"| {names} | `{option.envvar}` | {default} | {said} |"


def _written(option: click.Option) -> str:
    value: Any = option.default
    return (
        "no" if value is False else "yes" if value is True else f"{value:g}" if isinstance(value, float) else f"{value}"
    )


def test_the_page_lists_every_option_as_it_is() -> None:
    listed = [line for line in PAGE.splitlines() if line.startswith("| `--")]
    assert listed == [row(option) for option in OPTIONS]


def test_every_option_of_the_server_but_the_language_may_come_from_the_environment() -> None:
    without = [option.opts for option in main.commands["serve"].params if option not in OPTIONS]
    assert without == [["--lang"]]
    assert {option.envvar for option in OPTIONS} >= {"BONEYARD_HOST", "BONEYARD_WORKERS", "BONEYARD_LIMIT_TABLES"}


def test_every_limit_is_an_option() -> None:
    named = [option.name for option in OPTIONS if str(option.name).startswith("limit_")]
    assert [str(name).removeprefix("limit_") for name in named] == list(Limits._fields)


@pytest.mark.parametrize(
    "file", [*sorted(DEPLOY.iterdir()), ROOT / "docs" / "running-a-server.md"], ids=lambda p: p.name
)
def test_every_variable_that_is_named_exists(file: Path) -> None:
    named = set(re.findall(r"\bBONEYARD_[A-Z_]+\b", file.read_text(encoding="utf-8")))
    assert named <= {str(option.envvar) for option in OPTIONS}


def test_the_page_links_every_file_for_deploying() -> None:
    linked = set(re.findall(r"\]\(\.\./deploy/([\w.]+)\)", PAGE))
    assert linked == {file.name for file in DEPLOY.iterdir()}


def test_the_container_is_given_all_that_a_wheel_is_built_from() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = {name for line in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE) for name in line.split()}
    assert all((ROOT / name).exists() for name in copied)
    assert copied >= {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "client", "src", "requirements.lock"}


def test_the_versions_in_a_container_are_those_of_the_lock() -> None:
    """The pattern of the Containerfile finds every package of the lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"sed -n 's/(.*?)/\\1/p'", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    found = re.findall(pattern.replace(r"\(", "(").replace(r"\)", ")"), lock, re.MULTILINE)
    assert len(found) == len(re.findall(r"^\S+==", lock, re.MULTILINE))
