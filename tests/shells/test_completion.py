"""Completion in real shells: keys are typed into a terminal, and the shell shows the resulting words."""

from __future__ import annotations

import json
import re
import shutil
import sys
import warnings
from collections.abc import Iterator

import pytest

from tests.shells.terminal import Terminal

pytestmark = pytest.mark.slow

SHELLS = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        'PS1="$ "; show() { printf "<%s>" "$@"; echo .; }; eval "$(adlgen completion bash)"',
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        'PS1="$ "; show() { printf "<%s>" "$@"; echo .; }; bindkey -e; autoload -Uz compinit; compinit -D; eval "$(adlgen completion zsh)"',
    ),
    "fish": (
        ["fish", "--no-config", "-i"],
        'function show; printf "<%s>" $argv; echo .; end; adlgen completion fish | source',
    ),
}
START_OF_LINE = "\x01"
LINES = {
    "gen": "generate",
    "generate ag": "generate agent.yaml",
    "-q check 'my fi": "-q check|my file.yaml",
    r"validate my\ fi": "validate|my file.yaml",
    "generate --file=sub/x": "generate --file=sub/x.yaml",
    "generate -o s": "generate -o sub",
    "generate -o o": "generate -o o",
    "generate --output=m": "generate|--output=my folder",
    "generate -t ru": "generate -t rust",
    "generate -t go,ru": "generate -t go,rust",
    "generate --from anth": "generate --from anthropic",
    "generate --from=anth": "generate --from=anthropic",
    "generate -t go --opt client=m": "generate -t go --opt client=mcp",
    "generate -t go --opt=client=m": "generate -t go --opt=client=mcp",
    "generate --outp": "generate --output",
    "explain ADL010": "explain ADL010",
    "explain ADL071": "explain ADL071",
    "check --deny adl": "check --deny adl",
    "packs sh": "packs show",
    "packs show py": "packs show python",
    "--color alw": "--color always",
    "init made --with pre": "init made --with pre-commit",
    "init made --with ci,do": "init made --with ci,docker",
    "call tools.json whe": "call tools.json wherever",
}
"""Command lines before and after the key; ``o`` starts the name of a file only, and outputs are folders."""


@pytest.fixture(scope="module", params=SHELLS)
def shell(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Terminal]:
    """Return a shell with completion, in a folder with files."""
    arguments, setup = SHELLS[request.param]
    if shutil.which(arguments[0]) is None:
        warnings.warn(f"completion is NOT tested in {arguments[0]}", stacklevel=1)
        pytest.skip(f"{arguments[0]} is missing, which `make setup` installs")
    home = tmp_path_factory.mktemp(request.param)
    programs, folder = home / "bin", home / "folder"
    programs.mkdir()
    program = programs / "adlgen"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m adlgen "$@"\n')
    program.chmod(0o755)
    for name in ("agent.yaml", "other.txt", "my file.yaml", "sub/x.yaml", "my folder/x"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    tools = {"tools": [{"name": "wherever", "description": "d", "inputSchema": {"type": "object"}}]}
    (folder / "tools.json").write_text(json.dumps(tools))
    trap = folder / "adlgen"
    trap.write_text("#!/bin/sh\ntouch trapped\n")
    trap.chmod(0o755)
    environment = {"HOME": str(home), "PATH": f"{programs}:/usr/local/bin:/usr/bin:/bin"}
    terminal = Terminal(arguments, folder, environment)
    terminal.type(f"{setup}\r show ready\r")
    terminal.until("<ready>.\n", 20)
    yield terminal
    terminal.close()
    assert not (folder / "trapped").exists(), "completion ran a program of the current folder"


def after(shell: Terminal, line: str) -> list[str]:
    """Return the words of a command line after the key for completion."""
    shell.type(f"{line}\t{START_OF_LINE} show \r")
    shell.until("adlgen>", 20)
    return re.findall("<([^<>]*)>", shell.until(".\n", 20))


@pytest.mark.parametrize("line", LINES)
def test_completion(shell: Terminal, line: str) -> None:
    wanted = LINES[line].split("|")
    first, more = wanted[0].split(" "), wanted[1:]
    assert [word.rstrip("/") for word in after(shell, f"adlgen {line}")] == [*first, *more]


def test_no_program_of_the_folder_is_run(shell: Terminal) -> None:
    assert after(shell, "./adlgen gen") in (["generate"], ["gen"])
