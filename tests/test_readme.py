"""The README and the pages of docs/ show what is really there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adlgen.cli.commands import commands, load
from adlgen.cli.table import Command
from adlgen.distribution import recording

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, *sorted(ROOT.glob("docs/*.md"))]
MOST_LINES = 150
FIRST_SCREEN = 60
"""The lines in which the two commands are that do all set-up."""
OF_THE_PROJECT = ("adlgen/", "examples/", "golden/", "templates/")
SHOWN = [
    (page.name, *found)
    for page in PAGES
    for found in re.findall(r"<!-- (\S+) -->\n```\w+\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    if found[0].startswith(OF_THE_PROJECT)
]
COMMANDS = (ROOT / "docs/commands.md").read_text("utf-8")


@pytest.mark.parametrize(("page", "path", "text"), SHOWN, ids=[f"{p}-{f}" for p, f, _ in SHOWN])
def test_what_is_shown_is_in_the_file(page: str, path: str, text: str) -> None:
    assert text in (ROOT / path).read_text("utf-8"), page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_of_files_are_visible(page: Path) -> None:
    """A reader sees no comment, so the text above a block names its file, too."""
    text = page.read_text("utf-8")
    for found in re.finditer(r"^<!-- ([\w./-]+\.\w+) -->\n```", text, re.MULTILINE):
        above = text[: found.start()].rpartition("```\n")[2]
        assert found[1].startswith(OF_THE_PROJECT) or f"`{found[1]}`" in above, found[1]


def test_something_is_shown_for_every_target() -> None:
    targets = {path.split("/")[1] for _, path, _ in SHOWN if "/cases/" in path}
    assert targets == {path.parents[1].name for path in ROOT.glob("golden/*/cases/agent-orders")}


def test_spec_and_handler_are_on_the_first_screen() -> None:
    assert [path.split("/")[0] for page, path, _ in SHOWN if page == "README.md"] == [
        "adlgen",
        "templates",
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\((?!http)([^)#]+)(?:#[^)]*)?\)", text):
        assert (page.parent / target).exists(), target


def test_the_readme_is_short() -> None:
    lines = README.read_text("utf-8").splitlines()
    assert len(lines) < MOST_LINES
    first = lines[:FIRST_SCREEN]
    for command in ("make demo ", "make test "):
        assert any(line.startswith(command) for line in first), command
    assert first.index("```console") < 10, "a command that shows a call comes first"


def test_the_table_has_every_command() -> None:
    named = {
        word for row in re.findall(r"^\| (`.*?) \|", COMMANDS, re.MULTILINE) for word in words(row)
    }
    expected = {name for name in commands() if isinstance(load(name), Command)}
    expected |= {
        f"{name} {inner}"
        for name in commands()
        if not isinstance(command := load(name), Command)
        for inner in command.commands
    }
    assert expected - named == set()
    formats = (ROOT / "docs/formats.md").read_text("utf-8")
    assert all(f"adlgen {name}" in formats for name in ("discover", "import mcp", "convert"))
    options = re.findall(r"`(--[a-z-]+)", COMMANDS)
    assert {*options} <= {
        *re.findall(r"`(--[a-z-]+)", (ROOT / "docs/options.md").read_text("utf-8"))
    }


def words(row: str) -> set[str]:
    """Return the commands that a row of the table names."""
    found = [
        re.findall(r"[a-z]+", re.sub(r"adlgen ", "", code))[:2]
        for code in re.findall("`(.+?)`", row)
    ]
    return {" ".join(part[:count]) for part in found for count in (1, 2)}


def test_the_recording_is_current() -> None:
    assert recording.PICTURE.read_text("utf-8") == recording.picture(), "run `make recording`"
