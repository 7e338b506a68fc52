"""The wheel with compiled modules: what they are made from, and that they emit and report the same.

Compiling takes minutes of processor time, so the wheel itself is tested by `make test-compiled` only.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import adlgen
from adlgen.distribution import compiled, staging
from tests.distribution.conftest import ENVIRONMENT, ROOT, SPEC, contents

needs_compiler = pytest.mark.skipif(
    "ADLGEN_COMPILED" not in os.environ, reason="`make test-compiled` compiles modules"
)
TYPES = '''"""Data types."""

from typing import ClassVar

from adlgen.diagnostics.datatypes import Struct, field


class Point(Struct, order=True):
    """A point."""

    SCALE: ClassVar[int] = 10

    x: int
    y: int = 0


class Points(Struct, frozen=False):
    points: list[Point] = field(default_factory=list)

    def add(self, x: int) -> None:
        self.points.append(Point(x))
'''
PROGRAM = """
import json
import sys
from importlib import import_module
from adlgen.testing import differences
from tests import test_diagnostics
from tests.conformance import suite

found = {}
for owner in suite.OWNERS:
    for target in suite.TARGETS:
        golden = suite.golden_folder(owner, target)
        found[f"{owner} {target}"] = differences(suite.goldens(owner, target), golden)
for case in test_diagnostics.NAMES:
    golden = test_diagnostics.FOLDERS[case][1].read_text("utf-8")
    found[case] = [] if test_diagnostics.shown(case) == golden else ["other text"]
files = {name: import_module(name).__file__ for name in sys.argv[1:]}
found["not compiled"] = [name for name in files if not files[name].endswith(".so")]
print(json.dumps(found))
"""
"""Renders every case and reports every broken spec with the installed modules; prints what differs from the goldens.

Its arguments are the names of the compiled modules.
"""
RANDOM = """
import json
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.fuzz.compiled import run

emitted = {}
for target in suite.TARGETS:
    for seed in range(2 * len(run.MODES)):
        tools, options = run.source_of(seed, 40), run.options_of(seed, target)
        files = render_source(tools, suite.TARGETS[target], options, lenient=True).without_fixed()
        emitted |= {f"{target} {seed} {file.path}": file.text for file in files}
print(json.dumps(emitted))
"""
"""Emits random tools in every language, twice with each option; prints the files."""
DOUBLES = "adlgen/document/scalars.py"
"""The module whose functions make doubles of texts."""
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


def module_name(name: str) -> str:
    """Return the name under which a listed module is imported."""
    return compiled.staged_path(name).removesuffix(".py").replace("/", ".")


def test_options_and_class_variables_of_data_types_are_in_their_bodies() -> None:
    texts = {"shapes.py": TYPES, staging.DATA_TYPES: ""}
    classes = staging.Classes({name: ast.parse(text) for name, text in texts.items()})
    text = staging.staged("shapes.py", TYPES, classes)
    added = [line for line in text.splitlines() if line.startswith("    _")]
    assert added[:2] == [
        '    _options_: _ClassVar[dict[str, bool]] = {"order": True}',
        "    _no_fields_: _ClassVar[tuple[str, ...]] = ('SCALE', '_options_', '_no_fields_')",
    ]
    compile(text, "shapes.py", "exec")


def test_the_base_of_data_types_takes_options_from_bodies() -> None:
    text = staging.data_types((ROOT / staging.DATA_TYPES).read_text("utf-8"))
    names: dict[str, type] = {}
    exec(text, names)  # noqa: S102 - a module of adlgen
    base = names["Struct"]
    make = type(base)
    given = {"_options_": {"frozen": False}, "_no_fields_": ("_options_", "_no_fields_", "SCALE")}
    annotations = {"SCALE": int, "x": int, **dict.fromkeys(given, dict)}
    point = make("Point", (base,), {"__annotations__": annotations, "SCALE": 10, **given})(1)
    point.x = 2
    assert (point.x, point.SCALE, point.__struct_fields__) == (2, 10, ("x",))
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


def annotations_of(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what is declared for parameters, results and fields."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield node.returns
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            yield node.annotation


def test_no_integer_is_declared_as_a_double() -> None:
    """Compiled code converts it: large integers would lose digits, and others be printed as ``1.0``."""
    found = {
        f"{name}:{declared.lineno}"
        for name in set(compiled.listed()) - {DOUBLES}
        for declared in annotations_of(ast.parse((ROOT / name).read_text("utf-8")))
        if "float" in (parts := ast.unparse(declared).split(" | ")) and "int" not in parts
    }
    assert found == set()


def test_listed_classes_have_no_subclass_that_is_not_listed() -> None:
    """Compiled code takes an instance of a class of a module that is not compiled for an error."""
    trees = {name: ast.parse(path.read_text("utf-8")) for path, name in staging.sources(ROOT)}
    classes = staging.Classes(trees)
    listed = {compiled.staged_path(name) for name in compiled.listed()}
    modules = set(map(module_name, compiled.listed()))
    apart = {
        f"{path} {node.name}"
        for path in trees.keys() - listed
        for node in ast.walk(trees[path])
        if isinstance(node, ast.ClassDef) and classes.modules_of_bases(path, node) & modules
    }
    assert apart == set()


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


def run(installed: Path, folder: Path, *words: str, typed: str = "", cache: str = "") -> str:
    """Run the installed adlgen; return what it prints."""
    environment = {**ENVIRONMENT, "PYTHONPATH": str(installed), "ADLGEN_CACHE_DIR": cache}
    command = [sys.executable, "-m", "adlgen", *words]
    return subprocess.check_output(command, cwd=folder, env=environment, input=typed, text=True)


def printed(program: str, *words: str, paths: Sequence[Path], folder: Path) -> dict[str, Any]:
    """Run a program with the modules of some folders; return the JSON object that it prints."""
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=folder,
        env={
            **ENVIRONMENT,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "ADLGEN_CACHE_DIR": "",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@needs_compiler
@pytest.mark.slow
def test_cases_and_diagnostics_are_their_goldens(installed: Path, tmp_path: Path) -> None:
    for plugin in (ROOT / "adlgen_plugins").iterdir():
        for name in OF_PLUGINS:
            place = installed / "adlgen_plugins" / plugin.name / name
            if (plugin / name).is_dir() and not place.exists():
                place.symlink_to(plugin / name)
    names = map(module_name, compiled.listed())
    found: dict[str, list[str]] = printed(PROGRAM, *names, paths=[installed, ROOT], folder=tmp_path)
    assert {" go", " typescript", " rust", " python-pydantic", " python-dataclass"} <= found.keys()
    assert {name: paths for name, paths in found.items() if paths} == {}


@needs_compiler
@pytest.mark.slow
def test_random_tools_are_emitted_as_by_the_checkout(installed: Path, tmp_path: Path) -> None:
    found = printed(RANDOM, paths=[installed, ROOT], folder=tmp_path)
    expected = printed(RANDOM, paths=[ROOT], folder=tmp_path)
    assert found.keys() == expected.keys()
    assert [name for name in found if found[name] != expected[name]] == []


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
def test_runs_are_recorded(installed: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    words = ("generate", str(SPEC), "-t", "go", "-t", "rust", "-o", str(tmp_path / "out"), "-q")
    for _ in range(2):
        run(installed, tmp_path, *words, cache=cache)
        time.sleep(0.5)  # until the files that Python has just compiled count
    assert [path.suffix for path in sorted(Path(cache).iterdir())] == ["", ".tools"]


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
