"""The parser of usual command lines returns what click returns, or nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from adlgen.cli.app import clicked
from adlgen.cli.commands import COMMANDS, load
from adlgen.cli.parse import parse
from adlgen.cli.table import Argument, Command, Entry, Option

ODD = [
    "--",
    "-",
    "--nope",
    "-x",
    "",
    "--to",
    "-t",
    "-tgo",
    "--targ",
    "--strict=1",
    "--timeout=0",
    "--timeout=nan",
    "--timeout=a",
    "--no-strict",
    "-fo",
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")


def commands() -> Iterator[tuple[str, Command]]:
    for name in COMMANDS:
        command = load(name)
        if isinstance(command, Command):
            yield name, command


def by_click(line: list[str]) -> dict[str, object] | None:
    command = load(line[0])
    try:
        return dict(clicked(line[0], command).make_context(line[0], line[1:]).params)
    except click.ClickException:
        return None


def valid(entry: Entry) -> list[str]:
    """Return values that the entry takes."""
    if entry.choices:
        return list(entry.choices)
    values = {
        "existing folder": ["folder", "."],
        "file": ["file"],
        "seconds": ["5", "0.5", "1e3", "inf"],
    }
    return values.get(entry.kind, ["a", "b=c", "d,e"])


def spelled(option: Option) -> Iterator[list[str]]:
    for name in option.names:
        if option.kind == "flag":
            yield [name]
            continue
        if option.kind == "pair":
            yield [name, "a", "b=c"]
            continue
        for value in valid(option):
            yield [name, value]
            if name.startswith("--"):
                yield [f"{name}={value}"]


def required(command: Command, kind: type[Entry], given: Entry | None = None) -> list[str]:
    """Return the required entries of a kind but for one that is given, each with a value."""
    words: list[str] = []
    for entry in command.entries:
        if entry.required and isinstance(entry, kind) and entry is not given:
            words += [entry.names[0]] if isinstance(entry, Option) else []
            words.append(valid(entry)[0])
    return words


def positional(command: Command, chosen: Argument, value: str) -> list[str]:
    """Return the required positional arguments, and a value for one of all."""
    return [
        value if entry is chosen else valid(entry)[0]
        for entry in command.entries
        if isinstance(entry, Argument) and (entry is chosen or entry.required)
    ]


@pytest.mark.parametrize("name", [name for name, _ in commands()])
def test_every_option_is_read_as_click_reads_it(name: str) -> None:
    command = load(name)
    assert isinstance(command, Command)
    options, words = required(command, Option), required(command, Argument)
    lines = [[*options, *words]]
    for entry in command.entries:
        if isinstance(entry, Argument):
            lines += [[*options, *positional(command, entry, value)] for value in valid(entry)]
        elif entry.required:
            others = required(command, Option, entry)
            lines += [[*others, *given, *words] for given in spelled(entry)]
        elif entry.kind != "file":
            lines += [[*options, *words, *given] for given in spelled(entry)]
    for line in lines:
        parsed = parse([name, *line])
        assert parsed is not None, f"{line} is usual"
        assert parsed.command == command
        assert parsed.parameters == by_click([name, *line]), line


@pytest.mark.parametrize("name", [name for name, _ in commands()])
def test_whatever_is_read_is_what_click_reads(name: str) -> None:
    command = load(name)
    assert isinstance(command, Command)
    chance = random.Random(name)
    pieces = [words for e in command.entries if isinstance(e, Option) for words in spelled(e)]
    pieces += [[value] for e in command.entries for value in valid(e)]
    pieces += [[word] for word in ODD] + [[f"{piece[0]}=", "--"] for piece in pieces[:3]]
    understood = 0
    for _ in range(250):
        chosen = chance.sample(pieces, chance.randint(0, min(5, len(pieces))))
        line = [name, *(word for words in chosen for word in words)]
        parsed = parse(line)
        if parsed is not None:
            understood += 1
            assert parsed.parameters == by_click(line), line
    assert understood


@pytest.mark.parametrize(
    "line",
    [
        [],
        ["--debug", "generate"],
        ["generate", "--help"],
        ["inspect", "a", "b"],
        ["generate", "--"],
        ["generate", "-"],
        ["generate", "-t"],
        ["generate", "-t", "-o"],
        ["generate", "--pack", "nope"],
        ["generate", "--pack", "file"],
        ["generate", "--error-format", "xml"],
        ["generate", "--check", "--diff"],
        ["generate", "-o", "a", "-o", "b"],
        ["validate", "-o", "x"],
        ["convert", "a"],
        ["import", "mcp", "--", "x"],
        ["packs", "list"],
        ["nope"],
    ],
)
def test_what_is_unusual_is_left_to_click(line: list[str]) -> None:
    assert parse(line) is None
