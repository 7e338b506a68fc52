"""Colours, quiet and verbose runs, help, and completion."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from adlgen.cli.commands import COMMANDS
from adlgen.cli.terminal import color_of, is_colored
from adlgen.cli.words import with_command
from adlgen.diagnostics.printers.color import colored, colored_diff

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

ESCAPE = "\x1b"


class Terminal:
    def __init__(self, *, tty: bool) -> None:
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.parametrize(
    ("choice", "tty", "environment", "wanted"),
    [
        ("auto", True, {}, True),
        ("auto", False, {}, False),
        ("auto", True, {"NO_COLOR": "1"}, False),
        ("auto", True, {"NO_COLOR": ""}, True),
        ("auto", False, {"FORCE_COLOR": "1"}, True),
        ("auto", False, {"FORCE_COLOR": "0"}, False),
        ("auto", True, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ("auto", True, {"TERM": "dumb"}, False),
        ("always", False, {"NO_COLOR": "1"}, True),
        ("never", True, {"FORCE_COLOR": "1"}, False),
    ],
)
def test_when_there_are_colours(
    monkeypatch: pytest.MonkeyPatch,
    choice: str,
    tty: bool,
    environment: dict[str, str],
    wanted: bool,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert is_colored(choice, Terminal(tty=tty)) is wanted  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("check", "auto"),
        ("check --color=always", "always"),
        ("--color never check", "never"),
        ("check --color", ""),
        ("import mcp -- x --color=always", "auto"),
    ],
)
def test_the_choice_is_found(line: str, wanted: str) -> None:
    assert color_of(line.split()) == wanted


def test_colours_change_no_text() -> None:
    text = (
        "a.yaml:1:2: error[ADL0101]: it's wrong\n  |\n1 | error[ADL0101]: x\n  |  ^^\n"
        "  ::: b.yaml:2:1\n  |\n2 | y\n  | - first\n  = hint: mend it\n          more\n\n1 error\n"
    )
    shown = colored(text)
    parts = shown.split(ESCAPE)
    assert len(parts) > 20
    assert "".join([parts[0], *(part.partition("m")[2] for part in parts[1:])]) == text
    assert "1;31merror" in shown
    assert f"{ESCAPE}[1;31m^^" in shown
    assert f"{ESCAPE}[1;34m- first" in shown
    assert "|\x1b[0m error[ADL0101]: x\n" in shown, "an excerpt is no headline"


def test_a_diff_has_colours() -> None:
    assert colored_diff("--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n z\n") == (
        "\x1b[1m--- a\x1b[0m\n\x1b[1m+++ b\x1b[0m\n\x1b[36m@@ -1 +1 @@\x1b[0m\n\x1b[1;31m-x\x1b[0m\n\x1b[32m+y\x1b[0m\n z\n"
    )


def test_colours_in_runs(project: Project) -> None:
    (project.root / "agent.yaml").write_text("spec: 'x\x07'\n")
    plain = project.run("validate", "--color=never")
    shown = project.run("validate", "--color=always")
    assert ESCAPE not in plain.err
    assert ESCAPE in shown.err
    assert "\x07" not in shown.err
    for form in ("json", "sarif", "github"):
        assert ESCAPE not in project.run("validate", "--color=always", "--error-format", form).err


def test_a_replay_has_the_colours_of_its_run(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        assert ESCAPE not in project.toy("generate").err
    monkeypatch.setenv("FORCE_COLOR", "1")
    for _ in range(3):
        done = project.toy("generate")
        assert "ADL0711" in done.err
        assert ESCAPE in done.err
    monkeypatch.setenv("NO_COLOR", "1")
    assert ESCAPE not in project.toy("generate").err


def test_quiet_runs_print_errors_only(project: Project) -> None:
    assert project.toy("generate", "-q") == project.toy("generate", "--quiet")
    assert project.toy("generate", "-q").err == ""
    assert "ADL0711" in project.toy("generate").err
    project.spec("a", "b", "c")
    done = project.toy("check", "-q")
    assert "ADL0709" in done.err
    assert "ADL0711" not in done.err


def test_verbose_runs_name_files_and_options(project: Project) -> None:
    done = project.run(
        "-v", "generate", "agent.yaml", "-t", "go", "-o", "o", "--opt", "validator=external"
    )
    assert "read 'agent.yaml'\n" in done.err
    assert "target 'go' in 'o', validator=external\n" in done.err
    assert "A o/toolspec/a.gen.go\n" in done.err


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("help", "--help"),
        ("help check", "check --help"),
        ("help packs show", "packs show --help"),
        ("-q check x", "check -q x"),
        ("--color always -v packs list", "packs list --color always -v"),
        ("-t go", "generate -t go"),
        ("-q -t go", "generate -q -t go"),
        ("--version", "--version"),
        ("--debug check", "--debug check"),
        ("check", "check"),
    ],
)
def test_command_lines_are_completed(line: str, wanted: str) -> None:
    assert list(with_command(line.split())) == wanted.split()


def test_help(project: Project) -> None:
    assert project.run("-V").out == project.run("--version").out
    assert project.run("help", "check").out == project.run("check", "--help").out
    assert project.run("help", "nope").code == 2
    for name in COMMANDS:
        assert "\\b" not in project.run(name, "--help").out


def complete(project: Project, line: str) -> list[str]:
    """Return what a shell gets for a command line whose last word is incomplete, without meanings."""
    environment = {**os.environ, "_ADLGEN_COMPLETE": "zsh_complete", "COMP_WORDS": line}
    done = subprocess.run(
        [sys.executable, "-m", "adlgen"],
        cwd=project.root,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    rows = [row.split("\t") for row in done.stdout.split("\n")[:-1] if row]
    return [value if kind == "plain" else f"{kind}:{value}:{more}" for kind, value, more in rows]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("adlgen gen", ["generate"]),
        ("adlgen generate a", ["file::a"]),
        ("adlgen validate ", ["file::"]),
        ("adlgen generate -o ", ["dir::"]),
        ("adlgen generate --output='my f", ["dir:--output=:my f"]),
        ("adlgen generate --from=anth", ["--from=anthropic"]),
        ("adlgen generate --opt client=n", ["client=none"]),
        ("adlgen --color n", ["never"]),
        ("adlgen -q --color=al", ["--color=always"]),
        ("adlgen generate -t ru", ["rust"]),
        ("adlgen generate -t go,p", ["go,python"]),
        ("adlgen check -t cl", ["client"]),
        ("adlgen generate --from anth", ["anthropic"]),
        (
            "adlgen generate -t go --opt val",
            ["validator=embedded", "validator=external"],
        ),
        ("adlgen generate -t go --opt models", []),
        ("adlgen explain ADL0101", ["ADL0101"]),
        ("adlgen check --deny ADL0711", ["ADL0711"]),
        ("adlgen packs show py", ["python"]),
        ("adlgen completion po", ["powershell"]),
    ],
)
def test_values_are_completed(project: Project, line: str, wanted: list[str]) -> None:
    (project.root / "adlgen.yaml").write_text(
        "version: 1\nspecs: [agent.yaml]\ntargets: [{name: client, lang: go, out: o}]\n"
    )
    assert complete(project, line) == wanted


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_completion_scripts(project: Project, shell: str) -> None:
    assert f"{shell}_complete" in project.run("completion", shell).out


def test_powershell(project: Project) -> None:
    environment = {
        **os.environ,
        "_ADLGEN_COMPLETE": "powershell_complete",
        "COMP_WORDS": "adlgen generate -t r",
    }
    done = subprocess.run(
        [sys.executable, "-m", "adlgen"],
        cwd=project.root,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "plain\trust\tRust\n"


@pytest.mark.parametrize(("breaks", "wanted"), [(" =:", "mcp"), (" ", "--opt=client=mcp")])
def test_bash_replaces_the_part_after_a_separator(
    project: Project, breaks: str, wanted: str
) -> None:
    environment = {
        **os.environ,
        "_ADLGEN_COMPLETE": "bash_complete",
        "COMP_WORDS": "adlgen generate --opt=client=m",
        "COMP_BREAKS": breaks,
    }
    line = [sys.executable, "-m", "adlgen"]
    done = subprocess.run(
        line, cwd=project.root, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\t")[:2] == ["plain", wanted]
