"""Projects for the drivers of the emitted lifecycle to work in."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen_plugins.dojops.tests.generation.programs import Program, program
from tests.conformance import suite

NEEDS = {"go": ("go",), "typescript": ("node",), "rust": ("cargo",)}
TARGETS = [
    pytest.param(name, marks=pytest.mark.native) if name in NEEDS else name
    for name in suite.TARGETS
]


TEXT: dict[str, JsonValue] = {"text": "hello\n"}
"""A response for the hostile tool."""


@dataclass(frozen=True, slots=True)
class Bench:
    """A project for a program to work in."""

    program: Program
    root: Path

    @property
    def project(self) -> Path:
        """The folder that files are written to."""
        return self.root / "project"

    def do(
        self,
        what: str,
        value: Mapping[str, JsonValue],
        answer: JsonValue = None,
        **more: JsonValue,
    ) -> JsonValue:
        """Run one request that is to succeed."""
        found = self.try_to(what, value, answer, **more)
        assert "ok" in found, found
        return found["ok"]

    def fails(self, what: str, value: Mapping[str, JsonValue], answer: JsonValue = None) -> str:
        """Run one request that is to fail, and return the text."""
        found = self.try_to(what, value, answer)
        assert "error" in found, found
        return str(found["error"])

    def try_to(
        self, what: str, value: Mapping[str, JsonValue], answer: JsonValue, **more: JsonValue
    ) -> dict[str, JsonValue]:
        """Run one request; ``more`` is added to it, such as ``environment``: names of variables."""
        request: dict[str, JsonValue] = {
            "do": what,
            "input": dict(value),
            "answer": answer,
            "project": str(self.project),
            "folder": str(self.root / "tool"),
            "path": str(self.root / "bin"),
            **more,
        }
        return self.program.ask(request)

    def install(self, name: str, script: str) -> None:
        """Put a program on the path, as a script that knows its arguments."""
        path = self.root / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def read(self, path: str) -> str:
        """Return the text of a file of the project."""
        return (self.project / path).read_text("utf-8")

    def files(self) -> set[str]:
        """Return the paths of all files of the project."""
        found = (p for p in self.project.rglob("*") if p.is_file())
        return {str(path.relative_to(self.project)) for path in found}


def missing_for(target: str) -> list[str]:
    """Return the programs that this machine lacks for a target."""
    return [tool for tool in NEEDS.get(target, ()) if shutil.which(tool) is None]


def present() -> list[str]:
    """Return the targets whose programs this machine has."""
    return [name for name in suite.TARGETS if not missing_for(name)]


def bench(target: str, case: str, folder: Path) -> Bench:
    missing = missing_for(target)
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    for name in ("project", "tool", "bin"):
        (folder / name).mkdir()
    return Bench(program(target, case), folder)


def report(done: JsonValue) -> dict[str, JsonValue]:
    assert isinstance(done, dict)
    found = done["report"]
    assert isinstance(found, dict)
    return found


def given(folder: str = "docs", name: str = "a", **more: str) -> dict[str, JsonValue]:
    """Return an input of the hostile tool."""
    return {"folder": folder, "name": name, **more}


def shown(text: str) -> str:
    """Return a name for a test with a text."""
    return ascii(text)[1:-1][:20]


def findings(done: JsonValue) -> list[dict[str, JsonValue]]:
    found = report(done)["findings"]
    assert isinstance(found, list)
    return [finding for finding in found if isinstance(finding, dict)]
