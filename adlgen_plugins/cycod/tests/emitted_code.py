"""Emitted code that runs commands, asked from outside: the same questions in every language."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.packs import load_pack
from adlgen.testing.cases import cases_of
from adlgen.testing.targets import GoldenTarget, render_case
from adlgen_plugins.cycod import PLUGIN
from adlgen_plugins.cycod.feature import shapes
from adlgen_plugins.cycod.feature.lowering import callees, lower_line
from adlgen_plugins.cycod.feature.model import CommandLine

HERE = Path(__file__).parent / "emitted"
TSC = Path(__file__).parents[3] / "tests/toolchains/node/node_modules/.bin/tsc"
CASE = next(case for case in cases_of(PLUGIN) if case.name == "agent-commands")

Question = dict[str, JsonValue]
Ask = Callable[[Sequence[CommandLine], Sequence[Question]], list[dict[str, JsonValue]]]
"""Emits command lines and asks about them; answers hold what was ``said``, or why it is ``refused``."""


@dataclass(frozen=True, slots=True)
class Code:
    """An emitted project of a language."""

    ask: Ask
    own_tests: Callable[[], str]
    """Runs the tests that were emitted with it, commands and all; returns what they print."""


def missing() -> str:
    """Return what is missing to run emitted code with Node; empty if nothing."""
    return "" if TSC.exists() and shutil.which("node") else "node and tsc are not installed"


@dataclass(frozen=True, slots=True)
class Project:
    """An emitted project on disk."""

    folder: Path

    def own_tests(self, *program: str) -> str:
        """Run a program with leave to run commands; it must succeed."""
        done = subprocess.run(
            program,
            cwd=self.folder,
            env={**os.environ, "ADLGEN_RUN_COMMANDS": "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def ask(
        self, program: Sequence[str], questions: Sequence[Question]
    ) -> list[dict[str, JsonValue]]:
        """Run the driver."""
        done = subprocess.run(
            program,
            cwd=self.folder,
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        assert isinstance(found, list)
        return found


def emitted(pack: str, folder: Path, **options: str) -> Project:
    """Emit a project whose runtime is that of all."""
    target = GoldenTarget(pack, pack, options)
    for file in render_case(CASE, target).tree:
        place = folder / file.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(file.text, "utf-8")
    return Project(folder)


def literals_of(pack: str, *modules: str) -> list[ModuleType]:
    """Return modules of a pack."""
    package = load_pack(pack, Log()).layers[0].package
    return [importlib.import_module(f"{package}.{module}") for module in modules]


def python(folder: Path) -> Code:
    """Emit for Python."""
    project = emitted("python", folder, models="dataclass")
    package = next((folder / "src").iterdir()).name
    driver = (HERE / "driver.py.txt").read_text("utf-8").replace("PACKAGE", package)
    (folder / "src" / "driver.py").write_text(driver, "utf-8")
    forms, layout, imports = literals_of("python", "features.commands.forms", "layout", "imports")

    def ask(lines: Sequence[CommandLine], questions: Sequence[Question]) -> list[Question]:
        printer = forms.lines(imports.Imports())
        exprs = (printer.expression(lower_line(line, callees(line))) for line in lines)
        listed = "".join(f"    {layout.flat(expr)},\n" for expr in exprs)
        head = f"from {package}.commands._model import *\n"
        (folder / "src" / "lines.py").write_text(f"{head}LINES = [\n{listed}]\n", "utf-8")
        return project.ask([sys.executable, "src/driver.py"], questions)

    tests = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/commands")
    return Code(ask, lambda: project.own_tests(*tests))


def node(folder: Path) -> Code:
    """Emit for Node and compile once."""
    project = emitted("typescript", folder)
    types = TSC.parent.parent / "@types"
    command = [str(TSC), "--noCheck", "--skipLibCheck", "--typeRoots", str(types)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    shutil.copy(HERE / "driver.mjs", folder / "driver.mjs")
    forms, layout = literals_of("typescript", "features.commands.forms", "layout")

    def ask(lines: Sequence[CommandLine], questions: Sequence[Question]) -> list[Question]:
        listed = shapes.LINE.list_of(lower_line(line, callees(line)) for line in lines)
        text = layout.layout(forms.PRINTER.value(listed))
        (folder / "lines.mjs").write_text(f"export const lines = {text};\n", "utf-8")
        return project.ask(["node", "driver.mjs"], questions)

    tests = ("node", "--test", "dist/test/commands/summarize-logs.test.js")
    return Code(ask, lambda: project.own_tests(*tests))
