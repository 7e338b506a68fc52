"""Options that add to the runtime, with a runtime that is a package: other types, commands, programs, operations, generation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen import runtime
from adlgen.document.node import Source
from adlgen.output.tree import FileTree
from adlgen.testing.targets import render_case, render_source, try_source
from tests.conformance import suite

pytestmark = pytest.mark.native

NAME = "adlgen_runtime"
TARGET = suite.TARGETS["python-pydantic"]
SPEC = """{"tools": [{"name": "place", "inputSchema": {"type": "object", "required": ["id"],
 "properties": {"id": {"type": "string", "pattern": "^[a-z]+$"}, "count": {"type": "integer"}}},
 "outputSchema": {"type": "object", "required": ["total"], "properties": {"total": {"type": "number"}},
 "additionalProperties": {"type": "string"}}}]}"""
CALL = """
import asyncio
from desk.toolspec import Toolbox
from desk.toolspec.place import TOOL
import adlgen_runtime

assert Toolbox is adlgen_runtime.Toolbox
def place(ctx: object, given: object, /) -> object:
    assert TOOL.input.encode(given) == {"id": "ab", "count": 2}
    return TOOL.output.decode({"total": 1.5, "note": "x"})

box = Toolbox([TOOL.bind(place)])
done = asyncio.run(box.call_for_model("place", {"id": "ab", "count": 2}))
assert done.value == {"total": 1.5, "note": "x"}, done
refused = asyncio.run(box.call_for_model("place", {"id": "A"}))
assert "/id: must match" in refused.text, refused
"""
PLUGINS = {
    "agent-commands": "tests/commands",
    "commands-hook": "",
    "agent-operations": "tests/operations",
    "agent-generation": "",
    "agent-programs": "",
}
"""Cases of plug-ins, and the folders of the tests that they emit."""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the runtime; return the folder to import from."""
    made = tmp_path_factory.mktemp("runtime")
    assert runtime("python", made).ok
    return made / "src"


def write(tree: FileTree, folder: Path) -> None:
    for file in tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")


def run(command: list[str], folder: Path, package: Path) -> None:
    paths = os.pathsep.join([str(folder / "src"), str(package)])
    environment = {**os.environ, "PYTHONPATH": paths, "MYPYPATH": paths}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def check_types(folder: Path, package: Path) -> None:
    """Run mypy over the emitted packages and what they import from the runtime."""
    options = ["--strict", "--cache-dir", str(package / ".mypy"), "--explicit-package-bases"]
    run(["-m", "mypy", *options, "src"], folder, package)


@pytest.mark.parametrize("models", ["typeddict", "msgspec", "pydantic-dcg"])
def test_types_of_another_engine_share_the_runtime(
    tmp_path: Path, package: Path, models: str
) -> None:
    pytest.importorskip("datamodel_code_generator")
    options = {"models": models, "module": "desk", "wiring": "false", "runtime": NAME}
    write(render_source(Source("tools.json", SPEC), TARGET, options).tree, tmp_path)
    emitted = {path.name for path in (tmp_path / "src/desk/toolspec").iterdir()}
    assert emitted == {"__init__.py", "_types.py", "place.py"}
    (tmp_path / "main.py").write_text(CALL)
    run(["main.py"], tmp_path, package)
    check_types(tmp_path, package)


@pytest.mark.parametrize("case", PLUGINS)
def test_plugins_share_the_runtime(tmp_path: Path, package: Path, case: str) -> None:
    found = suite.CASES.get(case)
    if found is None:
        pytest.skip("its plug-in is not installed")
    write(render_case(found, TARGET, {"runtime": NAME}).tree, tmp_path)
    paths = [path.relative_to(tmp_path / "src") for path in (tmp_path / "src").rglob("*.py")]
    modules = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
    run(["-c", f"import {', '.join(sorted(modules))}"], tmp_path, package)
    if PLUGINS[case]:
        run(["-m", "pytest", "-q", "-p", "no:cacheprovider", PLUGINS[case]], tmp_path, package)
    check_types(tmp_path, package)


@pytest.mark.parametrize(
    ("target", "placed"),
    [
        ("go", "example.com/adlrt"),
        ("typescript", "@acme/runtime"),
        ("rust", NAME),
        ("python-pydantic", NAME),
    ],
)
def test_a_validator_of_the_program_needs_a_runtime_of_the_output(target: str, placed: str) -> None:
    options = {"runtime": placed, "validator": "external", "wiring": "false"}
    attempt = try_source(Source("tools.json", SPEC), suite.TARGETS[target], options)
    (found,) = attempt.diagnostics
    assert found.message == "option 'runtime' requires validator=embedded"
    assert found.hint == "leave out 'validator' or 'runtime'"
