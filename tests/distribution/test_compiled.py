"""The wheel with compiled modules: what they are made from, and that they emit and report the same.

Compiling takes minutes of processor time, so the wheel itself is tested by `make test-compiled` only.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import adlgen
from adlgen.distribution import compiled, staging
from tests.distribution.conftest import ENVIRONMENT, ROOT, SPEC, contents

needs_compiler = pytest.mark.skipif(
    "ADLGEN_COMPILED" not in os.environ, reason="`make test-compiled` compiles modules"
)
TYPES = '''"""Data types."""

from adlgen.diagnostics.datatypes import Struct, field


class Point(Struct, order=True):
    """A point."""

    x: int
    y: int = 0


class Points(Struct, frozen=False):
    points: list[Point] = field(default_factory=list)

    def add(self, x: int) -> None:
        self.points.append(Point(x))
'''
PROGRAM = """
import json
import adlgen.ir.schemas
from adlgen.testing import differences
from tests import test_diagnostics
from tests.conformance import suite

assert adlgen.ir.schemas.__file__.endswith(".so")
found = {}
for owner in suite.OWNERS:
    for target in suite.TARGETS:
        golden = suite.golden_folder(owner, target)
        found[f"{owner} {target}"] = differences(suite.goldens(owner, target), golden)
for case in test_diagnostics.NAMES:
    golden = test_diagnostics.FOLDERS[case][1].read_text("utf-8")
    found[case] = [] if test_diagnostics.shown(case) == golden else ["other text"]
print(json.dumps(found))
"""
"""Renders every case and reports every broken spec with the installed modules; prints what differs from the goldens."""
SOME = ("adlgen/naming/scope.py", "adlgen/naming/words.py", "templates/go/names.py")
"""Modules of the core and of a pack, which compile quickly."""
SESSION = (
    '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}',
    '{"jsonrpc": "2.0", "id": 2, "method": "shutdown"}',
    '{"jsonrpc": "2.0", "method": "exit"}',
)
"""The messages of an editor that is closed at once."""
OF_PLUGINS = ("diagnostics", "golden")
"""Folders of plug-ins that a wheel does not have."""


def test_options_of_data_types_are_in_their_bodies() -> None:
    texts = {"shapes.py": TYPES, staging.DATA_TYPES: ""}
    classes = staging.Classes({name: ast.parse(text) for name, text in texts.items()})
    text = staging.staged("shapes.py", TYPES, classes)
    (added,) = (line for line in text.splitlines() if "order" in line and line not in TYPES)
    assert added == '    _options_: _ClassVar[dict[str, bool]] = {"order": True}'
    compile(text, "shapes.py", "exec")


def test_the_base_of_data_types_takes_options_from_bodies() -> None:
    text = staging.data_types((ROOT / staging.DATA_TYPES).read_text("utf-8"))
    names: dict[str, type] = {}
    exec(text, names)  # noqa: S102 - a module of adlgen
    base = names["Struct"]
    make = type(base)
    body = {"__annotations__": {"x": int, "_options_": dict}, "_options_": {"frozen": False}}
    point = make("Point", (base,), body)(1)
    point.x = 2
    assert (point.x, point.__struct_fields__) == (2, ("x",))
    frozen = make("Frozen", (base,), {"__annotations__": {"x": int}})(1)
    with pytest.raises(AttributeError, match="immutable"):
        frozen.x = 2


def test_every_listed_module_is_in_the_checkout_once() -> None:
    names = compiled.listed()
    assert list(names) == sorted(set(names))
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_listed_modules_use_nothing_that_mypyc_does_not_keep() -> None:
    """A cached property would be computed each time."""
    texts = {name: (ROOT / name).read_text("utf-8") for name in compiled.listed()}
    assert [name for name, text in texts.items() if "cached_property" in text] == []


def test_a_wheel_lists_its_files_and_its_platform(wheel: Path, tmp_path: Path) -> None:
    made = compiled.write_wheel(wheel, {"adlgen/ir/atoms.so": b"\x7fELF"}, tmp_path)
    with zipfile.ZipFile(made) as file, zipfile.ZipFile(wheel) as pure:
        names = file.namelist()
        assert set(names) == {*pure.namelist(), "adlgen/ir/atoms.so"}
        info = f"adlgen-{adlgen.__version__}.dist-info"
        facts = file.read(f"{info}/WHEEL").decode()
        record = file.read(f"{info}/RECORD").decode()
        changed = {name for name in pure.namelist() if file.read(name) != pure.read(name)}
    assert "Root-Is-Purelib: false\n" in facts
    assert f"Tag: {made.stem.split('-', 2)[2]}\n" in facts
    assert [line.partition(",")[0] for line in record.splitlines()] == [
        *sorted(set(names) - {f"{info}/RECORD"}),
        f"{info}/RECORD",
    ]
    assert changed == {staging.DATA_TYPES, f"{info}/WHEEL", f"{info}/RECORD"}


@pytest.fixture(scope="module")
def made(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with compiled modules."""
    return make(wheel, tmp_path_factory.mktemp("compiled"))


def make(wheel: Path, folder: Path) -> Path:
    output = folder / "dist"
    assert compiled.main([str(wheel), f"--output={output}"]) == 0
    (found,) = output.iterdir()
    return found


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip installed it; its dependencies are those of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--target", str(folder), str(made)], check=True)
    return folder


def run(installed: Path, folder: Path, *words: str, typed: str = "") -> str:
    """Run the installed adlgen; return what it prints."""
    environment = {**ENVIRONMENT, "PYTHONPATH": str(installed), "ADLGEN_CACHE_DIR": ""}
    command = [sys.executable, "-m", "adlgen", *words]
    return subprocess.check_output(command, cwd=folder, env=environment, input=typed, text=True)


@needs_compiler
@pytest.mark.slow
def test_cases_and_diagnostics_are_their_goldens(installed: Path, tmp_path: Path) -> None:
    for plugin in (ROOT / "adlgen_plugins").iterdir():
        for name in OF_PLUGINS:
            place = installed / "adlgen_plugins" / plugin.name / name
            if (plugin / name).is_dir() and not place.exists():
                place.symlink_to(plugin / name)
    paths = os.pathsep.join([str(installed), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={**ENVIRONMENT, "PYTHONPATH": paths, "ADLGEN_CACHE_DIR": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    assert " go" in found
    assert {name: paths for name, paths in found.items() if paths} == {}


@needs_compiler
@pytest.mark.slow
def test_commands_start(installed: Path, tmp_path: Path, expected: dict[str, bytes]) -> None:
    assert run(installed, tmp_path, "--version") == f"adlgen {adlgen.__version__}\n"
    run(installed, tmp_path, "validate", str(SPEC))
    run(installed, tmp_path, "generate", str(SPEC), "-t", "go", "-o", "out", "--no-manifest")
    assert contents(tmp_path / "out") == expected
    messages = "".join(f"Content-Length: {len(text)}\r\n\r\n{text}" for text in SESSION)
    assert '"hoverProvider"' in run(installed, tmp_path, "lsp", typed=messages)


@needs_compiler
@pytest.mark.slow
def test_compiled_modules_are_reproducible(tmp_path: Path) -> None:
    """Each time in another folder, whose path is not in them."""
    found = []
    for name in ("first", "second"):
        folder = tmp_path / name
        folder.mkdir()
        found.append(compiled.compiled_modules(ROOT, SOME, folder, compiled.LEVEL))
        assert not any(str(tmp_path).encode() in library for library in found[-1].values())
    assert found[0] == found[1]
    assert len(found[0]) == len(SOME) + 1
