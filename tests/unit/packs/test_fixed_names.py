"""Names of a specification that emitted files use themselves are kept apart: what is emitted compiles with all of them."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path

import pytest

from adlgen import api
from adlgen.document.node import JsonValue
from tests import cargo
from tests.conformance import suite
from tests.test_types_page import NODE, ran

LANGUAGES: Mapping[str, tuple[str, str]] = {
    "go": ("*.go", "go"),
    "typescript": ("*.ts", "tsc"),
    "rust": ("*.rs", "cargo"),
    "python": ("*.py", "python3"),
}
"""The files whose names are collected, and the program that checks them."""
FACTS: Mapping[str, JsonValue] = {
    "go": {"module": "example.com/shop", "version": "1.24"},
    "typescript": {"packageName": "shop", "nodeVersion": "20"},
    "rust": {"packageName": "fixed-names", "version": "1.88", "edition": "2021"},
}
PARTS = ("implementation", "fake", "service", "factory", "close", "self", "constructor", "around")
"""Parts of a service with names that its file may have."""
PLAIN = ("runtime", "adlrt", "builtins", "adapters")
"""Parts of paths to files without names of the specification."""
NOT_FOR_USERS = {"logger", "config", "read", "write", "edit", "bash", "fetch"}
"""Names with a meaning of their own: of what is injected, and of built-in tools."""


def service(interface: str, factory: str, kind: str) -> dict[str, JsonValue]:
    return {"type": kind, "interface": interface, "factory": factory, "description": "d"}


def emit(
    folder: Path,
    language: str,
    services: Mapping[str, JsonValue],
    tools: Mapping[str, Sequence[str]],
) -> None:
    """Emit an agent with services, and tools by what they inject, with the files of the user."""
    schema = {"type": "object", "properties": {"x": {"type": "string"}}}
    listed = [
        {"id": name, "name": name, "description": "d", "tags": ["t"], "inject": inject}
        | {"schema": schema}
        for name, inject in tools.items()
    ]
    off = dict.fromkeys(("streaming", "pushNotifications", "stateTransitionHistory"), False)
    facts = {name: fact for name, fact in FACTS.items() if name == language}
    agent = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": "shop", "description": "d", "version": "1.0.0"},
        "spec": {
            "capabilities": off,
            "server": {"port": 8080},
            "language": facts,
            "config": {"db": {"url": "${DB:-x}"}},
            "services": services,
            "tools": listed,
        },
    }
    folder.mkdir()
    path = folder / "agent.json"
    path.write_text(json.dumps(agent))
    done = api.generate(path, targets=[language], output=folder, scaffold=True, isolated=True)
    assert done.ok, [one.message for one in done.diagnostics]


def names_in(folder: Path, pattern: str) -> list[str]:
    """Return the identifiers of the files that have names of a specification."""
    found: set[str] = set()
    for path in folder.rglob(pattern):
        inside = path.relative_to(folder)
        if not any(part in inside.as_posix() for part in PLAIN) and inside.name[:1] != "_":
            text = re.sub(r"//.*|#.*|\"\"\".*?\"\"\"", "", path.read_text("utf-8"))
            found.update(re.findall(r"\b[A-Za-z][A-Za-z0-9_]+\b", text))
    return sorted(
        {name for name in found if name.lower() not in NOT_FOR_USERS and "repo" not in name.lower()}
    )


def vet(folder: Path) -> str:
    environment = suite.workspace_in(suite.NATIVE / "go-app", "go").environment()
    return ran(["go", "vet", "./..."], folder, environment)


def tsc(folder: Path) -> str:
    (folder / "node_modules").symlink_to(NODE)
    return ran([NODE / ".bin/tsc", "--noEmit", "--pretty", "false", "-p", "."], folder)


def check(folder: Path) -> str:
    environment = suite.workspace_in(suite.NATIVE / "rust-app", "rust").environment()
    command = ["cargo", "check", "--tests", "--quiet", "--offline", "--message-format", "short"]
    return ran(command, folder, {**environment, "CARGO_TARGET_DIR": str(cargo.TARGET)})


def mypy(folder: Path) -> str:
    options = ["--strict", "--no-error-summary", "--no-incremental"]
    return ran([sys.executable, "-m", "mypy", *options, "."], folder / "src")


CHECKS: Mapping[str, Callable[[Path], str]] = {
    "go": vet,
    "typescript": tsc,
    "rust": check,
    "python": mypy,
}


def interfaces(names: Sequence[str], kind: str) -> dict[str, JsonValue]:
    """Return services whose interfaces have some names."""
    types = [name for name in names if name[0].isupper() and not name.isupper()]
    return {f"s{n}": service(name, f"NewS{n}", kind) for n, name in zip(count(), types)}


def factories(names: Sequence[str], kind: str) -> dict[str, JsonValue]:
    """Return services that have some names, and whose factories have them."""
    values = [name for name in names if name[0].islower()]
    return {name: service(f"I{n}", name, kind) for n, name in zip(count(), values)}


@pytest.mark.native
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_names_of_emitted_files_compiles(language: str, tmp_path: Path) -> None:
    pattern, program = LANGUAGES[language]
    if shutil.which(program, path=f"{NODE}/.bin{os.pathsep}{os.environ['PATH']}") is None:
        pytest.skip(f"{program} is not installed")
    repo, audit = service("Repo", "NewRepo", "service"), service("RepoLog", "NewLog", "middleware")
    base = tmp_path / "base"
    injected = ["repo", "repo.part", "logger", "config.db"]
    emit(base, language, {"repo": repo, "repoLog": audit}, {"repo_tool": injected})
    names = names_in(base, pattern)
    assert len(names) > 100
    for kind, other in (("service", "middleware"), ("middleware", "service")):
        made = {**interfaces(names, kind), **factories(names, other)}
        tools = {"all": [*made, *(f"repo.{part}" for part in PARTS), "logger", "config.db"]}
        tools |= {name: [] for name in made}
        emit(tmp_path / kind, language, {**made, "repo": repo}, tools)
        printed = CHECKS[language](tmp_path / kind)
        assert not printed.strip(), f"{kind}: {printed[:3000]}"
